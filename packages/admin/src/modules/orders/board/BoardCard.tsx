import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import type { Status } from '@rentyard/contract/schema/statuses';
import { Button } from '@rentyard/ui/Button';
import { Menu } from '@rentyard/ui/Menu';
import { FallbackText } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import MoveRight from 'lucide-react/icons/move-right';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useStatusAction } from '../../../features/status/useStatusAction.ts';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { ageTone } from './ageTone.ts';
import type { BoardMoves } from './useBoardMoves.ts';
import { moveFocusBetweenCards, useCardFocus } from './useCardFocus.ts';

interface BoardCardProps {
  readonly row: OrderRow;
  /** The column that shows the card. */
  readonly status: Status;
  readonly order: readonly Status[];
  readonly moves: BoardMoves;
}

/** An order as a card: name, client, start, total and waiting time. */
export function BoardCard({ row, status, order, moves }: BoardCardProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const action = useStatusAction();
  const address = useRecordAddress();
  const targets = moves.findTargets(row);
  const isMoving = row.status !== status;
  const length = row.unit && row.units && t(`orders.units.${row.unit}`, { count: row.units });
  const moment = row.status === 'new' ? row.created_at : row.updated_at;

  const card = useRef<HTMLLIElement>(null);
  const { focused } = moves;
  useCardFocus(row.id, card, focused);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (side && event.shiftKey) {
      event.preventDefault();
      const to = nearestTarget(order, row.status, side, targets);
      const neighbour = order[order.indexOf(row.status) + side];
      if (to) moves.move(row, to);
      else if (neighbour) moves.refuse(row, neighbour);
    } else if (event.key.startsWith('Arrow') && !event.shiftKey) {
      moveFocusBetweenCards(event);
    }
  };
  return (
    <Card
      ref={card}
      data-card={row.id}
      data-busy={isMoving || undefined}
      data-dragged={moves.dragged?.id === row.id || undefined}
      draggable={targets.length > 0 && !isMoving}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', row.name);
        moves.drag(row);
      }}
      onDragEnd={() => moves.drag(undefined)}
      onFocus={() => {
        focused.current = row.id;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      <Head>
        <RouterLink
          to={address('orders', row.id)}
          draggable={false}
          aria-describedby={targets.length > 0 ? 'board-keys' : undefined}
          onKeyDown={handleKeyDown}
        >
          <FallbackText text={row.name} language={row.fallbacks?.name} />
        </RouterLink>
        {targets.length > 0 && !isMoving && (
          <Menu
            label={t('board.move', { name: row.name })}
            trigger={
              <Button
                icon={MoveRight}
                title={t('board.move', { name: row.name })}
                aria-label={t('board.move', { name: row.name })}
              >
                <span>{t('board.move_it')}</span>
              </Button>
            }
            items={targets.map((to) => ({
              label: action(row.status, to),
              onPress: () => moves.move(row, to),
            }))}
          />
        )}
      </Head>
      <p>{joinParts(row.client?.name, row.region.name)}</p>
      <p>{joinParts(row.starts_at && format.moment(row.starts_at), length)}</p>
      <Foot>
        <strong>
          {row.total === null
            ? t('listing.on_request')
            : `${format.amount(row.total)} ${row.currency.name}`}
        </strong>
        <time
          dateTime={moment}
          title={format.exactMoment(moment)}
          data-tone={row.status === 'new' ? ageTone(moment, Date.now()) : undefined}
        >
          {format.relative(moment)}
        </time>
      </Foot>
    </Card>
  );
}

/** Joins the known values into one line. */
function joinParts(...parts: readonly (string | number | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The nearest allowed column on that side. */
function nearestTarget(
  order: readonly Status[],
  from: Status,
  side: number,
  targets: readonly Status[],
): Status | undefined {
  const at = order.indexOf(from);
  const others = side > 0 ? order.slice(at + 1) : order.slice(0, at).toReversed();
  return others.find((status) => targets.includes(status));
}

const Card = styled.li`
  display: grid;
  gap: 2px;
  padding: ${theme.space2} ${theme.space3} 10px;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  font-size: ${theme.textMd};
  line-height: 18px;

  &[draggable='true'] { cursor: grab; }
  &[data-dragged] { opacity: 0.5; }
  &[data-busy] { border-style: dashed; }
  &:hover { border-color: ${theme.outline}; }
  &:focus-within { border-color: ${theme.focus}; }
  > p { margin: 0; color: ${theme.textMuted}; overflow-wrap: anywhere; }
  > p:empty { display: none; }
`;

// With a mouse, an arrow beside the name moves the card, which can also be dragged. Touch screens
// get a labelled button.
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space2};
  min-height: 28px;

  > button {
    flex: none;
    width: 28px;
    min-height: 28px;
    padding: 0;
    border-color: transparent;
    background: none;
    > span { display: none; }
    &:hover { background: ${theme.hover}; }
  }
  > a {
    min-width: 0;
    padding-block: 5px;
    overflow-wrap: anywhere;
    color: ${theme.text};
    font-weight: 500;
    text-decoration: none;

    &:hover { text-decoration: underline; }
  }

  ${media.touch} {
    display: contents;
    > a { padding-block: 13px; }
    > button {
      order: 1;
      width: auto;
      min-height: 44px;
      margin-top: ${theme.space2};
      border-color: ${theme.border};
      > span { display: inline; }
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space1} ${theme.space3};
  margin-top: ${theme.space1};
  font-variant-numeric: tabular-nums;

  > strong { font-weight: 600; }
  > time { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  > time[data-tone='late'] { color: ${theme.warning}; font-weight: 500; }
  > time[data-tone='overdue'] { color: ${theme.danger}; font-weight: 600; }
`;
