/** Marks of the records that end and list a ZIP archive (APPNOTE.TXT 4.3.12, 4.3.16). */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** The comment behind the end is this long at most. */
const commentAtMost = 65_535;

/**
 * How many bytes a ZIP archive says that it holds when unpacked; undefined for bytes that are no such
 * archive. Asked before unpacking: a small file can claim to hold gigabytes.
 */
export function unpackedSize(bytes: Buffer): number | undefined {
  const end = endOf(bytes);
  if (end === undefined) return undefined;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let left = entries; left > 0; left -= 1) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined;
    size += bytes.readUInt32LE(at + 24);
    const variable = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    at += entryLength + variable.reduce((sum, length) => sum + length, 0);
  }
  return size;
}

function endOf(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - endLength - commentAtMost);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  return undefined;
}
