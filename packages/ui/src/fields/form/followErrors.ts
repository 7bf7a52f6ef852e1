import { activeElementIn } from '../../lib/activeElement.ts';

/** Focuses the first field of a submitted form with an error, now or when one appears, until the signal aborts. */
export function followErrors(form: EventTarget | undefined, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement) || signal.aborted) return;
  const observer = new MutationObserver(() => focusFirstError(form));
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  signal.addEventListener('abort', () => observer.disconnect());
  // Errors that are visible already do not change. The effects of the submission may focus a field first.
  requestAnimationFrame(() => signal.aborted || focusFirstError(form));
}

const focusable =
  ':is(input:not([type=hidden], [type=file]), textarea, select, button, [contenteditable=true], [tabindex="0"], [tabindex="-1"][role]):not(:disabled)';

function focusFirstError(form: HTMLFormElement): void {
  const notes = [...form.querySelectorAll<HTMLElement>('[id$="-note"][data-state="error"]')];
  const active = activeElementIn(document);
  const isFocusedAlready = notes.some(({ id, parentElement }) => {
    const described = active?.getAttribute('aria-describedby')?.split(' ').includes(id);
    return described || (active !== null && parentElement?.contains(active));
  });
  const [first] = notes;
  if (!first || isFocusedAlready) return;
  const described = form.querySelector<HTMLElement>(
    `${focusable}[aria-describedby~="${first.id}"]`,
  );
  (described ?? first.parentElement?.querySelector<HTMLElement>(focusable))?.focus();
}
