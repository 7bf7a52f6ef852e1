import { CoordinatesField } from '@rentyard/ui/CoordinatesField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: CoordinatesField,
  args: { value: { lat: 47.0245, long: 28.8323 }, onChange: fn(), hint: 'As maps copy them' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CoordinatesField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CoordinatesField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pasted pair fills both inputs. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const lat = canvas.getByLabelText('Latitude');
    await userEvent.click(lat);
    await userEvent.paste('50.4501, 30.5234');
    await expect(args.onChange).toHaveBeenLastCalledWith({ lat: 50.4501, long: 30.5234 });
    await expect(canvas.getByLabelText('Longitude')).toHaveValue('30.5234');
    await userEvent.clear(lat);
    await expect(args.onChange).toHaveBeenLastCalledWith({ lat: null, long: 30.5234 });
    await userEvent.type(lat, '47,1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ lat: 47.1, long: 30.5234 });
  },
};

export const OneMissing: Story = {
  args: {
    value: { lat: 47.0245, long: null },
    errors: { long: 'Fill in both values or none' },
  },
};
