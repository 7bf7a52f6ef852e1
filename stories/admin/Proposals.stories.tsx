import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

const proposal: Proposal = {
  id: 31,
  version: 1,
  state: 'open',
  cause: 'propose',
  call: {
    method: 'PATCH',
    path: '/offers/7',
    body: { name: { en: 'Crawler excavator CAT 320' }, prices: { price_per_hour: '52.00' } },
    file: null,
  },
  action: 'update',
  target: { subject: 'offers', resource: 'offers', id: 7, name: 'Excavator CAT 320', version: 4 },
  difference: [
    { path: 'name.en', from: 'Excavator CAT 320', to: 'Crawler excavator CAT 320' },
    { path: 'prices.price_per_hour', from: '48.00', to: '52.00' },
  ],
  reason: 'The price list of May',
  obstacle: null,
  created_at: '2026-05-30T08:12:00.000Z',
  created_by: { id: 12, name: 'Price sync (API)' },
  edited_by: null,
  expires_at: '2026-06-29T08:12:00.000Z',
  decision: null,
  job: null,
  can_decide: true,
  can_edit: true,
};

const proposals: readonly Proposal[] = [
  proposal,
  {
    ...proposal,
    id: 30,
    target: { ...proposal.target, id: 8, name: 'Wheel loader Volvo L90' },
    difference: [{ path: 'prices.price_per_hour', from: '60.00', to: '95.00' }],
    cause: 'price_change',
    reason: null,
    created_by: { id: 3, name: 'Ana Rusu' },
    obstacle: {
      code: 'changed_since',
      message: 'The record was changed since. Edit the proposal, or reject it.',
      paths: ['prices.price_per_hour'],
    },
  },
  {
    ...proposal,
    id: 29,
    action: 'delete',
    call: { method: 'DELETE', path: '/offers', body: { id: 9 }, file: null },
    target: { ...proposal.target, id: 9, name: 'Crane Liebherr LTM 1050' },
    difference: [],
    can_edit: false,
    created_by: { id: 4, name: 'Piotr Nowak' },
  },
];

const meta = {
  title: 'Admin/Proposals',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/proposals/page/1?filter[state]=open&proposal=31',
    language: 'en',
    responses: {
      'GET proposals': () => ({
        body: {
          data: proposals,
          meta: { current_page: 1, per_page: 25, total: 3, last_page: 1, total_is_exact: true },
        },
      }),
      'POST proposals/approve': ({ body }) => {
        const { ids } = body as { readonly ids: readonly number[] };
        return { body: { data: { approved: ids, refused: [], job: null } } };
      },
      'POST proposals/reject': ({ body }) => {
        const { ids } = body as { readonly ids: readonly number[] };
        return { body: { data: { rejected: ids, refused: [] } } };
      },
      'PATCH proposals/:id': () => ({ body: { data: { ...proposal, version: 2 } } }),
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A proposal with its difference beside the list. `A` approves it, and the next one opens. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: /Excavator CAT 320/ });
    await expect(screen.getByText('The price list of May')).toBeVisible();
    await userEvent.keyboard('a');
    await within(document.body).findAllByText('1 proposal approved');
    await screen.findByRole('heading', { name: /Wheel loader/ });
  },
};

/** What prevents a proposal is named above it. */
export const Blocked: Story = {
  args: { address: '/proposals/page/1?filter[state]=open&proposal=30' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/The record was changed since/)).toBeVisible();
  },
};

/** `E` edits the proposed values before the decision. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('heading', { name: /Excavator CAT 320/ });
    await userEvent.keyboard('e');
    const dialog = within(await within(document.body).findByRole('dialog'));
    const price = await dialog.findByLabelText(/Per hour/);
    await userEvent.clear(price);
    await userEvent.type(price, '50.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save proposal' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  },
};

/** Several selected proposals are decided at once. `R` asks for the reason. */
export const Several: Story = {
  args: { address: '/proposals/page/1?filter[state]=open' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByLabelText(/Select all/));
    await expect(screen.getByRole('button', { name: /Approve 3/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Reject 3/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Not this month');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await within(document.body).findAllByText('3 proposals closed');
  },
};
