import { isUtf8 } from 'node:buffer';
import { type TextEncoding, textEncodings } from '@rentyard/contract/entities/records/importExport';

export type { TextEncoding };

/** Some words of a file, read in one encoding. */
export interface EncodingReading {
  readonly encoding: TextEncoding;
  readonly sample: string;
}

interface Detected {
  readonly encoding: TextEncoding;
  /** Readings to choose from, the best one first; empty when the bytes allow only one. */
  readonly readings: readonly EncodingReading[];
}

/** How many readings a person compares. */
const compared = 3;

/**
 * Detects the encoding of a text file from its bytes: by its byte order mark, by the zero bytes of UTF-16, by the form
 * of UTF-8, else by the reading whose words have the letters of one language.
 */
export function detectEncoding(bytes: Buffer): Detected {
  const known = detectWide(bytes);
  if (known) return { encoding: known, readings: [] };
  const words = sampleWords(bytes);
  const utf8 = readWords(words, 'utf-8');
  const isValid = isUtf8(bytes);
  const isClear = utf8.letters > fewestLetters || utf8.score >= 0;
  if (isValid && isClear) return { encoding: 'utf-8', readings: [] };
  const scored = eightBit
    .map((encoding) => readWords(words, encoding))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) throw new Error('There is at least one 8-bit encoding.');
  // Few bytes may be valid by chance: `ні` in KOI8-U is the letter Φ.
  if (isValid) {
    const readings = best.score >= certainScore ? choices([utf8, ...scored]) : [];
    return { encoding: 'utf-8', readings };
  }
  scored.push(utf8);
  // Encodings that read the words alike leave nothing to choose.
  const other = scored.find(({ sample }) => sample !== best.sample);
  const lead = best.score - (other?.score ?? -1);
  const isCertain =
    best.letters === 0
      ? best.score > 0 && (other?.score ?? 0) <= 0
      : best.score >= certainScore && lead >= (best.letters < fewLetters ? largeLead : certainLead);
  return { encoding: best.encoding, readings: isCertain || !other ? [] : choices(scored) };
}

function choices(scored: readonly WordsRead[]): readonly EncodingReading[] {
  const readings = distinct(scored).slice(0, compared);
  return readings.map(({ encoding, sample }) => ({ encoding, sample }));
}

/** UTF-16, with or without its mark. */
function detectWide(bytes: Buffer): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) {
    const wide = (['utf-16le', 'utf-16be'] as const).find((one) => isWideText(bytes, one));
    if (wide) return wide;
  }
  return undefined;
}

const wideSample = 4_096;
const wideShare = 0.95;
/** Latin, Cyrillic, punctuation, currency and letter-like signs. */
const commonCharacters =
  /[\t\r\n\x20-\u024f\u0400-\u052f\u2000-\u206f\u20a0-\u20cf\u2100-\u214f]/gu;

function isWideText(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const even = bytes.subarray(0, Math.min(bytes.length & ~1, wideSample));
  const text = new TextDecoder(encoding).decode(even);
  return text.length > 0 && (text.match(commonCharacters)?.length ?? 0) >= text.length * wideShare;
}

const eightBit = textEncodings.filter((encoding) => !encoding.startsWith('utf'));

/** Shares of the letters outside ASCII, from -1 to 1. */
const certainScore = 0.6;
const certainLead = 0.15;
/** Of few letters. */
const largeLead = 1;
const fewLetters = 6;
/** So many letters may be valid UTF-8 by chance. */
const fewestLetters = 3;

const sampledWords = 2_000;

/**
 * Different words with bytes outside ASCII, as binary text. The non-breaking space separates words in all encodings.
 * Reads each byte once, however long a word is.
 */
