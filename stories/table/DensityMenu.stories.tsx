import { DensityMenu } from '@rentyard/ui/DensityMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';

const meta = {
  component: OffersTable,
  subcomponents: { DensityMenu },
  args: { hasToolbar: true, state: { perPage: 10 } },
  render: (args, { globals }) => <OffersTable {...args} language={globals.language} />,
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const height = () => canvas.getAllByRole('row')[1]?.offsetHeight;
    expect(height()).toBe(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Compact' }));
    expect(height()).toBe(32);
  },
};
