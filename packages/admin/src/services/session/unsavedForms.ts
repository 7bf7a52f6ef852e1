/** Something that holds values which were typed and not saved: a form. */
export interface UnsavedForm {
  readonly isDirty: () => boolean;
  /** Lets the page be left without a question. What was typed stays in the form and in its draft. */
  readonly release: () => void;
}

const unsavedForms = new Set<UnsavedForm>();

/** Enters a form that is on the page; answers with the way to take it out. */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/** Whether the page holds values that would be lost with it. */
export function hasUnsaved(): boolean {
  return [...unsavedForms].some(({ isDirty }) => isDirty());
}

/** Lets the page be left, whatever was typed on it. */
export function releaseUnsaved(): void {
  for (const { release } of unsavedForms) release();
}
