import { DensityMenu } from '@rentyard/ui/DensityMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
    expect(height()).toBe(36);
    const opener = canvas.getByRole('button', { name: 'Density' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(height()).toBe(44));
  },
};
