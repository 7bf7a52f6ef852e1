import { media, theme } from '@rentyard/ui/theme';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { trailState } from '../../../records/navigation/listTrail.ts';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { BookingMark, bookingStyle } from '../BookingMark.tsx';
import type { Booking, Machine } from '../bookings.ts';
import type { BookingChanges } from '../changes/useBookingChange.ts';
import { laneHeight, rowPadding } from '../scroll/useTimelineScroll.ts';
import { useBookingTexts } from '../useBookingTexts.ts';
import type { BookingFocus } from './useBookingFocus.ts';

interface TimelineBarProps {
  readonly booking: Booking;
  readonly machine: Machine;
  readonly index: number;
  readonly labelWidth: number;
  readonly toX: (at: number) => number;
  readonly change: Pick<BookingChanges, 'mayMove' | 'mayExtend' | 'handlers'>;
  readonly focus: BookingFocus;
  readonly isMoving: boolean;
  readonly address: string;
}

/** Bars are never narrower than this, so that an hour of a month can be pressed. */
const minimumWidth = 10;
/** Narrower bars have no room beside their mark. */
const padded = 30;
/** Narrower bars have no text beside their mark. */
const textWidth = 44;

const barHeight = 24;

/** A booking as a bar that opens its record, moves and grows. A late one has a tail until now. */
export function TimelineBar(props: TimelineBarProps): ReactNode {
  const { booking, machine, index, labelWidth, toX, change, focus, isMoving } = props;
  const texts = useBookingTexts();
  const address = useRecordAddress();
  const { kind, start, end, until, lane, order, blocked } = booking;
  const [left, right] = [toX(start), toX(end)];
  const width = Math.max(minimumWidth, right - left - 1);
  const isMovable = change.mayMove(booking);
  const isExtendable = change.mayExtend(booking);
  const to = order ? address('orders', order.id) : address('blocked-periods', blocked?.id ?? 0);
  const trail = useMemo(
    () => ({ list: props.address, ids: [], offset: 0, total: 0 }),
    [props.address],
  );
  const top = (rowPadding + laneHeight - barHeight) / 2 + lane * laneHeight;
  const name = texts.name(booking, machine);
  return (
    <>
      {until > end && (
        <Tail
          aria-hidden
          style={{
            insetInlineStart: left + width,
            width: Math.max(0, toX(until) - right),
            top: top + 9,
          }}
        />
      )}
      <Bar
        to={to}
        state={trailState(trail)}
        style={{ insetInlineStart: left, width, top }}
        title={name}
        aria-label={name}
        draggable={false}
        data-kind={kind}
        data-booking={booking.key}
        data-moving={isMoving || undefined}
        data-movable={isMovable || undefined}
        {...focus.cell(index, booking)}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (isMovable) change.handlers.drag(event, { booking, index, mode: 'move' });
        }}
        onClick={change.handlers.click}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (!change.handlers.key(event, { booking, index })) focus.handleKey(event);
        }}
      >
        {width >= 18 && (
          <span data-bare={width < padded || undefined} style={{ insetInlineStart: labelWidth }}>
            <BookingMark booking={booking} />
            {width >= textWidth && <em>{texts.short(booking)}</em>}
          </span>
        )}
        {isExtendable && width >= 24 && (
          <Edge
            aria-hidden
            onPointerDown={(event) => {
              event.stopPropagation();
              change.handlers.drag(event, { booking, index, mode: 'extend' });
            }}
          />
        )}
      </Bar>
    </>
  );
}

const Bar = styled(RouterLink)`
  ${bookingStyle}
  position: absolute;
  z-index: 1;
  height: ${barHeight}px;
  overflow: clip;
  line-height: 22px;
  text-decoration: none;
  touch-action: pan-x pan-y;

  > span {
    position: sticky;
    display: inline-flex;
    align-items: center;
    gap: 5px;
    height: 100%;
    max-width: 100%;
    padding-inline: 6px;

    &[data-bare] { padding-inline: 0; }
  }
  em {
    overflow: hidden;
    font-style: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover { filter: brightness(0.97); }
  &:focus-visible { z-index: 2; outline-offset: 1px; }
  &[data-movable] { cursor: grab; }
  &[data-moving] { opacity: 0.4; }
  ${media.touch} { cursor: pointer; }
`;

const Edge = styled.i`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: 9px;
  cursor: ew-resize;

  &::after {
    position: absolute;
    inset-block: 5px;
    inset-inline-end: 3px;
    width: 2px;
    border-radius: 1px;
    background: currentcolor;
    opacity: 0;
    content: '';
  }
  a:hover > &::after, a:focus-visible > &::after { opacity: 0.6; }
`;

const Tail = styled.div`
  position: absolute;
  height: 6px;
  background: repeating-linear-gradient(90deg, ${theme.dangerFill} 0 4px, transparent 4px 6px);
  pointer-events: none;
`;
