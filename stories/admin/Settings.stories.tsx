import { defaultCodePatterns } from '@rentyard/contract/entities/codeSettings';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

const saved = fn(() => ({ body: { data: { ...defaultCodePatterns, orders: 'RENT-{number}' } } }));

const meta = {
  title: 'Admin/Settings',
  component: AdminScreen,
  loaders: [loadScreens],
  beforeEach: () => {
    saved.mockClear();
  },
  args: {
    address: '/settings',
    language: 'en',
    answers: {
      'GET settings/codes': { body: { data: defaultCodePatterns } },
      'PATCH settings/codes': saved,
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
