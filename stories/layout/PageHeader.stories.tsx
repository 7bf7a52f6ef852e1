import { Button } from '@rentyard/ui/Button';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { StatusMenu } from '@rentyard/ui/StatusMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: PageHeader,
  args: {
    title: 'Offers',
    count: '412 results',
    actions: <Button variant="primary">Create offer</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading can receive the focus after navigation, without a focus ring. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Offers' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

/** A record with its status, which can be changed here. */
export const OfARecord: Story = {
  args: {
    title: 'Crawler excavator, 20 t, with a tilting bucket and a hydraulic breaker',
    count: undefined,
    children: (
      <StatusMenu
        tone="info"
        label="New"
        choices={[
          { value: 'active', label: 'Approve' },
          { value: 'rejected', label: 'Reject', tone: 'danger' },
        ]}
        onChoose={fn()}
      />
    ),
    actions: <Button>Save a copy</Button>,
  },
};
