import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { FormValues } from './formValues.ts';
import { ConflictDialog } from './lazyConflictDialog.ts';
import { useDraft } from './useDraft.ts';
import type { RecordForm } from './useRecordForm.ts';

interface DraftOfferProps {
  readonly controller: RecordForm;
  readonly onSave: () => void;
}

/**
 * Offers to restore an unsaved draft and shows its time (P-EDIT-4). Opens the conflict dialog when
 * another user has saved the same fields since (P-EDIT-5).
 */
export function DraftOffer({ controller, onSave }: DraftOfferProps): ReactNode {
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
