/** Whether a key press belongs to the browser or the system instead of a widget: Alt with an arrow goes back. */
export function isWithModifier(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
