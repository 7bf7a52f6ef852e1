import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { affected, categoryResponses, harmless, properties, savedMeanwhile } from './category.ts';
import type { FakeRequest } from './fakeServer.ts';

const meta = {
  title: 'Admin/CategoryProperties',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/categories/7/update/properties',
    language: 'en',
    responses: categoryResponses,
  },
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

/** Records the request of a save, and responds to it. */
const sent = fn<(rows: readonly Readonly<Record<string, unknown>>[]) => void>();
const saving = (answer: object = { body: { data: properties } }) => ({
  'POST properties/:id/create_or_update_many': ({ body }: FakeRequest) => {
    sent(body.properties as never);
    return answer as { readonly body: unknown };
  },
});

/** The preview of the offer form follows the input. */
export const Characteristics: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await open(screen, /Operating weight/);
    await expect(screen.getByText('No range includes the numbers from 14 to 16.')).toBeVisible();
    const preview = within((await screen.findByRole('region', { name: 'Preview' })) as HTMLElement);
    await preview.findByRole('textbox', { name: /Operating weight/ });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' (loaded)');
    await preview.findByRole('textbox', { name: 'Operating weight, t (loaded)' });
  },
};

/** A pasted list adds a value for each line. Enter moves to the next one. */
export const PastedValues: Story = {
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

/** A server error expands its row, focuses its value and its language, and marks the step. */
export const RefusedInRow: Story = {
  args: {
    responses: {
      ...categoryResponses,
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
    // Wait for the row to expand and for the language and the input to change.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value 2' })).toBeInvalid());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value 2' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Value 2' })).toHaveAttribute('lang', 'ro');
    await expect(screen.getByText('Has errors')).toBeVisible();
    await expect(screen.getByRole('link', { name: /Characteristics ?, has errors/ })).toBeVisible();
  },
};

/** A save that leaves offers without a required answer shows a warning first, with links to them. */
export const Impact: Story = {
  args: {
    responses: {
      ...categoryResponses,
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
    await waitFor(() => expect(dialog.getByText('Used in 40 records.')).toBeVisible());
    await expect(
      dialog.getByText(/7 records will have no value for a required characteristic/),
    ).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Crawler excavator, 21 t' });
    await expect(link).toHaveAttribute('href', '/en/offers/show/412');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([{ id: 22, version: 3, required: true }]),
    );
  },
};

/** A value in use can only be removed with a replacement. */
export const Replaced: Story = {
  args: {
    responses: {
      ...categoryResponses,
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
      expect(dialog.getByText(/“Rubber tracks” is used in 2 records/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'Replacement value' }));
    await userEvent.click(await dialog.findByRole('option', { name: 'Steel tracks' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.lastCall?.[0][0]?.values).toMatchObject([
      { id: 70 },
      { id: 71, replace_with: 70 },
    ]);
  },
};

/** Two users changed one characteristic: the dialog compares both values. Fields that only one changed are merged. */
export const Conflict: Story = {
  args: {
    responses: {
      ...categoryResponses,
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
    await waitFor(() =>
      expect(dialog.getByText(/Choose a value for each field below/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Keep all theirs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save merged record' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Chassis'),
    );
    await expect(screen.getByRole('switch', { name: 'Required' })).toBeChecked();
  },
};

let answerSave = () => {};
const slowly = fn(
  (_: FakeRequest) =>
    new Promise<{ readonly body: unknown }>((resolve) => {
      const [weight, undercarriage] = properties;
      const values = [
        ...(undercarriage?.values ?? []),
        { id: 72, name: { en: 'Half tracks' }, sort_order: 30 },
      ];
      answerSave = () =>
        resolve({ body: { data: [weight, { ...undercarriage, version: 4, values }] } });
    }),
);

/** Typing continues in a new value while its save runs. The row and the focus stay. */
export const TypedOn: Story = {
  args: {
    responses: { ...categoryResponses, 'POST properties/:id/create_or_update_many': slowly },
  },
  beforeEach: () => void slowly.mockClear(),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await open(screen, /Undercarriage/);
    await userEvent.click(screen.getByRole('button', { name: 'Add value' }));
    const value = await screen.findByRole('textbox', { name: 'Value 3' });
    await userEvent.type(value, 'Half tracks');
    await save();
    await waitFor(() => expect(slowly).toHaveBeenCalledOnce());
    await userEvent.keyboard(', steel');
    answerSave();
    await screen.findAllByText('Successfully edited');
    await expect(screen.getByRole('textbox', { name: 'Value 3' })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: 'Value 3' })).toHaveValue(
      'Half tracks, steel',
    );
    await save();
    await waitFor(() => expect(slowly).toHaveBeenCalledTimes(2));
    await expect(slowly.mock.lastCall?.[0].body.properties).toMatchObject([
      { id: 22, version: 4, values: [{ id: 70 }, { id: 71 }, { id: 72 }] },
    ]);
    answerSave();
  },
};
