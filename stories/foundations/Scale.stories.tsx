import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Icon } from '@rentyard/ui/Icon';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { theme } from '@rentyard/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Coins from 'lucide-react/icons/coins';
import Languages from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Tractor from 'lucide-react/icons/tractor';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, userEvent } from 'storybook/test';

const meta = { title: 'Foundations/Scale', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['xs', 'sm', 'md', 'base', 'lg', 'xl'] as const;

/** Inter in the sizes of the theme, in the alphabets of all six languages. */
export const Default: Story = {
  name: 'Type',
  render: () => (
    <Stack gap={5}>
      {sizes.map((size) => (
        <Stack key={size} gap={1}>
          <Text size="xs" tone="muted">
            {size}
          </Text>
          <Text size={size}>Crawler excavator · Гусеничный экскаватор · Під’їзд, ґанок, їжак</Text>
          <Text size={size} weight="semibold">
            Încărcător în Chișinău · Paletli ekskavatör, ığşİ · Koparka gąsienicowa, Łódź
          </Text>
        </Stack>
      ))}
      <Stack gap={1}>
        <Text isTabular>1,111.11 USD</Text>
        <Text isTabular>8,888.88 USD</Text>
      </Stack>
    </Stack>
  ),
};

const spaces = [
  'space1',
  'space2',
  'space3',
  'space4',
  'space5',
  'space6',
  'space8',
  'space10',
] as const;

/** Steps of the 4 px grid. */
export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {spaces.map((name) => (
        <Stack key={name} direction="row" align="center" gap={3}>
          <div style={{ width: theme[name], height: theme.space4, background: theme.accentMark }} />
          <Text size="sm" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Lucide at 16 and 20 px with a stroke of 1.75. */
export const Icons: Story = {
  render: () => (
    <Stack direction="row" gap={5} wrap>
      {[Tractor, Coins, Languages, MapPin, Search, Pencil, Trash2].map((glyph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of samples
        <Stack key={index} direction="row" align="center" gap={2}>
          <Icon of={glyph} />
          <Icon of={glyph} size={20} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Every element in the tab order shows its focus. */
export const Focus: Story = {
  render: () => (
    <Stack gap={5} align="start">
      <Button>Export</Button>
      <Button variant="primary">Create offer</Button>
      <TextField label="Name" defaultValue="Crawler excavator, 20 t" />
      <Checkbox label="Delivery included" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
