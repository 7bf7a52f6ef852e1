import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Region', description: 'Chișinău' },
      {
        term: 'Address',
        description: 'Strada Uzinelor 12, depozitul din spatele halei numărul trei',
      },
      { term: 'Code', description: <CopyToClipboard value="OF-10412" /> },
      { term: 'Operator', description: '—' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Region', 'Address', 'Code', 'Operator']);
  },
};
