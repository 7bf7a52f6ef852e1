/** Fills the `{name}` placeholders of a server message. Missing values become empty. */
export function fillIn(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
