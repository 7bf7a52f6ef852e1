import type { Problem } from '@rentyard/validators';
import { Invalid } from '../../errors/failures.ts';
import type { Owner } from './categoryProperties.ts';

type Values = Readonly<Record<string, unknown>>;

/** A removed value and its replacement; `at` is the index of its row. */
export interface Replaced {
  readonly at: number;
  readonly value: number;
  readonly with: number;
}

/** One parsed row of `create_or_update_many`. */
export interface PropertyRow {
  /** Undefined for a new characteristic. */
  readonly id: number | undefined;
  /** Whether to trash it. */
  readonly isRemoved: boolean;
  readonly replaced: readonly Replaced[];
  /** The other fields are a draft of the characteristic. */
  readonly draft: Values;
  /** Maps a path of the draft to the path in the sent row, which includes the replaced values. */
  readonly formPathOf: (path: string) => string;
}

/**
 * Parses a row. Takes the values that are to be replaced out of its list.
 * @throws {Invalid} with paths inside the row.
 */
export function readRow(row: unknown, owner: Owner, ownerId: number): PropertyRow {
  if (!isObject(row)) throw Invalid.at('', { id: 'type' });
  const { id = null, removed = false, category, category_group, ...draft } = row;
  if (id !== null && !isId(id)) throw Invalid.at('id', { id: 'type' });
  if (typeof removed !== 'boolean') throw Invalid.at('removed', { id: 'type' });
  refuseOther('category', category, owner === 'category' ? ownerId : null);
  refuseOther('category_group', category_group, owner === 'category_group' ? ownerId : null);
  const replaced = replacedIn(draft.values);
  const gone = new Set(replaced.map(({ at }) => at));
  if (gone.size > 0) {
    draft.values = (draft.values as readonly unknown[]).filter((_, at) => !gone.has(at));
  }
  return {
    id: id ?? undefined,
    isRemoved: removed,
    replaced,
    draft,
    formPathOf: (path) => pathBefore(path, gone),
  };
}

/** `values.0.name` was `values.1.name` if the value before it was taken out. */
function pathBefore(path: string, gone: ReadonlySet<number>): string {
  const [, index, rest = ''] = /^values\.(\d+)(.*)$/.exec(path) ?? [];
  if (index === undefined) return path;
  let at = 0;
  for (let left = Number(index); gone.has(at) || left > 0; at += 1) if (!gone.has(at)) left -= 1;
  return `values.${at}${rest}`;
}

/** The path decides the owner; a row may repeat it but not differ. */
function refuseOther(path: string, given: unknown, expected: number | null): void {
  const pointed = isObject(given) ? given.id : (given ?? null);
  if (pointed !== null && pointed !== expected) throw Invalid.at(path, { id: 'not_allowed' });
}

function replacedIn(values: unknown): readonly Replaced[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((row: unknown, at): readonly Replaced[] => {
    if (!isObject(row) || (row.replace_with ?? null) === null) return [];
    const path = `values.${at}`;
    if (!isId(row.id)) throw Invalid.at(`${path}.id`, typeProblem);
    if (!isId(row.replace_with)) throw Invalid.at(`${path}.replace_with`, typeProblem);
    return [{ at, value: row.id, with: row.replace_with }];
  });
}

const typeProblem: Problem = { id: 'type' };

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
