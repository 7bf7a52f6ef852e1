import { theme } from '@rentyard/ui/theme';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';
import type { BookingChange } from '../changes/useBookingChange.ts';
import { useBookingPrice } from '../changes/useBookingPrice.ts';
import { rowHeight, type TimelineScroll } from '../scroll/useTimelineScroll.ts';
import { useBookingTexts } from '../useBookingTexts.ts';

interface ChangePreviewProps {
  readonly change: BookingChange;
  readonly scroll: Pick<TimelineScroll, 'rowTop' | 'toX'>;
  readonly labelWidth: number;
}

/** Where a booking goes: its new period and price, and what is in the way. */
export function ChangePreview({ change, scroll, labelWidth }: ChangePreviewProps): ReactNode {
  const t = useT();
  const texts = useBookingTexts();
  const price = useBookingPrice(change);
  const { index, start, end, conflicts, isSaving, machine, from } = change;
  const top = scroll.rowTop(index);
  if (top === undefined) return null;
  const left = labelWidth + scroll.toX(start);
  const width = Math.max(10, scroll.toX(end) - scroll.toX(start));
  const [first, ...others] = conflicts;
  return (
    <Ghost
      aria-hidden
      data-conflict={first ? true : undefined}
      data-saving={isSaving || undefined}
      style={{ insetInlineStart: left, width, top: top + 5 }}
    >
      <Note style={{ insetInlineStart: labelWidth }}>
        {machine !== from && <b>{machine.offer.name}</b>}
        <span>{texts.period(change)}</span>
        {price && <span>{price}</span>}
        {first && (
          <strong>
            <TriangleAlert size={14} />
            {t('calendar.overlaps', { name: texts.holder(first) })}
            {others.length > 0 && ` +${others.length}`}
          </strong>
        )}
      </Note>
    </Ghost>
  );
}

const Ghost = styled.div`
  position: absolute;
  z-index: 2;
  height: ${rowHeight(1) - 10}px;
  border: 2px solid ${theme.accentMark};
  border-radius: ${theme.radius};
  background: color-mix(in srgb, ${theme.accentMark} 14%, transparent);
  pointer-events: none;

  &[data-conflict] {
    border-color: ${theme.dangerFill};
    background: color-mix(in srgb, ${theme.dangerFill} 14%, transparent);
  }
  &[data-saving] { animation: ry-pulse 1s infinite; }
`;

const Note = styled.div`
  position: sticky;
  display: grid;
  width: max-content;
  max-width: 320px;
  margin-top: ${rowHeight(1) - 8}px;
  padding: ${theme.space2} ${theme.space3};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};
  font-size: ${theme.textMd};
  line-height: 18px;
  font-variant-numeric: tabular-nums;

  > b { font-weight: 600; }
  > strong {
    display: flex;
    align-items: center;
    gap: ${theme.space1};
    color: ${theme.danger};
    font-weight: 500;
  }
`;
