import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import { isRich } from '../fieldKinds/fieldKinds.ts';
import type { WriteContext } from '../store.ts';
import type { Draft } from './draft.ts';

/** The key of a stored picture inside a URL, for any storage. */
const storageKey = /((?:u\d{1,15}\/)?[0-9a-f]{2}\/[0-9a-f]{32})(?:-320)?\.webp/g;

/** Whether records of this kind have rich texts, which may contain pictures. */
export function hasRichText(resource: Resource): boolean {
  return plainFields(resource).some(([, field]) => isRich(field));
}

interface Saved {
  readonly id: number;
  readonly after: Draft;
  readonly changed: readonly (readonly [path: string, PlainField])[];
}

/** Stores which pictures the rich texts of a record contain, if any of the texts was saved. */
export async function noteMentions(
  { tx, binding: { resource } }: Pick<WriteContext, 'tx' | 'binding'>,
  { id, after, changed }: Saved,
): Promise<void> {
  if (!changed.some(([, field]) => isRich(field))) return;
  const keys = JSON.stringify([...keysIn(resource, after)]);
  await tx.rows(sql`
    with mentioned as (
      select id from photos
      where storage_key in (select json_array_elements_text(${keys}::json))
    ), gone as (
      delete from photo_mentions
      where resource = ${resource.name} and record_id = ${id}
        and photo_id not in (select id from mentioned)
    )
    insert into photo_mentions (photo_id, resource, record_id)
    select id, ${resource.name}, ${id} from mentioned
    on conflict do nothing`);
}

function keysIn(resource: Resource, record: Draft): ReadonlySet<string> {
  const texts = plainFields(resource)
    .filter(([, field]) => isRich(field))
    .map(([path]) => JSON.stringify(valueAt(record, path) ?? ''));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(storageKey)].map(([, key = '']) => key)),
  );
}
