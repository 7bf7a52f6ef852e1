import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import { selectFormerUser, selectIsLost } from '../services/session/session.ts';

/** Fetched when a session ends over typed values, which is rare. */
const SignInAgain = lazyComponent(() =>
  import('../domain/sign-in/SignInAgainDialog.tsx').then((chunk) => chunk.SignInAgainDialog),
);

/** Over every page of a signed-in user: the sign-in that a form waits for (P-AUTH-7). */
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
