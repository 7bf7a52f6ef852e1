import type { ImportColumn } from '@rentyard/contract/entities/records/importExportRoutes';
import { noProblems } from '@rentyard/contract/schema/draftSchema';
import { decimalReadings, shortestDecimal } from '@rentyard/validators/decimals';
import { Invalid } from '../../errors/failures.ts';
import { cellText } from '../fieldKinds/fieldKind.ts';
import { type ColumnNumbers, columnMarks } from './columnMarks.ts';
import type { Column } from './columns.ts';
import type { ImportRequest } from './importForm.ts';

const samples = 3;

/** The columns of a file with what is unclear about their numbers. */
export function describeColumns(
  { headings, fields, rows }: ImportRequest,
  numbers: readonly (ColumnNumbers | undefined)[],
): readonly ImportColumn[] {
  return headings.map((heading, index) => {
    const found = numbers[index];
    const text = found?.unclear;
    return {
      heading,
      field: fields[index] ?? null,
      samples: rows.slice(0, samples).flatMap(({ cells }) => {
        const cell = cells[index] ?? null;
        return cell === null ? [] : [cellText(cell)];
      }),
      decimal_mark: found?.mark === 'mixed' ? null : (found?.mark ?? null),
      unclear_number: text === undefined ? null : unclearNumber(text),
    };
  });
}

/** Without zeros at the end of the fraction: `12.500` would be unclear itself. */
function unclearNumber(text: string): ImportColumn['unclear_number'] {
  const { comma, point } = decimalReadings(text);
  const shortest = (plain: string | null) => (plain === null ? null : shortestDecimal(plain));
  return { text, comma: shortest(comma), point: shortest(point) };
}

/**
 * Refuses a file whose reading is a guess until a person has chosen one.
 * @throws {Invalid} at `encoding` and `decimal_marks.<position>`.
 */
export function refuseUnclear(
  request: ImportRequest,
  columns: readonly (Column | undefined)[],
): void {
  const problems = noProblems();
  if (request.readings.length > 0 && !request.isEncodingChosen)
    problems.encoding = [{ id: 'choose_encoding' }];
  const numbers = columnMarks(columns, request.rows, request.marks);
  for (const [index, column] of describeColumns(request, numbers).entries()) {
    const { heading, unclear_number: unclear } = column;
    if (!unclear || request.marks[index]) continue;
    const { text, comma, point } = unclear;
    const values = { name: heading, text, first: comma ?? text, second: point ?? text };
    const id = comma !== null && point !== null ? 'choose_mark' : 'mixed_marks';
    problems[`decimal_marks.${index}`] = [{ id, values }];
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}
