import { Kbd } from '@rentyard/ui/Kbd';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** `isBare` is for use inside an element with its own border. */
export const Kinds: Story = {
  render: () => (
    <Stack direction="row">
      <Kbd>/</Kbd>
      <Kbd>Esc</Kbd>
      <Kbd isBare>Ctrl S</Kbd>
    </Stack>
  ),
};
