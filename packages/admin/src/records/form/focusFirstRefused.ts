import type { RecordForm } from './useRecordForm.ts';

/** Goes through the inputs in the order of the page; a text field opens the language that is wrong. */
export function focusFirstRefused(element: HTMLFormElement | null, form: RecordForm['form']): void {
  for (const input of element?.elements ?? []) {
    const name = input.getAttribute('name');
    if (!name || !form.getFieldState(name).error) continue;
    // An input of a row is no field of the form; the field may have to open the right language first.
    if (input instanceof HTMLElement) input.focus();
    form.setFocus(name);
    return;
  }
}