function sampleWords(bytes: Buffer): readonly string[] {
  const words = new Set<string>();
  const runs = bytes.toString('latin1').matchAll(/[A-Za-z\x80-\x9f\xa1-\xff'-]+/g);
  for (const [run] of runs) {
    const first = run.search(/[\x80-\x9f\xa1-\xff]/);
    if (first < 0) continue;
    // The word starts after the last mark before its first byte outside ASCII.
    const start = 1 + Math.max(run.lastIndexOf("'", first), run.lastIndexOf('-', first));
    words.add(run.slice(start, start + 40));
    if (words.size === sampledWords) break;
  }
  return [...words];
}

interface WordsRead extends EncodingReading {
  readonly score: number;
  /** Letters outside ASCII. */
  readonly letters: number;
}

const shownCharacters = 120;

function readWords(words: readonly string[], encoding: TextEncoding): WordsRead {
  const decoder = new TextDecoder(encoding);
  let score = 0;
  let weight = 0;
  let letters = 0;
  const read = words.map((word) => decoder.decode(Buffer.from(word, 'latin1')));
  for (const text of read) {
    const outside = text.match(/\P{ASCII}/gu)?.length ?? 0;
    score += wordScore(text, encoding) * outside;
    weight += outside;
    letters += text.match(/(?!\p{ASCII})\p{L}/gu)?.length ?? 0;
  }
  const sample = read.join(' ').slice(0, shownCharacters);
  return { encoding, sample, score: weight === 0 ? 0 : score / weight, letters };
}

const centralEuropean = [/^[a-pr-uwyząćęłńóśźż]+$/iu, /^[a-zăâîșțşţ]+$/iu];
const cyrillic = [/^[а-яё]+$/iu, /^[а-щьюяґєії'’]+$/iu];
const alphabets: Readonly<Record<string, readonly RegExp[]>> = {
  'windows-1250': centralEuropean,
  'iso-8859-2': centralEuropean,
  'windows-1254': [/^[a-pr-vyzçğıiİöşüâîû]+$/iu],
  'windows-1251': cyrillic,
  'koi8-u': cyrillic,
  ibm866: cyrillic,
};
const allAlphabets = [...new Set(Object.values(alphabets).flat())];
/** Letters of names from other countries, which several encodings share. */
const westernWord = /^[a-zà-öø-ÿß'’-]+$/iu;
/** Signs that stand alone in a table: quotes, dashes, numero, degree, currencies. */
const aloneSigns = /^[\u00a0«»„“”‘’–—…№°±²³§©®™€£·•½¼¾×]+$/u;
/** Signs that touch a letter as in no text: `fa€sz`, `£ód`. */
const misplacedSign =
  /\p{L}№\p{L}|\p{L}[£€±¼½¾·×§]|[£€±¼½¾·×§]\p{L}|\p{L}(?<![mм])[²³]|[²³]\p{L}|°(?![CFС])\p{L}/iu;
const commonCyrillic = /[оеаинтсрвлкмдпуі]/giu;
const rareLetter = 0.5;

/** From 1 for a word of one of the languages to -1 for one that no language has. */
function wordScore(text: string, encoding: TextEncoding): number {
  if (/[\ufffd\x80-\x9f\u2500-\u25ff]/u.test(text)) return -1;
  const parts = text.split(/[^\p{L}'’]+/u).filter(Boolean);
  if (parts.length === 0) return aloneSigns.test(text) ? 0.3 : -0.5;
  const signs = text.replace(/[\p{L}\p{M}'’-]/gu, '');
  if (signs !== '' && (!aloneSigns.test(signs) || misplacedSign.test(text))) return -1;
  const own = alphabets[encoding] ?? allAlphabets;
  const scores = parts.map((part) => {
    if (!hasUsualCase(part)) return -1;
    if (!own.some((alphabet) => alphabet.test(part))) return westernWord.test(part) ? 0.3 : -1;
    // Nearly every byte is a letter in some encoding.
    if (part.length === 1) return 0;
    if (!/\p{Script=Cyrillic}/u.test(part)) return 1;
    const common = (part.match(commonCyrillic)?.length ?? 0) / part.length;
    return rareLetter + (1 - rareLetter) * Math.min(1, common * 1.5);
  });
  return Math.min(...scores);
}

/** `loader`, `Loader` or `LOADER`; not `lOADER`. */
function hasUsualCase(word: string): boolean {
  return /^(?:\P{Lu}+|\p{Lu}\P{Lu}*|[^\p{Ll}]+)$/u.test(word);
}

function distinct(readings: readonly WordsRead[]): readonly WordsRead[] {
  return readings.filter(
    ({ sample }, at) => readings.findIndex((one) => one.sample === sample) === at,
  );
}
