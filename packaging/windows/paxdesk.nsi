; The installer for Windows, of the bundle that PyInstaller made from packaging/paxdesk.spec:
;     makensis /DVERSION=0.2.0 packaging\windows\paxdesk.nsi
; It installs for one account, without an administrator, and ties saved games (.pax) to the program.
; SOURCE (the bundle) and OUTPUT may be given too; NSIS 3 runs on Windows, Linux and macOS.

Unicode true
!include "MUI2.nsh"
!ifndef VERSION
  !error "Name the version: makensis /DVERSION=…"
!endif
!ifndef SOURCE
  !define SOURCE "..\..\dist\paxdesk"
!endif
!ifndef OUTPUT
  !define OUTPUT "..\..\dist\paxdesk-${VERSION}-setup.exe"
!endif
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\paxdesk"
!define KIND "PaxDesk.Game"

Name "Pax Desk"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Pax Desk"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
SetCompressor /SOLID lzma

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\paxdesk-table.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"

Section
  SetOutPath "$INSTDIR"
  ; What an older version had and this one has not must not stay.
  RMDir /r "$INSTDIR\_internal"
  File /r "${SOURCE}\*"
  File "..\..\LICENSE"
  File /oname=README.md "..\bundle-readme.md"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Pax Desk.lnk" "$INSTDIR\paxdesk-table.exe"
  WriteRegStr HKCU "Software\Classes\.pax" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Pax Desk game"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\paxdesk-table.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\paxdesk-table.exe" "%1"'
  WriteRegStr HKCU "${KEY}" "DisplayName" "Pax Desk"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\paxdesk-table.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; Only what was installed: whoever chose a folder with other things keeps them. Games stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\paxdesk.exe"
  Delete "$INSTDIR\paxdesk-table.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Pax Desk.lnk"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegValue HKCU "Software\Classes\.pax" ""
  DeleteRegKey HKCU "${KEY}"
SectionEnd
