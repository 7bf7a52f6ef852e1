import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { catalogueResponses, photoForEdit } from './catalogueRows.ts';
import { pageOf } from './fakeServer.ts';

const uploaded = (status: number) => ({ status, body: { data: { ...photoForEdit, id: 9 } } });
const removed = fn(() => ({
  body: {
    data: {
      deleted: [2],
      refused: [{ id: 1, reason: 'in_use', uses: photoForEdit.uses }],
    },
  },
}));

const meta = {
  title: 'Admin/Photos',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/photo/page/1', language: 'en', responses: catalogueResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = (...names: readonly string[]) =>
  names.map((name) => new File(['x'.repeat(40)], name, { type: 'image/jpeg' }));

async function choose(canvasElement: HTMLElement, chosen: readonly File[]): Promise<void> {
  await within(canvasElement).findByRole('button', { name: 'Upload photos' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: chosen } });
}

/** A grid of pictures. Arrow keys move the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const link = await screen.findByRole('link', { name: 'telehandler-17m.webp' });
    await expect(within(link.closest('li') ?? link).getByText('Not used')).toBeVisible();
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.dataset.row);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};

/** The choice between grid and table is stored in the account. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /File/ })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Show as grid' })).toBeVisible();
  },
};

/** Results of the uploads, in the order in which the files are sent. */
const fates = [
  uploaded(201),
  uploaded(200),
  {
    status: 422,
    body: {
      code: 'invalid',
      message: 'Some values need correction.',
      request_id: 'story',
      errors: { file: [{ rule: 'picture', message: 'This file is not a picture' }] },
    },
  },
];
let sent = 0;

/** Each file has its own result: uploaded, already known, refused, retried. */
export const Uploading: Story = {
  beforeEach: () => {
    sent = 0;
  },
  args: {
    responses: {
      ...catalogueResponses,
      'POST photos': () => fates[sent++] ?? uploaded(201),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await choose(canvasElement, [...files('front.jpg', 'again.jpg', 'torn.jpg'), text]);
    await waitFor(() => expect(screen.getByText(/Already uploaded/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/This file is not a picture/)).toBeVisible());
    await expect(screen.getByText(/This file type is not supported/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try torn.jpg again' }));
    await waitFor(() => expect(screen.getByText('3 of 3 uploaded')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Clear list' }));
    await expect(screen.queryByText('front.jpg')).toBeNull();
  },
};

/** Opens the first photo in the viewer by its shortcut. */
async function openViewer(canvasElement: HTMLElement) {
  const screen = within(canvasElement);
  await screen.findByRole('link', { name: 'excavator-front.webp' });
  screen
    .getAllByRole('listitem')
    .find((item) => item.dataset.row === '0')
    ?.focus();
  await userEvent.keyboard('v');
  return within(await screen.findByRole('dialog', { name: 'Image viewer' }));
}

/** Opens the viewer and shows the next photo. */
export const Viewing: Story = {
  play: async ({ canvasElement }) => {
    const viewer = await openViewer(canvasElement);
    await expect(viewer.getByText('Crawler excavator from the front')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await viewer.findByText('telehandler-17m.webp')).toBeInTheDocument();
  },
};

/** Editing a photo from the viewer keeps the search of the list. */
export const EditingViewed: Story = {
  args: { address: '/photo/page/1?quick_filter=excavator' },
  play: async ({ canvasElement }) => {
    const viewer = await openViewer(canvasElement);
    const screen = within(canvasElement);
    await userEvent.click(viewer.getByRole('button', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'excavator-front.webp' }));
    await expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('excavator');
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('searchbox')).toHaveValue('excavator');
  },
};

/** Used photos are not deleted. A message lists the records that use them. */
export const DeletingUsed: Story = {
  args: { responses: { ...catalogueResponses, 'DELETE photos': removed } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'excavator-front.webp' });
    const row = screen.getAllByRole('listitem').find((item) => item.dataset.row === '0');
    await userEvent.click(within(row ?? canvasElement).getByRole('button', { name: /Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByRole('link', { name: 'Crawler excavator, 21 t' }),
    ).toBeInTheDocument();
  },
};

const choosing = fn(({ body }: { readonly body: object }) => ({
  status: 201,
  body: { data: { ...body, id: 77, version: 1 } },
}));

/** An image field selects from the stored photos. */
export const Choosing: Story = {
  args: {
    address: '/countries/create',
    responses: { ...catalogueResponses, 'POST countries': choosing },
  },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Choose image' }));
    const picker = within(await page.findByRole('dialog', { name: 'Choose a photo' }));
    const take = await picker.findByRole('button', { name: 'Choose photo' });
    await expect(take).toBeDisabled();
    await userEvent.click(await picker.findByRole('button', { name: /excavator from the front/ }));
    await userEvent.click(take);
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Choose a photo' })).toBeNull());
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Replace' })).toBeVisible());
  },
};

const previewed = fn();

/** A list of unused photos offers to delete all of them, with the usual preview. */
export const Unused: Story = {
  args: {
    address: '/photo/page/1?filter[health]=unused',
    responses: {
      ...catalogueResponses,
      'GET photos': () =>
        pageOf(
          [1, 2, 3].map((id) => ({ ...photoForEdit, id, name: '' })),
          new URLSearchParams(),
        ),
      'POST photos/bulk/preview': ({ body }) => {
        previewed(body);
        const counts = { total: 3, checked: 3, will_change: 3, will_skip: 0 };
        return { body: { data: { ...counts, reasons: [], rows: [] } } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all…' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Delete 3/ }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Delete 3 records' })).toBeEnabled(),
    );
    await expect(previewed).toHaveBeenCalledWith({
      filter: { health: { eq: 'unused' } },
      change: { delete: true },
    });
  },
};
