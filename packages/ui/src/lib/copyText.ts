/**
 * Copies a text to the clipboard. Without a secure context the clipboard API is missing, so the deprecated command is
 * used.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
