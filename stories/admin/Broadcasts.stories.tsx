import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { chatAnswers } from './chat.ts';

const meta = {
  title: 'Admin/Broadcasts',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_broadcast', language: 'en', answers: chatAnswers },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function write(canvasElement: HTMLElement): Promise<void> {
  const screen = within(canvasElement);
  const field = await screen.findByRole('textbox', { name: /Text for everybody/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'We are closed on Monday.');
  const send = await screen.findByRole('button', { name: 'Send to 128 people' });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
}

/** Written, counted, looked at ahead; sent only by whoever types how many it goes to. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await write(canvasElement);
    await expect(screen.getAllByText('We are closed on Monday.', { selector: 'p' })).toHaveLength(
      2,
    );
    const dialog = within(await page.findByRole('dialog', { name: 'Send to 128 people?' }));
    const confirm = dialog.getByRole('button', { name: 'Send to 128 people' });
    const count = dialog.getByRole('textbox', { name: 'Type 128 to confirm' });
    await userEvent.type(count, '127');
    await expect(confirm).toBeDisabled();
    await userEvent.clear(count);
    await userEvent.type(count, '128{Enter}');
    await screen.findByText('15 of 24 done');
  },
};

/** Meanwhile there are others: nothing is sent, and it is said why. */
export const CountChanged: Story = {
  args: {
    answers: {
      ...chatAnswers,
      'POST buzbot/broadcast': {
        status: 409,
        body: { code: 'count_changed', message: 'The count changed.', count: 130 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    const dialog = within(await page.findByRole('dialog', { name: 'Send to 128 people?' }));
    const count = dialog.getByRole('textbox', { name: 'Type 128 to confirm' });
    await userEvent.type(count, '128{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Nothing was sent/);
    await expect(count).toHaveValue('');
  },
};

/** How far it is, whom it did not reach and why, and the ways to stop it. */
export const Report: Story = {
  args: { address: '/buzbot_broadcast?broadcast=3' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('15 of 24 done');
    await screen.findByText('Failed · blocked the bot');
    await expect(screen.getByRole('button', { name: 'Try 1 failed again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop broadcast' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(question.getByText(/^9 people will not be written to/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Keep sending' }));
  },
};

/** Somebody who may read broadcasts and not send them. */
export const ReadOnly: Story = {
  args: { grants: [['read', 'buzbot_broadcast']] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/needs the right to broadcast/);
    await expect(screen.queryByRole('textbox', { name: /Text/ })).toBeNull();
    await expect(await screen.findByText(/^Winter is near/)).toBeVisible();
  },
};
