import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { affected, categoryAnswers, harmless, properties, savedMeanwhile } from './category.ts';
import type { FakeRequest } from './fakeServer.ts';

const meta = {
  title: 'Admin/CategorySteps',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/categories/7/update/basics', language: 'en', answers: categoryAnswers },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Screen = ReturnType<typeof within>;

const save = () => userEvent.keyboard('{Control>}s{/Control}');
const open = async (screen: Screen, name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, expanded: false }));

/** What a save sends, and what it is answered with. */
const sent = fn<(rows: readonly Readonly<Record<string, unknown>>[]) => void>();
const saving = (answer: object = { body: { data: properties } }) => ({
  'POST properties/:id/create_or_update_many': ({ body }: FakeRequest) => {
    sent(body.properties as never);
    return answer as { readonly body: unknown };
  },
});

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const form = await screen.findByRole('textbox', { name: 'First declension' });
    await expect(form).toHaveAccessibleDescription('Rent of crawler excavator by the hour');
    await expect(screen.getByRole('link', { name: /Characteristics ?, done/ })).toHaveAttribute(
      'href',
      '/en/categories/7/update/properties',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Icon: Shovel' }));
    const icons = within(await within(document.body).findByRole('dialog', { name: 'Icon' }));
    await userEvent.type(icons.getByRole('searchbox'), 'crane');
    await expect(icons.getByText('No icon fits these words')).toBeVisible();
    await userEvent.clear(icons.getByRole('searchbox'));
    await userEvent.type(icons.getByRole('searchbox'), 'forklift{Enter}');
    await expect(await screen.findByRole('button', { name: 'Icon: Forklift' })).toHaveFocus();
  },
};

/** The address of every record leads to the first step. */
export const FromTheList: Story = {
  args: { address: '/categories/edit/7' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const basics = await screen.findByRole('link', { name: /Step 1 of 3/ });
    await expect(basics).toHaveAttribute('aria-current', 'step');
  },
};

/** Leaving a step asks first, when something is typed in it. */
export const LeavingDirty: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Other name' }), 'Diggers');
    await userEvent.click(screen.getByRole('link', { name: /Prices/ }));
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Attention' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('textbox', { name: 'Other name' })).toHaveValue('Diggers');
    await userEvent.click(screen.getByRole('link', { name: /Prices/ }));
    const again = within(
      await within(document.body).findByRole('alertdialog', { name: 'Attention' }),
    );
    await userEvent.click(again.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('grid', { name: 'Least price of an hour' });
  },
};

/** Somebody who may only read is shown the category, not its steps. */
export const ReadOnly: Story = {
  args: {
    grants: [['read', 'categories']],
    answers: {
      ...categoryAnswers,
      'GET categories/:id/show': {
        body: {
          data: {
            id: 7,
            version: 3,
            name: 'Crawler excavators',
            created_at: '2026-04-12T07:30:00.000Z',
            updated_at: '2026-04-12T07:30:00.000Z',
          },
        },
      },
    },
  },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Crawler excavators' });
    await expect(within(dialog).queryByRole('textbox')).toBeNull();
  },
};

/** The form of offers beside the characteristics follows what is typed. */
export const Characteristics: Story = {
  args: { address: '/categories/7/update/properties' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await open(screen, /Operating weight/);
    await expect(screen.getByText('Numbers from 14 to 16 fall into no range.')).toBeVisible();
    const preview = within(
      (await screen.findByRole('region', { name: 'In the form of an offer' })) as HTMLElement,
    );
    await preview.findByRole('textbox', { name: /Operating weight/ });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' (loaded)');
    await preview.findByRole('textbox', { name: 'Operating weight, t (loaded)' });
  },
};

