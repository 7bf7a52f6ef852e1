import { type Translate, useT } from '../../i18n/useT.ts';

/** Words for a value of a choice: `offers.choice.type.service`, of a status the shared words, else the value. */
export function useChoiceLabel(resource: string, path: string): (value: string) => string {
  const t = useT();
  return (value) => choiceLabel(t, resource, path, value);
}

/** The same for whoever words fields of any path. */
export function choiceLabel(t: Translate, resource: string, path: string, value: string): string {
  const own = `${resource}.choice.${path}.${value}`;
  if (t.has(own)) return t(own);
  const status = `status.${value}`;
  return path === 'status' && t.has(status) ? t(status) : value;
}
