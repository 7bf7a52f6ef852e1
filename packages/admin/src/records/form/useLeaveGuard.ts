import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useCallback, useContext, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type BlockerFunction, useBlocker } from 'react-router';
import { splitPath } from '../../services/i18n/language.ts';
import { useT } from '../../services/i18n/useT.ts';
import { hasUnsaved, registerUnsavedForm } from '../../services/session/unsavedForms.ts';
import { QuickCreateContext } from '../navigation/useFormLocation.ts';

/**
 * Asks for confirmation before a link, Back or closing the tab loses typed values (P-SHELL-4).
 * Switching the language of the same URL keeps the form and needs no confirmation. `onDiscard` is
 * called when the user confirms.
 */
export function useLeaveGuard<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
  onDiscard: () => void,
): void {
  const t = useT();
  const confirm = useConfirm();
  const isDirty = useDirtyRef(form);
  const isConfirming = useRef(false);
  const quickCreate = useContext(QuickCreateContext);
  useEffect(() => {
    if (quickCreate) quickCreate.isDirty.current = () => isDirty.current;
  }, [quickCreate, isDirty]);

  useEffect(() => {
    const release = () => {
      isDirty.current = false;
    };
    return registerUnsavedForm({ isDirty: () => isDirty.current, release });
  }, [isDirty]);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const from = splitPath(currentLocation.pathname).rest;
      // The router consults only one blocker, that of the upper form, so it also checks the form
      // below.
      const hasUnsavedValues = quickCreate ? hasUnsaved() : isDirty.current;
      return hasUnsavedValues && from !== splitPath(nextLocation.pathname).rest;
    },
    [isDirty, quickCreate],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (blocker.state !== 'blocked' || isConfirming.current) return;
    isConfirming.current = true;
    confirm({ title: t('leave.title'), text: t('leave.text') }).then((isSure) => {
      isConfirming.current = false;
      if (!isSure) return blocker.reset();
      onDiscard();
      blocker.proceed();
    });
  }, [blocker, confirm, t, onDiscard]);

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty]);
}

/**
 * Tracks whether the form is dirty without rendering, so that leaving right after a save needs no
 * confirmation.
 */
function useDirtyRef<Values extends FieldValues>({
  subscribe,
}: Pick<UseFormReturn<Values>, 'subscribe'>): { current: boolean } {
  const isDirty = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          if (state.isDirty !== undefined) isDirty.current = state.isDirty;
        },
      }),
    [subscribe],
  );
  return isDirty;
}
