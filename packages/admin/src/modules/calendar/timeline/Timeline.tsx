import { ErrorState } from '@rentyard/ui/ErrorState';
import { media, theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { requestSpans } from '../../../domain/rental/timeScale.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { joinMachine, type Machine } from '../bookings.ts';
import { offersPerPage, useCalendarPages } from '../calendarApi.ts';
import { useBookingChange } from '../changes/useBookingChange.ts';
import type { Used } from '../groups/calendarGroupApi.ts';
import { ToggleAll } from '../groups/ToggleAll.tsx';
import { GroupUsage, MachineUsage } from '../groups/UsedCell.tsx';
import { type CalendarLines, expectedLines } from '../scroll/calendarLines.ts';
import { shortenNames } from '../scroll/shortenNames.ts';
import { headHeight, rowLayout, useTimelineScroll } from '../scroll/useTimelineScroll.ts';
import type { CalendarAddress } from '../useCalendarAddress.ts';
import { useSettled } from '../useSettled.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { GroupHead } from './GroupHead.tsx';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { useBookingFocus } from './useBookingFocus.ts';

interface TimelineProps {
  readonly calendar: CalendarAddress;
  /** The current moment, in milliseconds. */
  readonly now: number;
  /** Undefined until the categories are loaded. */
  readonly lines: CalendarLines | undefined;
  /** How much a category was used. */
  readonly usedOf: (category: number) => Used;
  readonly emptyState: ReactNode;
}

/** Machines down, time across. Only what is in view is rendered and requested, in both directions. */
export function Timeline(props: TimelineProps): ReactNode {
  const { calendar, now, usedOf, emptyState } = props;
  const lines = props.lines ?? expectedLines;
  const t = useT();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const failureText = useFailureText();
  const isNarrow = useMedia('(max-width: 639.98px)');
  const labelWidth = isNarrow ? 116 : 248;
  // Without a column for it the time has too little room.
  const usedWidth = useMedia('(min-width: 1024px)') ? 92 : 0;
  const { scale, offers } = calendar;

  const [layout, setLayout] = useState(() => rowLayout(lines, new Map()));
  const scroll = useTimelineScroll({ calendar, now, labelWidth, usedWidth, layout });
  const wanted = useSettled(
    useMemo(
      () => ({
        pages: lines.pages(scroll.rows.first, scroll.rows.last),
        times: requestSpans(scroll.span, scale),
      }),
      [lines, scroll.rows.first, scroll.rows.last, scroll.span, scale],
    ),
  );
  const { pages, failure, retry } = useCalendarPages({ offers, language, ...wanted });
  const machines = useMachines(pages, lines, now);
  const next = rowLayout(lines, machines);
  if (next.key !== layout.key) setLayout(next);

  const { machineBeside } = lines;
  const change = useBookingChange({ machines, scale, timeZone, scroll, machineBeside });
  const focus = useBookingFocus({ machines, scroll, lines });
  const { closed, follow } = calendar;
  const toggle = (category: number) =>
    follow({
      closed: closed.includes(category)
        ? closed.filter((one) => one !== category)
        : [...closed, category],
    });

  if (failure) {
    return <ErrorState title={t('calendar.failed')} text={failureText(failure)} onRetry={retry} />;
  }
  if (lines.count === 0) return emptyState;
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
        aria-rowcount={lines.count + 1}
        aria-busy={props.lines === undefined}
        // Until a line is there to focus, the keys scroll.
        tabIndex={props.lines === undefined ? 0 : undefined}
        data-changing={change.current ? true : undefined}
      >
        <Canvas style={{ width: labelWidth + scroll.width + usedWidth, height: scroll.height }}>
          <TimelineHead {...{ scroll, scale, timeZone, now, labelWidth, usedWidth }}>
            {props.lines && <ToggleAll lines={lines} calendar={calendar} />}
          </TimelineHead>
          {scroll.rows.items.map(({ index, start }) => {
            const line = lines.find(index);
            const machine = machines.get(index);
            if (line && line.at === undefined) {
              return (
                <GroupHead
                  key={index}
                  {...{ index, line, focus, labelWidth }}
                  top={start}
                  onToggle={() => toggle(line.group.category.id)}
                >
                  {usedWidth > 0 && (
                    <GroupUsage width={usedWidth} used={usedOf(line.group.category.id)} />
                  )}
                </GroupHead>
              );
            }
            return (
              <TimelineRow
                key={index}
                index={index}
                top={start}
                {...{ machine, labelWidth, change, focus }}
                span={scroll.span}
                toX={scroll.toX}
                address={calendar.address}
              >
                {usedWidth > 0 && <MachineUsage width={usedWidth} {...{ offers, line, machine }} />}
              </TimelineRow>
            );
          })}
          <Now style={{ insetInlineStart: labelWidth + scroll.toX(now) }} aria-hidden />
          {change.current && (
            <ChangePreview change={change.current} scroll={scroll} labelWidth={labelWidth} />
          )}
        </Canvas>
      </Frame>
    </>
  );
}

/** The loaded machines by their line. */
function useMachines(
  pages: ReturnType<typeof useCalendarPages>['pages'],
  lines: CalendarLines,
  now: number,
): ReadonlyMap<number, Machine> {
  return useMemo(() => {
    const machines = new Map<number, Machine>();
    for (const { category, page, times } of pages) {
      const names = shortenNames((times[0] ?? []).map(({ offer }) => offer.name));
      for (const [at, first] of (times[0] ?? []).entries()) {
        // The pages of other times are those of the same offers, unless the list just changed.
        const rows = times.flatMap((one) => one.filter(({ offer }) => offer.id === first.offer.id));
        const machine = joinMachine(rows, now);
        const index = lines.indexOf(category ?? 0, (page - 1) * offersPerPage + at);
        if (!machine || index === undefined) continue;
        machines.set(index, { ...machine, shortName: names[at] ?? machine.offer.name });
      }
    }
    return machines;
  }, [pages, lines, now]);
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
