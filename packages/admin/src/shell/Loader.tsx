import { FullPageLoader } from '@rentyard/ui/FullPageLoader';
import { type ReactNode, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../services/i18n/useT.ts';
import { useNextModule } from './useNextModule.ts';

interface LoaderProps {
  /** Milliseconds before the loader appears during a navigation. */
  readonly showDelay: number;
  /** Milliseconds until the loader disappears after the navigation. */
  readonly hideDelay: number;
}

type Phase = 'hidden' | 'shown' | 'leaving';

/**
 * Covers the page while a page without the frame loads: the first one, sign-in and sign-out. Once the new screen is
 * rendered, the loader only fades over it without taking clicks (P-BOOT-4). Inside the frame `PendingPage` shows the
 * heading instead.
 */
export function Loader({ showDelay, hideDelay }: LoaderProps): ReactNode {
  const t = useT();
  const next = useNextModule();
  const isFramed = useMatches().some(({ handle }) => isOfModule(handle));
  const isWaiting = next !== undefined && !(isFramed && next !== 'auth');
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    if (isWaiting) {
      const timer = setTimeout(() => setPhase('shown'), showDelay);
      return () => clearTimeout(timer);
    }
    setPhase((before) => (before === 'hidden' ? 'hidden' : 'leaving'));
    const timer = setTimeout(() => setPhase('hidden'), hideDelay);
    return () => clearTimeout(timer);
  }, [isWaiting, showDelay, hideDelay]);
  if (phase === 'hidden') return null;
  return (
    <Veil data-state={phase} aria-hidden={phase === 'leaving'}>
      <FullPageLoader text={t('app.loading')} />
    </Veil>
  );
}

function isOfModule(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'module' in handle;
}

const Veil = styled.div`
  transition: opacity 120ms;

  &[data-state='leaving'] { opacity: 0; pointer-events: none; }
  &[data-state='leaving'] * { pointer-events: none; }
`;
