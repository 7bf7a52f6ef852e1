import type { Resource } from '@rentyard/contract/schema/resource';
import { useT } from '../../services/i18n/useT.ts';

/** Messages that every module defines. */
export type ModuleTextKey = 'title' | 'create' | 'new' | 'save' | 'empty' | 'empty_text';

/** The messages of the module that shows a resource: `brands.create`. */
export function useModuleText({ name }: Resource): (textKey: ModuleTextKey) => string {
  const t = useT();
  const keys: Readonly<Record<ModuleTextKey, string>> = {
    title: `${name}.title`,
    create: `${name}.create`,
    new: `${name}.new`,
    save: `${name}.save`,
    empty: `${name}.empty`,
    empty_text: `${name}.empty_text`,
  };
  return (textKey) => {
    const key = keys[textKey];
    if (t.has(key)) return t(key);
    throw new Error(
      `The message ${key} is missing. The shared screens use it for their buttons and headings. Add it to the messages in modules/${name}.`,
    );
  };
}
