import {
  type QueuedOffer,
  type QueueOrder,
  queueOrders,
} from '@rentyard/contract/entities/listing/reviewQueue';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Thumbnail } from '@rentyard/ui/Thumbnail';
import { theme } from '@rentyard/ui/theme';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { factorText } from './factorText.ts';
import type { QueueRows } from './useQueueRows.ts';

interface QueueRailProps {
  readonly queue: QueueRows;
  /** The rows to show. */
  readonly rows: readonly QueuedOffer[];
  /** Id of the offer in the sheet. */
  readonly current: number | undefined;
  readonly onOpen: (id: number) => void;
}

/** The offers that wait, beside the sheet. Below 1280 px `QueueList` is in a dialog instead. */
export function QueueRail(props: QueueRailProps): ReactNode {
  const t = useT();
  return (
    <Rail aria-label={t('review.queue')}>
      <QueueList {...props} />
    </Rail>
  );
}

/** The order of the queue, and its offers with their gravest risk, their age or who reviews them. */
export function QueueList({ queue, rows, current, onOpen }: QueueRailProps): ReactNode {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <>
      <Head>
        <NativeSelect
          label={t('review.order')}
          isLabelHidden
          size="medium"
          options={queueOrders.map((value) => ({ value, label: t(`review.order.${value}`) }))}
          value={queue.order}
          onChange={({ target }) => queue.setOrder(target.value as QueueOrder)}
        />
      </Head>
      {queue.total === undefined && !queue.isSettled ? (
        <Skeleton height="100%" />
      ) : (
        <ul ref={list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Row
                type="button"
                aria-current={row.id === current ? 'true' : undefined}
                disabled={!queue.isFree(row)}
                onClick={() => onOpen(row.id)}
              >
                <Thumbnail image={row.image} />
                <span title={row.name}>{row.name}</span>
                <small>
                  {row.code} · <RowNote row={row} isFree={queue.isFree(row)} />
                </small>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RowNoteProps {
  readonly row: QueuedOffer;
  readonly isFree: boolean;
}

function RowNote({ row, isFree }: RowNoteProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [reason] = row.risk;
  if (!isFree && row.held) {
    return (
      <span>
        <UserRound size={12} strokeWidth={1.75} aria-hidden />
        {t('review.with', { name: row.held.by.name })}
      </span>
    );
  }
  if (!reason) return <time dateTime={row.created_at}>{format.relative(row.created_at)}</time>;
  return (
    <strong data-tone={reason === 'price' ? 'danger' : undefined}>
      <TriangleAlert size={12} strokeWidth={1.75} aria-hidden />
      {t(`review.risk.${reason}`, {
        factor: factorText(row.price_factor?.factor ?? 0, format),
      })}
    </strong>
  );
}

/* It scrolls by itself and ends above the decisions: the top bar, the title and the bar with their spaces. */
const Rail = styled.nav`
  position: sticky;
  inset-block-start: calc(${theme.topBar} + ${theme.space3});
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 4 * ${theme.topBar});
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  > ul { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
`;

const Head = styled.div`
  flex: none;
  padding: ${theme.space2};
  border-bottom: 1px solid ${theme.hairline};
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space3};
  align-items: center;
  width: 100%;
  padding: ${theme.space2} ${theme.space3};
  border: 0;
  border-bottom: 1px solid ${theme.hairline};
  background: none;
  color: ${theme.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  > :first-child { grid-row: 1 / 3; }
  > span:nth-child(2), > small { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span:nth-child(2) { font-size: ${theme.textMd}; font-weight: 500; }
  > small { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  small strong { color: ${theme.warning}; font-weight: 500; }
  small [data-tone='danger'] { color: ${theme.danger}; }
  small svg { display: inline; margin-inline-end: ${theme.space1}; vertical-align: -2px; }
  &:disabled > img { opacity: 0.5; }
  &:hover { background: ${theme.hover}; }
  &[aria-current] { background: ${theme.selected}; box-shadow: inset 3px 0 ${theme.accentMark}; }
  &:disabled { color: ${theme.textMuted}; cursor: default; }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
`;
