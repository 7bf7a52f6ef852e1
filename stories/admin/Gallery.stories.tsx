import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { photoForEdit } from './catalogueRows.ts';
import type { FakeResponse } from './fakeServer.ts';
import { offerForEdit, offerPhotos } from './records.ts';

const saved = fn(() => ({ body: { data: { ...offerForEdit, version: 4 } } }));

/** Stores every file except the first one named broken. */
function storing(): FakeResponse {
  let sent = 0;
  return () => {
    sent += 1;
    if (sent === 2) {
      const message = 'The file is damaged.';
      const errors = { file: [{ rule: 'image_broken', message }] };
      return { status: 422, body: { code: 'invalid', message, errors, request_id: 'story' } };
    }
    const photo = { ...photoForEdit, id: 20 + sent, file_name: `stored-${sent}.webp`, alt: {} };
    return { status: 201, body: { data: photo } };
  };
}

const meta = {
  title: 'Admin/Gallery',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    saved.mockClear();
  },
  args: {
    address: '/offers/edit/412',
    language: 'en',
    responses: {
      'PATCH offers/:id': saved,
      'GET photos/:id/edit': { body: { data: photoForEdit } },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const galleryOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('list', { name: 'Photos' }));

const drop = (canvasElement: HTMLElement, ...names: readonly string[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>(
    'input[type=file][aria-label=Photos]',
  );
  if (!input) throw new Error('no file input');
  const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.change(input, { target: { files } });
};

const expectSaved = (...photos: readonly number[]) =>
  waitFor(() =>
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ photos }) }),
    ),
  );

/** Arrow keys on a grip move a photo; the first one is the cover. The save sends the order. */
export const OrderedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const gallery = await galleryOf(canvasElement);
    const grip = gallery.getByRole('button', { name: 'Move Seen from the left, 2 of 2' });
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByText('Seen from the left is now 1 of 2');
    const [first] = gallery.getAllByRole('listitem');
    await expect(within(first ?? canvasElement).getByText('Cover')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectSaved(2, 1);
  },
};

/** Several files at once: each has its progress and its error, and the stored ones join in the order of the files. */
export const Adding: Story = {
  args: { responses: { ...meta.args.responses, 'POST photos': storing() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const gallery = await galleryOf(canvasElement);
    drop(canvasElement, 'cab.png', 'broken.png', 'bucket.png');
    await screen.findByText(/The file is damaged\./);
    await waitFor(() => expect(gallery.getAllByRole('listitem')).toHaveLength(4));
    await expect(screen.getByText('4 of 20 photos')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove broken.png' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectSaved(1, 2, 21, 23);
  },
};

/** A removed photo gives the focus to the next one, and the last one to what follows. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const gallery = await galleryOf(canvasElement);
    gallery.getByRole('button', { name: 'Remove front.webp' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(gallery.getByRole('button', { name: 'Remove Seen from the left' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByText('0 of 20 photos');
    await expect(within(canvasElement).getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectSaved();
  },
};

const twenty = Array.from({ length: 20 }, (_, at) => ({ ...offerPhotos[0], id: at + 1 }));

/** A full gallery says so, and lists a further file with the reason. */
export const Full: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET offers/:id/edit': { body: { data: { ...offerForEdit, photos: twenty } } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await galleryOf(canvasElement);
    await expect(screen.getByText('20 of 20 photos: remove one to add another')).toBeVisible();
    drop(canvasElement, 'more.png');
    await screen.findByText(/No more than 20 files/);
    await expect(screen.getByRole('button', { name: 'Choose from photos' })).toBeDisabled();
  },
};

const described = fn(({ body }: { readonly body: object }) => ({
  body: { data: { ...photoForEdit, ...body, id: 1, version: 2 } },
}));

/** The alternative text is saved at once and shown in the gallery. */
export const Describing: Story = {
  args: { responses: { ...meta.args.responses, 'PATCH photos/:id': described } },
  play: async ({ canvasElement }) => {
    const gallery = await galleryOf(canvasElement);
    await userEvent.click(
      gallery.getByRole('button', { name: 'Edit alternative text of front.webp' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    const text = await dialog.findByRole('textbox', { name: 'English' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Seen from the front');
    await userEvent.click(dialog.getByRole('button', { name: 'Save text' }));
    await gallery.findByText('Seen from the front');
    const alt = expect.objectContaining({ en: 'Seen from the front' });
    const body = expect.objectContaining({ alt });
    await expect(described).toHaveBeenCalledWith(expect.objectContaining({ body }));
  },
};

/** A photo opens in the viewer with the others. */
export const Viewing: Story = {
  args: { address: '/offers/show/412' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const label = /photo 2 of 2$/;
    await userEvent.click(await screen.findByRole('button', { name: label }));
    const viewer = within(
      await within(document.body).findByRole('dialog', { name: 'Image viewer' }),
    );
    await expect(await viewer.findByText('Seen from the left')).toBeInTheDocument();
  },
};

/** On a phone the gallery is as wide as the screen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
};
