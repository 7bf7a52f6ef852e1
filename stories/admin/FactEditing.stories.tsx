import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { pageOf } from './fakeServer.ts';
import { offerForEdit } from './records.ts';

const { version = 0, prices } = offerForEdit;
const accepted = (body: object) => ({
  body: { data: { ...offerForEdit, ...body, version: version + 1 } },
});
const saved = fn(({ body }: { readonly body: object }) => accepted(body));

const meta = {
  title: 'Admin/FactEditing',
  component: AdminScreen,
  // The editor is built on demand, which may take longer than a play function waits.
  loaders: [
    loadScreens,
    () => import('../../packages/admin/src/features/field-edit/FieldEditor.tsx'),
  ],
  beforeEach: () => {
    saved.mockClear();
  },
  args: {
    address: '/offers/show/412',
    language: 'en',
    // A frame replaces pages whose calls are refused.
    responses: { 'PATCH offers/:id': saved, 'GET orders': ({ query }) => pageOf([], query) },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPrice = async (canvasElement: HTMLElement) => {
  const screen = within(canvasElement);
  const pencil = await screen.findByRole('button', { name: 'Edit Per shift' });
  pencil.focus();
  await userEvent.keyboard('e');
  const input = await screen.findByRole('textbox', { name: /Per shift/ });
  await waitFor(() => expect(input).toHaveFocus());
  return { screen, input };
};

const typePrice = async (canvasElement: HTMLElement, keys: string) => {
  const opened = await openPrice(canvasElement);
  await userEvent.clear(opened.input);
  await userEvent.type(opened.input, keys);
  return opened;
};

const priceOf = (amount: string) =>
  expect.objectContaining({ prices: expect.objectContaining({ price_per_shift: amount }) });

/** `E` opens the focused fact, Enter saves it with its version, the focus returns, Ctrl+Z undoes. */
export const ByKeys: Story = {
  args: { isFramed: true },
  play: async ({ canvasElement }) => {
    const { screen } = await typePrice(canvasElement, '410{Enter}');
    const body = expect.objectContaining({ version });
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await expect(saved.mock.lastCall?.[0].body).toEqual(priceOf('410'));
    const pencil = await screen.findByRole('button', { name: 'Edit Per shift' });
    await waitFor(() => expect(pencil).toHaveFocus());
    await within(document.body).findByRole('button', { name: /^Undo/ });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await expect(saved.mock.lastCall?.[0].body).toEqual(
      expect.objectContaining({
        version: version + 1,
        prices: expect.objectContaining({ price_per_shift: prices?.price_per_shift }),
      }),
    );
  },
};

/** Esc restores the value and the focus, and nothing is sent. */
export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const { screen } = await typePrice(canvasElement, '999{Escape}');
    const pencil = await screen.findByRole('button', { name: 'Edit Per shift' });
    await waitFor(() => expect(pencil).toHaveFocus());
    await expect(screen.getByText('360.00 USD')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** Leaving the field saves the amount, with the decimals of its currency. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    await typePrice(canvasElement, '415');
    await userEvent.tab();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0].body).toEqual(priceOf('415.00'));
  },
};

/** A value that the rules refuse is not sent: the error is at the input, which keeps what was typed. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const { input } = await typePrice(canvasElement, '12.345.6{Enter}');
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** What the server refuses is shown at the input. */
export const Refused: Story = {
  args: {
    responses: {
      'PATCH offers/:id': {
        status: 422,
        body: {
          code: 'invalid',
          message: 'Some values need correction.',
          request_id: '7f3c2a10',
          errors: {
            'prices.price_per_shift': [
              { rule: 'one_price', message: 'Add a price before activating' },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { screen, input } = await typePrice(canvasElement, '5{Enter}');
    await screen.findByText('Add a price before activating');
    await expect(input).toHaveValue('5');
  },
};

/** Another user changed the same value: the dialog of the form asks which one stays. */
export const Conflicting: Story = {
  args: {
    responses: {
      'PATCH offers/:id': ({ body }) =>
        body.version === version
          ? {
              status: 409,
              body: {
                code: 'version_conflict',
                message: '',
                request_id: '7f3c2a10',
                base_version: version,
                data: {
                  ...offerForEdit,
                  version: version + 3,
                  updated_by: { id: 2, name: 'Ana Rusu' },
                  prices: { ...prices, price_per_shift: '370.00' },
                },
              },
            }
          : saved({ body }),
    },
  },
  play: async ({ canvasElement }) => {
    await typePrice(canvasElement, '410{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText(/370/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0].body).toEqual(
      expect.objectContaining({ version: version + 3 }),
    );
    await expect(saved.mock.lastCall?.[0].body).toEqual(priceOf('410.00'));
  },
};

/** Without a connection the value stays typed, and a second Enter saves it. */
export const ConnectionLost: Story = {
  args: {
    responses: {
      'PATCH offers/:id': (() => {
        let isLost = true;
        return ({ body }) => {
          if (!isLost) return saved({ body });
          isLost = false;
          throw new TypeError('Failed to fetch');
        };
      })(),
    },
  },
  play: async ({ canvasElement }) => {
    const { screen, input } = await typePrice(canvasElement, '410{Enter}');
    await screen.findByRole('alert');
    await expect(input).toHaveValue('410');
    await userEvent.type(input, '{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};

/** Users without the permission read the facts, and nothing can be opened. */
export const ReadOnly: Story = {
  args: { grants: [['read', 'offers']] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('360.00 USD');
    await expect(screen.queryByRole('button', { name: 'Edit Per shift' })).toBeNull();
  },
};
