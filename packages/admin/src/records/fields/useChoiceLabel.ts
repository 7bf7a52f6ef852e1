import { type Translate, useT } from '../../services/i18n/useT.ts';

/** Words for a value of a choice: `pages.choice.type.static`, else those that modules share, else the value. */
export function useChoiceLabel(resource: string, path: string): (value: string) => string {
  const t = useT();
  return (value) => choiceLabel(t, resource, path, value);
}

/** The same for whoever words fields of any path. */
export function choiceLabel(t: Translate, resource: string, path: string, value: string): string {
  const own = `${resource}.choice.${path}.${value}`;
  if (t.has(own)) return t(own);
  const shared = path === 'status' ? `status.${value}` : `choice.${path}.${value}`;
  return t.has(shared) ? t(shared) : value;
}
