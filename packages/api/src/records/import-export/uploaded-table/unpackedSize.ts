/**
 * Signatures of the end record and of the directory entries of a ZIP archive (APPNOTE.TXT 4.3.12,
 * 4.3.16).
 */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** Empty content never compresses to more bytes than this. */
const emptyAtMost = 5;
const endLength = 22;
const entryLength = 46;
/** Longest comment after the end record. */
const commentAtMost = 65_535;

/**
 * The declared unpacked size of a ZIP archive in bytes; undefined for other data. Checked before
 * unpacking, because a small file can unpack to gigabytes.
 */
export function unpackedSize(bytes: Buffer): number | undefined {
  const end = findEnd(bytes);
  if (end === undefined || isZip64(bytes, end)) return undefined;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let size = 0;
  for (let left = entries; left > 0; left -= 1) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined;
    const unpacked = bytes.readUInt32LE(at + 24);
    // Without a declared size, unpackers use the size of the entry itself.
    const hasContent = bytes.readUInt32LE(at + 20) > emptyAtMost || hasDataDescriptor(bytes, at);
    if (unpacked === 0 && hasContent) return undefined;
    size += unpacked;
    const variable = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    at += entryLength + variable.reduce((sum, length) => sum + length, 0);
  }
  return size;
}

/** Whether the directory is in ZIP64 format. No archive within the upload limit needs it. */
function isZip64(bytes: Buffer, end: number): boolean {
  const isLarge = [12, 16].some((field) => bytes.readUInt32LE(end + field) === 0xffffffff);
  return isLarge || bytes.readUInt16LE(end + 10) === 0xffff;
}

/** Whether the sizes of an entry are only in its data descriptor after the content. */
function hasDataDescriptor(bytes: Buffer, at: number): boolean {
  const isFlagged = (bytes.readUInt16LE(at + 8) & 0x08) !== 0;
  return isFlagged && bytes.readUInt32LE(at + 20) === 0;
}

function findEnd(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - endLength - commentAtMost);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  return undefined;
}
