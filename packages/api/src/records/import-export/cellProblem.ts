import type { Problem } from '@rentyard/validators';
import type { Cell } from '../fieldKinds/fieldKind.ts';

/** The errors of Excel and LibreOffice, which their files name in the language of the program. */
const errorValue =
  /^(?:#[\p{Lu}\p{M}][\p{Lu}\p{M}\d'’_/ .]*[!?]|#(?:N\/A|Н\/Д|N\/D|YOK|GETTING_DATA)|(?:Err|Ош|Ошибка|Помилка|Eroare|Hata|Błąd):\d{3})$/u;

/** What a spreadsheet writes to CSV for a number or date in a column that is too narrow. */
const hidden = /^#{2,}$/;

/** The problem of a cell that has no value, or whose text was read or saved with a wrong encoding. */
export function cellProblem(cell: Cell, name: () => string): Problem | undefined {
  if (typeof cell !== 'string') return undefined;
  if (errorValue.test(cell) || hidden.test(cell))
    return { id: 'cell_error', values: { name: name(), text: cell } };
  return isGarbled(cell)
    ? { id: 'garbled', values: { name: name(), text: cell.slice(0, 40) } }
    : undefined;
}

/** As in the spreadsheet: `C5`. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/**
 * Whether the text has characters of a failed conversion, or is UTF-8 that a program read in another encoding: its
 * bytes in that encoding are UTF-8 again.
 */
function isGarbled(text: string): boolean {
  if (/[\ufffd\x80-\x9f]/u.test(text)) return true;
  // Longer texts repeat the fault at their start.
  const start = /\P{ASCII}/u.exec(text)?.index;
  if (start === undefined) return false;
  return byteTables.some((table) => isUtf8ReadAs(text.slice(start, start + 200), table));
}

const byteTables = ['windows-1252', 'windows-1250', 'windows-1251'].map((encoding) => {
  const decoder = new TextDecoder(encoding);
  return new Map(
    Array.from({ length: 128 }, (_, at) => [decoder.decode(Uint8Array.of(at + 128)), at + 128]),
  );
});

/** Characters of two or three bytes that a garbled text has at least. */
const fewest = 2;

function isUtf8ReadAs(text: string, table: ReadonlyMap<string, number>): boolean {
  let found = 0;
  let continuations = 0;
  for (const character of text) {
    const byte = character <= '\x7f' ? 0 : table.get(character);
    if (byte === undefined) return false;
    const isContinuation = byte >= 0x80 && byte < 0xc0;
    if (isContinuation !== continuations > 0) return false;
    if (isContinuation) continuations -= 1;
    else if (byte >= 0xc2) {
      continuations = byte >= 0xe0 ? 2 : 1;
      found += 1;
    } else if (byte !== 0) return false;
  }
  return found >= fewest;
}
