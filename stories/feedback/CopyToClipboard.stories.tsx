import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: CopyToClipboard,
  args: { value: 'OF-10412' },
} satisfies Meta<typeof CopyToClipboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /OF-10412/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith('OF-10412');
    await waitFor(() => expect(canvas.getByText('Text copied successfully!')).toBeVisible());
  },
};

/** The announcement as the customer specified it. */
export const InRussian: Story = {
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /OF-10412/ }));
    await waitFor(() => expect(canvas.getByText('Текст успешно спокирован!')).toBeVisible());
  },
};

export const OtherWords: Story = {
  args: { value: '47.0245, 28.8323', children: 'Chișinău, Str. Uzinelor 12' },
};