/** A pasted list makes a value of every line; Enter goes on to the next one. */
export const PastedValues: Story = {
  args: { address: '/categories/7/update/properties' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Add characteristic' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Attachments');
    await userEvent.click(screen.getByRole('button', { name: 'Add value' }));
    const first = await screen.findByRole('textbox', { name: 'Value 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.paste('Bucket\tКовш\n- Hammer\tМолот\n');
    await expect(await screen.findByRole('textbox', { name: 'Value 2' })).toHaveValue('Hammer');
    await userEvent.click(screen.getByRole('textbox', { name: 'Value 2' }));
    await userEvent.keyboard('{Enter}Auger');
    await expect(screen.getByRole('textbox', { name: 'Value 3' })).toHaveValue('Auger');
    await userEvent.click(screen.getByRole('radio', { name: /Русский/ }));
    await expect(screen.getByRole('textbox', { name: 'Value 1' })).toHaveValue('Ковш');
  },
};

/** What the server refuses opens its row, and lands on its value and its language; the step is marked. */
export const RefusedInRow: Story = {
  args: {
    address: '/categories/7/update/properties',
    answers: {
      ...categoryAnswers,
      ...saving({
        status: 422,
        body: {
          code: 'invalid',
          message: 'Some values need correction.',
          request_id: '7f3c2a10',
          errors: {
            'properties.0.values.1.name.ro': [
              { rule: 'repeated', values: {}, message: 'This is here already' },
            ],
          },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await open(screen, /Undercarriage/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Value 1' }), ' 600 mm');
    await userEvent.click(screen.getByRole('button', { name: /Undercarriage/, expanded: true }));
    await save();
    await screen.findByRole('textbox', { name: 'Value 2' });
    // The language changes once the row is open, and with it the input.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value 2' })).toBeInvalid());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value 2' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Value 2' })).toHaveAttribute('lang', 'ro');
    await expect(screen.getByText('Has errors')).toBeVisible();
    await expect(screen.getByRole('link', { name: /Characteristics ?, has errors/ })).toBeVisible();
  },
};

/** A save that leaves offers without a required answer says so first, with links to them. */
export const Impact: Story = {
  args: {
    address: '/categories/7/update/properties',
    answers: {
      ...categoryAnswers,
      ...saving(),
      'POST properties/:id/impact': {
        body: { data: [{ ...harmless, used_by: affected(40), would_miss: affected(7) }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const screen = within(canvasElement);
    await open(screen, /Undercarriage/);
    await userEvent.click(screen.getByRole('switch', { name: 'Required' }));
    await save();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('40 records answer it.')).toBeVisible());
    await expect(dialog.getByText(/7 records would miss a required answer/)).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Crawler excavator, 21 t' });
    await expect(link).toHaveAttribute('href', '/en/offers/edit/412');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save all the same' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([{ id: 22, version: 3, required: true }]),
    );
  },
};

/** A value in use goes only with another one in its place. */
export const Replaced: Story = {
  args: {
    address: '/categories/7/update/properties',
    answers: {
      ...categoryAnswers,
      ...saving(),
      'POST properties/:id/impact': {
        body: {
          data: [
            { ...harmless, used_by: affected(2), dropped: [{ value: 71, used_by: affected(2) }] },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const screen = within(canvasElement);
    await open(screen, /Undercarriage/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rubber tracks' }));
    await save();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByText(/“Rubber tracks” is used by 2 records/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'What takes its place' }));
    await userEvent.click(await dialog.findByRole('option', { name: 'Steel tracks' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save all the same' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.lastCall?.[0][0]?.values).toMatchObject([
      { id: 70 },
      { id: 71, replace_with: 70 },
    ]);
  },
};

/** Two people changed one characteristic: mine beside theirs. What only one touched is merged. */
export const Conflict: Story = {
  args: {
    address: '/categories/7/update/properties',
    answers: {
      ...categoryAnswers,
      ...saving(savedMeanwhile({ name: { en: 'Chassis', ru: 'Ходовая часть' }, required: true })),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await open(screen, /Undercarriage/);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' type');
    await save();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/Ana Rusu changed the same fields/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Take all theirs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save merged record' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Chassis'),
    );
    await expect(screen.getByRole('switch', { name: 'Required' })).toBeChecked();
  },
};

const gridOf = async (screen: Screen) =>
  within(await screen.findByRole('grid', { name: 'Least price of an hour' }));
const cellAt = (grid: Screen, row: number, cell: number) =>
  within(grid.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[
    cell
  ] as HTMLElement;

/** Prices are typed and pasted as in a spreadsheet, and sent as they are written. */
export const Prices: Story = {
  args: { address: '/categories/7/update/prices' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    await expect(cellAt(grid, 3, 2)).toHaveTextContent('on request');
    cellAt(grid, 5, 0).focus();
    await userEvent.paste('0\t8\t1 360,5\t26 000\n8\t\t-\t');
    await expect(cellAt(grid, 5, 2)).toHaveTextContent('1,360.50');
    await expect(cellAt(grid, 6, 2)).toHaveTextContent('on request');
    await expect(await screen.findByText('3 changes')).toBeVisible();
    await save();
    await waitFor(() => expect(screen.queryByText('3 changes')).toBeNull());
    await expect(cellAt(grid, 5, 3)).toHaveTextContent('26,000.00');
  },
};

/** Stretches that overlap and amounts that are none are told in their cells. */
export const PricesRefused: Story = {
  args: { address: '/categories/7/update/prices' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    cellAt(grid, 3, 0).focus();
    await userEvent.keyboard('10{Enter}');
    cellAt(grid, 2, 3).focus();
    await userEvent.keyboard('cheap{Enter}');
    await save();
    await waitFor(() => expect(cellAt(grid, 3, 0)).toBeInvalid());
    await expect(cellAt(grid, 3, 0)).toHaveAccessibleDescription('Minimum value is 14');
    await expect(cellAt(grid, 2, 3)).toBeInvalid();
    await expect(screen.getByRole('link', { name: /Prices ?, has errors/ })).toBeVisible();
  },
};

/** Somebody saved another amount meanwhile: it is told in the cell, and a second save keeps mine. */
export const PricesConflict: Story = {
  args: {
    address: '/categories/7/update/prices',
    answers: {
      ...categoryAnswers,
      'PATCH categories/:id/update_prices': (request) => {
        const { body } = request;
        if (body.version !== 3) {
          const answer = categoryAnswers['PATCH categories/:id/update_prices'];
          return typeof answer === 'function' ? answer(request) : { body: {} };
        }
        const { status, body: refusal } = savedMeanwhile({});
        const theirs = [
          {
            currency: { id: 1, name: 'EUR' },
            property: { id: 21, name: 'Operating weight, t' },
            value: null,
            intervals: [
              { from: 6, to: 14, min_hour_price: '27.00' },
              { from: 14, to: 22, min_hour_price: null },
            ],
          },
        ];
        return { status, body: { ...refusal, data: { ...refusal.data, id: 7, prices: theirs } } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const grid = await gridOf(screen);
    cellAt(grid, 2, 2).focus();
    await userEvent.keyboard('25{Enter}');
    await save();
    await waitFor(() => expect(cellAt(grid, 2, 2)).toBeInvalid());
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('Ana Rusu saved 27.00 meanwhile');
    await save();
    await waitFor(() => expect(cellAt(grid, 2, 2)).toBeValid());
    await expect(cellAt(grid, 2, 2)).toHaveTextContent('25.00');
  },
};
