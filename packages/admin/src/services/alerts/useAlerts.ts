import { useAlerts as useAlertQueue } from '@rentyard/ui/Alerts';
import { useMemo } from 'react';
import { isApiFailure } from '../api/failure.ts';
import { useFailureText } from '../format/useFailureText.ts';
import { useT } from '../i18n/useT.ts';
import { shortcutOf } from '../keyboard/shortcuts.ts';
import { rememberUndo } from './undoStack.ts';

/** Alerts that screens show. Texts are in the user's language. */
export interface Alerts {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly info: (text: string) => void;
  /** Why a call failed. A change that waits for approval is no error. Rethrows what is not an `ApiFailure`. */
  readonly failed: (error: unknown) => void;
  /** `Successfully created`. */
  readonly created: () => void;
  /** `Successfully edited`. */
  readonly edited: () => void;
  /** `Successfully deleted`. */
  readonly deleted: () => void;
  /** `Successfully deleted: OF-10012 moved to trash`, with an undo for ten seconds (P-EDIT-7). */
  readonly trashed: (text: string, onUndo: Undo) => void;
  /**
   * A change named by object and verb, `OF-10012 rejected`. The alert offers to undo it for ten seconds, the shortcut
   * for as long as the server accepts it.
   */
  readonly undoable: (text: string, onUndo: Undo, shortcut?: string) => Undoable;
}

export interface Undoable {
  /** Runs at most once. */
  readonly undo: () => void;
  /** Removes the alert of a change that the server has refused. */
  readonly forget: () => void;
}

/** Undoes a change. Rejects with an `ApiFailure`, whose text an alert shows. */
export type Undo = () => Promise<unknown>;

const undoFor = 10_000;

/** The only way to show alerts in the back office. */
export function useAlerts(): Alerts {
  const queue = useAlertQueue();
  const t = useT();
  const failureText = useFailureText();
  return useMemo(() => {
    const failed = (error: unknown) => {
      const text = failureText(error);
      if (isApiFailure(error) && error.code === 'proposed') queue.info(text);
      else queue.error(text);
    };
    const undoable: Alerts['undoable'] = (text, onUndo, shortcut = shortcutOf('undo')) => {
      const { undo, forget } = rememberUndo(() => {
        queue.close(id);
        onUndo().then(() => queue.success(t('alert.undone', { text })), failed);
      });
      const action = { label: t('action.undo'), shortcut, onPress: undo };
      const id = queue.show({ tone: 'success', text, action, duration: undoFor });
      const close = () => {
        forget();
        queue.close(id);
      };
      return { undo, forget: close };
    };
    return {
      success: (text) => queue.success(text),
      error: (text) => queue.error(text),
      info: (text) => queue.info(text),
      failed,
      created: () => queue.success(t('alert.created')),
      edited: () => queue.success(t('alert.edited')),
      deleted: () => queue.success(t('alert.deleted')),
      trashed: (text, onUndo) => void undoable(`${t('alert.deleted')}: ${text}`, onUndo),
      undoable,
    };
  }, [queue, t, failureText]);
}
