import { Button } from '@rentyard/ui/Button';
import { Switch } from '@rentyard/ui/Switch';
import { theme } from '@rentyard/ui/theme';
import type { CSSProperties, ReactNode } from 'react';

/** Another accent colour for everything inside an element. Put it on `html` for a whole application. */
const harbour = {
  '--ry-accent': '#0b6bcb',
  '--ry-accent-fill': '#0b6bcb',
  '--ry-accent-fill-hover': '#09549f',
  '--ry-accent-mark': '#0b6bcb',
  '--ry-on-accent': '#ffffff',
  '--ry-focus': '#0b6bcb',
} as CSSProperties;

export function AccentColour(): ReactNode {
  return (
    <section style={{ ...harbour, display: 'flex', gap: theme.space4, alignItems: 'center' }}>
      <Button variant="primary">Add machine</Button>
      <Switch label="Delivery included" defaultChecked />
    </section>
  );
}
