import { Button } from '@rentyard/ui/Button';
import { DiffView } from '@rentyard/ui/DiffView';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  component: DiffView,
  args: {
    label: 'Changes by Ana Rusu, 20 November 2026, 11:40',
    changes: [
      {
        id: 'name.en',
        label: 'Name (en)',
        before: 'Crawler excavator, 20 t',
        after: 'Crawler excavator, 22 t, with driver',
      },
      {
        id: 'price_per_hour',
        label: 'Price per hour',
        before: '360.00 MDL',
        after: '410.00 MDL',
        kind: 'value',
      },
      { id: 'name.tr', label: 'Name (tr)', before: null, after: 'Paletli ekskavatör, 22 t' },
      {
        id: 'description.en',
        label: 'Description (en)',
        before:
          'Komatsu PC210 of 2019 in good order. Delivered within Chișinău free of charge. The driver is ordered apart.',
        after:
          'Komatsu PC210 of 2019, serviced in October. Delivered within Chișinău free of charge. The driver is included in the price.',
      },
      { id: 'status', label: 'Status', before: 'new', after: 'active', kind: 'value' },
    ],
  },
} satisfies Meta<typeof DiffView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Name \(en\)/ }));
    await expect(row.getByRole('deletion')).toHaveTextContent('removed: 20');
    const added = row.getAllByRole('insertion').map((mark) => mark.textContent);
    await expect(added).toEqual(['added: 22', 'added: , with driver']);
    const fresh = within(canvas.getByRole('row', { name: /Name \(tr\)/ }));
    await expect(fresh.getByText('empty')).toBeVisible();
  },
};

/** Two users changed the same fields. A button resolves each field. */
export const Conflict: Story = {
  args: {
    label: 'Fields that both changed',
    beforeLabel: 'Mine',
    afterLabel: 'Theirs',
    renderAction: () => <Button>Keep mine</Button>,
    changes: [
      { id: 'name.ro', label: 'Name (ro)', before: 'Excavator 20 t', after: 'Excavator 22 t' },
      {
        id: 'price_per_shift',
        label: 'Price per shift',
        before: '2 900.00 MDL',
        after: '3 100.00 MDL',
        kind: 'value',
      },
    ],
  },
};

export const NothingDiffers: Story = { args: { changes: [] } };
