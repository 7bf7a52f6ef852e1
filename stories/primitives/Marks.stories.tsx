import { Avatar } from '@rentyard/ui/Avatar';
import { Kbd } from '@rentyard/ui/Kbd';
import { Logo } from '@rentyard/ui/Logo';
import { Stack } from '@rentyard/ui/Stack';
import { Thumbnail } from '@rentyard/ui/Thumbnail';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { excavatorImage } from '../samples.ts';

const meta = { component: Thumbnail, args: { image: excavatorImage } } satisfies Meta<
  typeof Thumbnail
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /Crawler excavator/ });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '40');
  },
};

export const ThumbnailSizes: Story = {
  render: () => (
    <Stack direction="row" align="end" wrap>
      <Thumbnail image={excavatorImage} />
      <Thumbnail image={excavatorImage} size="medium" />
      <Thumbnail image={excavatorImage} size="large" />
      <Thumbnail image={null} />
      <Thumbnail image={null} size="medium" />
    </Stack>
  ),
};

export const Avatars: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Avatar name="Ana Rusu" size={20} />
      <Avatar name="Ana Rusu" />
      <Avatar name="Łukasz Żak" size={40} />
      <Avatar name="Мирослава" size={40} />
    </Stack>
  ),
};

export const Keys: Story = {
  render: () => (
    <Stack direction="row">
      <Kbd>Ctrl K</Kbd>
      <Kbd>/</Kbd>
      <Kbd>Esc</Kbd>
    </Stack>
  ),
};

export const LogoMark: Story = { render: () => <Logo name="Rentyard" /> };
