import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { categoryResponses } from './category.ts';
import { pageOf } from './fakeServer.ts';

const meta = {
  title: 'Admin/CategorySteps',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/categories/7/update/basics', language: 'en', responses: categoryResponses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const form = await screen.findByRole('textbox', { name: 'Name, genitive singular' });
    await expect(form).toHaveAccessibleDescription('Rent of crawler excavator by the hour');
    await expect(screen.getByRole('link', { name: /Characteristics ?, done/ })).toHaveAttribute(
      'href',
      '/en/categories/7/update/properties',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Icon: Shovel' }));
    const icons = within(await within(document.body).findByRole('dialog', { name: 'Icon' }));
    await userEvent.type(icons.getByRole('searchbox'), 'crane');
    await expect(icons.getByText('No icons found')).toBeVisible();
    await userEvent.clear(icons.getByRole('searchbox'));
    await userEvent.type(icons.getByRole('searchbox'), 'forklift{Enter}');
    await expect(await screen.findByRole('button', { name: 'Icon: Forklift' })).toHaveFocus();
  },
};

/** Each step has the history of its part beside the steps, in one row. */
export const History: Story = {
  args: {
    address: '/categories/7/update/basics?tab=history',
    responses: {
      ...categoryResponses,
      'GET categories/:id/history': ({ query }) => pageOf([], query),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const history = await screen.findByRole('link', { name: 'History' });
    await expect(history).toHaveAttribute('aria-current', 'page');
    const basics = screen.getByRole('link', { name: /Basics/ });
    await expect(basics).not.toHaveAttribute('aria-current');
    const { top } = screen.getByRole('navigation', { name: 'Steps' }).getBoundingClientRect();
    const tabs = screen.getByRole('navigation', { name: 'Record sections' });
    await expect(tabs.getBoundingClientRect().top).toBeLessThan(top + 36);
    await expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await userEvent.click(basics);
    await expect(
      await screen.findByRole('textbox', { name: 'Name, genitive singular' }),
    ).toBeVisible();
  },
};

/** The URL of a record opens its first step. */
export const FromTheList: Story = {
  args: { address: '/categories/edit/7' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const basics = await screen.findByRole('link', { name: /Step 1 of 3/ });
    await expect(basics).toHaveAttribute('aria-current', 'step');
  },
};

/** Leaving a step with unsaved values asks for confirmation. */
export const LeavingDirty: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Alternative name' }),
      'Diggers',
    );
    await userEvent.click(screen.getByRole('link', { name: /Prices/ }));
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Attention' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('textbox', { name: 'Alternative name' })).toHaveValue('Diggers');
    await userEvent.click(screen.getByRole('link', { name: /Prices/ }));
    const again = within(
      await within(document.body).findByRole('alertdialog', { name: 'Attention' }),
    );
    await userEvent.click(again.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('grid', { name: 'Minimum hourly price' });
  },
};

/** Users with read permission only see the category without its steps. */
export const ReadOnly: Story = {
  args: {
    grants: [['read', 'categories']],
    responses: {
      ...categoryResponses,
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
