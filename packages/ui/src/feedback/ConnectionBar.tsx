import type { ReactNode } from 'react';
import { onDemand } from '../lib/onDemand.tsx';

const line = onDemand(() => import('./ConnectionLine.tsx').then((chunk) => chunk.ConnectionLine), {
  isUrgent: true,
  // Loaded early: without a connection the code cannot be fetched.
  fallback: ({ text }) => <span>{text}</span>,
});

export interface ConnectionBarProps {
  /** Renders nothing while the state is `ok`. */
  readonly state: 'ok' | 'lost' | 'back' | 'outdated';
  readonly text: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** One line at the top: the connection is lost, it is back, or a new version is available (P-SHELL-7). */
export function ConnectionBar({ state, text, action }: ConnectionBarProps): ReactNode {
  return (
    <div role="status">
      {state !== 'ok' && <line.Component state={state} text={text} action={action} />}
    </div>
  );
}
