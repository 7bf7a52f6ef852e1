import { currencyOf, withCurrencies } from '@rentyard/contract/schema/money/currencyColumns';
import { normalizedKey, normalizedPaths } from '@rentyard/contract/schema/money/normalizedFields';
import {
  baseFields,
  fieldAt,
  plainFields,
  type Resource,
} from '@rentyard/contract/schema/resource';

/** The fields that can be exported, in contract order. */
export function exportablePaths(resource: Resource): readonly string[] {
  const own = plainFields(resource).filter(([, { kind }]) => kind !== 'secret');
  const { id: _, ...base } = baseFields;
  return ['id', ...own.map(([path]) => path), ...Object.keys(base)];
}

/**
 * The fields of the list's columns, in their order, and the currencies of amounts. The code comes
 * first if there is one, because it identifies the record and lists often show it inside another
 * column.
 */
export function pathsOfColumns(
  resource: Resource,
  columnIds: readonly string[],
): readonly string[] {
  const known = exportablePaths(resource);
  const shown = columnIds.flatMap(
    (id) => known.find((path) => path === id || path.endsWith(`.${id}`)) ?? [],
  );
  const own = new Set(known.includes('code') ? ['code', ...shown] : shown);
  return [...new Set(withCurrencies(resource, [...own]))];
}

/** The currencies of the amounts. A file has no amount without its currency. */
export function neededCurrencies(
  resource: Resource,
  paths: readonly string[],
): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => currencyOf(resource, path) ?? []));
}

/**
 * The columns to request: a translated field gives one column in the user's language, or one per
 * language.
 */
export function findColumns(
  resource: Resource,
  paths: readonly string[],
  languages: readonly string[],
): readonly string[] {
  return paths.flatMap((path) =>
    languages.length > 0 && fieldAt(resource, path)?.kind === 'translated'
      ? languages.map((language) => `${path}.${language}`)
      : [path],
  );
}

/** The columns with the chosen amounts in the base currency. */
export function normalizedColumns(resource: Resource, paths: readonly string[]): readonly string[] {
  return normalizedPaths(resource)
    .filter((path) => paths.includes(path))
    .map(normalizedKey);
}
