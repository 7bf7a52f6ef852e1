import { type AlertInput, useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const undo = fn();

interface RaiserProps {
  readonly alerts: readonly AlertInput[];
}

/** Raises the given alerts on click, as a screen does after a save. */
function Raiser({ alerts }: RaiserProps): ReactNode {
  const { show } = useAlerts();
  return <Button onClick={() => alerts.forEach(show)}>Save</Button>;
}

const meta = {
  component: Raiser,
  args: { alerts: [{ tone: 'success', text: 'Successfully edited' }] },
} satisfies Meta<typeof Raiser>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = '[role=group]';
const shown = (root: HTMLElement) => root.querySelectorAll(`section ${group}`).length;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(1));
    await expect(canvas.getByRole('status')).toHaveTextContent('Successfully edited');
  },
};

/** Closes automatically. The duration is shortened here. */
export const ClosesItself: Story = {
  args: { alerts: [{ tone: 'success', text: 'Successfully created', duration: 150 }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(1));
    await waitFor(() => expect(shown(canvasElement)).toBe(0));
  },
};

/** The timer pauses while the pointer is on the alert. `AlertCard.test.tsx` waits for it. */
export const PausesUnderThePointer: Story = {
  args: {
    alerts: [
      { tone: 'info', text: 'Photo is being prepared', isSticky: true },
      { tone: 'info', text: 'Two offers were skipped', duration: 200 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const region = await canvas.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(shown(canvasElement)).toBe(1));
    // Hover before the next alerts appear, so that their timers do not race with the test.
    await userEvent.hover(region);
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toBe(3));
    await userEvent.unhover(region);
    await waitFor(() => expect(shown(canvasElement)).toBe(2));
  },
};

export const WithUndo: Story = {
  args: {
    alerts: [
      {
        tone: 'success',
        text: 'Successfully deleted',
        duration: 10_000,
        action: { label: 'Undo', onPress: undo },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown(canvasElement)).toBe(0));
    // The focus has returned and is not lost with the alert.
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Up to three alerts at a time; the fourth waits. All are announced politely, errors too. */
export const Queue: Story = {
  args: {
    alerts: [
      { tone: 'success', text: 'Successfully edited', isSticky: true },
      { tone: 'info', text: 'Photo is being prepared', isSticky: true },
      { tone: 'error', text: 'The mail could not be sent', isSticky: true },
      { tone: 'info', text: 'Export is ready', isSticky: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(3));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Successfully edited.*Photo is being prepared.*The mail could not be sent/,
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    const [close] = await canvas.findAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('Export is ready'));
    await expect(canvas.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  },
};
