import type { RecordForm } from './useRecordForm.ts';

/**
 * Focuses the first invalid input in page order. A text field switches to the invalid language, and
 * a closed disclosure opens.
 */
export function focusFirstRefused(element: HTMLFormElement | null, form: RecordForm['form']): void {
  for (const input of element?.elements ?? []) {
    const name = input.getAttribute('name');
    if (!name || !form.getFieldState(name).error) continue;
    const disclosure = input.closest('details');
    if (disclosure) disclosure.open = true;
    // Inputs of rows are not registered fields. A registered field may first have to switch its
    // language.
    if (input instanceof HTMLElement) input.focus();
    form.setFocus(name);
    return;
  }
}
