import { useLanguageTag } from '@rentyard/ui/strings';
import { theme } from '@rentyard/ui/theme';
import { memo, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import {
  columnsIn,
  dateAt,
  groupsIn,
  type Scale,
  scaleOptions,
} from '../../../domain/rental/timeScale.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { headHeight, type TimelineScroll } from '../scroll/useTimelineScroll.ts';

interface TimelineHeadProps {
  readonly scroll: Pick<TimelineScroll, 'span' | 'toX' | 'width' | 'height'>;
  readonly scale: Scale;
  readonly timeZone: string;
  readonly now: number;
  readonly labelWidth: number;
  readonly usedWidth: number;
  /** Beside the label of the machines. */
  readonly children: ReactNode;
}

/** The labels of the time, which stay in view, and the lines between the columns below them. */
export function TimelineHead(props: TimelineHeadProps): ReactNode {
  const { scroll, scale, timeZone, now, labelWidth, usedWidth, children } = props;
  const { span, toX, width, height } = scroll;
  return (
    <>
      <Head role="row" aria-rowindex={1}>
        <Corner role="columnheader" style={{ width: labelWidth }}>
          <MachineLabel />
          {children}
        </Corner>
        <Axis role="columnheader" style={{ width }}>
          <Labels {...{ span, toX, scale, timeZone, labelWidth }} today={dateAt(now, timeZone)} />
          <Clock at={now} x={toX(now)} timeZone={timeZone} />
        </Axis>
        {usedWidth > 0 && (
          <UsedHead role="columnheader" style={{ width: usedWidth }}>
            <UsedLabel />
          </UsedHead>
        )}
      </Head>
      <Lines {...{ span, toX, scale, timeZone, labelWidth }} height={height} />
    </>
  );
}

function MachineLabel(): ReactNode {
  return <span>{useT()('calendar.machine')}</span>;
}

function UsedLabel(): ReactNode {
  return useT()('calendar.used');
}

interface LabelsProps extends Pick<TimelineScroll, 'span' | 'toX'> {
  readonly scale: Scale;
  readonly timeZone: string;
  readonly labelWidth: number;
}

/** Months above days, or days above hours. */
const Labels = memo(({ today, ...props }: LabelsProps & { readonly today: string }): ReactNode => {
  const { span, toX, scale, timeZone, labelWidth } = props;
  const tag = useLanguageTag();
  const format = useMemo(() => labelFormats(tag, timeZone), [tag, timeZone]);
  const isByDay = scaleOptions[scale].columns === 'day';
  return (
    <>
      {groupsIn(span, scale, timeZone).map(({ start, end }) => (
        <Group key={start} style={{ insetInlineStart: toX(start), width: toX(end) - toX(start) }}>
          <span style={{ insetInlineStart: labelWidth }}>
            {isByDay ? format.month.format(start) : format.day.format(start)}
          </span>
        </Group>
      ))}
      {columnsIn(span, scale, timeZone).map(({ start, end }) => (
        <Column
          key={start}
          style={{ insetInlineStart: toX(start), width: toX(end) - toX(start) }}
          data-today={isByDay && dateAt(start, timeZone) === today ? true : undefined}
        >
          {isByDay ? (
            <>
              <small>{(scale === 'month' ? format.narrow : format.short).format(start)}</small>
              {format.date.format(start)}
            </>
          ) : (
            format.time.format(start)
          )}
        </Column>
      ))}
    </>
  );
});

function labelFormats(tag: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone });
  return {
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ weekday: 'short', day: 'numeric', month: 'long' }),
    narrow: format({ weekday: 'narrow' }),
    short: format({ weekday: 'short' }),
    date: format({ day: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

/** The current time above its line. */
function Clock({
  at,
  x,
  timeZone,
}: {
  readonly at: number;
  readonly x: number;
  readonly timeZone: string;
}) {
  const tag = useLanguageTag();
  const format = useMemo(() => labelFormats(tag, timeZone), [tag, timeZone]);
  return <ClockMark style={{ insetInlineStart: x }}>{format.time.format(at)}</ClockMark>;
}

const Lines = memo(
  ({
    span,
    toX,
    scale,
    timeZone,
    labelWidth,
    height,
  }: LabelsProps & { readonly height: number }) => (
    <LineLayer aria-hidden style={{ height: height - headHeight, insetInlineStart: labelWidth }}>
      {columnsIn(span, scale, timeZone).map(({ start }) => (
        <i key={start} style={{ insetInlineStart: toX(start) }} />
      ))}
    </LineLayer>
  ),
);

const Head = styled.div`
  position: sticky;
  z-index: 4;
  top: 0;
  display: flex;
  height: ${headHeight}px;
  border-bottom: 1px solid ${theme.border};
  background: ${theme.surface};
`;

const Corner = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  flex: none;
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  padding: 0 ${theme.space3} ${theme.space2};
  border-inline-end: 1px solid ${theme.border};
  background: ${theme.surface};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};
`;

const UsedHead = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-end: 0;
  flex: none;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  padding: 0 ${theme.space3} ${theme.space2};
  border-inline-start: 1px solid ${theme.border};
  background: ${theme.surface};
  color: ${theme.textMuted};
  font-size: ${theme.textSm};
  line-height: 15px;
  text-align: end;
`;

const Axis = styled.div`
  position: relative;
  flex: none;
  font-size: ${theme.textSm};
`;

const Group = styled.div`
  position: absolute;
  top: 0;
  height: 26px;
  border-inline-start: 1px solid ${theme.border};
  line-height: 26px;

  > span {
    position: sticky;
    display: inline-block;
    max-width: 100%;
    padding-inline: ${theme.space2};
    overflow: clip;
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Column = styled.div`
  position: absolute;
  bottom: 0;
  height: 28px;
  padding-inline-start: 3px;
  overflow: clip;
  line-height: 28px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  > small { margin-inline-end: 2px; color: ${theme.textMuted}; font-size: ${theme.textXs}; }
  &[data-today] { background: ${theme.accentSoft}; color: ${theme.accent}; font-weight: 600; }
  &[data-today] > small { color: inherit; }
`;

const ClockMark = styled.b`
  position: absolute;
  top: 5px;
  padding: 0 5px;
  border-radius: ${theme.radiusSmall};
  background: ${theme.accentFill};
  color: ${theme.onAccent};
  font-size: ${theme.textXs};
  font-weight: 600;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  translate: -50% 0;
`;

const LineLayer = styled.div`
  position: absolute;
  top: ${headHeight}px;
  pointer-events: none;

  > i {
    position: absolute;
    top: 0;
    bottom: 0;
    width: 1px;
    background: ${theme.hairline};
  }
`;
