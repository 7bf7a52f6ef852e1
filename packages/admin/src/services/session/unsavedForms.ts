/** A form with values that may be unsaved. */
export interface UnsavedForm {
  readonly isDirty: () => boolean;
  /**
   * Allows leaving the page without confirmation. Typed values stay in the form and in its draft.
   */
  readonly release: () => void;
}

const unsavedForms = new Set<UnsavedForm>();

/** Registers a form of the page. Returns the function that unregisters it. */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
}

/** Whether the page has unsaved values. */
export function hasUnsaved(): boolean {
  return [...unsavedForms].some(({ isDirty }) => isDirty());
}

/** Allows leaving the page with unsaved values. */
export function releaseUnsaved(): void {
  for (const { release } of unsavedForms) release();
}
