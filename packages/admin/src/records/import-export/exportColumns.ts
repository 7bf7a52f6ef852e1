import {
  baseFields,
  fieldAt,
  plainFields,
  type Resource,
} from '@rentyard/contract/schema/resource';

/** The fields that a file may have columns of, in the order of the contract. */
export function exportablePaths(resource: Resource): readonly string[] {
  const own = plainFields(resource).filter(([, { kind }]) => kind !== 'secret');
  const { id: _, ...base } = baseFields;
  return ['id', ...own.map(([path]) => path), ...Object.keys(base)];
}

/**
 * The fields that stand behind columns of a list, in their order. A record is found again by its code, so
 * that comes first wherever there is one: lists often show it inside another column.
 */
export function pathsOfColumns(
  resource: Resource,
  columnIds: readonly string[],
): readonly string[] {
  const known = exportablePaths(resource);
  const shown = columnIds.flatMap(
    (id) => known.find((path) => path === id || path.endsWith(`.${id}`)) ?? [],
  );
  return [...new Set(known.includes('code') ? ['code', ...shown] : shown)];
}

/** The columns to ask for: a translated field is one in the reader's language, or one for each language. */
export function columnsOf(
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
