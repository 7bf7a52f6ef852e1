import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Imports, importsOf, type Rows } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const zone = { time_zone: 'Europe/Bucharest' };
const columns = ['code', 'offer', 'starts_at', 'ends_at'];
const end = '2032-01-01T00:00:00Z';

let app: TestApp;
let imports: Imports;
let offer: WireRecord;
let count = 0;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
  offer = await app.make('offers');
});
afterAll(() => app.close());

async function startOf(rows: Rows | File, fields: object = zone): Promise<unknown> {
  const job = await imports.run('blocked_periods', rows, fields);
  expect(job.counts.done).toBe(1);
  return (await imports.byCode('blocked_periods', `T-${count}`))?.starts_at;
}

function rowsWith(start: string): Rows {
  count += 1;
  return [columns, [`T-${count}`, String(offer.code), start, end]];
}

async function workbookWith(start: Date): Promise<File> {
  count += 1;
  const row = [`T-${count}`, String(offer.code), start, new Date(end)];
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [columns, row] }] });
  return new File([Buffer.from(bytes)], 'rows.xlsx');
}

describe('a time in a file', () => {
  test.each([
    ['2031-05-01 08:00', '2031-05-01T05:00:00.000Z'],
    ['2031-01-10T08:00:30', '2031-01-10T06:00:30.000Z'],
    ['2031-05-01', '2031-04-30T21:00:00.000Z'],
    ['2031-03-30 02:59', '2031-03-30T00:59:00.000Z'],
    ['2031-03-30 04:00', '2031-03-30T01:00:00.000Z'],
    ['2031-10-26 03:30+02:00', '2031-10-26T01:30:00.000Z'],
    ['2031-05-01T08:00:00.000Z', '2031-05-01T08:00:00.000Z'],
    ['2031-05-01 8:00', '2031-05-01T05:00:00.000Z'],
    ['01.05.2031', '2031-04-30T21:00:00.000Z'],
    ['1.5.2031 8:00', '2031-05-01T05:00:00.000Z'],
    ['01.05.2031, 08:00:30', '2031-05-01T05:00:30.000Z'],
    ['31/05/2030 08:00', '2030-05-31T05:00:00.000Z'],
    ['5/31/2030 8:05 PM', '2030-05-31T17:05:00.000Z'],
    ['05/05/2030', '2030-05-04T21:00:00.000Z'],
    ['2031/05/01', '2031-04-30T21:00:00.000Z'],
  ])('%s is %s in its zone', async (text, moment) => {
    expect(await startOf(rowsWith(text))).toBe(moment);
  });

  test('without a zone is UTC', async () => {
    expect(await startOf(rowsWith('2031-05-01 08:00'), {})).toBe('2031-05-01T08:00:00.000Z');
  });

  test.each([
    ['2031-03-30 03:30', 'skipped_time'],
    ['2031-10-26 03:30', 'repeated_time'],
    ['2031-02-30 08:00', 'date'],
    ['30.03.2031 03:30', 'skipped_time'],
    ['30.02.2031 08:00', 'date'],
    ['31.05.31', 'date'],
    ['05/01/2031', 'ambiguous_date'],
    ['05-01-2031 08:00', 'ambiguous_date'],
  ])('%s has the problem %s', async (text, rule) => {
    const { rows } = await imports.preview('blocked_periods', rowsWith(text), zone);
    expect(rows[0]?.errors.starts_at).toMatchObject([{ rule }]);
  });

  test.each([
    ['05/12/2030', '13/12/2030', ['2030-12-04', '2030-12-12']],
    ['05/12/2030', '12/13/2030', ['2030-05-11', '2030-12-12']],
  ])('%s has the order of %s in its column', async (unclear, clear, days) => {
    const rows = [...rowsWith(unclear), rowsWith(clear)[1] ?? []];
    const job = await imports.run('blocked_periods', rows, zone);
    expect(job.counts.failed, JSON.stringify(await imports.rowsOf(job))).toBe(0);
    const found = await Promise.all(
      [count - 1, count].map((code) => imports.byCode('blocked_periods', `T-${code}`)),
    );
    expect(found.map((record) => String(record?.starts_at).slice(0, 10))).toEqual(days);
  });

  test('of a column with both orders is named where it has two meanings', async () => {
    const rows = [rowsWith('05/12/2030'), rowsWith('13/12/2030'), rowsWith('12/13/2030')];
    const { rows: found } = await imports.preview(
      'blocked_periods',
      [columns, ...rows.map(([, row = []]) => row)],
      zone,
    );
    expect(found.map(({ errors }) => errors.starts_at?.[0]?.rule)).toEqual([
      'ambiguous_date',
      undefined,
      undefined,
    ]);
    expect(found[0]?.errors.starts_at?.[0]?.values).toEqual({
      first: '2030-12-05',
      second: '2030-05-12',
    });
  });

  test('of a date cell is that of the zone too', async () => {
    const cell = new Date('2031-05-01T08:00:00Z');
    expect(await startOf(await workbookWith(cell))).toBe('2031-05-01T05:00:00.000Z');
  });

  test('is refused with an unknown zone', async () => {
    const rows = rowsWith('2031-05-01 08:00');
    const response = await imports.send('/blocked_periods/import', rows, { time_zone: 'Mars/One' });
    expect(response.rules).toEqual({ time_zone: ['time_zone'] });
    const exported = await app.admin.get('/blocked_periods/export', { time_zone: 'Mars/One' });
    expect(exported.rules).toEqual({ time_zone: ['time_zone'] });
  });
});

test.each(['csv', 'xlsx'])(
  'an exported %s of a zone is imported without a change',
  async (format) => {
    await startOf(rowsWith('2031-03-29 10:15'));
    const query = { format, ...zone, columns: columns.join() };
    const { bytes } = await app.admin.get('/blocked_periods/export', query);
    const file = new File([Uint8Array.from(bytes)], `rows.${format}`);
    const { counts, total, columns: read } = await imports.preview('blocked_periods', file, zone);
    expect(counts).toEqual({ create: 0, update: 0, skip: total, error: 0 });
    if (format === 'xlsx') expect(read[2]?.samples.join()).toContain('2031-05-01T11:00:00.000,');
  },
);
