import { offer } from '@rentyard/contract/entities/listing/offer';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

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
