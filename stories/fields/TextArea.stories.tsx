import { TextArea } from '@rentyard/ui/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: TextArea,
  args: {
    label: 'Description',
    defaultValue: 'Serviced in May. Operator on request. Delivery within 60 km of Chișinău.',
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Description');
    const before = area.clientHeight;
    await userEvent.type(area, '{Enter}Hammer{Enter}Ripper{Enter}Two buckets{Enter}Quick coupler');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

export const WithError: Story = {
  args: { error: 'Maximum amount of characters is 2000!', hint: 'Plain text' },
};

export const Disabled: Story = { args: { disabled: true } };
