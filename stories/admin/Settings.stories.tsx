import { ecbUrl } from '@rentyard/contract/entities/money/moneySettings';
import { defaultCodePatterns } from '@rentyard/contract/entities/system/codeSettings';
import type { SystemCheckOutcome } from '@rentyard/contract/entities/system/systemCheck';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { catalogueResponses } from './catalogueRows.ts';

const saved = fn(() => ({ body: { data: { ...defaultCodePatterns, orders: 'RENT-{number}' } } }));

const money = {
  base_currency: { id: 1, name: 'MDL' },
  rate_provider: 'none',
  rate_url: ecbUrl,
};
const savedMoney = fn(({ body }: { readonly body: unknown }) => ({
  body: { data: { ...money, ...(body as object), base_currency: money.base_currency } },
}));

const savedHome = fn(({ body }: { readonly body: unknown }) => ({ body: { data: body } }));

const savedRental = fn(({ body }: { readonly body: unknown }) => ({ body: { data: body } }));

const passed = { state: 'ok', duration: 3, findings: [] } as const;
const outcomes: readonly SystemCheckOutcome[] = [
  { ...passed, check: 'settings' },
  { ...passed, check: 'database' },
  {
    check: 'clock',
    state: 'failed',
    duration: 40,
    findings: [
      {
        id: 'clock_off',
        is_error: true,
        message:
          'The clock differs from PostgreSQL by 3600 s. Sign-in codes and sessions depend on it. Turn on time synchronization (NTP).',
        detail: null,
      },
    ],
  },
  { ...passed, check: 'disk' },
  { ...passed, check: 'storage', state: 'skipped' },
  {
    check: 'mail',
    state: 'failed',
    duration: 12,
    findings: [
      {
        id: 'mail_unreachable',
        is_error: true,
        message: 'The mail server does not respond. Check SMTP_URL and the network.',
        detail: 'connect ECONNREFUSED 10.0.0.5:587',
      },
    ],
  },
  { ...passed, check: 'telegram', state: 'skipped' },
  {
    check: 'proxy',
    state: 'warning',
    duration: 0,
    findings: [
      {
        id: 'proxy_trusts_all',
        is_error: false,
        message:
          'TRUST_PROXY=true accepts addresses that clients make up. Set the number of proxies, such as 1.',
        detail: null,
      },
    ],
  },
];

const meta = {
  title: 'Admin/Settings',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    saved.mockClear();
    savedMoney.mockClear();
    savedHome.mockClear();
    savedRental.mockClear();
  },
  args: {
    address: '/settings',
    language: 'en',
    responses: {
      ...catalogueResponses,
      'GET settings/money': { body: { data: money } },
      'PATCH settings/money': savedMoney,
      'GET settings/four_eyes': {
        body: { data: { price_change_percent: 20, people: false, permissions: true } },
      },
      'GET settings/home': { body: { data: { order_waiting_hours: 24 } } },
      'PATCH settings/home': savedHome,
      'GET settings/rental': { body: { data: { tentative_hours: 72 } } },
      'PATCH settings/rental': savedRental,
      'GET settings/codes': { body: { data: defaultCodePatterns } },
      'PATCH settings/codes': saved,
      'POST settings/checks': { body: { data: outcomes } },
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pattern of each resource with an example. A pattern without a number is refused. */
export const Codes: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const orders = await screen.findByRole('textbox', { name: /Orders/ });
    await expect(screen.getByText('Example: OR-10001')).toBeVisible();
    await userEvent.clear(orders);
    await userEvent.type(orders, 'RENT-');
    await userEvent.click(screen.getByRole('button', { name: 'Save codes' }));
    await waitFor(() => expect(orders).toBeInvalid());
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(orders, '{{number}');
    await expect(screen.getByText('Example: RENT-10001')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save codes' }));
    const body = { ...defaultCodePatterns, orders: 'RENT-{number}' };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

/** Requests expire after a number of hours, or never. */
export const Rental: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const hours = await screen.findByRole('textbox', { name: /Requests expire/ });
    await expect(hours).toHaveValue('72');
    const save = screen.getByRole('button', { name: 'Save rental settings' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '9000');
    await userEvent.click(save);
    await waitFor(() => expect(hours).toBeInvalid());
    await expect(savedRental).not.toHaveBeenCalled();
    await userEvent.clear(hours);
    await userEvent.click(save);
    const body = { tentative_hours: null };
    await waitFor(() =>
      expect(savedRental).toHaveBeenCalledWith(expect.objectContaining({ body })),
    );
  },
};

/** The limit for waiting orders is a whole number of hours. */
export const HomePage: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const hours = await screen.findByRole('textbox', { name: /Waiting time limit/ });
    await expect(hours).toHaveValue('24');
    const save = screen.getByRole('button', { name: 'Save home page settings' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '1000');
    await userEvent.click(save);
    await waitFor(() => expect(hours).toBeInvalid());
    await expect(savedHome).not.toHaveBeenCalled();
    await userEvent.clear(hours);
    await userEvent.type(hours, '4');
    await userEvent.click(save);
    const body = { order_waiting_hours: 4 };
    await waitFor(() => expect(savedHome).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

/** The system check says what is wrong and what to do. */
export const SystemCheck: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Run system check' }));
    await expect(await screen.findByText('2 checks failed')).toBeVisible();
    const list = screen.getByRole('list', { name: 'System check' });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    const mail = rows.find((row) => row.textContent?.includes('Mail server'));
    await expect(mail).toHaveTextContent('Failed');
    await expect(mail).toHaveTextContent('Check SMTP_URL');
    await expect(mail).toHaveTextContent('ECONNREFUSED');
  },
};

/** The notice says that the provider is away, how old rates are, and which currencies have none. */
export const Money: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/the provider did not respond in time/)).toBeVisible();
    await expect(screen.getByText('Rates for MDL are 11 days old.')).toBeVisible();
    await expect(screen.getByText(/^No rate for KWD/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Exchange rates' }));
    await userEvent.click(await screen.findByRole('option', { name: /European Central Bank/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save currency settings' }));
    const body = { base_currency: 1, rate_provider: 'ecb', rate_url: ecbUrl };
    await waitFor(() => expect(savedMoney).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};
