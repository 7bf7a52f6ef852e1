/**
 * Sets the value of an input like user input: listeners of `input` and `change` (of React and of form libraries) are
 * called, also in uncontrolled forms.
 */
export function setNativeValue(
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  if (element.value === value) return;
  setProperty(element, 'value', value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Sets the state of a checkbox like a click, also while it is disabled. */
export function setNativeChecked(element: HTMLInputElement, isChecked: boolean): void {
  if (element.checked === isChecked) return;
  setProperty(element, 'checked', isChecked);
  // React listens to clicks. An event that is no mouse event does not toggle the checkbox again.
  element.dispatchEvent(new Event('click', { bubbles: true }));
}

/** Sets a property past React, which would otherwise not see that it has changed. */
function setProperty(element: HTMLElement, name: string, value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name)?.set?.call(element, value);
}
