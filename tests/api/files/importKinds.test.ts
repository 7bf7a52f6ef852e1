import { choiceNames } from '@rentyard/contract/messages/choiceNames';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields } from '@rentyard/contract/schema/resource';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Imports, importsOf, type Rows } from '../../support/data/imports.ts';
import { importedResources, resourceNamed } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let imports: Imports;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
});
afterAll(() => app.close());

type Cell = string | number | boolean;

/** Cells that mean the value of a draft, as people and programs write it. */
function cellsOf(field: PlainField, value: unknown, isTyped: boolean): readonly Cell[] {
  switch (field.kind) {
    case 'number':
    case 'money': {
      const plain = String(value);
      const comma = plain.replace('.', ',');
      const money = field.kind === 'money' ? [`${plain} TST`, `tst\u00a0${comma}`] : [];
      return [plain, comma, ` ${comma}\u202f`, ...money, ...(isTyped ? [Number(plain)] : [])];
    }
    case 'boolean':
      return value ? ['PRAWDA', 'ИСТИНА', 'evet'] : ['FAŁSZ', 'ХИБНІСТЬ', 'HAYIR'];
    case 'choice':
      return [String(value).toUpperCase(), ...(choiceNames[String(value)] ?? [])];
    case 'references':
      return [[value].flat().join('; ')];
    default:
      return [String(value)];
  }
}

async function fileOf(rows: Rows, format: 'csv' | 'xlsx'): Promise<Rows | File> {
  if (format === 'csv') return rows;
  const sheet = { name: 'Rows', rows: rows.map((row) => [...row]) };
  return new File([Buffer.from(await writeXlsx({ sheets: [sheet] }))], 'rows.xlsx');
}

describe.each(importedResources)('%s', (resource) => {
  const written = plainFields(resourceNamed(resource)).filter(([, field]) => !field.readOnly);

  test.each(['csv', 'xlsx'] as const)(
    'are read from %s however a cell is written',
    async (format) => {
      const { fields } = await imports.preview(resource, [['code'], ['nothing']]);
      const keys = fields.map(({ field }) => field);
      const currency = await app
        .make('currencies', { code: 'TST', symbol: 'tst', decimal: 2 })
        .catch(
          async () =>
            (await app.admin.get('/currencies', { 'filter[code]': 'TST' })).data<WireRecord[]>()[0],
        );
      const made = await app.draft(resource);
      const draft = 'currency' in made ? { ...made, currency: currency?.id } : made;
      const columns = keys.filter((key) => valueAt(draft, key) != null && key !== 'properties');
      const fieldOf = (key: string) =>
        written.find(([path]) => path === key || path === key.replace(/\.[^.]*$/, ''))?.[1];
      const variants = columns.map((key) => {
        const field = fieldOf(key);
        if (!field) throw new Error(`No field for ${key}.`);
        return cellsOf(field, valueAt(draft, key), format === 'xlsx');
      });
      const most = Math.max(...variants.map((cells) => cells.length));
      for (let at = 0; at < most; at += 1) {
        const cells = variants.map((one) => one[at % one.length] ?? null);
        const code = columns.indexOf('code');
        cells[code] = `K-${resource}-${format}-${at}`;
        for (const unique of ['alias', 'name']) {
          const index = columns.indexOf(unique);
          if (index >= 0) cells[index] = `k-${resource}-${format}-${at}`;
        }
        const file = await fileOf([columns, cells], format);
        const { rows } = await imports.preview(resource, file);
        expect(rows[0], JSON.stringify(cells)).toMatchObject({ outcome: 'create', errors: {} });
        const job = await imports.run(resource, file);
        expect(job.counts.done).toBe(1);
        const found = await imports.byCode(resource, String(cells[code]));
        const stored = (await app.admin.get(`/${resource}/${found?.id}/edit`)).data<WireRecord>();
        for (const [index, key] of columns.entries()) {
          const field = fieldOf(key);
          if (field?.kind === 'text' || field?.kind === 'translated') continue;
          const value = valueAt(stored, key);
          const expected = valueAt(draft, key);
          const plain = [value].flat().map((one) => (one as { id?: unknown } | null)?.id ?? one);
          const isSame = plain.map(Number).join() === [expected].flat().map(Number).join();
          expect(isSame || value === expected, `${key}: ${cells[index]}`).toBe(true);
        }
        await app.admin.delete(`/${resource}`, { id: found?.id });
      }
    },
  );
});
