import { colors, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { markPairs, textPairs } from '../../stories/foundations/colourPairs.ts';
import { contrast } from '../../stories/foundations/contrast.ts';
import type { ThemeValue } from '../../stories/foundations/Swatch.tsx';

type Colour = keyof typeof colors;

/** Pairs of colours with their contrast in both themes. */
export function ColourPairs({ kind }: { readonly kind: 'text' | 'marks' }): ReactNode {
  const [pairs, least] = kind === 'text' ? [textPairs, 4.5] : [markPairs, 3];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Colour on background</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back]) => (
          <tr key={`${front} ${back}`}>
            <td>
              <code>{front}</code> on <code>{back}</code>
            </td>
            <Pair front={front} back={back} mode={0} least={least} />
            <Pair front={front} back={back} mode={1} least={least} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PairProps {
  readonly front: ThemeValue;
  readonly back: ThemeValue;
  readonly mode: 0 | 1;
  readonly least: number;
}

function Pair({ front, back, mode, least }: PairProps): ReactNode {
  const [color, background] = [colors[front as Colour][mode], colors[back as Colour][mode]];
  const ratio = contrast(rgbOf(color), rgbOf(background));
  return (
    <td>
      <Sample style={{ color, background }}>{least === 3 ? '■' : 'Aa'}</Sample>{' '}
      {`${ratio.toFixed(1)}:1${ratio < least ? ' too low' : ''}`}
    </td>
  );
}

function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const Sample = styled.span`
  display: inline-block;
  min-width: 48px;
  padding: 2px ${theme.space2};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusSmall};
  text-align: center;
`;
