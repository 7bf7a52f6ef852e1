import { Icon } from '@rentyard/ui/Icon';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import Tractor from 'lucide-react/icons/tractor';

const meta = { component: Icon, args: { of: Tractor } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 16 px beside text, 20 px alone. The colour is that of the surrounding text. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Icon of={MapPin} />
      <Icon of={MapPin} size={20} />
    </Stack>
  ),
};
