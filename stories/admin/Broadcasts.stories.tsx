import type { BuzbotBroadcastRow } from '@rentyard/contract/entities/chat/broadcast';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { broadcast, chatResponses } from './chat.ts';

const meta = {
  title: 'Admin/Broadcasts',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/buzbot_broadcast', language: 'en', responses: chatResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function write(canvasElement: HTMLElement): Promise<void> {
  const screen = within(canvasElement);
  const field = await screen.findByRole('textbox', { name: /Default text/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'We are closed on Monday.');
  const send = await screen.findByRole('button', { name: 'Send to 128 recipients' });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
}

/** The form counts recipients and shows a preview. Sending needs the number of recipients typed in. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await write(canvasElement);
    await expect(screen.getAllByText('We are closed on Monday.', { selector: 'p' })).toHaveLength(
      2,
    );
    const dialog = within(
      await page.findByRole('dialog', { name: 'Send broadcast to 128 recipients' }),
    );
    const confirm = dialog.getByRole('button', { name: 'Send to 128 recipients' });
    const count = dialog.getByRole('textbox', { name: 'Type 128 to confirm' });
    await userEvent.type(count, '127');
    await expect(confirm).toBeDisabled();
    await userEvent.clear(count);
    await userEvent.type(count, '128{Enter}');
    await screen.findByText('15 of 24 processed');
    // The page starts at the head of the report.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** If the number of recipients has changed, nothing is sent and a message explains why. */
export const CountChanged: Story = {
  args: {
    responses: {
      ...chatResponses,
      'POST buzbot/broadcast': {
        status: 409,
        body: { code: 'count_changed', message: 'The count changed.', count: 130 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    const dialog = within(
      await page.findByRole('dialog', { name: 'Send broadcast to 128 recipients' }),
    );
    const count = dialog.getByRole('textbox', { name: 'Type 128 to confirm' });
    await userEvent.type(count, '128{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Nothing was sent/);
    await expect(count).toHaveValue('');
  },
};

/** A scheduled broadcast says when it is sent, in the button and in the confirmation. */
export const Scheduled: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = await screen.findByRole('textbox', { name: /Default text/ });
    await userEvent.type(field, 'Hello {{first_name}!');
    await expect(await screen.findByText('Hello Emma!')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    const schedule = await screen.findByRole('button', { name: /^Schedule for \d/ });
    await waitFor(() => expect(schedule).toBeEnabled());
    await userEvent.click(schedule);
    const dialog = within(
      await page.findByRole('dialog', { name: /^Schedule broadcast for 128 recipients, \d/ }),
    );
    await expect(dialog.getByRole('button', { name: /^Schedule for \d/ })).toBeVisible();
  },
};

/** A button inserts a variable at the cursor, and Ctrl+Enter asks for the confirmation. */
export const Variables: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Default text/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello !');
    field.setSelectionRange(6, 6);
    await userEvent.click(screen.getByRole('button', { name: 'Insert First name' }));
    await expect(field).toHaveValue('Hello {first_name}!');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await screen.findByText('Hello Emma!')).toBeVisible();
    const send = await screen.findByRole('button', { name: 'Send to 128 recipients' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await page.findByRole('dialog', { name: 'Send broadcast to 128 recipients' });
  },
};

/** Scheduled and sent broadcasts apart. */
export const Lists: Story = {
  args: {
    responses: {
      ...chatResponses,
      'GET buzbot/broadcasts': ({ query }) => ({
        body: {
          data: query.get('filter[state][in]')?.includes('done')
            ? [{ ...broadcast, texts: broadcast.message }]
            : [],
          meta: { current_page: 1, per_page: 25, total: 1, last_page: 1, total_is_exact: true },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: 'Scheduled' }));
    await screen.findByText('No scheduled broadcasts');
    await userEvent.click(screen.getByRole('radio', { name: 'Sent' }));
    await screen.findByRole('link', { name: /^Winter is near/ });
  },
};

/** A draft is restored after leaving the page. */
export const LeftAmidWriting: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const past = await screen.findByRole('link', { name: /^Winter is near/ });
    const field = await screen.findByRole('textbox', { name: /Default text/ });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('We are closed on Tue');
    await userEvent.click(past);
    await screen.findByText('15 of 24 processed');
    await userEvent.click(screen.getByRole('link', { name: 'New broadcast' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Default text/ })).toHaveValue(
        'We are closed on Tue',
      ),
    );
    const send = await screen.findByRole('button', { name: 'Send to 128 recipients' });
    await waitFor(() => expect(send).toBeEnabled());
  },
};

/** The progress of a broadcast, its failed deliveries with reasons, and its controls. */
export const Report: Story = {
  args: { address: '/buzbot_broadcast?broadcast=3' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('15 of 24 processed');
    await screen.findByText('Failed · blocked the bot');
    await expect(screen.getByRole('button', { name: 'Retry 1 failed message' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop broadcast' }));
    const question = within(await page.findByRole('alertdialog'));
    await expect(question.getByText(/^9 recipients will not get the message/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Keep sending' }));
  },
};

let isSent = false;
const sentSoFar = () => ({
  ...broadcast,
  counts: { ...broadcast.counts, failed: 0, pending: isSent ? 0 : 12, delivered: isSent ? 24 : 12 },
});
const marek = { id: 1, room: { id: 6, name: 'Marek Nowak' }, failure: null, message_id: null };

/** The status of each recipient matches the totals above. */
export const Followed: Story = {
  args: {
    address: '/buzbot_broadcast?broadcast=3',
    responses: {
      ...chatResponses,
      'GET buzbot/broadcasts/:id': () => ({ body: { data: sentSoFar() } }),
      'GET buzbot/broadcasts/:id/deliveries': () => ({
        body: {
          data: [{ ...marek, state: isSent ? 'delivered' : 'pending' }],
          meta: { current_page: 1, per_page: 25, total: 1, last_page: 1, total_is_exact: true },
        },
      }),
    },
  },
  beforeEach: () => {
    isSent = false;
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const recipient = (await screen.findByRole('link', { name: 'Marek Nowak' })).closest('li');
    if (!recipient) throw new Error('The recipient stands in no list.');
    await expect(recipient).toHaveTextContent('Pending');
    isSent = true;
    const data = sentSoFar() as unknown as BuzbotBroadcastRow;
    publish({ name: 'broadcast', isStreamOwner: true, data });
    await waitFor(() => expect(recipient).toHaveTextContent('Delivered'));
  },
};

/** A user who may read broadcasts but not send them. */
export const ReadOnly: Story = {
  args: { grants: [['read', 'buzbot_broadcast']] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/Ask an administrator for the broadcast permission/);
    await expect(screen.queryByRole('textbox', { name: /Default text/ })).toBeNull();
    await waitFor(() => expect(screen.getByText(/^Winter is near/)).toBeVisible());
  },
};
