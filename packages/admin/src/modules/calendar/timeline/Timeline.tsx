import { ErrorState } from '@rentyard/ui/ErrorState';
import { media, theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { requestSpans } from '../../../domain/rental/timeScale.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { joinMachine, type Machine } from '../bookings.ts';
import { offersPerPage, useCalendarPages } from '../calendarApi.ts';
import { useBookingChange } from '../changes/useBookingChange.ts';
import { headHeight, rowLayout, useTimelineScroll } from '../scroll/useTimelineScroll.ts';
import type { CalendarAddress } from '../useCalendarAddress.ts';
import { useSettled } from '../useSettled.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { useBookingFocus } from './useBookingFocus.ts';

interface TimelineProps {
  readonly calendar: CalendarAddress;
  /** The current moment, in milliseconds. */
  readonly now: number;
  readonly onTotal: (total: number | undefined) => void;
  readonly emptyState: ReactNode;
}

/** How many rows are drawn before their number is known. */
const expectedRows = 12;

/** Machines down, time across. Only what is in view is rendered and requested, in both directions. */
export function Timeline({ calendar, now, onTotal, emptyState }: TimelineProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const failureText = useFailureText();
  const isNarrow = useMedia('(max-width: 639.98px)');
  const labelWidth = isNarrow ? 116 : 248;
  const { scale, offers } = calendar;

  const [layout, setLayout] = useState(() => rowLayout(expectedRows, new Map()));
  const scroll = useTimelineScroll({ calendar, now, labelWidth, layout });
  const wanted = useSettled(
    useMemo(
      () => ({
        pages: listPages(scroll.rows.first, scroll.rows.last),
        times: requestSpans(scroll.span, scale),
      }),
      [scroll.rows.first, scroll.rows.last, scroll.span, scale],
    ),
  );
  const { pages, total, failure, retry } = useCalendarPages({ offers, language, ...wanted });
  const machines = useMachines(pages, now);
  const next = rowLayout(total ?? layout.count, machines);
  if (next.key !== layout.key) setLayout(next);
  useEffect(() => onTotal(total), [total, onTotal]);

  const change = useBookingChange({ machines, scale, timeZone, scroll });
  const focus = useBookingFocus({ machines, scroll, total: total ?? 0 });

  if (failure) {
    return <ErrorState title={t('calendar.failed')} text={failureText(failure)} onRetry={retry} />;
  }
  if (total === 0) return emptyState;
  return (
    <>
      <VisuallyHidden as="p" id="calendar-keys">
        {t('calendar.keys')}
      </VisuallyHidden>
      <VisuallyHidden role="status">{change.announcement}</VisuallyHidden>
      <Frame
        ref={scroll.frame}
        role="grid"
        aria-label={t('calendar.title')}
        aria-describedby="calendar-keys"
        aria-rowcount={(total ?? expectedRows) + 1}
        aria-busy={total === undefined}
        // Until a machine is there to focus, the keys scroll.
        tabIndex={machines.size === 0 ? 0 : undefined}
        data-changing={change.current ? true : undefined}
      >
        <Canvas style={{ width: labelWidth + scroll.width, height: scroll.height }}>
          <TimelineHead {...{ scroll, scale, timeZone, now, labelWidth }} />
          {scroll.rows.items.map(({ index, start }) => (
            <TimelineRow
              key={index}
              index={index}
              top={start}
              machine={machines.get(index)}
              {...{ labelWidth, change, focus }}
              span={scroll.span}
              toX={scroll.toX}
              address={calendar.address}
            />
          ))}
          <Now style={{ insetInlineStart: labelWidth + scroll.toX(now) }} aria-hidden />
          {change.current && (
            <ChangePreview change={change.current} scroll={scroll} labelWidth={labelWidth} />
          )}
        </Canvas>
      </Frame>
    </>
  );
}

function listPages(first: number, last: number): readonly number[] {
  const from = Math.floor(first / offersPerPage);
  const to = Math.floor(Math.max(first, last) / offersPerPage);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at + 1);
}

/** The loaded machines by their index in the list of offers. */
function useMachines(
  pages: ReturnType<typeof useCalendarPages>['pages'],
  now: number,
): ReadonlyMap<number, Machine> {
  return useMemo(() => {
    const machines = new Map<number, Machine>();
    for (const [page, times] of pages) {
      for (const [at, first] of (times[0] ?? []).entries()) {
        // The pages of other times are those of the same offers, unless the list just changed.
        const rows = times.flatMap((one) => one.filter(({ offer }) => offer.id === first.offer.id));
        const machine = joinMachine(rows, now);
        if (machine) machines.set((page - 1) * offersPerPage + at, machine);
      }
    }
    return machines;
  }, [pages, now]);
}

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 320px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  &[data-changing] { cursor: grabbing; user-select: none; }
  ${media.phone} { min-height: 60dvh; }
`;

const Canvas = styled.div`
  position: relative;
  min-width: 100%;
`;

const Now = styled.div`
  position: absolute;
  z-index: 2;
  top: ${headHeight}px;
  bottom: 0;
  width: 2px;
  margin-inline-start: -1px;
  background: ${theme.accentMark};
  pointer-events: none;
`;
