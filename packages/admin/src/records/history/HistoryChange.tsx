import type { HistoryEntry } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { DiffView } from '@rentyard/ui/DiffView';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useLeafLabel } from '../fields/useLeafLabel.ts';
import { useValueText } from '../fields/useValueText.ts';

interface HistoryChangeProps {
  readonly resource: Resource;
  readonly entry: HistoryEntry;
  /** Undefined when the version cannot be restored or the user may not restore it. */
  readonly onRestore: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** One change: user, time, changed values, and the reason if there is one. */
export function HistoryChange(props: HistoryChangeProps): ReactNode {
  const { resource, entry, onRestore, isBusy } = props;
  const t = useT();
  const format = useFormat();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  const who = entry.created_by?.name ?? t('history.nobody');
  const what = t(`history.action.${entry.action}`);
  return (
    <Frame>
      <Stack direction="row" gap={2} align="center" wrap>
        <Text weight="medium">{what}</Text>
        <Text tone="soft">{who}</Text>
        <Text tone="muted">
          <time dateTime={entry.created_at} title={format.exactMoment(entry.created_at)}>
            {format.moment(entry.created_at)}
          </time>
        </Text>
        {onRestore && (
          <End>
            <Button icon={RotateCcw} variant="ghost" disabled={isBusy} onClick={onRestore}>
              {t('history.restore')}
            </Button>
          </End>
        )}
      </Stack>
      {entry.reason && <Text as="p">{t('history.reason', { reason: entry.reason })}</Text>}
      {entry.changes.length > 0 && (
        <DiffView
          label={`${what}, ${who}, ${format.moment(entry.created_at)}`}
          changes={entry.changes.map(({ path, from, to }) => ({
            id: path,
            label: label(path),
            before: text(path, from),
            after: text(path, to),
          }))}
        />
      )}
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  gap: ${theme.space2};
`;

const End = styled.div`
  margin-inline-start: auto;
`;
