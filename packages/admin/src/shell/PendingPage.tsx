import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { useT } from '../services/i18n/useT.ts';
import { useNextModule } from './useNextModule.ts';

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
