import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { useDraft } from './useDraft.ts';
import type { RecordForm } from './useRecordForm.ts';

interface DraftOfferProps {
  readonly controller: RecordForm;
}

/** Offers back what was typed here before and never saved, with the time it was kept (P-EDIT-4). */
export function DraftOffer({ controller }: DraftOfferProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { offered, restore, forget } = useDraft(controller);
  if (!offered) return null;
  const time = format.moment(new Date(offered.keptAt).toISOString());
  return (
    <Box role="status">
      <Text as="p">{t('draft.found', { time })}</Text>
      <Stack direction="row" gap={2} wrap>
        <Button variant="primary" onClick={restore}>
          {t('draft.restore')}
        </Button>
        <Button onClick={forget}>{t('draft.forget')}</Button>
      </Stack>
    </Box>
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
