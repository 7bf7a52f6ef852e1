import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../packages/admin/src/services/drafts/draftStore.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { silence } from './fakeServer.ts';
import { offerForEdit } from './records.ts';

const meta = {
  title: 'Admin/RecordScreen',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/offers/edit/412', language: 'en' },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveValue('OF-10412');
    await expect(screen.getByText('= 7.5 × hourly price')).toBeVisible();
  },
};

export const Loading: Story = { args: { responses: { 'GET offers/:id/edit': silence } } };

/** Input shows the save bar with the changed fields. The shortcut saves and hides it. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'Str. Uzinelor 14');
    await waitFor(() => expect(screen.getByText('1 change')).toBeVisible());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  },
};

/** A field shows its error on blur, in the language of the interface. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.clear(code);
    await userEvent.type(code, 'OF 10412');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Incorrect code format')).toBeVisible());
    await expect(code).toBeInvalid();
  },
};

/** Server errors appear at their field and open its language tab. */
export const RefusedTranslation: Story = {
  args: {
    responses: {
      'PATCH offers/:id': {
        status: 422,
        body: {
          code: 'invalid',
          message: 'Some values need correction.',
          request_id: '7f3c2a10',
          errors: {
            'name.ro': [
              {
                rule: 'min_length',
                values: { number: 2 },
                message: 'Minimum amount of characters is 2!',
              },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, ' bis');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(screen.getByText('Minimum amount of characters is 2!')).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('lang', 'ro');
  },
};

const saved = (changes: object) => ({
  status: 409,
  body: {
    code: 'version_conflict',
    message: 'Someone changed this record while you were editing.',
    request_id: '7f3c2a10',
    base_version: 3,
    data: { ...offerForEdit, version: 4, updated_by: { id: 2, name: 'Ana Rusu' }, ...changes },
  },
});

/** If another person saved a different field, both changes are merged and a message says so. */
export const Merged: Story = {
  args: {
    responses: {
      'PATCH offers/:id': ({ body }) =>
        body.version === 3
          ? saved({ code: 'OF-10500' })
          : { body: { data: { ...offerForEdit, ...body, code: 'OF-10500', version: 5 } } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, ' bis');
    await userEvent.keyboard('{Control>}s{/Control}');
    const message = 'Saved. Ana Rusu also changed: Code';
    const news = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(await news.findByText(message)).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('OF-10500');
    await expect(address).toHaveValue('Str. Uzinelor 12 bis');
  },
};

/** If another person saved the same field, a dialog compares both values. */
export const Conflict: Story = {
  args: {
    responses: {
      'PATCH offers/:id': ({ body }) =>
        body.version === 3
          ? saved({ address: 'Str. Muncii 3', code: 'OF-10500' })
          : { body: { data: { ...offerForEdit, ...body, version: 5 } } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    const code = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.type(address, ' bis');
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByText(/Choose a value for each field below/),
    ).toBeInTheDocument();
    const choice = dialog.getByRole('combobox', { name: 'Value to keep: Address' });
    await userEvent.selectOptions(choice, 'Keep theirs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save merged record' }));
    await waitFor(() => expect(address).toHaveValue('Str. Muncii 3'));
    await expect(code).toHaveValue('OF-10500');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Unsaved values can be restored when the record opens again. */
export const DraftOffered: Story = {
  beforeEach: () =>
    drafts.save('1/offers/412', {
      storedAt: Date.now() - 3_600_000,
      base: { address: 'Str. Uzinelor 12' },
      values: { address: 'Str. Uzinelor 99' },
    }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore values' }));
    await expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Str. Uzinelor 99');
    await waitFor(() => expect(screen.getByText('1 change')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Restore values' })).toBeNull();
  },
};

/** Values that were restored and then discarded are not offered again. */
export const DraftGivenUp: Story = {
  ...DraftOffered,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore values' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await drafts.read('1/offers/412')).toBeUndefined());
  },
};

/** A rejection needs a reason. */
export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(dialog.getByText('Choose or enter a reason')).toBeVisible());
  },
};
