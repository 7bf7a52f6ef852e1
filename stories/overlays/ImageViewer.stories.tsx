import { Button } from '@rentyard/ui/Button';
import { ImageViewer } from '@rentyard/ui/ImageViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { excavatorImage } from '../samples.ts';

const captions = [
  'Front, with the bucket of 1.2 m³',
  'Cab and controls',
  'Undercarriage, 600 mm pads',
  'Counterweight and engine cover',
  'On the site in Botanica, Chișinău',
];

const meta = {
  component: ImageViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    images: captions.map((caption, index) => ({ ...excavatorImage, id: index + 1, caption })),
    onClose: fn(),
    onIndexChange: fn(),
  },
  render: function WithButton(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Look at photos</Button>
        <ImageViewer
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer fades in, so it is invisible before its first frame. */
async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Look at photos' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: /Crawler excavator/ });
const stage = () => picture().parentElement as HTMLElement;

export const Default: Story = {
  play: async ({ args }) => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Image viewer' });
    await waitFor(() => expect(within(dialog).getByText(/Image 1 of 5/)).toBeInTheDocument());
    await press('Next image');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(screen.getByText('Cab and controls')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next image' })).toHaveFocus();
    await press('Show image 5');
    await expect(screen.getByText('On the site in Botanica, Chișinău')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next image' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog).toBeVisible();
  },
};

/** Arrows change a fitted image and pan a magnified one. Esc restores the focus. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('+++');
    await expect(screen.getByText('338%')).toBeVisible();
    const before = picture().style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await expect(picture().style.transform).not.toBe(before);
    await userEvent.keyboard('0');
    await expect(screen.getByText('100%')).toBeVisible();
    await userEvent.keyboard('r');
    await expect(picture().style.transform).toContain('rotate(90deg)');
    // The same physical key on a Cyrillic layout.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'к', code: 'KeyR' });
    await waitFor(() => expect(picture().style.transform).toContain('rotate(180deg)'));
    await userEvent.keyboard('{End}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
    await expect(picture().style.transform).toContain('rotate(0deg)');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Look at photos' })).toHaveFocus();
  },
};

export const WheelAndDoubleClick: Story = {
  play: async () => {
    await open();
    fireEvent.wheel(stage(), { deltaY: -350, clientX: 200, clientY: 200 });
    await waitFor(() => expect(screen.queryByText('100%')).not.toBeInTheDocument());
    await userEvent.dblClick(stage());
    await expect(screen.getByText('100%')).toBeVisible();
    await userEvent.dblClick(stage());
    await expect(screen.getByText('250%')).toBeVisible();
  },
};

/** A swipe with one finger changes the image, a pinch zooms. */
export const Touch: Story = {
  play: async ({ args }) => {
    await open();
    const touch = (type: string, pointerId: number, clientX: number) =>
      stage().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          button: 0,
          pointerId,
          pointerType: 'touch',
          clientX,
          clientY: 200,
        }),
      );
    // Synthetic pointers cannot be captured.
    stage().setPointerCapture = () => undefined;
    touch('pointerdown', 1, 300);
    touch('pointermove', 1, 180);
    touch('pointerup', 1, 180);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    touch('pointerdown', 1, 180);
    touch('pointerdown', 2, 220);
    touch('pointermove', 2, 260);
    await waitFor(() => expect(screen.getByText('200%')).toBeVisible());
    touch('pointerup', 2, 260);
    touch('pointerup', 1, 180);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
  },
};

export const OnePicture: Story = {
  args: { images: [{ ...excavatorImage, caption: 'Front, with the bucket of 1.2 m³' }] },
  play: async () => {
    await open();
    await expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { images: [{ ...excavatorImage, url: 'data:image/png;base64,AAAA' }] },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('The image could not be loaded')).toBeVisible());
  },
};
