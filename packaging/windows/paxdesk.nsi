; Windows installer for the bundle that PyInstaller builds from packaging/paxdesk.spec:
;     makensis /DVERSION=0.2.0 packaging\windows\paxdesk.nsi
; It installs for one account, without an administrator, and associates saved games (.pax).
; SOURCE (the bundle) and OUTPUT are optional; NSIS 3 runs on Windows, Linux and macOS.

Unicode true
!include "LogicLib.nsh"
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
!define ASSOCIATIONS_CHANGED 0x08000000

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

LangString RUNNING ${LANG_ENGLISH} "Pax Desk is still running. Close it, and try again."
LangString RUNNING ${LANG_SPANISH} "Pax Desk sigue abierto. Ciérralo y vuelve a intentarlo."
LangString RUNNING ${LANG_FRENCH} "Pax Desk est encore ouvert. Fermez-le, puis réessayez."

; A running program is closed like its window, and saves its game; it is never terminated.
!macro CLOSE_PROGRAM UN
Function ${UN}CloseProgram
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\paxdesk-table.exe"
      ${Break}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\paxdesk-table.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    nsExec::Exec 'taskkill /IM paxdesk-table.exe'
    Pop $0
    Sleep 2000
    ClearErrors
    FileOpen $0 "$INSTDIR\paxdesk-table.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
FunctionEnd
!macroend
!insertmacro CLOSE_PROGRAM ""
!insertmacro CLOSE_PROGRAM "un."

Section
  Call CloseProgram
  SetOutPath "$INSTDIR"
  ; Remove the files of an older version.
  RMDir /r "$INSTDIR\_internal"
  File /r "${SOURCE}\*"
  File "..\..\LICENSE"
  File /oname=README.md "..\bundle-readme.md"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Pax Desk.lnk" "$INSTDIR\paxdesk-table.exe"
  ; An existing association is kept; Pax Desk then appears under "Open with".
  WriteRegStr HKCU "Software\Classes\.pax\OpenWithProgids" "${KIND}" ""
  ReadRegStr $0 HKCR ".pax" ""
  ${If} $0 == ""
    WriteRegStr HKCU "Software\Classes\.pax" "" "${KIND}"
  ${EndIf}
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Pax Desk game"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\paxdesk-table.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\paxdesk-table.exe" "%1"'
  WriteRegStr HKCU "${KEY}" "DisplayName" "Pax Desk"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Pax Desk authors"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\paxdesk-table.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ; Notify Explorer of the changed association.
  System::Call 'shell32::SHChangeNotify(i ${ASSOCIATIONS_CHANGED}, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Call un.CloseProgram
  ; Remove only installed files: the chosen folder may contain others. Games stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\paxdesk.exe"
  Delete "$INSTDIR\paxdesk-table.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Pax Desk.lnk"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegValue HKCU "Software\Classes\.pax\OpenWithProgids" "${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.pax" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "Software\Classes\.pax" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\.pax\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.pax"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i ${ASSOCIATIONS_CHANGED}, i 0, p 0, p 0)'
SectionEnd
