import { lazy, type ReactNode, Suspense } from 'react';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { useIsSignedIn } from '../session/useSession.ts';
import { Frame } from '../shell/Frame.tsx';
import { loadChunk } from './loadChunk.ts';

interface OpenFrameProps {
  readonly modules: readonly ModuleDefinition[];
}

/** Around pages that anybody may open: the frame of the house when signed in, else that of the login. */
export function OpenFrame({ modules }: OpenFrameProps): ReactNode {
  if (useIsSignedIn()) return <Frame modules={modules} />;
  return (
    <Suspense>
      <AuthFrame />
    </Suspense>
  );
}

const AuthFrame = lazy(() =>
  loadChunk(() => import('../shell/AuthFrame.tsx')).then((chunk) => ({ default: chunk.AuthFrame })),
);
