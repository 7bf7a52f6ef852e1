import type { OutboxMail } from '@rentyard/contract/entities/system/outbox';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

const mail: OutboxMail = {
  id: 12,
  to: 'ana.rusu@rentyard.test',
  subject: 'Your code for signing in',
  text: 'The code is 482913.',
  html: '<p>The code is <b onclick="alert()">482913</b>.</p><script>alert()</script>',
  state: 'queued',
  attempts: 0,
  error: null,
  created_at: '2026-05-30T08:12:00.000Z',
  sent_at: null,
};

const mails: readonly OutboxMail[] = [
  mail,
  {
    ...mail,
    id: 11,
    to: 'piotr@rentyard.test',
    subject: 'Set a password',
    state: 'failed',
    attempts: 5,
    error: '550 no such mailbox',
  },
];

const meta = {
  title: 'Admin/Outbox',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/outbox/page/1',
    language: 'en',
    responses: {
      'GET outbox': ({ query }) => {
        const state = query.get('filter[state]');
        const data = mails.filter((one) => state === null || one.state === state);
        const meta = { current_page: 1, per_page: 25, total: data.length, last_page: 1 };
        return { body: { data, meta: { ...meta, total_is_exact: true } } };
      },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mail opens beside the list, as rendered HTML without scripts, or as text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: /Your code for signing in/ }));
    const letter = await screen.findByRole('group', { name: 'Your code for signing in' });
    const code = letter.shadowRoot?.querySelector('b');
    await expect(code).toHaveTextContent('482913');
    await expect(code).not.toHaveAttribute('onclick');
    await expect(letter.shadowRoot?.querySelector('script')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }));
    await expect(screen.getByText('The code is 482913.')).toBeVisible();
  },
};

/** Failed mails show the reason. */
export const Failed: Story = {
  args: { address: '/outbox/page/1?filter[state]=failed&mail=11' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('550 no such mailbox');
    await expect(screen.queryByRole('link', { name: /Your code for signing in/ })).toBeNull();
  },
};
