/** The open modal dialogs, the topmost last. Everything outside of the topmost one is inert. */
let modals: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Adds a dialog that was opened. Returns the function that removes it, to be called before it leaves the page. */
export function addOpenModal(dialog: HTMLElement): () => void {
  set([...modals, dialog]);
  return () => set(modals.filter((one) => one !== dialog));
}

export function topModal(): HTMLElement | undefined {
  return modals.at(-1);
}

/** Calls the listener synchronously when a dialog opens or closes. */
export function onModalsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly HTMLElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}
