import { categories } from '../data/categories.ts';
import type { Drawing } from '../data/category.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import { machines, type Palette } from './machines.ts';

/** A generated picture: its subject and its SVG. */
export interface Picture {
  readonly fileName: string;
  /** Undefined for the logo of a project. */
  readonly drawing: Drawing | undefined;
  readonly svg: string;
}

export const pictureWidth = 1280;
export const pictureHeight = 960;

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
