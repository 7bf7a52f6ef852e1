import { FullPageLoader } from '@rentyard/ui/FullPageLoader';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { splitPath } from '../services/i18n/language.ts';
import { useT } from '../services/i18n/useT.ts';

interface LoaderProps {
  /** Milliseconds that a navigation may wait before the loader shows. */
  readonly showDelay: number;
  /** Milliseconds that it stays after the navigation. */
  readonly hideDelay: number;
}

type Phase = 'hidden' | 'shown' | 'leaving';

/**
 * Covers the page while another module's code is on its way. Once the new screen is there it only
 * fades over it, untouchable, and is gone 500 ms later: content is never covered (P-BOOT-4).
 */
export function Loader({ showDelay, hideDelay }: LoaderProps): ReactNode {
  const t = useT();
  const isWaiting = useIsLeavingModule();
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

/** Whether a navigation to another module is under way. Pages and sheets of one module are not. */
function useIsLeavingModule(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state !== 'loading') return false;
  return moduleOf(navigation.location.pathname) !== moduleOf(pathname);
}

function moduleOf(pathname: string): string | undefined {
  return splitPath(pathname).rest.split('/')[1];
}

const Veil = styled.div`
  transition: opacity 120ms;

  &[data-state='leaving'] { opacity: 0; pointer-events: none; }
  &[data-state='leaving'] * { pointer-events: none; }
`;
