import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { photoForEdit } from './catalogueRows.ts';
import { quoted } from './listingResponses.ts';
import { orderForEdit } from './orders.ts';
import { offerForReading } from './records.ts';

const order = {
  ...offerForReading,
  ...orderForEdit,
  name: offerForReading.name,
  ...{ description: null, content: null, life: 'late' },
};
const refusal = {
  status: 422,
  body: {
    code: 'invalid',
    message: 'Some values need correction.',
    request_id: 'story',
    errors: {
      meter: [{ rule: 'min_value', message: 'Not below 1,200, the reading at hand-over' }],
    },
  },
};
const returned = fn(() =>
  returned.mock.calls.length === 1 ? refusal : { body: { data: { ...orderForEdit, version: 9 } } },
);

const meta = {
  title: 'Admin/RentalSteps',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/orders/show/412',
    language: 'en',
    responses: {
      'GET orders/:id/show': { body: { data: order } },
      'POST orders/:id/return': returned,
      'POST photos': { status: 201, body: { data: { ...photoForEdit, id: 9 } } },
    },
  },
  beforeEach: () => void returned.mockClear(),
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A return has a time, the meter, a note and photos. A refusal is shown at its field and loses nothing. */
export const Returned: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return' }));
    const meter = dialog.getByRole('textbox', { name: /^Meter at return/ });
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await userEvent.type(meter, 'about 1200');
    await send();
    await expect(meter).toHaveAccessibleDescription(/Enter a number/);
    await expect(returned).not.toHaveBeenCalled();
    await userEvent.clear(meter);
    await userEvent.type(meter, '1199.5');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'A dent in the bucket');
    const input = canvasElement.querySelector<HTMLInputElement>('dialog input[type=file]');
    const photo = new File(['x'.repeat(40)], 'dent.jpg', { type: 'image/jpeg' });
    if (input) fireEvent.change(input, { target: { files: [photo] } });
    await dialog.findByText('dent.jpg');
    await waitFor(() => expect(dialog.getByText('1 of 1 uploaded')).toBeVisible());
    await send();
    await waitFor(() => expect(meter).toHaveAccessibleDescription(/the reading at hand-over/));
    await userEvent.clear(meter);
    await userEvent.type(meter, '1204.5');
    await send();
    const body = {
      ...{ version: order.version, at: null, meter: 1204.5, note: 'A dent in the bucket' },
      photos: [9],
    };
    await waitFor(() =>
      expect(returned).toHaveBeenLastCalledWith(expect.objectContaining({ body })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const taken = {
  status: 409,
  body: {
    ...{ code: 'not_available', message: 'The machine is not free in this period.' },
    request_id: 'story',
    conflicts: [
      {
        order: { id: 77, name: 'OR-777, Ion Munteanu' },
        ...{ starts_at: '2026-06-11T05:00:00.000Z', ends_at: '2026-06-12T13:00:00.000Z' },
      },
    ],
    alternatives: { next_free_at: '2026-06-15T05:00:00.000Z', offers: [] },
  },
};
const extended = fn(() => taken);

/** An extension names its price before it is sent. A refusal names who has the machine, in the dialog. */
export const ExtensionRefused: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'POST orders/:id/extend': extended,
      'GET orders/quote': (request) => {
        const query = new URLSearchParams(request.query);
        query.set('units', '5');
        return quoted({ ...request, query });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend' }));
    const end = dialog.getByRole('textbox', { name: /^New end/ });
    await userEvent.clear(end);
    await userEvent.type(end, '06/12/2026 16:00{Tab}');
    await expect(await dialog.findByText('1,400.00 USD (+319.70)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    await expect(await dialog.findByText('OR-777, Ion Munteanu')).toBeVisible();
    await expect(end).toHaveValue('06/12/2026 16:00');
  },
};

const stagesOf = async (canvasElement: HTMLElement) => {
  const life = await within(canvasElement).findByRole('list', { name: 'Rental state' });
  const stages = within(life).getAllByRole('listitem');
  const current = stages.find((stage) => stage.getAttribute('aria-current') === 'step');
  return { names: stages.map(({ textContent }) => textContent), current: current?.textContent };
};

/** A late order says what happened when, and since when it is late. The next step is the primary action. */
export const Late: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET orders/:id/show': {
        body: { data: { ...order, handed_over_at: '2026-06-01T05:10:00.000Z' } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { names, current } = await stagesOf(canvasElement);
    await expect(names.map((name) => name?.replace(/\d.*/, ''))).toEqual([
      ...['Requested', 'Approved', 'Handed over', 'Late', 'Returned'],
    ]);
    await expect(current).toMatch(/^Late06\/08\/2026 \d\d:\d\d.* ago$/);
  },
};

/** A cancelled order ended before its rental began. */
export const Cancelled: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'GET orders/:id/show': {
        body: { data: { ...order, life: 'cancelled', cancelled_at: '2026-06-01T05:10:00.000Z' } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { names, current } = await stagesOf(canvasElement);
    await expect(names).toHaveLength(2);
    await expect(current).toMatch(/^Cancelled06\/01\/2026/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Return' })).toBeNull();
  },
};
