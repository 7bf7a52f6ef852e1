import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';
import { answerText } from './answers.ts';
import type { Answer } from './offerCharacteristic.ts';

interface RemovedAnswersNoteProps {
  readonly removed: readonly Answer[];
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Lists the answers that the new category does not have, with an undo button. */
export function RemovedAnswersNote({ removed, undo, dismiss }: RemovedAnswersNoteProps): ReactNode {
  const t = useT();
  if (removed.length === 0) return null;
  return (
    <Box role="status">
      <Text as="p" weight="medium">
        {t('listing.removed_characteristics')}
      </Text>
      <ul>
        {removed.map((answer) => (
          <li key={answer.property.id}>
            {answer.property.name}: {answerText(answer)}
          </li>
        ))}
      </ul>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={undo}>{t('listing.keep_category')}</Button>
        <Button variant="ghost" onClick={dismiss}>
          {t('listing.remove_values')}
        </Button>
      </Stack>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space2};
  padding: ${theme.space3} ${theme.space4};
  border: 1px solid ${theme.warning};
  border-radius: ${theme.radius};
  background: ${theme.warningSoft};
  font-size: ${theme.textMd};

  ul { margin: 0; padding-inline-start: ${theme.space5}; list-style: disc; }
`;
