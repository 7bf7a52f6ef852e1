import { photoBounds } from '@rentyard/contract/entities/photo';
import type { Problem } from '@rentyard/ui/validators';
import type { Sharp } from 'sharp';
import type { PictureFiles } from './storage/mediaStorage.ts';

export interface ReadPicture extends PictureFiles {
  readonly width: number;
  readonly height: number;
}

/** The longer side of the small copy, in pixels. */
const thumbSide = 320;

/** A file that is not a picture we take. */
export class PictureRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.id);
    this.problem = problem;
  }
}

/**
 * Decodes an uploaded picture and encodes it anew as WebP, upright and without metadata, with a small
 * copy beside it. libvips works on threads of its own. The size is read from the header first, so that
 * a small file that unpacks to a huge picture is never decoded.
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
  try {
    const upright = sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient();
    const [full, thumb] = await Promise.all([
      upright.clone().webp({ quality: 82 }).toBuffer({ resolveWithObject: true }),
      thumbOf(upright.clone()),
    ]);
    return { full: full.data, thumb, width: full.info.width, height: full.info.height };
  } catch (error) {
    return refuseDamaged(error);
  }
}

function thumbOf(picture: Sharp): Promise<Buffer> {
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

/** Looks at the first bytes, not at the name: other formats do not even reach their decoders. */
function hasKnownSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^....ftypavi[fs]/s.test(head)
  );
}
