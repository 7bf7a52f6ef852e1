import type { PlainField } from '@rentyard/contract/fields';
import { fieldAt, type Resource } from '@rentyard/contract/resource';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { choiceLabel } from './useChoiceLabel.ts';
import { fieldPathOf } from './useLeafLabel.ts';

type Values = Readonly<Record<string, unknown>>;

/** Says any value of a record's edit shape in words, by its dotted path; null for nothing at all. */
export function useValueText(resource: Resource): (path: string, value: unknown) => string | null {
  const t = useT();
  const format = useFormat();
  return (path, value) => {
    if (value === null || value === undefined || value === '') return null;
    const field = fieldAt(resource, fieldPathOf(resource, path));
    switch (field?.kind) {
      case 'boolean':
        return t(value === true ? 'boolean.yes' : 'boolean.no');
      case 'choice':
        return choiceLabel(t, resource.name, path, String(value));
      case 'number':
        return typeof value === 'number' ? format.number(value) : String(value);
      case 'money':
        return /^\d+(\.\d+)?$/.test(String(value)) ? format.amount(String(value)) : String(value);
      case 'moment':
        return format.moment(String(value));
      case 'secret':
        return '••••••';
      default:
        return isRich(field) ? plainText(String(value)) : textOf(value);
    }
  };
}

function isRich(field: PlainField | undefined): boolean {
  return (field?.kind === 'translated' || field?.kind === 'text') && field.rich === true;
}

/** Rich text as it reads, a line for each block. */
function plainText(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<\/(p|h\d|li|tr|blockquote|pre)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (page.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** Records by their names, lists one after another, rows by what stands in them. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  const { name, alt, url, id, ...rest } = value as Values;
  if (typeof name === 'string') return name;
  if (url !== undefined) return String(alt || `№ ${id}`);
  return Object.values({ name, ...rest })
    .map(textOf)
    .filter(Boolean)
    .join(' · ');
}
