import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import type { FakeResponses } from './fakeServer.ts';

const mailed = { body: { data: { resend_after: 60 } } };

/** A 422 response with errors by field. */
const refusal = (errors: Readonly<Record<string, string>>) => ({
  status: 422,
  body: {
    code: 'invalid',
    message: 'Some values need correction.',
    request_id: 'story',
    errors: Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [path, [{ rule: 'story', message }]]),
    ),
  },
});

const secondStep = {
  challenge: 'challenge',
  expires_at: '2099-01-01T10:00:00.000Z',
  resend_after: 0,
};
const twoSteps: FakeResponses = {
  'POST login': { body: { data: { two_step: secondStep } } },
  'POST two-step-login/resend': { body: { data: { ...secondStep, resend_after: 60 } } },
  'POST two-step-login': refusal({ code: 'Invalid code!' }),
};

const meta = {
  title: 'Admin/SigningIn',
  component: AdminScreen,
  loaders: [loadScreens],
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/login', language: 'en', isGuest: true },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page links to password recovery and to registration. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Reset password' })).toBeVisible(),
    );
  },
};

export const Registration: Story = {
  args: { address: '/auth/registration', responses: { 'POST oauth/registration': mailed } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByText('Field Last name is required!')).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Rusu');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@rentyard.test');
    await userEvent.type(screen.getByLabelText('Password'), 'ana.rusu1');
    await expect(screen.getByText('Weak')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), '-crawler-bucket');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByText(/ana@rentyard\.test/)).toBeVisible());
    await expect(screen.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  },
};

/** Errors that only the server can detect appear at their field. */
export const RegistrationRefused: Story = {
  args: {
    address: '/auth/registration',
    responses: {
      'POST oauth/registration': refusal({ password: 'This password is too easy to guess' }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Rusu');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@rentyard.test');
    await userEvent.type(screen.getByLabelText('Password'), 'Password1{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'This password is too easy to guess',
      ),
    );
  },
};

export const RegistrationClosed: Story = {
  args: {
    address: '/auth/registration',
    responses: {
      'GET init': {
        body: {
          data: { languages: [], content_languages: [], version: '0.1.0', registration: 'closed' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: 'Registration is closed' }),
      ).toBeVisible(),
    );
  },
};

async function passPassword(screen: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@rentyard.test');
  await userEvent.type(screen.getByLabelText('Password'), 'crawler-bucket-9{Enter}');
  return screen.findByLabelText('Code from the e-mail');
}

/** Six digits are submitted immediately. After a wrong code the field is ready for another. */
export const WrongCode: Story = {
  args: { responses: twoSteps },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const code = await passPassword(screen);
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid code!'));
    await expect(code).toHaveValue('');
    await expect(code).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    await expect(
      (await screen.findAllByText('Code was sent successfully!'))[0],
    ).toBeInTheDocument();
    await expect(
      await screen.findByRole('button', { name: /Resend code in \d+ s/ }),
    ).toBeDisabled();
  },
};

/** When the code can no longer be used, the page returns to the password. */
export const CodeEnded: Story = {
  args: {
    responses: {
      ...twoSteps,
      'POST two-step-login': refusal({
        code: 'Invalid code!',
        challenge: 'This sign-in has expired. Enter your password again',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const code = await passPassword(screen);
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This sign-in has expired/));
    await userEvent.click(screen.getByRole('button', { name: 'Enter the password again' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeVisible());
  },
};

/** An expired code is reported without sending it. */
export const CodeExpired: Story = {
  args: {
    responses: {
      'POST login': {
        body: { data: { two_step: { ...secondStep, expires_at: '2020-01-01T10:00:00.000Z' } } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const code = await passPassword(screen);
    await expect(code).toHaveAccessibleDescription(/The code has expired/);
  },
};

export const ResetPassword: Story = {
  args: {
    address: '/auth/reset-password/token',
    responses: {
      'GET oauth/check-reset-token/token': { body: { data: { is_valid: true } } },
      'POST oauth/reset-password': { body: { data: {} } },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('New password'), 'crawler-bucket-9');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'crawler-bucket{Enter}');
    await waitFor(() => expect(screen.getByText('The values do not match')).toBeVisible());
    await userEvent.type(screen.getByLabelText('Confirm new password'), '-9{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Password changed' })).toBeVisible(),
    );
  },
};

/** A used, expired or unknown link is reported before the user types. */
export const ResetSpent: Story = {
  args: { address: '/auth/reset-password/token' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible(),
    );
    await expect(screen.getByRole('link', { name: 'Request new link' })).toHaveAttribute(
      'href',
      '/en/auth/login?forgot=1',
    );
  },
};

export const Confirmed: Story = { args: { address: '/auth/email-confirmed' } };

export const LinkExpired: Story = {
  args: {
    address: '/auth/email-expired?token=old',
    responses: { 'POST oauth/confirm-email/resend': mailed },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Send new link' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible(),
    );
  },
};
