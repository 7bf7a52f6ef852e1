import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import { resources } from '@rentyard/contract/entities/resources';
import { isComparedByKey, plainFields } from '@rentyard/contract/schema/resource';
import { identityKey } from '@rentyard/validators/normalForm';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../database.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
});
afterAll(() => db.close());

async function keysInSql(texts: readonly string[]): Promise<readonly string[]> {
  const found = await db.rows<{ key: string }>(sql`
    select identity_key(text) as key
    from unnest(${sql.param(texts)}::text[]) with ordinality as t (text, position)
    order by position`);
  return found.map(({ key }) => key);
}

const lastCodePoint = 0x10ffff;
/** A million characters without case and forms, most of them unassigned. */
const isPlain = /^[\p{Cn}\p{Co}\p{Unified_Ideograph}]$/u;
/** One in this many of them is compared. */
const sampling = 31;

describe('identity_key', () => {
  test('has the result of identityKey for every character', async () => {
    const texts: string[] = [];
    for (let code = 1; code <= lastCodePoint; code += 1) {
      if (code === 0xd800) code = 0xe000;
      const text = String.fromCodePoint(code);
      if (code % sampling === 0 || !isPlain.test(text)) texts.push(text);
    }
    const keys = await keysInSql(texts);
    expect(texts.filter((text, at) => identityKey(text) !== keys[at])).toEqual([]);
  }, 120_000);

  test('has the result of identityKey for texts of every script', async () => {
    // Characters that every supported version of Unicode knows.
    const known = fc.oneof(
      ...[
        [0x20, 0x24f],
        [0x300, 0x36f],
        [0x370, 0x3ff],
        [0x400, 0x52f],
        [0x531, 0x556],
        [0x5d0, 0x5ea],
        [0x621, 0x64a],
        [0x905, 0x939],
        [0x1100, 0x11ff],
        [0x1e00, 0x1eff],
        [0x1f00, 0x1f15],
        [0x2000, 0x206f],
        [0x3041, 0x3096],
        [0xac00, 0xac80],
        [0xfe00, 0xfe0f],
        [0xff01, 0xff5e],
        [0x1f600, 0x1f64f],
      ].map(([min = 0, max = 0]) => fc.integer({ min, max })),
    );
    const texts = fc.sample(
      fc.array(known, { maxLength: 20 }).map((codes) => String.fromCodePoint(...codes)),
      { numRuns: 5_000, seed: 37 },
    );
    expect(await keysInSql(texts)).toEqual(texts.map(identityKey));
  });

  test('has a unique index for every field that is compared by it', async () => {
    const declared = [...resources, buzbotReply].flatMap((resource) =>
      plainFields(resource).flatMap(([path, field]) =>
        isComparedByKey(field) ? [`${resource.name}_${path}_identity`] : [],
      ),
    );
    const found = await db.rows<{ name: string }>(sql`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and i.indisvalid and c.relname like '%\\_identity'`);
    expect(found.map(({ name }) => name).sort()).toEqual(declared.sort());
  });
});
