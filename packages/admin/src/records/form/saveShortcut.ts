/** The save shortcut as written on this platform. */
export const saveShortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd+S' : 'Ctrl+S';
