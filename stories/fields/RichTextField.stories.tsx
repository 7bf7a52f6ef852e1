import { RichTextField } from '@rentyard/ui/RichTextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { excavatorImage } from '../samples.ts';

const offer =
  '<h2>Komatsu PC210</h2><p>A 20-tonne crawler excavator of <strong>2019</strong>, serviced in October.</p><ul><li><p>Bucket of 1.2 m³</p></li><li><p>600 mm pads</p></li></ul><p>Papers on <a href="https://rentyard.md/papers">our site</a>.</p>';

const meta = {
  component: RichTextField,
  args: {
    label: 'Content',
    hint: 'Shown on the page of the offer',
    value: offer,
    onChange: fn(),
    onPickImage: fn(async () => ({ url: '/media/excavator.webp', alt: 'Crawler excavator' })),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RichTextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastHtml = (onChange: unknown): string =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0];

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Content' });
    await expect(text).toHaveAccessibleDescription('Shown on the page of the offer');
    await userEvent.click(canvas.getByText('Komatsu PC210'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Heading 2' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Heading 3' }));
    await expect(lastHtml(args.onChange)).toContain('<h3>Komatsu PC210</h3>');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(lastHtml(args.onChange)).toContain('<h2>Komatsu PC210</h2>');
  },
};

/** Alt+F10 focuses the toolbar, arrows move inside it, Esc returns to the text. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Komatsu PC210'));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Heading 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveFocus());
  },
};

export const Linking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('our site'));
    const link = canvas.getByRole('button', { name: 'Link' });
    // The editor learns the caret position in the next frame.
    await waitFor(() => expect(link).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(link);
    const address = await screen.findByRole('textbox', { name: 'URL' });
    await expect(address).toHaveValue('https://rentyard.md/papers');
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(screen.getByText(/Enter an address that starts with/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'rentyard.md/machines/412{Enter}');
    await expect(lastHtml(args.onChange)).toContain('href="https://rentyard.md/machines/412"');
  },
};

export const InsertingAPicture: Story = {
  args: {
    onPickImage: fn(async () => ({
      url: 'https://rentyard.md/media/17.webp',
      alt: excavatorImage.alt ?? '',
    })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert image' }));
    await waitFor(() =>
      expect(lastHtml(args.onChange)).toContain('<img src="https://rentyard.md/media/17.webp"'),
    );
  },
};

/** Text is sanitised before it is shown. */
export const DirtyValue: Story = {
  args: {
    value:
      '<p>Crane<script>window.hacked = true</script><img src="x" onerror="window.hacked = true"></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Crane')).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(window).not.toHaveProperty('hacked');
  },
};

export const Empty: Story = { args: { value: '' } };

export const WithError: Story = {
  args: { value: '', required: true, error: 'Field content is required!' },
};

export const Disabled: Story = { args: { disabled: true } };
