import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Settings2 from 'lucide-react/icons/settings-2';

const meta = {
  component: IconButton,
  args: { label: 'Columns', icon: Settings2 },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <IconButton label="Actions of row 1" icon={Ellipsis} size="small" />
      <IconButton label="Actions of row 2" icon={Ellipsis} />
      <IconButton label="Actions of row 3" icon={Ellipsis} size="large" />
    </Stack>
  ),
};

export const Outlined: Story = { args: { variant: 'secondary' } };

export const Disabled: Story = { args: { disabled: true, variant: 'secondary' } };
