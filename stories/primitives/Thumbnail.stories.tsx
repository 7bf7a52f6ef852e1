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

/** The placeholder has the same size as an image. */
export const Sizes: Story = {
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
