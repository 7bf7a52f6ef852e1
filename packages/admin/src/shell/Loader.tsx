import { FullPageLoader } from '@rentyard/ui/FullPageLoader';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
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

interface PendingPageProps {
  readonly modules: readonly ModuleDefinition[];
  /** Milliseconds before the heading replaces the page. */
  readonly showDelay: number;
  readonly children: ReactNode;
}

/** The page, or the heading of the next module while its code loads. Frame and side bar stay. */
export function PendingPage({ modules, showDelay, children }: PendingPageProps): ReactNode {
  const t = useT();
  const next = useNextModule();
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timer = next === undefined ? undefined : setTimeout(() => setShown(next), showDelay);
    return () => clearTimeout(timer);
  }, [next, showDelay]);
  const module = shown === next ? modules.find(({ name }) => name === next) : undefined;
  return (
    <>
      {module && (
        <div aria-busy>
          <PageHeader title={t(module.title)} count={t('app.loading')} />
          <Skeleton height={320} />
        </div>
      )}
      <Kept hidden={module !== undefined}>{children}</Kept>
    </>
  );
}

const Kept = styled.div`
  display: contents;

  &[hidden] { display: none; }
`;

/**
 * The first segment of the address of a page of another module that is being loaded. Pages and sheets of the same
 * module do not count.
 */
function useNextModule(): string | undefined {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state !== 'loading') return undefined;
  const next = findModule(navigation.location.pathname);
  return next === findModule(pathname) ? undefined : next;
}

function findModule(pathname: string): string | undefined {
  return splitPath(pathname).rest.split('/')[1];
}

const Veil = styled.div`
  transition: opacity 120ms;

  &[data-state='leaving'] { opacity: 0; pointer-events: none; }
  &[data-state='leaving'] * { pointer-events: none; }
`;
