import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { environments, type StoryModule, tryStory } from './environments.tsx';

/**
 * Every component in every environment: pages that the browser translates, input methods, text from right to left, a
 * zoom of 400 %, StrictMode, shadow roots and a content security policy. `VITE_EVERY_STORY=true` renders all stories
 * instead of the first one of each component. It is no part of `npm test`: without its tag `!test` it runs like other
 * stories.
 */
const meta = { title: 'Foundations/Matrix', tags: ['!autodocs', '!dev', '!test'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<StoryModule>(
  '../{primitives,fields,table,structures,charts,overlays,feedback,layout}/*.stories.tsx',
);
const isEvery = import.meta.env.VITE_EVERY_STORY === 'true';

/** The cells of the table by story and environment. Stories of one file share the page. */
const cells = new Map<string, Map<string, string>>();

const inEnvironment = (index: number): Story => ({
  render: () => <p>Runs in tests.</p>,
  play: async () => {
    const environment = environments[index];
    if (import.meta.env.MODE !== 'test' || !environment) return;
    const failed: string[] = [];
    for (const [path, load] of Object.entries(modules)) {
      const module = await load();
      const names = Object.keys(module).filter((name) => name !== 'default');
      for (const name of isEvery ? names : names.slice(0, 1)) {
        const story = module[name];
        if (!story) continue;
        const row = `${path.replace(/^\.\.\/|\.stories\.tsx$/g, '')}#${name}`;
        const cell = await tryStory(environment, module, story);
        const known = cells.get(row) ?? new Map<string, string>();
        cells.set(row, known.set(environment.name, cell));
        if (cell !== 'ok' && !cell.startsWith('no ')) failed.push(`${row}: ${cell}`);
      }
    }
    expect(failed).toEqual([]);
  },
});

export const OneReact = inEnvironment(0);
export const InStrictMode = inEnvironment(1);
export const InShadowRoot = inEnvironment(2);
export const WithNonce = inEnvironment(3);
export const RightToLeft = inEnvironment(4);
export const Zoomed = inEnvironment(5);
export const Translated = inEnvironment(6);
export const Composing = inEnvironment(7);

/** Prints the table. No cell is empty. */
export const Table: Story = {
  render: () => <p>Runs in tests.</p>,
  play: () => {
    if (import.meta.env.MODE !== 'test') return;
    const names = environments.map(({ name }) => name);
    const lines = [...cells].map(([row, byName]) =>
      [row.padEnd(44), ...names.map((name) => (byName.get(name) ?? '').padEnd(14))].join(''),
    );
    console.info(
      [['story'.padEnd(44), ...names.map((name) => name.padEnd(14))].join(''), ...lines].join('\n'),
    );
    const empty = [...cells].flatMap(([row, byName]) =>
      names.filter((name) => !byName.get(name)).map((name) => `${row}: ${name}`),
    );
    expect(cells.size).toBeGreaterThan(80);
    expect(empty).toEqual([]);
  },
};
