import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from './Chat.tsx';
import { ListPage } from './ListPage.tsx';
import { RecordPage } from './RecordPage.tsx';
import { Wizard } from './Wizard.tsx';

/** Whole screens of another application, built only from the design system and sample data, for copying. */
const meta = {
  title: 'Recipes/Screens',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selection of rows, a bulk action with confirmation, and undo. */
export const List: Story = {
  render: () => <ListPage />,
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'In repair' }));
    const count = () => canvas.getAllByText(/results/)[0]?.textContent;
    const before = count();
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sell' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Sell' }));
    await waitFor(() => expect(count()).not.toBe(before));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(count()).toBe(before));
  },
};

/** The save bar lists the changes. A missing name is an error. Saving hides the bar. */
export const Record: Story = {
  render: () => <RecordPage />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }));
    await expect(name).toHaveAccessibleDescription(/A machine needs a name/);
    await userEvent.type(name, 'Crawler excavator, 22 t');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Crawler excavator, 22 t' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByText('1 change')).toBeNull());
  },
};

/** An incomplete step shows an error, and the wizard stays there. */
export const Steps: Story = {
  render: () => <Wizard />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    const machine = canvas.getByRole('textbox', { name: /Machine/ });
    await expect(machine).toHaveAccessibleDescription(/Say which machine/);
    await userEvent.type(machine, 'M-100412');
    await userEvent.click(next);
    await userEvent.type(canvas.getByLabelText(/^Date/, { selector: 'input' }), '2026-06-15');
    await userEvent.click(next);
    await expect(canvas.getByText('M-100412')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(canvas.getByText(/expects the machine/)).toBeVisible();
  },
};

/** Enter sends, Shift+Enter adds a line. */
export const Conversation: Story = {
  render: () => <Chat />,
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('textbox', { name: 'Answer' });
    await userEvent.type(answer, 'Both are free.{Enter}');
    await expect(within(canvas.getByRole('log')).getByText('Both are free.')).toBeVisible();
    await expect(answer).toHaveValue('');
  },
};

export const ConversationOnAPhone: Story = {
  render: () => <Chat />,
  globals: { viewport: { value: 'phone' } },
};
