import { isLanguageCode } from '@rentyard/contract/languages';
import type { RecordForm } from '../useRecordForm.ts';

/**
 * Focuses the first invalid input in page order. A text field switches to the invalid language, and
 * a closed disclosure opens.
 */
export function focusFirstRefused(element: HTMLFormElement | null, form: RecordForm['form']): void {
  for (const input of element?.elements ?? []) {
    const name = parseFieldName(input.getAttribute('name') ?? '');
    if (!name || !form.getFieldState(name).error) continue;
    const disclosure = input.closest('details');
    if (disclosure) disclosure.open = true;
    // Inputs of rows are not registered fields. A registered field may first have to switch its
    // language.
    findControl(input)?.focus();
    form.setFocus(name);
    return;
  }
}

/** The field of an input: a text in several languages has an input per language, `name.ru`. */
function parseFieldName(name: string): string {
  const end = name.lastIndexOf('.');
  return end > 0 && isLanguageCode(name.slice(end + 1)) ? name.slice(0, end) : name;
}

/** What the user operates: a hidden input has the value of the control beside it. */
function findControl(input: Element): HTMLElement | null {
  if (input instanceof HTMLInputElement && input.type === 'hidden') {
    return input.parentElement?.querySelector('input:not([type=hidden]), textarea, button') ?? null;
  }
  return input instanceof HTMLElement ? input : null;
}
