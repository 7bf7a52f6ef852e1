import { Skeleton } from '@rentyard/ui/Skeleton';
import { Thumbnail } from '@rentyard/ui/Thumbnail';
import { media, theme } from '@rentyard/ui/theme';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Span } from '../../../domain/rental/timeScale.ts';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import type { Machine } from '../bookings.ts';
import type { BookingChanges } from '../changes/useBookingChange.ts';
import { rowHeight } from '../scroll/useTimelineScroll.ts';
import { TimelineBar } from './TimelineBar.tsx';
import type { BookingFocus } from './useBookingFocus.ts';

interface TimelineRowProps {
  readonly index: number;
  /** Distance from the top of the rows with their head, in pixels. */
  readonly top: number;
  /** Undefined while it loads. */
  readonly machine: Machine | undefined;
  readonly labelWidth: number;
  readonly span: Span;
  readonly toX: (at: number) => number;
  readonly change: Pick<BookingChanges, 'mayMove' | 'mayExtend' | 'handlers' | 'current'>;
  readonly focus: BookingFocus;
  /** URL of the calendar, to which a record leads back. */
  readonly address: string;
  /** The last cell. */
  readonly children: ReactNode;
}

/** A machine with its bookings. */
export function TimelineRow(props: TimelineRowProps): ReactNode {
  const { index, top, machine, labelWidth, span, toX, change, focus } = props;
  const height = rowHeight(machine?.lanes ?? 1);
  const shown = machine?.bookings.filter(
    ({ start, until }) => start < span.end && until > span.start,
  );
  return (
    <Row
      role="row"
      aria-rowindex={index + 2}
      // A row without a machine has nothing to read yet.
      aria-hidden={machine === undefined || undefined}
      data-row={index}
      style={{ top, height }}
    >
      <Head role="rowheader" style={{ width: labelWidth }}>
        {machine ? (
          <MachineName machine={machine} index={index} focus={focus} />
        ) : (
          <Skeleton height={20} />
        )}
      </Head>
      <Track role="gridcell" style={{ insetInlineStart: labelWidth }}>
        {machine && <Closed {...{ machine, span, toX }} />}
        {machine &&
          shown?.map((booking) => (
            <TimelineBar
              key={booking.key}
              {...{ booking, machine, index, labelWidth, change, focus, toX }}
              isMoving={change.current?.booking.key === booking.key}
              address={props.address}
            />
          ))}
      </Track>
      {props.children}
    </Row>
  );
}

interface MachineNameProps {
  readonly machine: Machine;
  readonly index: number;
  readonly focus: BookingFocus;
}

function MachineName({ machine, index, focus }: MachineNameProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const { offer, shortName, code, status, region, image, quantity } = machine;
  const note = [
    code,
    status === 'active' ? '' : t(`status.${status}`),
    region?.name,
    quantity > 1 ? t('calendar.machines', { count: quantity }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Thumbnail image={image && { ...image, alt: '' }} />
      <p>
        <RouterLink
          to={address('offers', offer.id)}
          title={`${offer.name} · ${note}`}
          aria-label={offer.name}
          {...focus.cell(index, undefined)}
        >
          {shortName}
        </RouterLink>
        <small>{note}</small>
      </p>
    </>
  );
}

interface ClosedProps extends Pick<TimelineRowProps, 'span' | 'toX'> {
  readonly machine: Machine;
}

/** Days off, shaded. */
const Closed = memo(
  ({ machine, span, toX }: ClosedProps): ReactNode =>
    machine.closed
      .filter(({ start, end }) => start < span.end && end > span.start)
      .map(({ start, end }) => (
        <Shade key={start} style={{ insetInlineStart: toX(start), width: toX(end) - toX(start) }} />
      )),
);

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  border-bottom: 1px solid ${theme.hairline};

  &:hover > [role='rowheader'] { background: ${theme.hover}; }
`;

const Head = styled.div`
  position: sticky;
  z-index: 3;
  inset-inline-start: 0;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  height: 100%;
  padding-inline: ${theme.space3} ${theme.space2};
  border-inline-end: 1px solid ${theme.border};
  background: ${theme.surface};
  font-size: ${theme.textMd};
  line-height: 17px;

  > p { min-width: 0; }
  > p > a,
  > p > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Names of one category differ at their end. */
  > p > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${theme.text};
    font-size: ${theme.textSm};
    font-weight: 500;
    line-height: 14px;
    text-decoration: none;
    white-space: normal;
  }
  > p > a:hover { text-decoration: underline; }
  /* A finger hits the whole head. */
  > p > a::after { content: ''; position: absolute; inset: 0; }
  > p > small { color: ${theme.textMuted}; font-size: ${theme.textXs}; }
  ${media.phone} {
    padding-inline: ${theme.space2} ${theme.space1};
    > img, > span { display: none; }
  }
`;

const Track = styled.div`
  position: absolute;
  inset-block: 0;
`;

const Shade = styled.div`
  position: absolute;
  inset-block: 0;
  background: ${theme.sunken};
  pointer-events: none;
`;
