import type { TextEncoding } from '@rentyard/contract/entities/records/importExport';

/** The bytes of a text in an encoding. Throws for a character that the encoding does not have. */
export function encodedText(text: string, encoding: TextEncoding): Buffer<ArrayBuffer> {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const bytes = bytesIn(encoding);
  return Buffer.from(
    [...text].map((character) => {
      const byte = bytes.get(character);
      if (byte === undefined) throw new Error(`${encoding} has no “${character}”.`);
      return byte;
    }),
  );
}

/** Whether every character exists in the encoding. */
export function isEncodable(text: string, encoding: TextEncoding): boolean {
  return encoding.startsWith('utf') || [...text].every((one) => bytesIn(encoding).has(one));
}

const tables = new Map<string, ReadonlyMap<string, number>>();

function bytesIn(encoding: TextEncoding): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  const table =
    tables.get(encoding) ??
    new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  tables.set(encoding, table);
  return table;
}
