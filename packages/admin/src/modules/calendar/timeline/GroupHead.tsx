import { theme } from '@rentyard/ui/theme';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';
import type { CalendarLine } from '../scroll/calendarLines.ts';
import { groupHeight } from '../scroll/useTimelineScroll.ts';
import type { BookingFocus } from './useBookingFocus.ts';

interface GroupHeadProps {
  readonly index: number;
  readonly line: CalendarLine;
  /** Distance from the top of the rows with their head, in pixels. */
  readonly top: number;
  readonly labelWidth: number;
  readonly focus: BookingFocus;
  readonly onToggle: () => void;
  /** The last cell. */
  readonly children: ReactNode;
}

/** The head of a category: how many of its machines are free now. It hides and shows them. */
export function GroupHead(props: GroupHeadProps): ReactNode {
  const { index, line, top, labelWidth, focus, onToggle, children } = props;
  const t = useT();
  const { category, machines, free } = line.group;
  const cell = focus.cell(index, undefined);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const isToggled = event.key === (line.isClosed ? 'ArrowRight' : 'ArrowLeft');
    if (!isToggled) return cell.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    <Row role="row" aria-rowindex={index + 2} data-row={index} style={{ top }}>
      <Head role="rowheader" style={{ minWidth: labelWidth }}>
        <button
          type="button"
          aria-expanded={!line.isClosed}
          onClick={onToggle}
          {...cell}
          onKeyDown={handleKey}
        >
          <ChevronDown size={16} aria-hidden />
          <b>{category.name}</b>
          <span>{t('calendar.free_now', { free, count: machines })}</span>
        </button>
      </Head>
      {children}
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  height: ${groupHeight}px;
  border-bottom: 1px solid ${theme.hairline};
  background: ${theme.sunken};
`;

const Head = styled.div`
  position: sticky;
  z-index: 3;
  inset-inline-start: 0;
  flex: none;
  background: ${theme.sunken};
  font-size: ${theme.textMd};

  > button {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    width: 100%;
    height: 100%;
    padding-inline: ${theme.space3} ${theme.space4};
    border: 0;
    background: none;
    color: ${theme.text};
    font: inherit;
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  > button:focus-visible { outline-offset: -2px; }
  > button > b { font-weight: 600; }
  > button > span { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-variant-numeric: tabular-nums; }
  > button > svg { flex: none; transition: rotate 120ms ease-out; }
  > button[aria-expanded='false'] > svg { rotate: -90deg; }
  > button:hover { background: ${theme.hover}; }
`;
