import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { drafts, type StoredDraft } from '../../../services/drafts/draftStore.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { useFormLocation } from '../../navigation/useFormLocation.ts';
import type { RecordForm } from '../useRecordForm.ts';
import type { FormValues } from '../values/formValues.ts';
import { isSame } from '../values/formValues.ts';
import { merge, withValuesAt } from '../values/merge.ts';
import { ConflictDialog } from './lazyConflictDialog.ts';

interface DraftOfferProps {
  readonly controller: RecordForm;
  readonly onSave: () => void;
}

/**
 * Offers to restore an unsaved draft and shows its time (P-EDIT-4). Opens the conflict dialog when
 * another user has saved the same fields since (P-EDIT-5).
 */
export function RestoreDraftPrompt({ controller, onSave }: DraftOfferProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { offered, clashing, restore, discard } = useDraft(controller);
  const [isConfirming, setConfirming] = useState(false);
  if (!offered) return null;
  const { resource, record, startValues } = controller;
  const time = format.moment(new Date(offered.storedAt).toISOString());
  return (
    <>
      <Box role="status">
        <Text as="p">{t('draft.found', { time })}</Text>
        <Stack direction="row" gap={2} wrap>
          <Button
            variant="primary"
            onClick={() => (clashing.length > 0 ? setConfirming(true) : restore([]))}
          >
            {t('draft.restore')}
          </Button>
          <Button onClick={discard}>{t('draft.forget')}</Button>
        </Stack>
      </Box>
      {isConfirming && record && (
        <Suspense>
          <ConflictDialog
            controller={{ resource, resolveConflict: restore }}
            conflict={{
              record,
              paths: clashing,
              mine: offered.values as FormValues,
              theirs: startValues,
            }}
            onSave={(theirs) => {
              restore(theirs);
              onSave();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space3};
  margin-bottom: ${theme.space4};
  padding: ${theme.space3} ${theme.space4};
  border: 1px solid ${theme.info};
  border-radius: ${theme.radius};
  background: ${theme.infoSoft};
`;

/** Typing pause before the draft is stored, in milliseconds. */
const saveDelay = 400;

interface Draft {
  /** The stored draft of an earlier visit; undefined when there is none. */
  readonly offered: StoredDraft | undefined;
  /** Dotted paths that both the draft and another user have changed since. */
  readonly clashing: readonly string[];
  /** Merges the draft into the form. Paths in `theirs` keep the value of the record. */
  readonly restore: (theirs: readonly string[]) => void;
  readonly discard: () => void;
}

/**
 * Stores typed values while the form is dirty, and offers them after a crash, a reload or a logout
 * (P-EDIT-4). Typing renders nothing. Secrets are never stored.
 */
function useDraft(controller: RecordForm): Draft {
  const { form, resource, startValues, draftName = resource.name } = controller;
  const user = useUser();
  const { id = 'new' } = useFormLocation(resource);
  const key = `${user?.id ?? 0}/${draftName}/${id}`;
  const [offered, setOffered] = useState<StoredDraft>();

  useEffect(() => {
    let isCurrent = true;
    void drafts.read(key).then((found) => {
      if (isCurrent && found && !isSame(found.base, found.values)) setOffered(found);
    });
    void drafts.sweep(Date.now());
    return () => {
      isCurrent = false;
    };
  }, [key]);

  /**
   * Whether the stored draft belongs to this visit. It is removed when its values are saved or
   * discarded.
   */
  const isStored = useRef(false);
  const start = useRef(startValues);
  useEffect(() => {
    start.current = startValues;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const [base, values] = [start.current, form.getValues()].map((one) =>
        withoutSecrets(resource, one),
      );
      if (!isSame(base, values)) {
        isStored.current = true;
        void drafts.save(key, { storedAt: Date.now(), base, values: structuredClone(values) });
      } else if (isStored.current) {
        // The values were saved or discarded. An older draft that is still offered remains.
        isStored.current = false;
        void drafts.drop(key);
      }
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, saveDelay);
    };
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    const stop = form.subscribe({ formState: { values: true, isDirty: true }, callback: soon });
    window.addEventListener('pagehide', now);
    return () => {
      stop();
      now();
      window.removeEventListener('pagehide', now);
    };
  }, [form, key, resource]);

  const discard = useCallback(() => {
    setOffered(undefined);
    void drafts.drop(key);
  }, [key]);

  const restore = (theirs: readonly string[]) => {
    if (!offered) return;
    const [base, values] = [offered.base, offered.values] as [FormValues, FormValues];
    isStored.current = true;
    setOffered(undefined);
    if (controller.takeDraft) return controller.takeDraft(base, values);
    const current = form.getValues();
    const merged = withValuesAt(merge(base, values, current).values, theirs, startValues);
    form.reset(merged, { keepFieldsRef: true, keepDefaultValues: true });
  };

  // Forms with their own save call resolve conflicts in that call.
  const isOfRecord = controller.record !== undefined && !controller.takeDraft;
  const clashing =
    offered && isOfRecord
      ? merge(offered.base as FormValues, offered.values as FormValues, startValues).conflicts
      : [];
  return { offered, clashing, restore, discard };
}

/** The values without secrets: only these may be stored in the browser. */
function withoutSecrets(resource: Resource, values: FormValues): FormValues {
  const secrets = plainFields(resource).filter(([, field]) => field.kind === 'secret');
  return secrets.length === 0
    ? values
    : { ...values, ...Object.fromEntries(secrets.map(([path]) => [path, ''])) };
}
