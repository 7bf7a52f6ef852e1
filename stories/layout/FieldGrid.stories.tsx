import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: FieldGrid,
  render: () => (
    <FieldGrid>
      <TextField label="Code" hint="As on the machine" />
      <TextField label="Number plate" />
      <div data-span="all">
        <TextArea label="What it is" />
      </div>
    </FieldGrid>
  ),
} satisfies Meta<typeof FieldGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [code, plate, text] = canvas
      .getAllByRole('textbox')
      .map((field) => field.getBoundingClientRect());
    await expect(plate?.top).toBe(code?.top);
    await expect(plate?.left).toBeGreaterThan(code?.right ?? 0);
    await expect(text?.right).toBeCloseTo(plate?.right ?? 0, 0);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [code, plate] = canvas
      .getAllByRole('textbox')
      .map((field) => field.getBoundingClientRect());
    await expect(plate?.left).toBe(code?.left);
    await expect(plate?.top).toBeGreaterThan(code?.bottom ?? 0);
  },
};
