/** Something that holds values which were typed and not saved: a form. */
export interface Unsaved {
  readonly isDirty: () => boolean;
  /** Lets the page be left without a question. What was typed stays in the form and in its draft. */
  readonly release: () => void;
}

const held = new Set<Unsaved>();

/** Enters a form that is on the page; answers with the way to take it out. */
export function holdUnsaved(form: Unsaved): () => void {
  held.add(form);
  return () => void held.delete(form);
}

/** Whether the page holds values that would be lost with it. */
export function hasUnsaved(): boolean {
  return [...held].some(({ isDirty }) => isDirty());
}

/** Lets the page be left, whatever was typed on it. */
export function releaseUnsaved(): void {
  for (const { release } of held) release();
}
