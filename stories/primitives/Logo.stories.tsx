import { Logo } from '@rentyard/ui/Logo';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Logo, args: { name: 'Rentyard' } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarkAlone: Story = { args: { isMark: true } };
