import { Field, type FieldProps, useControl } from '@rentyard/ui/Field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** A custom control in the frame of all fields. */
function Reach(props: FieldProps): ReactNode {
  const control = useControl(props);
  return (
    <Field {...props} controlId={control.id} corner="12 m">
      <input {...control} type="range" min={4} max={30} defaultValue={12} />
    </Field>
  );
}

const meta = {
  component: Reach,
  subcomponents: { Field },
  args: { label: 'Reach', hint: 'Of the boom, from the middle of the machine' },
} satisfies Meta<typeof Reach>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Reach', { selector: 'input' });
    await expect(control).toHaveAccessibleDescription(
      'Of the boom, from the middle of the machine',
    );
  },
};

/** The error replaces the hint and is the description of the control. */
export const Wrong: Story = {
  args: { error: 'Longer than the machine reaches', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Longer than the machine reaches');
    await expect(canvas.queryByText(/^Of the boom/)).toBeNull();
  },
};
