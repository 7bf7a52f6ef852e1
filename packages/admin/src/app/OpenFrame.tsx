import type { ReactNode } from 'react';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { useIsSignedIn } from '../session/useSession.ts';
import { AuthFrame } from '../shell/AuthFrame.tsx';
import { Frame } from '../shell/Frame.tsx';

interface OpenFrameProps {
  readonly modules: readonly ModuleDefinition[];
}

/** Around pages that anybody may open: the frame of the house when signed in, else that of the login. */
export function OpenFrame({ modules }: OpenFrameProps): ReactNode {
  return useIsSignedIn() ? <Frame modules={modules} /> : <AuthFrame />;
}
