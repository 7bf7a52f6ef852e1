import { ConnectionBar } from '@rentyard/ui/ConnectionBar';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { backSeen, selectConnection } from '../services/api/status/connection.ts';
import { newVersion } from '../services/api/status/newVersion.ts';
import { useT } from '../services/i18n/useT.ts';
import { withAllMessages } from '../services/i18n/withAllMessages.tsx';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import { loadChunk } from '../services/loadChunk.ts';
import { hasUnsaved } from '../services/session/unsavedForms.ts';

const loadNewVersion = withAllMessages(() =>
  import('./NewVersion.tsx').then((chunk) => chunk.NewVersion),
);

/**
 * Its messages may belong to the outdated version and be missing on the server. Then a page without
 * unsaved values reloads.
 */
const NewVersion = lazyComponent(() =>
  hasUnsaved() ? loadNewVersion() : loadChunk(loadNewVersion),
);

/** How long the "reconnected" state is shown, in milliseconds. */
const reconnectedDuration = 3_000;

/** Shows a lost connection, a restored one, and an available new version (P-SHELL-7). */
export function ConnectionStatus(): ReactNode {
  const t = useT();
  const state = useSelector(selectConnection);
  const dispatch = useDispatch();
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => dispatch(backSeen()), reconnectedDuration);
    return () => clearTimeout(timer);
  }, [state, dispatch]);
  const isOutdated = newVersion.useValue();
  if (state === 'reached') {
    return (
      <>
        <ConnectionBar state="ok" text="" />
        {isOutdated && (
          <Suspense>
            <NewVersion />
          </Suspense>
        )}
      </>
    );
  }
  return <ConnectionBar state={state} text={t(`connection.${state}`)} />;
}
