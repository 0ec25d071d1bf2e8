# Has saved games (.pax) opened by Pax Desk, for your own account on Windows. From the bundle:
#     powershell -File install-desktop.ps1            -Remove takes it away again
# Whoever has another program for such files keeps it, and finds ours under "Open with".
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
# Explorer shows icons and programs of such files anew (SHCNE_ASSOCCHANGED).
$explorer::SHChangeNotify(0x08000000, 0, [IntPtr]::Zero, [IntPtr]::Zero)
