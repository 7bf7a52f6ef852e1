import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { Tooltip } from '@rentyard/ui/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Rows3 from 'lucide-react/icons/rows-3';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: Tooltip,
  args: {
    text: 'Row height',
    children: <IconButton label="Density" icon={Rows3} variant="secondary" />,
  },
  render: (args) => (
    <Stack align="center" gap={8}>
      <Text tone="muted">14 of 412 offers</Text>
      <Tooltip {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Shown immediately on focus, as the description of the button. Esc hides it. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Row height');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
