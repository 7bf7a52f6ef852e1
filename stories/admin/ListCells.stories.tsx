import { offer } from '@rentyard/contract/entities/listing/offer';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens, storyUser } from './AdminScreen.tsx';
import { pageOf } from './fakeServer.ts';
import { offerRows } from './records.ts';

const saved = fn(({ body }: { readonly body: unknown }) => ({
  body: { data: { id: 1, version: 9, ...(body as object) } },
}));

const staff = { body: { data: [{ id: 2, name: 'Ana Rusu' }] } };

const meta = {
  title: 'Admin/ListCells',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/offers/page/1',
    language: 'en',
    responses: {
      [`PATCH ${offer.name}/:id`]: saved,
      'GET offers/options/assignee': staff,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space shows the record beside the list; J goes to the next one, Esc closes it. The row keeps the focus. */
export const Peek: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const link = await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    const row = link.closest<HTMLElement>('[data-row]');
    row?.focus();
    await userEvent.keyboard(' ');
    const panel = await screen.findByRole('complementary', { name: 'Quick view' });
    await within(panel).findByRole('heading', { name: /Crawler excavator, 21 t/ });
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await expect(row).toHaveFocus();
  },
};

/** A price changes in its cell: Enter saves, and the alert offers an undo. */
export const Price: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [edit] = await screen.findAllByRole('button', { name: /^Edit Per shift: / });
    if (edit) await userEvent.click(edit);
    const input = await screen.findByRole('textbox', { name: /Per shift/ });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.clear(input);
    await userEvent.type(input, '4100{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Undo' });
  },
};

/** An assignee changes in its cell: a choice saves. */
export const Assignee: Story = {
  globals: { viewport: { value: 'screen' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    // Roles of a wide table take long to compute.
    const edit = () => canvasElement.querySelector('[data-edit="assignee"]');
    await waitFor(() => expect(edit()).not.toBeNull());
    await userEvent.click(edit() as Element);
    const input = await screen.findByRole('combobox', { name: 'Assignee' });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: /Ana Rusu/ }));
    const body = expect.objectContaining({ assignee: 2 });
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await screen.findByRole('button', { name: 'Undo' });
  },
};

const includedNext = (at: number) =>
  ['2099-06-10T05:00:00.000Z', '2020-01-01T00:00:00.000Z', null][at % 3];

/** A column with the next free moment is hidden until it is chosen. */
export const NextFree: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH profile': ({ body }) => ({ body: { data: { ...storyUser(), ...(body as object) } } }),
      'GET offers': ({ query }) => {
        const included = offerRows.map((row, at) => ({ ...row, next_free_at: includedNext(at) }));
        return pageOf(query.get('include') === 'next_free_at' ? included : offerRows, query);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
    await expect(screen.queryByRole('columnheader', { name: 'Next free' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const column = await screen.findByRole('checkbox', { name: 'Next free' });
    await expect(column).not.toBeChecked();
    await userEvent.click(column);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'Next free' });
    await waitFor(() => expect(screen.getAllByText(/2099/)[0]).toBeVisible());
    await expect(screen.getAllByText('Free now')[0]).toBeVisible();
    await expect(screen.getAllByText('No free period')[0]).toBeVisible();
  },
};
