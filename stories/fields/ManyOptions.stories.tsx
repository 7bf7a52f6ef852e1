import { Combobox } from '@rentyard/ui/Combobox';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { Select } from '@rentyard/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { nothing } from '../guides/nothing.ts';

/** Lists with 5,000 options, of which only the visible ones are rendered. */
const meta = { title: 'Foundations/Many options', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const options = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `Machine ${String(index + 1).padStart(4, '0')}`,
}));

export const Default: Story = {
  render: () => (
    <>
      <Combobox label="Combobox" options={options} value={null} onChange={nothing} />
      <MultiSelect label="MultiSelect" options={options} value={[]} onChange={nothing} />
      <Select
        label="Select"
        options={options.map(({ name }) => ({ value: name, label: name }))}
        value={null}
        onChange={nothing}
      />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Combobox', 'MultiSelect', 'Select']) {
      const field = canvas.getByRole('combobox', { name: new RegExp(`^${name}`) });
      await userEvent.click(field);
      const list = await canvas.findByRole('listbox', { name: new RegExp(`^${name}`) });
      const shown = () => within(list).queryAllByRole('option');
      await waitFor(() => expect(shown()[0]).toHaveAttribute('aria-setsize', '5000'));
      expect(shown().length).toBeLessThan(60);
      // The last option is reached and rendered, although it was not before.
      await userEvent.keyboard('{End}');
      await waitFor(() =>
        expect(within(list).getByRole('option', { name: 'Machine 5000' })).toHaveAttribute(
          'data-highlighted',
        ),
      );
      await waitFor(() =>
        expect(within(list).getByRole('option', { name: 'Machine 5000' })).toBeVisible(),
      );
      expect(shown().length).toBeLessThan(60);
      await userEvent.keyboard('{Escape}');
    }
  },
};
