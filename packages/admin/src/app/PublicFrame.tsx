import { lazy, type ReactNode, Suspense } from 'react';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { loadChunk } from '../services/loadChunk.ts';
import { useIsSignedIn } from '../services/session/useSession.ts';

interface PublicFrameProps {
  readonly modules: readonly ModuleDefinition[];
}

/** Around pages that anybody may open: the frame of the house when signed in, else that of the login. */
export function PublicFrame({ modules }: PublicFrameProps): ReactNode {
  const isSignedIn = useIsSignedIn();
  return <Suspense>{isSignedIn ? <Frame modules={modules} /> : <AuthFrame />}</Suspense>;
}

const Frame = lazy(() =>
  loadChunk(() => import('../shell/Frame.tsx')).then((chunk) => ({ default: chunk.Frame })),
);

const AuthFrame = lazy(() =>
  loadChunk(() => import('../shell/AuthFrame.tsx')).then((chunk) => ({ default: chunk.AuthFrame })),
);
