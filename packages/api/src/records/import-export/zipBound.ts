/** Marks of the records that end and list a ZIP archive (APPNOTE.TXT 4.3.12, 4.3.16). */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** Packed, nothing takes up to so many bytes. */
const emptyAtMost = 5;
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
  if (end === undefined || isZip64(bytes, end)) return undefined;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let left = entries; left > 0; left -= 1) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined;
    const unpacked = bytes.readUInt32LE(at + 24);
    // Whoever unpacks it believes the entry itself, where the list says nothing.
    const hasContent = bytes.readUInt32LE(at + 20) > emptyAtMost || hasDataDescriptor(bytes, at);
    if (unpacked === 0 && hasContent) return undefined;
    size += unpacked;
    const variable = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    at += entryLength + variable.reduce((sum, length) => sum + length, 0);
  }
  return size;
}

/** Whether the list is told of elsewhere. No archive that may be uploaded is so large. */
function isZip64(bytes: Buffer, end: number): boolean {
  const isLarge = [12, 16].some((field) => bytes.readUInt32LE(end + field) === 0xffffffff);
  return isLarge || bytes.readUInt16LE(end + 10) === 0xffff;
}

/** Whether the sizes of an entry stand behind its content, though the list should know them too. */
function hasDataDescriptor(bytes: Buffer, at: number): boolean {
  const isFlagged = (bytes.readUInt16LE(at + 8) & 0x08) !== 0;
  return isFlagged && bytes.readUInt32LE(at + 20) === 0;
}

function endOf(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - endLength - commentAtMost);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  return undefined;
}
