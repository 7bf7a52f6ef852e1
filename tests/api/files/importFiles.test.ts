import { readTable } from '@rentyard/api/records/import-export/uploaded-table/readTable';
import { textEncodings } from '@rentyard/contract/entities/records/importExport';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodedText, isEncodable } from '../../support/data/encodedText.ts';

const words = [
  ...[
    'Loader',
    'Экскаватор',
    'Навантажувач із ґумою',
    'Macara mică',
    'Küçük iş vinci',
    'Żuraw łódź',
  ],
  ...[
    '5" disc',
    'a;b',
    'c,d',
    'tab\there',
    'two\nlines',
    'bar|bar',
    'say "yes"',
    '00123',
    '12,500',
  ],
  ...['1 250,50', '=1+1 no', '№ 5 – «x»', 'x'],
];

const file = fc.record({
  encoding: fc.constantFrom(...textEncodings),
  mark: fc.boolean(),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  isNamed: fc.boolean(),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  quotesAll: fc.boolean(),
  endsWithLine: fc.boolean(),
  blankLines: fc.array(fc.nat(8), { maxLength: 3 }),
  rows: fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.array(fc.array(fc.constantFrom('', ...words), { minLength: width, maxLength: width }), {
      minLength: 2,
      maxLength: 8,
    }),
  ),
});

test('files of every form keep every cell in its row and column', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (form) => {
      const { encoding, delimiter, quotesAll, lineEnd, isNamed } = form;
      const cells = form.rows.map((row, at) => [
        `R-${at}`,
        ...row.map((cell) => (isEncodable(cell, encoding) ? cell : 'Latin')),
      ]);
      const quoted = (cell: string) =>
        quotesAll || /[;,|\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      const lines = cells.map((row) => row.map(quoted).join(delimiter));
      const expected: (readonly [number, readonly (string | null)[]])[] = [];
      const written: string[] = [];
      for (const [at, line] of lines.entries()) {
        if (form.blankLines.includes(at)) written.push('');
        written.push(line);
        expected.push([written.length, (cells[at] ?? []).map((cell) => cell || null)]);
      }
      const text = [
        ...(isNamed ? [`sep=${delimiter}`] : []),
        ...written,
        ...(form.endsWithLine ? [''] : []),
      ].join(lineEnd);
      const mark = form.mark && encoding.startsWith('utf') ? '\ufeff' : '';
      const bytes = encodedText(mark + text, encoding);
      const table = await readTable({ fileName: 'rows.csv', bytes });
      // A file with several readings is refused until a person chooses one.
      const read =
        table.readings.length > 0
          ? await readTable({ fileName: 'rows.csv', bytes, encoding })
          : table;
      const width = cells[0]?.length ?? 0;
      const padded = read.rows.map(({ number, cells: found }) => [
        number,
        Array.from({ length: width }, (_, at) => found[at] ?? null),
      ]);
      expect(padded).toEqual(expected);
    }),
    { numRuns: 200, seed: 37 },
  );
}, 300_000);
