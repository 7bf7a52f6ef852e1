import { FullPageLoader } from '@rentyard/ui/FullPageLoader';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { splitPath } from '../services/i18n/language.ts';
import { useT } from '../services/i18n/useT.ts';

interface LoaderProps {
  /** Milliseconds before the loader appears during a navigation. */
  readonly showDelay: number;
  /** Milliseconds until the loader disappears after the navigation. */
  readonly hideDelay: number;
}

type Phase = 'hidden' | 'shown' | 'leaving';

/**
 * Covers the page while the code of another module loads. Once the new screen is rendered, the
 * loader only fades over it without taking clicks (P-BOOT-4).
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

/**
 * Whether a navigation to another module is in progress. Pages and sheets of the same module do not
 * count.
 */
function useIsLeavingModule(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state !== 'loading') return false;
  return findModule(navigation.location.pathname) !== findModule(pathname);
}

function findModule(pathname: string): string | undefined {
  return splitPath(pathname).rest.split('/')[1];
}

const Veil = styled.div`
  transition: opacity 120ms;

  &[data-state='leaving'] { opacity: 0; pointer-events: none; }
  &[data-state='leaving'] * { pointer-events: none; }
`;
