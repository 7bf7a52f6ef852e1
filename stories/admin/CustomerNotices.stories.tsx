import {
  type CustomerNotice,
  customerNotices,
  declaredNotices,
} from '@rentyard/contract/entities/chat/customerNotices';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { catalogueResponses } from './catalogueRows.ts';

const textsOf = (notice: CustomerNotice) =>
  Object.fromEntries(
    languageCodes.map((code) => [code, `Offer approved\n\nHello, {first_name}! ${notice} {code}`]),
  );

const settings = {
  delay_minutes: 1,
  quiet_from: '21:00',
  quiet_to: '08:00',
  templates: customerNotices.map((notice) => ({
    notice,
    ...declaredNotices[notice],
    texts: textsOf(notice),
    defaults: textsOf(notice),
  })),
};

const saved = fn(() => ({ body: { data: settings } }));

const meta = {
  title: 'Admin/Messages to customers',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => void saved.mockClear(),
  args: {
    address: '/settings/messages',
    language: 'en',
    responses: {
      ...catalogueResponses,
      'GET settings/customer_notices': { body: { data: settings } },
      'PATCH settings/customer_notices': { body: { data: settings } },
      'PATCH settings/customer_notices/offer_approved': saved,
      'POST settings/customer_notices/offer_approved/preview': {
        body: {
          data: {
            record: { id: 7, name: 'OF-10007 · Crawler excavator 20 t' },
            recipient: { id: 3, name: 'Ion Munteanu' },
            channel: 'telegram',
            language: 'ro',
            texts: Object.fromEntries(
              languageCodes.map((code) => [code, 'Offer approved\n\nHello, Ion! OF-10007']),
            ),
          },
        },
      },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text is edited with buttons for its variables and saved alone. An unknown variable is an error. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const text = await screen.findByRole('textbox', { name: /Text, EN/ });
    await expect(await screen.findByText(/Ion Munteanu would get it from the bot/)).toBeVisible();
    await userEvent.clear(text);
    await userEvent.type(text, 'Hello {{frist_name}');
    await expect(await screen.findByText(/\{frist_name\} is not a variable/)).toBeVisible();
    await userEvent.clear(text);
    await userEvent.type(text, 'Done: ');
    await userEvent.click(screen.getByRole('button', { name: 'Insert {code}' }));
    await waitFor(() => expect(text).toHaveValue('Done: {code}'));
    await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ body: { texts: { en: 'Done: {code}' } } }),
      ),
    );
  },
};
