import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Dialog } from '@rentyard/ui/Dialog';
import { Progress } from '@rentyard/ui/Progress';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Spinner } from '@rentyard/ui/Spinner';
import { Stack } from '@rentyard/ui/Stack';
import { Switch } from '@rentyard/ui/Switch';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';

/** Motion shows where an element comes from. It is off for people who prefer reduced motion. */
const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** 120 ms for feedback on a click, 200 ms for elements that appear. */
export const Default: Story = {
  name: 'Speeds',
  render: () => <Speeds />,
};

/** With reduced motion no animation takes longer than a millisecond. */
export const LessMotion: Story = {
  parameters: { media: { 'prefers-reduced-motion': 'reduce' } },
  render: () => (
    <Stack gap={4}>
      <Spinner label="Loading" />
      <Skeleton width="240px" />
      <Progress label="Uploading" />
      <Switch label="Delivery included" defaultChecked />
      <Button isBusy>Save offer</Button>
      <Dialog isOpen title="Reject the offer" onClose={fn()}>
        A reason is sent to the owner.
      </Dialog>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const all = [...canvasElement.querySelectorAll('*')];
    const parts = [undefined, '::before', '::after', '::backdrop'];
    const slow = all.flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const durations = `${style.animationDuration}, ${style.transitionDuration}`.split(', ');
        return durations
          .filter((duration) => Number.parseFloat(duration) > 0.001)
          .map((duration) => `${element.tagName}${part ?? ''} ${duration}`);
      }),
    );
    expect(slow).toEqual([]);
    const endless = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.all(endless.map(({ finished }) => finished));
  },
};

function Speeds(): ReactNode {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button onClick={() => setMoved(!isMoved)}>Move</Button>
      {(['fast', 'slow'] as const).map((speed) => (
        <Stack key={speed} gap={1}>
          <Mover data-speed={speed} data-moved={isMoved || undefined}>
            <Card title={speed}>
              <Text>Crawler excavator, 20 t</Text>
            </Card>
          </Mover>
        </Stack>
      ))}
    </Stack>
  );
}

const Mover = styled.div`
  width: 240px;
  transition: translate ${theme.fast} ${theme.ease};

  &[data-speed='slow'] { transition-duration: ${theme.slow}; }
  &[data-moved] { translate: 96px 0; }
`;
