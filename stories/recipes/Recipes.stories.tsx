import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from './Chat.tsx';
import { Dashboard } from './Dashboard.tsx';
import { ListPage } from './ListPage.tsx';
import { OfferReview } from './OfferReview.tsx';
import { PermissionEditor } from './PermissionEditor.tsx';
import { RecordPage } from './RecordPage.tsx';
import { SignIn } from './SignIn.tsx';
import { Wizard } from './Wizard.tsx';

/** Whole screens of another application, built only from the design system and sample data, for copying. */
const meta = {
  title: 'Recipes/Screens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selection of rows, a bulk action with confirmation, and undo. */
export const List: Story = {
  render: () => <ListPage />,
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'In repair' }));
    const count = () => canvas.getAllByText(/results/)[0]?.textContent;
    const before = count();
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sell' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Sell' }));
    await waitFor(() => expect(count()).not.toBe(before));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(count()).toBe(before));
  },
};

/** The save bar lists the changes. A missing name is an error. Saving hides the bar. */
export const Record: Story = {
  render: () => <RecordPage />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.click(await canvas.findByRole('button', { name: /Save/ }));
    await expect(name).toHaveAccessibleDescription(/A machine needs a name/);
    await userEvent.type(name, 'Crawler excavator, 22 t');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Crawler excavator, 22 t' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByText('1 change')).toBeNull());
  },
};

/** An incomplete step shows an error, and the wizard stays there. */
export const Steps: Story = {
  render: () => <Wizard />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    const machine = canvas.getByRole('textbox', { name: /Machine/ });
    await expect(machine).toHaveAccessibleDescription(/Say which machine/);
    await userEvent.type(machine, 'M-100412');
    await userEvent.click(next);
    await userEvent.type(canvas.getByLabelText(/^Date/, { selector: 'input' }), '2026-06-15');
    await userEvent.click(next);
    await expect(canvas.getByText('M-100412')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(canvas.getByText(/expects the machine/)).toBeVisible();
  },
};

/** Enter sends, Shift+Enter adds a line. */
export const Conversation: Story = {
  render: () => <Chat />,
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('textbox', { name: 'Answer' });
    await userEvent.type(answer, 'Both are free.{Enter}');
    await expect(within(canvas.getByRole('log')).getByText('Both are free.')).toBeVisible();
    await expect(answer).toHaveValue('');
  },
};

export const ConversationOnAPhone: Story = {
  render: () => <Chat />,
  globals: { viewport: { value: 'phone' } },
};

/** A approves, R opens the reasons. Undo returns the offer to the queue. */
export const Review: Story = {
  render: () => <OfferReview />,
  play: async ({ canvas, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('a');
    await expect(canvas.getByText('2 waiting')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('3 waiting')).toBeVisible();
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject the offer' });
    await userEvent.click(within(dialog).getByLabelText('The price is for another unit'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await expect(canvas.getByText('2 waiting')).toBeVisible();
  },
};

/** A permission to edit includes the permission to read. The bar counts the changes. */
export const Permissions: Story = {
  render: () => <PermissionEditor />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Users.*Edit|Edit.*Users/ }));
    await expect(await canvas.findByText('2 granted, 0 revoked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save permissions' }));
    await waitFor(() => expect(canvas.queryByText('2 granted, 0 revoked')).toBeNull());
  },
};

export const Overview: Story = { render: () => <Dashboard /> };

/** A wrong address is an error at its field. The code comes after the password. */
export const SigningIn: Story = {
  render: () => <SignIn />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription(
      'An address looks like name@example.com',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'tractor-harbour');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '123456');
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Ana' })).toBeVisible();
  },
};
