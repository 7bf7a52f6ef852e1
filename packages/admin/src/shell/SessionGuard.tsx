import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import { selectFormerUser, selectIsLost } from '../services/session/session.ts';

/** Loaded when a session ends over unsaved values, which is rare. */
const SignInAgain = lazyComponent(() =>
  import('../domain/sign-in/SignInAgainDialog.tsx').then((chunk) => chunk.SignInAgainDialog),
);

/**
 * Shows the sign-in dialog over a page with unsaved values after the session has ended (P-AUTH-7).
 */
export function SessionGuard(): ReactNode {
  const isLost = useSelector(selectIsLost);
  const former = useSelector(selectFormerUser);
  if (!isLost && !former) return null;
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  );
}
