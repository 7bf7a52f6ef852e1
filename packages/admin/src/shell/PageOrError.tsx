import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorScreen } from '../domain/error-pages/ErrorScreen.tsx';
import { pageLeft, selectPageFailure } from '../services/api/status/pageFailure.ts';

/** The page, or the error page in its place when a required request was refused. */
export function PageOrError({ children }: { readonly children: ReactNode }): ReactNode {
  const failure = useSelector(selectPageFailure);
  const dispatch = useDispatch();
  if (!failure) return children;
  return (
    <ErrorScreen
      address={failure.address}
      requestId={failure.requestId}
      onRetry={() => dispatch(pageLeft())}
    />
  );
}
