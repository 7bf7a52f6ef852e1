import { Text } from '@rentyard/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Swatch, type ThemeValue } from './Swatch.tsx';

/** Text colours and their backgrounds: at least 4.5:1 (WCAG 1.4.3). */
const words: readonly (readonly [text: ThemeValue, on: ThemeValue])[] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['text', 'selected'],
  ['textSoft', 'surface'],
  ['textMuted', 'page'],
  ['textMuted', 'surface'],
  ['textMuted', 'raised'],
  ['textMuted', 'sunken'],
  ['textMuted', 'selected'],
  ['textMuted', 'pressed'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['danger', 'surface'],
  ['danger', 'raised'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerFillHover'],
  ['onSuccess', 'successFill'],
  ['success', 'surface'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['warning', 'warningSoft'],
  ['neutral', 'neutralSoft'],
  ['railText', 'rail'],
  ['railMuted', 'rail'],
  ['railActiveText', 'railActive'],
  ['railMuted', 'railActive'],
  ['onBar', 'bar'],
  ['onBarMuted', 'bar'],
];

/** Outlines, marks and focus rings and their backgrounds: at least 3:1 (WCAG 1.4.11). */
const marks: readonly (readonly [mark: ThemeValue, on: ThemeValue])[] = [
  ['outline', 'surface'],
  ['outline', 'raised'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['focus', 'raised'],
  ['accentFill', 'surface'],
  ['danger', 'surface'],
  ['accentMark', 'railActive'],
];

function Colours(): ReactNode {
  return (
    <table>
      <caption>
        <Text weight="semibold">Pairs of colours and their contrast</Text>
      </caption>
      <thead>
        <tr>
          {['Sample', 'Colour', 'On', 'Contrast'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map(([text, on]) => (
          <Swatch key={`${text}-${on}`} text={text} on={on} least={4.5} />
        ))}
        {marks.map(([mark, on]) => (
          <Swatch key={`${mark}-${on}-mark`} text={mark} on={on} least={3} />
        ))}
      </tbody>
    </table>
  );
}

const meta = { component: Colours } satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

const failing = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-enough="false"]')].map((row) => row.dataset.pair);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(failing(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(failing(canvasElement)).toEqual([]);
  },
};
