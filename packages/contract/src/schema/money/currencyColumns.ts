import type { Fields } from '../fieldTypes.ts';
import { fieldAt, type Resource } from '../resource.ts';

/** The currency of a money field is a sibling field, inside the group or beside it. */
export function currencyPath(fields: Fields, path: string, sibling: string): string {
  const [group] = path.split('.');
  const inner = group === undefined ? undefined : fields[group];
  return inner?.kind === 'group' && sibling in inner.fields ? `${group}.${sibling}` : sibling;
}

/** The path of the currency of an amount; undefined for other fields. */
export function currencyOf(resource: Resource, path: string): string | undefined {
  const field = fieldAt(resource, path);
  return field?.kind === 'money' ? currencyPath(resource.fields, path, field.currency) : undefined;
}

/**
 * Adds the currency behind adjacent amounts, unless it already is on one side of them: an amount
 * without its currency is meaningless in a file.
 */
export function withCurrencies(resource: Resource, paths: readonly string[]): readonly string[] {
  let beforeRun: string | undefined;
  return paths.flatMap((path, at) => {
    const currency = currencyOf(resource, path);
    const [previous, next] = [paths[at - 1], paths[at + 1]];
    if (currency === undefined) return [path];
    if (previous === undefined || currencyOf(resource, previous) !== currency) beforeRun = previous;
    const isLast = next === undefined || currencyOf(resource, next) !== currency;
    return isLast && next !== currency && beforeRun !== currency ? [path, currency] : [path];
  });
}
