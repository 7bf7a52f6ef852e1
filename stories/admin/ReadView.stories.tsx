import type { TimelineItem } from '@rentyard/contract/entities/collaboration/commentRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { silence } from './fakeServer.ts';
import { offerForReading, offerHistory } from './records.ts';

const [change] = offerHistory;
const person = { id: 2, name: 'Ana Rusu' };
const timeline: readonly TimelineItem[] = [
  {
    kind: 'comment',
    id: 5,
    text: 'Please call the owner, <@3>.',
    mentions: [{ id: 3, name: 'Elena Editor' }],
    created_at: '2026-05-31T08:12:00.000Z',
    updated_at: null,
    created_by: person,
    can_edit: true,
    can_delete: true,
  },
  ...(change ? [{ kind: 'change' as const, ...change }] : []),
  {
    kind: 'status',
    id: 8,
    from: 'rejected',
    to: 'new',
    reason: 'Photos are there now',
    created_at: '2026-05-29T15:40:00.000Z',
    created_by: person,
  },
];

const sent = fn(() => ({ status: 201, body: { data: timeline[0] } }));

const meta = {
  title: 'Admin/ReadView',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/offers/show/412',
    language: 'en',
    responses: {
      'GET offers/:id/timeline': { body: { data: timeline, meta: { next: null } } },
      'GET offers/options/assignee': {
        body: { data: [{ id: 3, name: 'Elena Editor' }] },
      },
      'POST offers/:id/comments': sent,
      'GET orders': {
        body: {
          data: [],
          meta: { current_page: 1, per_page: 5, total: 0, last_page: 1, total_is_exact: true },
        },
      },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts in groups, the next steps of the status, and the timeline. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('360.00 USD')).toBeVisible();
    await expect(screen.getByText('21.5')).toBeVisible();
    await expect(screen.getByRole('link', { name: /47\.0245, 28\.8323/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(await screen.findByText('@Elena Editor')).toBeVisible();
  },
};

/** A text without a translation is marked with the language that replaces it, in the title and in the facts. */
export const InAnotherLanguage: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET offers/:id/show': {
        body: {
          data: {
            ...offerForReading,
            fallbacks: { name: 'ro', description: 'ro' },
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: /^RO / })).toBeVisible();
    const description = screen.getByText('Description').nextElementSibling;
    await expect(description).toHaveTextContent(/^RO Bucket 1\.05/);
  },
};

export const Loading: Story = {
  args: { responses: { 'GET offers/:id/show': silence } },
};

/** `@` suggests colleagues; the comment is stored with the id of the chosen one. */
export const Mentioning: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(field, 'Ask @Ele');
    await expect(await screen.findByRole('option', { name: 'Elena Editor' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Ask @Elena Editor ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const body = { text: 'Ask <@3>' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** While one status change is sent, another one waits: it needs the version that the first returns. */
export const StatusBeingSent: Story = {
  args: { responses: { ...meta.args.responses, 'PATCH offers/:id/change_status': silence } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const approve = await screen.findByRole('button', { name: 'Approve' });
    await expect(screen.getByRole('button', { name: 'Reject…' })).toBeEnabled();
    await userEvent.click(approve);
    await waitFor(() => expect(approve).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByRole('button', { name: 'Reject…' })).toBeDisabled();
  },
};
