/**
 * Copies a text to the clipboard. Where the clipboard API is missing (no secure context) or refuses (no permission, a
 * frame without it), the deprecated command is used.
 * @throws if the browser refuses both.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByCommand(text)) throw error;
  }
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  // Everything outside of a modal dialog is inert and cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
