import { Text } from '@rentyard/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { markPairs, textPairs } from './colourPairs.ts';
import { Swatch } from './Swatch.tsx';

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
        {textPairs.map(([text, on]) => (
          <Swatch key={`${text}-${on}`} text={text} on={on} least={4.5} />
        ))}
        {markPairs.map(([mark, on]) => (
          <Swatch key={`${mark}-${on}-mark`} text={mark} on={on} least={3} />
        ))}
      </tbody>
    </table>
  );
}

const meta = { component: Colours, tags: ['!autodocs'] } satisfies Meta<typeof Colours>;

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
