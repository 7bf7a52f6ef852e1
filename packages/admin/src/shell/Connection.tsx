import { ConnectionBar } from '@rentyard/ui/ConnectionBar';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { backSeen, selectConnection } from '../api/connection.ts';
import { useT } from '../i18n/useT.ts';

/** How long the good news stays, in milliseconds. */
const backShownFor = 3_000;

/** Says that the server is not reached, and when it is again (P-BOOT-7). */
export function Connection(): ReactNode {
  const t = useT();
  const state = useSelector(selectConnection);
  const dispatch = useDispatch();
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => dispatch(backSeen()), backShownFor);
    return () => clearTimeout(timer);
  }, [state, dispatch]);
  if (state === 'reached') return <ConnectionBar state="ok" text="" />;
  return <ConnectionBar state={state} text={t(`connection.${state}`)} />;
}
