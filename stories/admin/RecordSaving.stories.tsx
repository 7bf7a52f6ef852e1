import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../packages/admin/src/services/drafts/draftStore.ts';
import { publish } from '../../packages/admin/src/services/events/streamEvents.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import type { FakeRequest } from './fakeServer.ts';
import { brandForEdit, offerForEdit } from './records.ts';

const meta = {
  title: 'Admin/RecordSaving',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/offers/edit/412', language: 'en' },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(({ body }: FakeRequest) => ({
  body: { data: { ...offerForEdit, ...body, version: 4 } },
}));

/** Restored values do not silently overwrite a newer change of another user. */
export const DraftMet: Story = {
  args: { responses: { 'PATCH offers/:id': saved } },
  beforeEach: async () => {
    saved.mockClear();
    await drafts.save('1/offers/412', {
      storedAt: Date.now() - 3_600_000,
      base: { address: 'Str. Uzinelor 1' },
      values: { address: 'Str. Uzinelor 99' },
    });
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore values' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByText(/Choose a value for each field below/),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save merged record' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ body: { address: 'Str. Uzinelor 99', version: 3 } }),
      ),
    );
  },
};

let finishSave = () => {};
const slowly = fn(
  ({ body }: FakeRequest) =>
    new Promise<{ body: object }>((resolve) => {
      const version = Number(body.version) + 1;
      finishSave = () => resolve({ body: { data: { ...offerForEdit, ...body, version } } });
    }),
);

/** Values typed while a save runs remain, and the next save sends them. */
export const TypedOn: Story = {
  args: { responses: { 'PATCH offers/:id': slowly } },
  beforeEach: () => void slowly.mockClear(),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, ' bis');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(slowly).toHaveBeenCalledOnce());
    await userEvent.type(address, ', gate 2');
    finishSave();
    await screen.findAllByText('Successfully edited');
    await expect(address).toHaveValue('Str. Uzinelor 12 bis, gate 2');
    await userEvent.keyboard('{Control>}s{/Control}');
    const sent = { address: 'Str. Uzinelor 12 bis, gate 2', version: 4 };
    await waitFor(() =>
      expect(slowly).toHaveBeenLastCalledWith(expect.objectContaining({ body: sent })),
    );
    finishSave();
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  },
};

let stored = offerForEdit;

/** Discarding changes shows the values that another person saved meanwhile. */
export const DiscardedForTheirs: Story = {
  args: {
    responses: {
      'GET offers/:id/edit': () => ({ body: { data: stored } }),
      'POST presence': {
        body: { data: [{ person: { id: 2, name: 'Ana Rusu' }, state: 'editing' }] },
      },
    },
  },
  beforeEach: () => {
    stored = offerForEdit;
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, ' bis');
    await screen.findByText('Also viewing: Ana Rusu (editing)');
    stored = { ...offerForEdit, address: 'Str. Muncii 3', version: 4 };
    publish({
      name: 'record',
      isStreamOwner: true,
      data: {
        subject: 'offers',
        resource: 'offers',
        id: 412,
        version: 4,
        action: 'update',
        by: { id: 2, name: 'Ana Rusu' },
      },
    });
    await screen.findByText('Ana Rusu changed this record while you were editing.');
    await expect(address).toHaveValue('Str. Uzinelor 12 bis');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address).toHaveValue('Str. Muncii 3'));
  },
};

let name = 'Komatsu';

/** A form that is opened again shows the current data of the server, even after a short time. */
export const OpenedAgain: Story = {
  args: {
    address: '/brands/page/1',
    responses: {
      'GET brands/:id/edit': () => ({
        body: { data: { ...brandForEdit, name, version: name === 'Komatsu' ? 3 : 4 } },
      }),
    },
  },
  beforeEach: () => {
    name = 'Komatsu';
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: 'Komatsu' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await expect(field).toHaveValue('Komatsu');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
    name = 'Komatsu Ltd';
    await userEvent.click(screen.getByRole('link', { name: 'Komatsu' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Komatsu Ltd'),
    );
  },
};

/** The same for a user with read permission only. */
export const OpenedAgainToRead: Story = {
  args: {
    address: '/brands/page/1',
    grants: [['read', 'brands']],
    responses: { 'GET brands/:id/show': () => ({ body: { data: { ...brandForEdit, name } } }) },
  },
  beforeEach: () => {
    name = 'Komatsu';
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: 'Komatsu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Komatsu' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    name = 'Komatsu Ltd';
    await userEvent.click(screen.getByRole('link', { name: 'Komatsu' }));
    await screen.findByRole('dialog', { name: 'Komatsu Ltd' });
  },
};
