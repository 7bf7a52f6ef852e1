import { ImageField, type ImageFieldProps } from '@rentyard/ui/ImageField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { excavatorImage } from '../samples.ts';

const photo = new File(['x'], 'excavator.jpg', { type: 'image/jpeg' });

const meta = {
  component: ImageField,
  args: {
    label: 'Image',
    value: null,
    onChange: fn(),
    onPick: fn(() => Promise.resolve(excavatorImage)) as ImageFieldProps['onPick'],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ImageField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo);
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await expect(args.onPick).toHaveBeenCalledWith(photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Choose image' })).toHaveFocus();
  },
};

/** Selects one of the stored images. */
export const Browsing: Story = {
  args: { onBrowse: fn(() => Promise.resolve(excavatorImage)) as ImageFieldProps['onBrowse'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose image' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(excavatorImage));
  },
};

/** Cancelling changes nothing. Without `onPick` there is no upload button. */
export const BrowsingGivenUp: Story = {
  args: {
    value: excavatorImage,
    onPick: undefined,
    onBrowse: fn(() => Promise.resolve(null)) as ImageFieldProps['onBrowse'],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Upload' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(args.onBrowse).toHaveBeenCalled());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: excavatorImage } };

export const Uploading: Story = {
  args: { onPick: () => new Promise(() => {}), progress: 0.6 },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onPick: () => Promise.reject(new Error('Images are at most 10 MB')) },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo);
    await waitFor(() => expect(canvas.getByText('Images are at most 10 MB')).toBeVisible());
  },
};

export const Disabled: Story = { args: { value: excavatorImage, disabled: true } };
