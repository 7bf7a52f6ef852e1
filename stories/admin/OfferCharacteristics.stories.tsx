import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { answeredOffer } from './listingResponses.ts';

const meta = {
  title: 'Admin/OfferCharacteristics',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/offers/edit/412',
    language: 'en',
    responses: { 'GET offers/:id/edit': { body: { data: answeredOffer } } },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(() => ({ body: { data: { ...answeredOffer, version: 4 } } }));

/** The form shows the category's characteristics. A save sends the answers as rows. */
export const Characteristics: Story = {
  args: { responses: { ...meta.args.responses, 'PATCH offers/:id': saved } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const weight = await screen.findByRole('textbox', { name: /^Operating weight/ });
    await expect(weight).toHaveValue('21');
    const own = screen.getByRole('textbox', { name: 'Attachments: custom value' });
    await expect(own).toHaveValue('Rotator');
    await userEvent.clear(weight);
    await userEvent.type(weight, '22.5');
    await waitFor(() => expect(screen.getByText('1 change')).toBeVisible());
    await userEvent.keyboard('{Control>}s{/Control}');
    const number = expect.objectContaining({ number: 22.5 });
    const body = expect.objectContaining({ properties: [answeredOffer.properties[1], number] });
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body })));
  },
};

/** Client validation shows missing and out-of-range answers at their characteristic. */
export const WrongAnswer: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const weight = await screen.findByRole('textbox', { name: /^Operating weight/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '120');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('Maximum value is 90')).toBeVisible());
    await waitFor(() => expect(weight).toHaveFocus());
    await userEvent.clear(weight);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(screen.getByText('Field Operating weight, t is required!')).toBeVisible(),
    );
  },
};

/** Server errors appear at their characteristic. */
export const RefusedAnswer: Story = {
  args: {
    responses: {
      ...meta.args.responses,
      'PATCH offers/:id': {
        status: 422,
        body: {
          code: 'invalid',
          message: 'Some values need correction.',
          request_id: '7f3c2a10',
          errors: {
            'properties.1.values': [{ rule: 'choice', message: 'Choose one of the listed values' }],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const weight = await screen.findByRole('textbox', { name: /^Operating weight/ });
    await userEvent.type(weight, '.5');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('Choose one of the listed values')).toBeVisible());
    await expect(screen.getByRole('combobox', { name: /^Attachments/ })).toBeInvalid();
  },
};

/** A change of category keeps matching answers, lists the others and can be undone. */
export const ChangedCategory: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('textbox', { name: /^Operating weight/ });
    const category = screen.getByRole('combobox', { name: /^Category/ });
    await userEvent.click(category);
    await userEvent.click(await screen.findByRole('option', { name: 'Mini excavators' }));
    await waitFor(() =>
      expect(screen.getByText('Attachments: Hydraulic hammer, Rotator')).toBeVisible(),
    );
    await expect(screen.getByRole('textbox', { name: /^Operating weight/ })).toHaveValue('21');
    await userEvent.click(screen.getByRole('button', { name: 'Keep previous category' }));
    await expect(
      await screen.findByRole('textbox', { name: 'Attachments: custom value' }),
    ).toHaveValue('Rotator');
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  },
};
