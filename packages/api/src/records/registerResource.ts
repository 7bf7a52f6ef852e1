import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import type { SQL } from 'drizzle-orm';
import { fieldKindOf } from './fieldKinds/fieldKinds.ts';
import type { ChoiceFilters, FreeRecords, Hooks, Issues, ResourceBinding } from './store.ts';

/** Binds a resource to the table of the same name. */
export function registerResource(
  resource: Resource,
  {
    columns = {},
    extraTables = [],
    alsoMentions = false,
    countedByDay = [],
    issues = {},
    deadReference,
    free,
    freeFor,
    choiceFilters = {},
    changesWithTime = false,
    ...hooks
  }: Options = {},
): ResourceBinding {
  const own = plainFields(resource).map(([path, field]) => [
    path,
    columns[path] ?? defaultColumn(path, field),
  ]);
  return {
    resource,
    columns: { ...baseColumns, ...Object.fromEntries(own) },
    extraTables,
    alsoMentions,
    countedByDay,
    issues,
    deadReference,
    free,
    freeFor,
    choiceFilters,
    changesWithTime,
    hooks,
  };
}

const baseColumns = {
  id: 'id',
  created_at: 'created_at',
  updated_at: 'updated_at',
  created_by: 'created_by',
  updated_by: 'updated_by',
};

function defaultColumn(path: string, field: PlainField): string {
  return path.replaceAll('.', '_') + (fieldKindOf(field).columnSuffix ?? '');
}

interface Options extends Hooks {
  /**
   * Columns whose names differ from the default: the field path with `_` for dots, plus `_id` for a
   * reference or `_ids` for references.
   */
  readonly columns?: Readonly<Record<string, string>>;
  readonly extraTables?: readonly string[];
  readonly alsoMentions?: boolean;
  readonly countedByDay?: readonly string[];
  readonly issues?: Issues;
  readonly deadReference?: SQL;
  readonly free?: FreeRecords;
  readonly freeFor?: NonNullable<ResourceBinding['freeFor']>;
  readonly choiceFilters?: ChoiceFilters;
  readonly changesWithTime?: boolean;
}
