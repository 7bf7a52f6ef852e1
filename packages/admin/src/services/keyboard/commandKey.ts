/** Name of the modifier key of shortcuts on this device. */
export const commandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
  ? 'Cmd'
  : 'Ctrl';
