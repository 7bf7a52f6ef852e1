import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { type TimeRange, timeRanges } from './timeRanges.ts';

interface TimeRangeSelectProps {
  readonly value: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/** Time range of the chart. */
export function TimeRangeSelect({ value, onChange }: TimeRangeSelectProps): ReactNode {
  const t = useT();
  return (
    <Row aria-label={t('bot_events.range')}>
      {(Object.keys(timeRanges) as TimeRange[]).map((range) => (
        <label key={range}>
          <input
            type="radio"
            name="bot-events-range"
            checked={range === value}
            onChange={() => onChange(range)}
          />
          <span>{t(`bot_events.range.${range}`)}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.border};
  font-size: ${theme.textSm};

  label { position: relative; background: ${theme.surface}; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span { display: block; padding: 5px ${theme.space3}; color: ${theme.textMuted}; }
  input:checked + span { background: ${theme.pressed}; color: ${theme.text}; font-weight: 500; }
  input:focus-visible + span { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  ${media.touch} { span { display: grid; place-items: center; min-height: 44px; } }
`;
