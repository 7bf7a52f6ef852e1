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

/** An e-mail address that is too long for its line breaks before its domain. */
export const LongAddress: Story = {
  args: { value: 'a.munteanu@example.test' },
  decorators: [
    (Story) => (
      <div style={{ width: 170 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^a\.munteanu@example\.test/ });
    const domain = document.createRange();
    const [address] = button.children;
    domain.selectNodeContents(address?.lastChild as Node);
    await expect(domain.toString()).toBe('@example.test');
    await expect(domain.getClientRects()).toHaveLength(1);
    await expect(address?.getClientRects()[0]?.height).toBeGreaterThan(30);
  },
};
