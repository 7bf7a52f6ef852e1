import { FileDrop, type SendFile, useUploads } from '@rentyard/ui/FileDrop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

const photo = (name: string, bytes = 240_000, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Fakes uploads: "blurred" photos fail once, the one named "slow" stays halfway. */
function fakeSend(): SendFile<string> {
  const tried = new Set<string>();
  return async (file, { onProgress, signal }) => {
    onProgress(0.5);
    if (file.name.startsWith('slow')) {
      await new Promise((_, reject) => signal.addEventListener('abort', reject));
    }
    if (file.name.startsWith('blurred') && !tried.has(file.name)) {
      tried.add(file.name);
      throw new Error('The server could not read the image');
    }
    return `/media/${file.name}`;
  };
}

const send = fn<SendFile<string>>();

const meta = {
  component: FileDrop,
  args: {
    label: 'Photos of the machine',
    hint: 'JPEG, PNG or WebP, up to 10 MB each',
    accept: 'image/jpeg,image/png,image/webp',
    maxSize: 10_000_000,
    uploads: { uploads: [], add: fn(), remove: fn(), retry: fn() },
  },
  beforeEach: () => {
    send.mockImplementation(fakeSend());
  },
  render: function WithUploads(args) {
    return <FileDrop {...args} uploads={useUploads({ send })} />;
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, ...files: readonly File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    choose(canvasElement, photo('excavator-front.jpg'), photo('excavator-cab.jpg', 1_800_000));
    await waitFor(() => expect(canvas.getByText('2 of 2 uploaded')).toBeVisible());
  },
};

/** Each file has its own error. Files that are not allowed are listed, but not sent. */
export const ErrorsPerFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    choose(
      canvasElement,
      photo('blurred-bucket.jpg'),
      photo('manual.pdf', 90_000, 'application/pdf'),
      photo('panorama.jpg', 10_000_001),
      photo('slow-connection.jpg'),
    );
    await waitFor(() =>
      expect(canvas.getByText(/The server could not read the image/)).toBeVisible(),
    );
    await expect(canvas.getByText(/This file type is not supported/)).toBeVisible();
    await expect(canvas.getByText(/Larger than 10 MB/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Try blurred-bucket.jpg again' }));
    await expect(
      canvas.getByRole('button', { name: /(Cancel|Remove) blurred-bucket.jpg/ }),
    ).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('1 of 2 uploaded')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove manual.pdf' }));
    await expect(canvas.queryByText('manual.pdf')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove panorama.jpg' })).toHaveFocus();
  },
};

/** Beside the error of the only file, a count of uploaded files says nothing. */
export const Failed: Story = {
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, photo('blurred-bucket.jpg'));
    await waitFor(() =>
      expect(canvas.getByText(/The server could not read the image/)).toBeVisible(),
    );
    await expect(canvas.queryByText('0 of 1 uploaded')).toBeNull();
  },
};

export const Dropping: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Drop files here or choose them');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo('tower-crane.jpg'));
    // Testing Library copies a `DataTransfer` without its files.
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvas.getByText('1 of 1 uploaded')).toBeVisible());
  },
};

export const NoMoreThanTwo: Story = {
  args: { maxFiles: 2 },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, photo('one.jpg'), photo('two.jpg'), photo('three.jpg'));
    await expect(canvas.getByText(/No more than 2 files/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('2 of 2 uploaded')).toBeVisible());
  },
};

export const WithError: Story = { args: { error: 'Minimal positions 1!' } };

export const Disabled: Story = { args: { disabled: true } };
