import { SlugField } from '@rentyard/ui/SlugField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: SlugField,
  args: { label: 'Alias', from: 'Гусеничный экскаватор, 20 т', defaultValue: 'old-alias' },
} satisfies Meta<typeof SlugField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'From name' }));
    await expect(canvas.getByLabelText('Alias')).toHaveValue('gusenichnyy-ekskavator-20-t');
  },
};

export const FollowingTheName: Story = {
  args: { isFollowing: true, defaultValue: 'gusenichnyy-ekskavator-20-t' },
};

export const Taken: Story = { args: { error: 'This value is taken already' } };
