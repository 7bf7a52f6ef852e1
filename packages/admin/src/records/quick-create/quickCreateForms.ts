import type { Subject } from '@rentyard/contract/permissions';
import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

/** The form of new records, and what is asked and said before it opens. */
export interface QuickCreateForm {
  readonly load: LoadScreen;
  /** Whose right to create opens it; the module's own unless given. */
  readonly subject?: Subject;
  /** Key of the words that offer it; `<resource>.create` unless given. */
  readonly label?: string;
}

const known = new Map<string, QuickCreateForm>();

/**
 * Notes where the form of a module's new records comes from, so that other forms may open it. `target` is what
 * references call them, with dashes: `category-groups`.
 */
export function registerQuickCreateForm(target: string, form: QuickCreateForm): void {
  known.set(target, form);
}

/** The form of what a reference points at; undefined when it needs a page of its own. */
export function quickCreateFormOf(target: string): QuickCreateForm | undefined {
  return known.get(target);
}
