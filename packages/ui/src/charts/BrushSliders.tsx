import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { type BarRange, rangeBetween } from './barRange.ts';

interface BrushSlidersProps {
  readonly label: string;
  /** Names of the bars, in order. */
  readonly names: readonly string[];
  readonly range: BarRange | null;
  readonly onSelectionChange: (range: BarRange) => void;
}

/** Keyboard selection of bars: two sliders that are visible while one of them has the focus. */
export function BrushSliders({
  label,
  names,
  range,
  onSelectionChange,
}: BrushSlidersProps): ReactNode {
  const t = useUiStrings();
  const last = names.length - 1;
  const [from, to] = range ?? [0, last];
  const slider = (edge: 'from' | 'to', value: number, choose: (at: number) => BarRange) => (
    <input
      type="range"
      min={0}
      max={last}
      value={value}
      aria-label={`${label}: ${t(`brush.${edge}`)}`}
      aria-valuetext={names[value]}
      onChange={(event) => onSelectionChange(choose(Number(event.currentTarget.value)))}
    />
  );
  return (
    <Row>
      {slider('from', from, (at) => rangeBetween(Math.min(at, to), to))}
      {slider('to', to, (at) => rangeBetween(from, Math.max(at, from)))}
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  inset: auto 0 0 44px;
  display: flex;
  gap: ${theme.space2};

  > input { flex: 1; min-width: 0; accent-color: ${theme.accentMark}; }
  &:not(:focus-within) { opacity: 0; pointer-events: none; }
`;
