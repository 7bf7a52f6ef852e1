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
