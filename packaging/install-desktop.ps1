# Associate saved games (.pax) with Pax Desk for your account on Windows. Run from the bundle:
#     powershell -File install-desktop.ps1            -Remove undoes it
# An existing association is kept; Pax Desk then appears under "Open with".
param([switch]$Remove)
$name = "PaxDesk.Game"
$kind = "HKCU:\Software\Classes\PaxDesk.Game"
$suffix = "HKCU:\Software\Classes\.pax"
$openWith = "$suffix\OpenWithProgids"
$explorer = Add-Type -PassThru -Name Shell -Namespace PaxDesk -MemberDefinition `
    '[DllImport("shell32.dll")] public static extern void SHChangeNotify(int what, uint flags, IntPtr a, IntPtr b);'
function Get-Opener($key) { (Get-Item $key -ErrorAction SilentlyContinue).GetValue("") }

if ($Remove) {
    Remove-Item $kind -Recurse -ErrorAction SilentlyContinue
    Remove-ItemProperty $openWith $name -ErrorAction SilentlyContinue
    if ((Test-Path $suffix) -and (Get-Opener $suffix) -eq $name) { Set-Item $suffix "" }
} else {
    $program = Join-Path $PSScriptRoot "paxdesk-table.exe"
    foreach ($key in "$kind\shell\open\command", "$kind\DefaultIcon", $openWith) {
        if (-not (Test-Path $key)) { New-Item $key -Force | Out-Null }
    }
    Set-Item $kind "Pax Desk game"
    Set-Item "$kind\DefaultIcon" "`"$program`",0"
    Set-Item "$kind\shell\open\command" "`"$program`" `"%1`""
    New-ItemProperty $openWith $name -Value "" -Force | Out-Null
    if (-not (Get-Opener "Registry::HKEY_CLASSES_ROOT\.pax")) { Set-Item $suffix $name }
}
# Notify Explorer of the changed association (SHCNE_ASSOCCHANGED).
$explorer::SHChangeNotify(0x08000000, 0, [IntPtr]::Zero, [IntPtr]::Zero)
