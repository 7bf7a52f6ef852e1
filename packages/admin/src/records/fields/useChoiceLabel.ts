import { type Translate, useT } from '../../services/i18n/useT.ts';

/**
 * The label of a choice: `pages.choice.type.static`, else a shared label, else the value itself.
 */
export function useChoiceLabel(resource: string, path: string): (value: string) => string {
  const t = useT();
  return (value) => choiceLabel(t, resource, path, value);
}

/** The same as a function, for code that labels fields of any path. */
export function choiceLabel(t: Translate, resource: string, path: string, value: string): string {
  const own = `${resource}.choice.${path}.${value}`;
  if (t.has(own)) return t(own);
  const shared = path === 'status' ? `status.${value}` : `choice.${path}.${value}`;
  return t.has(shared) ? t(shared) : value;
}
