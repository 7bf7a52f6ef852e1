import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Key code of the keys that an input method handles, also after the composition in Safari. */
const handledByInputMethod = 229;

/**
 * Whether a key belongs to an input method: Enter then accepts a Japanese word instead of submitting the form, and
 * Escape discards it. Handlers of keys ignore such events.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing: isInWord, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isInWord || keyCode === handledByInputMethod;
}

/** Whether a key press belongs to the browser or the system instead of a widget: Alt with an arrow goes back. */
export function isWithModifier(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

interface Key {
  readonly key: string;
  readonly code: string;
}

/**
 * The name of a key in shortcuts: a lower-case letter, else the name of the key. On layouts without Latin letters
 * (ru, ua) the physical position of the key counts.
 */
export function keyName({ key, code }: Key): string {
  if (key.length > 1 || /[a-z]/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
