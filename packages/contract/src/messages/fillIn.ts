/** Fills the `{name}` places of a server message. Values that are missing leave an empty place. */
export function fillIn(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
