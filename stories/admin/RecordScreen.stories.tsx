import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    await expect(screen.getByText('7.5 h at the hourly price')).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { 'GET offers/:id/edit': silence } } };

/** Typing brings the bar that says what changed; the key saves, and the bar goes. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'Str. Uzinelor 14');
    await expect(await screen.findByText('1 change')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  },
};

/** A rule is told when its field is left, in the words of the language. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.clear(code);
    await userEvent.type(code, 'OF 10412');
    await userEvent.tab();
    await expect(await screen.findByText('Incorrect code format')).toBeVisible();
    await expect(code).toBeInvalid();
  },
};

/** What the server refuses lands on its field, in the language tab that it is about. */
export const RefusedTranslation: Story = {
  args: {
    answers: {
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
    await expect(await screen.findByText('Minimum amount of characters is 2!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('lang', 'ro');
  },
};

/** Somebody saved meanwhile: what was typed stays on top of their save. */
export const Conflict: Story = {
  args: {
    answers: {
      'PATCH offers/:id': {
        status: 409,
        body: {
          code: 'version_conflict',
          message: 'Somebody saved this record meanwhile.',
          request_id: '7f3c2a10',
          base_version: 3,
          data: {
            ...offerForEdit,
            version: 4,
            code: 'OF-10500',
            updated_by: { id: 2, name: 'Ana Rusu' },
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
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Changed there: Code')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('OF-10500');
    await expect(address).toHaveValue('Str. Uzinelor 12 bis');
  },
};

/** Rejecting asks for a reason first. */
export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByText('Choose a reason or write one')).toBeVisible();
  },
};
