# Has saved games (.pax) opened by Pax Desk, for your own account on Windows. From the bundle:
#     powershell -File install-desktop.ps1            -Remove takes it away again
param([switch]$Remove)
$kind = "HKCU:\Software\Classes\PaxDesk.Game"
$suffix = "HKCU:\Software\Classes\.pax"
if ($Remove) {
    Remove-Item $kind, $suffix -Recurse -ErrorAction SilentlyContinue
    return
}
$program = Join-Path $PSScriptRoot "paxdesk-table.exe"
New-Item "$kind\shell\open\command", "$kind\DefaultIcon", $suffix -Force | Out-Null
Set-Item $kind "Pax Desk game"
Set-Item "$kind\DefaultIcon" "`"$program`",0"
Set-Item "$kind\shell\open\command" "`"$program`" `"%1`""
Set-Item $suffix "PaxDesk.Game"
