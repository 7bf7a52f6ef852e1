import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { photoBounds } from '@rentyard/contract/entities/photo';
import type { Problem } from '@rentyard/validators';
import { normalLine } from '@rentyard/validators/normalForm';
import { Semaphore, withTimeout } from 'async-mutex';
import type { FastifyRequest } from 'fastify';
import type { Sharp } from 'sharp';
import { Invalid, Unavailable } from '../errors/failures.ts';
import { type FormFile, readFileForm } from '../http/bodies/fileForm.ts';
import { perceptualHash } from './perceptualHash.ts';
import type { PictureFiles } from './storage/mediaStorage.ts';

/** The file of an upload, not yet decoded. */
export interface Upload extends FormFile {
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
}

/**
 * Reads the form field `file`.
 * @throws {Invalid} with the problem at `file` when it is missing, repeated or too large.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const form = await readFileForm(request, photoBounds);
  const { fileName, bytes } = form.file();
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { fileName: shownName(fileName), bytes, hash };
}

/** The original file name, only for display: the stored name is generated. */
function shownName(given: string): string {
  const name = normalLine(basename(given.replaceAll('\\', '/')));
  return [...name].slice(-255).join('') || 'image';
}

/** @throws {Invalid} with the problem at `file` when the file is not an accepted picture. */
export async function decodeUpload({ bytes }: Upload): Promise<ReadPicture> {
  try {
    return await readPicture(bytes);
  } catch (error) {
    throw error instanceof PictureRefused ? Invalid.at('file', error.problem) : error;
  }
}

interface ReadPicture extends PictureFiles {
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: string;
}

/** The longer side of a stored picture, in pixels: wider than any screen, and encoding needs less than 200 MB. */
const fullSide = 4_096;
/** The longer side of the small copy, in pixels. */
const thumbSide = 320;

/** The file is not an accepted picture. */
class PictureRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.id);
    this.problem = problem;
  }
}

/**
 * Decodes an uploaded picture and encodes it as WebP, upright and without metadata, with a small
 * copy. libvips uses its own threads. The size is read from the header first, so that a small file
 * with a huge picture is never decoded.
 * @throws {PictureRefused} when the file is of another type, too large or damaged.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  if (!hasKnownSignature(bytes)) throw new PictureRefused({ id: 'image_format' });
  const { default: sharp } = await import('sharp');
  const limitInputPixels = photoBounds.megapixels * 1_000_000;
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseDamaged);
  if (width * height > limitInputPixels) {
    throw new PictureRefused({ id: 'image_pixels', values: { number: photoBounds.megapixels } });
  }
  const size = Math.max(1, Math.ceil((width * height) / 1_000_000));
  return megapixels.runExclusive(() => convert(bytes), size);
}

/**
 * Megapixels that are decoded at once, because a decoded picture takes up to four bytes per pixel.
 * A picture that waits too long is refused.
 */
const megapixels = withTimeout(new Semaphore(photoBounds.megapixels), 25_000, new Unavailable());

async function convert(bytes: Uint8Array): Promise<ReadPicture> {
  const { default: sharp } = await import('sharp');
  const limitInputPixels = photoBounds.megapixels * 1_000_000;
  try {
    const upright = sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient();
    // Sequentially, because in parallel they would need memory for two decoded pictures.
    const full = await upright
      .clone()
      .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const thumb = await renderThumb(upright.clone());
    return {
      ...{ full: full.data, thumb, width: full.info.width, height: full.info.height },
      perceptualHash: await perceptualHash(thumb),
    };
  } catch (error) {
    return refuseDamaged(error);
  }
}

function renderThumb(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}

function refuseDamaged(cause: unknown): never {
  const refused = new PictureRefused({ id: 'image_broken' });
  refused.cause = cause;
  throw refused;
}

/** Checks the first bytes, not the name: other formats never reach their decoders. */
function hasKnownSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    isAvif(bytes)
  );
}

/**
 * Whether the file type box names AVIF: as its main brand, or among the compatible ones of a general
 * image (`mif1`). HEIC has the same general brands without it.
 */
function isAvif(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(0, 128)).toString('latin1');
  if (!box.startsWith('ftyp', 4)) return false;
  const size = Buffer.from(bytes.subarray(0, 4)).readUInt32BE();
  const brands = box.slice(8, size).match(/.{4}/gs) ?? [];
  // The second word is the version of the main brand.
  return brands.some((brand, at) => at !== 1 && /^avi[fs]$/.test(brand));
}
