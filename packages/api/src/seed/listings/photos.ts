import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { packageFolder } from '../../db/migration/migrations.ts';
import { notCompared } from '../../media/perceptualHash.ts';
import type { MediaStorage, PictureFiles } from '../../media/storage/mediaStorage.ts';
import { categories } from '../data/categories.ts';
import type { Drawing } from '../data/category.ts';
import type { Texts } from '../data/texts.ts';
import { type Picture, pictureHeight, pictures, pictureWidth } from './pictures.ts';

/** A row of `photos`, with the subject of the picture: undefined for the logo of a project. */
export interface DemoPhoto {
  readonly drawing: Drawing | undefined;
  readonly file_name: string;
  readonly mime: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly perceptual_hash: string;
  readonly alt: Partial<Texts>;
  readonly storage_key: string;
}

/** Stores the files of the demo pictures and returns their rows. */
export async function storeDemoPhotos(
  storage: Pick<MediaStorage, 'save'>,
  seed: number,
): Promise<readonly DemoPhoto[]> {
  return Promise.all(
    pictures(seed).map(async (picture): Promise<DemoPhoto> => {
      const files = await drawn(picture);
      return {
        drawing: picture.drawing,
        file_name: picture.fileName,
        mime: 'image/webp',
        size: files.full.length,
        width: pictureWidth,
        height: pictureHeight,
        hash: createHash('sha256').update(files.full).digest('hex'),
        // Offers of many owners share the drawings.
        perceptual_hash: notCompared,
        alt: categories.find(({ drawing }) => drawing === picture.drawing)?.singular ?? {},
        storage_key: await storage.save(files),
      };
    }),
  );
}

/** Draws the pictures in advance, so that a first start only copies them. */
export async function prepareDemoPhotos(seed: number): Promise<void> {
  await Promise.all(pictures(seed).map(drawn));
}

/** Drawn once per machine: the cache key is the hash of the SVG. */
async function drawn({ svg }: Picture): Promise<PictureFiles> {
  const folder = new URL('.cache/pictures/', packageFolder());
  const name = createHash('sha256').update(svg).digest('hex').slice(0, 24);
  const full = new URL(`${name}.webp`, folder);
  const thumb = new URL(`${name}-320.webp`, folder);
  try {
    return { full: await readFile(full), thumb: await readFile(thumb) };
  } catch {
    const files = await draw(svg);
    await mkdir(folder, { recursive: true })
      .then(() => Promise.all([keep(full, files.full), keep(thumb, files.thumb)]))
      // A read-only installation draws them again next time.
      .catch(() => undefined);
    return files;
  }
}

async function draw(svg: string): Promise<PictureFiles> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg));
  const [full, thumb] = await Promise.all([
    picture.clone().webp({ quality: 80 }).toBuffer(),
    picture.clone().resize({ width: 320 }).webp({ quality: 78 }).toBuffer(),
  ]);
  return { full, thumb };
}

async function keep(file: URL, bytes: Uint8Array): Promise<void> {
  const unfinished = new URL(`${file.href}.${process.pid}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
