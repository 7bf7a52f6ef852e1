import type { TranslationRow } from '@rentyard/contract/entities/records/translations';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import type { FakeResponses } from './fakeServer.ts';
import { offerForEdit } from './records.ts';

const rows: readonly TranslationRow[] = [412, 411, 410].map((id, at) => ({
  id,
  version: 3,
  name: ['Crawler excavator, 21 t', 'Mini excavator 1.8 t', 'Wheeled excavator, 16 t'][at] ?? '',
  missing: ['description'],
  outdated: at === 1 ? ['name'] : [],
  total: 3,
  states: { en: 'done', ru: 'done', ua: 'outdated', ro: 'missing', tr: 'missing', pl: 'missing' },
}));

const progress = ['offers', 'categories', 'properties'].map((resource, at) => ({
  subject: resource === 'properties' ? 'categories' : resource,
  resource,
  records: 400 - at * 100,
  is_exact: true,
  languages: ['en', 'ru', 'ua', 'ro', 'tr', 'pl'].map((language, index) => ({
    language,
    filled: index < 2 ? 800 : 800 - index * 60,
    total: 800,
    missing_records: index < 2 ? 0 : index * 20,
    outdated: index === 2 ? 4 : 0,
    outdated_records: index === 2 ? 3 : 0,
  })),
}));

const ascending = [...rows].reverse();
const responses: FakeResponses = {
  'GET translations/progress': { body: { data: progress } },
  'GET translations/offers': {
    body: {
      data: ascending,
      meta: { current_page: 1, per_page: 25, total: 3, last_page: 1, total_is_exact: true },
    },
  },
  'GET offers/:id/edit': { body: { data: { ...offerForEdit, id: 410 } } },
};

const meta = {
  title: 'Admin/Translations',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/translations', language: 'en', responses },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The translation progress of every module by language. A number links to the incomplete records. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'Characteristics' });
    const [waiting] = screen.getAllByRole('link', { name: /100 incomplete records/ });
    await expect(waiting).toHaveAttribute('href', expect.stringContaining('state=missing'));
  },
};

/** Records by language. Every cell links to its text. */
export const Pile: Story = {
  args: { address: '/translations/offers?language=pl&state=missing' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const square = await screen.findByRole('link', {
      name: /Mini excavator.*Polski: not translated/,
    });
    await expect(square).toHaveAttribute(
      'href',
      expect.stringContaining('/translations/offers/edit/411?language=pl'),
    );
    await expect(screen.getByRole('link', { name: 'Start translating' })).toBeVisible();
  },
};

/** Users see the modules whose records they may change. */
export const OnlyOwnModules: Story = {
  args: {
    grants: [
      ['read', 'offers'],
      ['update', 'offers'],
      ['read', 'categories'],
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'Offers' });
    await expect(screen.queryByRole('link', { name: 'Categories' })).toBeNull();
  },
};

/** Two languages side by side. The count of missing texts follows the form. Saving opens the next record of the list. */
export const Editor: Story = {
  args: {
    address: '/translations/offers/edit/410?language=pl&state=missing',
    responses: {
      ...responses,
      'PATCH offers/:id': ({ body }) => ({
        body: { data: { ...offerForEdit, ...body, id: 410, version: 4 } },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const name = await screen.findByRole('textbox', { name: 'Name, PL' });
    const missing = () => Number(/(\d+) texts? missing/.exec(canvasElement.innerText)?.[1] ?? 0);
    await userEvent.clear(name);
    const before = missing();
    await userEvent.type(name, 'Koparka kołowa');
    await waitFor(() => expect(missing()).toBe(before - 1));
    const save = screen.getByRole('button', { name: 'Save and next' });
    await expect(save).toHaveTextContent(/Enter/);
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByDisplayValue('Koparka kołowa')).toBeNull());
    // The focus is in the first text of the next record that has no translation.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/, PL$/));
  },
};
