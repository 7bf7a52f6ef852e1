import type { PlainField } from '@rentyard/contract/fields';
import {
  type FilterOperator,
  filterFieldAt,
  filterOperators,
  filterOperatorsOf,
  type Resource,
  translationsPath,
} from '@rentyard/contract/resource';
import { translationFilter } from '@rentyard/contract/translations';
import { decimal, type Problem } from '@rentyard/ui/validators';
import type { Filter, FilterValue } from '../records/listQuery.ts';
import { fullPath } from './fieldPath.ts';
import { readMoment } from './momentParam.ts';
import { flagOf, type QueryParams } from './queryParams.ts';

const shape = /^filter\[([a-z_.]+)\](?:\[([a-z]+)\])?$/;
const valuesAtMost = 100;

/** Takes every `filter[field]=x` and `filter[field][operator]=x`. */
export function takeFilters(params: QueryParams, resource: Resource): readonly Filter[] {
  return params.left.flatMap((name) => {
    if (!name.startsWith('filter[')) return [];
    const text = params.take(name) ?? '';
    const [, path = '', operator = 'eq'] = shape.exec(name) ?? [];
    const filter = readFilter(resource, fullPath(resource, path), operator, text);
    if (!('problem' in filter)) return [filter];
    params.refuse(pathOf(name), filter.problem);
    return [];
  });
}

/** `filter[status][in]` -> `filter.status.in` */
function pathOf(name: string): string {
  return name.replaceAll('][', '.').replace('[', '.').replace(/\]$/, '');
}

type Refused = { readonly problem: Problem };

function readFilter(
  resource: Resource,
  path: string,
  operator: string,
  text: string,
): Filter | Refused {
  const field = filterFieldAt(resource, path);
  if (!field) return { problem: { id: 'unknown' } };
  if (!isOperator(operator) || !filterOperatorsOf(field).includes(operator)) {
    return { problem: { id: 'unknown' } };
  }
  if (path === translationsPath && !text.split(',').every((one) => translationFilter.test(one))) {
    return { problem: { id: 'choice' } };
  }
  const value = readValue(field, operator, text);
  return typeof value === 'object' && 'problem' in value ? value : { path, operator, value };
}

function isOperator(word: string): word is FilterOperator {
  return filterOperators.includes(word as FilterOperator);
}

function readValue(
  field: PlainField,
  operator: FilterOperator,
  text: string,
): FilterValue | Refused {
  if (operator === 'empty') return flagOf(text) ?? { problem: { id: 'type' } };
  if (operator !== 'in') return readOne(field, text);
  // Nothing to be among is a mistake of the caller, which would look like an empty list.
  if (text === '') return { problem: { id: 'required', values: { field: 'in' } } };
  const texts = text.split(',');
  if (texts.length > valuesAtMost) {
    return { problem: { id: 'max_value', values: { number: valuesAtMost } } };
  }
  const values = texts.map((one) => readOne(field, one));
  const refused = values.find((value) => typeof value === 'object');
  return refused ?? (values as (string | number)[]);
}

/** A value as the kind of its field is written in an address. */
function readOne(field: PlainField, text: string): string | number | boolean | Refused {
  switch (field.kind) {
    case 'boolean':
      return flagOf(text) ?? { problem: { id: 'type' } };
    case 'number':
      return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : { problem: { id: 'type' } };
    case 'reference':
    case 'references':
    case 'list':
    case 'image':
      return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : { problem: { id: 'type' } };
    case 'money': {
      // Rules let blanks pass; there is no amount to compare with in one.
      const problem = text.trim() === '' ? { id: 'type' } : decimal(4)(text);
      return problem ? { problem } : text;
    }
    case 'moment':
      return readMoment(text) ?? { problem: { id: 'date' } };
    case 'choice':
      return field.options.includes(text) ? text : { problem: { id: 'choice' } };
    default:
      return text;
  }
}
