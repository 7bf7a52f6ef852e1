import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { named } from '../sqlFragments.ts';
import { migrate } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
});
afterAll(() => db.close());

/** In the order of each alphabet. */
const words = {
  en: ['Auger', 'boom lift', 'Crane', 'dumper'],
  ru: ['автокран', 'Ёмкость', 'каток', 'щебень', 'якорь'],
  ua: [
    'Вантажівка',
    'горн',
    'ґанок',
    'дах',
    'еркер',
    'єдність',
    'жито',
    'ирій',
    'ікло',
    'їжа',
    'йод',
    'яма',
  ],
  ro: ['apă', 'ax', 'azi', 'ăla', 'iz', 'încărcător', 'sută', 'șa', 'tub', 'țeavă', 'ușă'],
  tr: [
    'cam',
    'çekiç',
    'dal',
    'göz',
    'ğ',
    'hız',
    'ıslak',
    'iskele',
    'oda',
    'öz',
    'su',
    'şantiye',
    'uç',
    'üst',
  ],
  pl: [
    'agregat',
    'ąg',
    'cegła',
    'ćwiek',
    'lubin',
    'ładowarka',
    'mur',
    'skala',
    'ściana',
    'zamek',
    'źdźbło',
    'żuraw',
  ],
} as const;

test.each(Object.entries(words))(
  'a list sorts names by the alphabet of the language: %s',
  async (language, expected) => {
    const shuffled = [...expected].sort(
      (one, other) => one.length - other.length || (one < other ? 1 : -1),
    );
    const rows = await db.rows<{ word: string }>(sql`
    select word from unnest(${sql.param(shuffled)}::text[]) as w (word)
    order by ${named(sql`word`, language)}`);
    expect(rows.map(({ word }) => word)).toEqual(expected);
  },
);
