/** How the key that saves is written on this machine. */
export const saveShortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd+S' : 'Ctrl+S';
