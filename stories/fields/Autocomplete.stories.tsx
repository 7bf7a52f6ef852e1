import { Autocomplete } from '@rentyard/ui/Autocomplete';
import { Button } from '@rentyard/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const towns = ['Chișinău', 'Bălți', 'Orhei', 'Cahul', 'Comrat', 'Soroca'];
const options = towns.map((value) => ({ value }));

const namesOf = (list: readonly HTMLElement[]) => list.map(({ textContent }) => textContent);

const meta = {
  component: Autocomplete,
  args: { label: 'Delivery to', options, onChange: fn() },
} satisfies Meta<typeof Autocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing filters the suggestions. Arrows and Enter take one over; its accents need not be typed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Delivery to' });
    await userEvent.type(input, 'bal');
    await expect(args.onChange).toHaveBeenLastCalledWith('bal', expect.anything());
    await waitFor(() => expect(namesOf(canvas.getAllByRole('option'))).toEqual(['Bălți']));
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bălți');
    await expect(input).toHaveValue('Bălți');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** Any other text stays, also while a suggestion is highlighted, and the caret stays where letters are inserted. */
export const FreeText: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'Or');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(input).toHaveValue('Or');
    await userEvent.clear(input);
    await userEvent.type(input, 'Kyiv, port');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Kyiv, port');
    await userEvent.type(input, 's', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(input).toHaveValue('sKyiv, port');
    await expect(input.selectionStart).toBe(1);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('sKyiv, port', expect.anything());
  },
};

/** Enter without a highlighted suggestion submits the form. */
export const SubmitsWithEnter: Story = {
  args: { name: 'town' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = String(new FormData(event.currentTarget).get('town'));
      }}
    >
      <Autocomplete {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'c{Enter}');
    await expect(canvasElement.querySelector('form')?.dataset.sent).toBe('c');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** A click shows all suggestions, whatever the text is. Esc closes the list alone. */
export const OpensByClick: Story = {
  args: { defaultValue: 'Orhei', onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(towns.length));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
    await expect(input).toHaveValue('Orhei');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Suggestions are loaded when typing pauses. A failure is shown with a retry button; the text is valid all the same. */
export const Asynchronous: Story = {
  args: {
    options: undefined,
    loadOptions: fn(async (query: string) => {
      if (query === 'x') throw new Error('503');
      return options.filter(({ value }) => value.startsWith(query));
    }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'So');
    await expect(await canvas.findByRole('option', { name: 'Soroca' })).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'x');
    await waitFor(() => expect(canvas.getByText('Could not load the list')).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('x');
    await expect(canvas.queryByText('Could not load the list')).toBeNull();
  },
};

/** The list may show more than the text that a choice puts into the field. */
export const WithDetails: Story = {
  args: {
    label: 'Model',
    options: [
      { value: 'PC210', label: 'Komatsu PC210', detail: 'Crawler excavator, 20 t' },
      { value: '320', label: 'Caterpillar 320', detail: 'Crawler excavator, 22 t' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: /Caterpillar/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('320');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const WithError: Story = { args: { required: true, error: 'Enter a town' } };

export const Disabled: Story = { args: { defaultValue: 'Cahul', disabled: true } };
