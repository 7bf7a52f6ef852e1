import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { rowDetail } from '@rentyard/ui/rowDetail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';
import type { SampleOffer } from './sampleOffers.ts';

const detail = rowDetail((offer: SampleOffer) => (
  <DescriptionList
    items={[
      { term: 'Views', description: offer.views },
      { term: 'Site', description: offer.site },
    ]}
  />
));

const meta = {
  component: OffersTable,
  args: { state: { perPage: 10 }, detail, onStateChange: fn() },
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expandable rows with details. Several can be open. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Show details of Backhoe loader 3CX' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAccessibleName('Hide details of Backhoe loader 3CX');
    await expect(
      canvas.getByRole('group', { name: 'Details: Backhoe loader 3CX' }),
    ).toHaveTextContent('jcb.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Show details of Telehandler 17 m' }));
    expect(args.onStateChange).toHaveBeenLastCalledWith({
      expandedRows: { '10409': true, '10408': true },
    });
    await userEvent.click(toggle);
    expect(canvas.queryByRole('group', { name: 'Details: Backhoe loader 3CX' })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('jj');
    await userEvent.tab();
    expect(canvas.getByRole('button', { name: /^Show details of Mini excavator/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: /^Details: Mini excavator/ })).toBeVisible();
  },
};

export const OpenFromTheStart: Story = {
  args: {
    selection: {},
    rowActions: () => [{ label: 'Edit', onPress: fn() }],
    state: {
      perPage: 10,
      expandedRows: { '10412': true },
      columnPinning: { start: ['name'], end: [] },
    },
  },
};

export const Phone: Story = {
  args: { state: { perPage: 10, expandedRows: { '10412': true } } },
  globals: { viewport: { value: 'phone' } },
};
