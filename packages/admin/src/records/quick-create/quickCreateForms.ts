import type { Subject } from '@rentyard/contract/permissions';
import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

/** The create form of a module, as quick create opens it. */
export interface QuickCreateForm {
  readonly load: LoadScreen;
  /** Subject of the required `create` permission; the module's own by default. */
  readonly subject?: Subject;
  /** Message key of the option that opens it; `<resource>.create` by default. */
  readonly label?: string;
}

const known = new Map<string, QuickCreateForm>();

/**
 * Registers the create form of a module, so that other forms can open it. `target` is the module
 * name with dashes: `category-groups`.
 */
export function registerQuickCreateForm(target: string, form: QuickCreateForm): void {
  known.set(target, form);
}

/** The create form of a referenced resource; undefined when it needs its own page. */
export function findQuickCreateForm(target: string): QuickCreateForm | undefined {
  return known.get(target);
}
