import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { packageFolder } from '../../db/migration/migrations.ts';
import { notCompared } from '../../media/perceptualHash.ts';
import type { MediaStorage, PictureFiles } from '../../media/storage/mediaStorage.ts';
import { categories } from '../data/categories.ts';
import type { Drawing } from '../data/category.ts';
import type { Texts } from '../data/texts.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import { machines, type Palette } from './machines.ts';

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

/** A generated picture: its subject and its SVG. */
interface Picture {
  readonly fileName: string;
  /** Undefined for the logo of a project. */
  readonly drawing: Drawing | undefined;
  readonly svg: string;
}

const pictureWidth = 1280;
const pictureHeight = 960;

/** Three views of every kind of machine and six logos. */
const viewsEach = 3;
const markNames = ['earthworks', 'lifting', 'site', 'workshop', 'depot', 'yard'];

type Livery = Pick<Palette, 'body' | 'shade'>;

const liveries: readonly [Livery, ...Livery[]] = [
  { body: '#f26a1b', shade: '#c94f0a' },
  { body: '#f0c766', shade: '#c99a2c' },
  { body: '#f5a878', shade: '#c94f0a' },
  { body: '#98a3b1', shade: '#647080' },
  { body: '#1f5fbf', shade: '#16427f' },
  { body: '#7fd4a6', shade: '#146c43' },
];

const skies = [
  ['#e6effb', '#fff4ec'],
  ['#fdf1d8', '#fde4d3'],
  ['#dde2e9', '#f5f7f9'],
  ['#8db8f5', '#e6effb'],
] as const;

/** All pictures of the demo data, the same for the same seed. */
export function pictures(seed: number): readonly Picture[] {
  const views = categories.flatMap(({ alias, drawing }, kind) =>
    Array.from({ length: viewsEach }, (_, view) => ({
      fileName: `${alias}-${view + 1}.webp`,
      drawing,
      svg: scene(drawing, createRandom(mix(seed, kind, view))),
    })),
  );
  const marks = markNames.map((name, at) => ({
    fileName: `rentyard-${name}.webp`,
    drawing: undefined,
    svg: mark(liveries[at % liveries.length] ?? liveries[0]),
  }));
  return [...views, ...marks];
}

function scene(drawing: Drawing, random: Random): string {
  const [top, bottom] = random.pick(skies);
  const palette: Palette = {
    ...random.pick(liveries),
    dark: '#232b34',
    glass: '#b9d3f2',
    metal: '#98a3b1',
  };
  const isFlipped = random.chance(0.5);
  const hills = Array.from({ length: 4 }, (_, at) => {
    const x = at * 180 - random.between(0, 60);
    const height = random.between(40, 130);
    return `<path d="M${x} 400 q${110} ${-height} 260 0 z" fill="#c4ccd6" opacity="0.6"/>`;
  });
  return svg(`
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>
    </linearGradient></defs>
    <rect width="640" height="480" fill="url(#sky)"/>
    <circle cx="${random.between(60, 580)}" cy="${random.between(50, 120)}" r="${random.between(22, 40)}" fill="#ffffff" opacity="0.8"/>
    ${hills.join('')}
    <rect y="398" width="640" height="82" fill="#647080"/>
    <rect y="398" width="640" height="8" fill="#4d5966"/>
    <g ${isFlipped ? 'transform="translate(640 0) scale(-1 1)"' : ''}>${machines[drawing](palette)}</g>`);
}

/** A plate with an R that consists of a mast and a boom. */
function mark({ body, shade }: Livery): string {
  return svg(`
    <rect width="640" height="480" fill="#232b34"/>
    <rect x="150" y="70" width="340" height="340" rx="48" fill="${body}"/>
    <path d="M250 340 V140 h90 a55 55 0 0 1 0 110 h-90 M330 250 L400 340" fill="none"
      stroke="#ffffff" stroke-width="40" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="190" y="372" width="260" height="14" rx="7" fill="${shade}"/>`);
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 640 480">${content}</svg>`;
}
