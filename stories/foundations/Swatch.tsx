import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';

export type ThemeValue = keyof typeof theme;

interface SwatchProps {
  readonly text: ThemeValue;
  readonly on: ThemeValue;
  /** Minimum contrast: 4.5 for text, 3 for outlines and marks. */
  readonly least: 4.5 | 3;
}

/** A pair of colours as used, with its measured contrast. */
export function Swatch({ text, on, least }: SwatchProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const style = getComputedStyle(box.current);
      setRatio(contrast(style.color, style.backgroundColor));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  const isEnough = ratio >= least;
  return (
    <tr data-pair={`${text} on ${on}`} data-enough={isEnough}>
      <td>
        <div
          ref={box}
          aria-hidden
          style={{
            padding: `${theme.space1} ${theme.space3}`,
            borderRadius: theme.radius,
            border: `1px solid ${theme.hairline}`,
            color: theme[text],
            background: theme[on],
          }}
        >
          {least === 3 ? <Mark /> : 'Aa'}
        </div>
      </td>
      <td>{text}</td>
      <td>{on}</td>
      <td>{`${ratio.toFixed(1)}${isEnough ? '' : ` < ${least}`}`}</td>
    </tr>
  );
}

/** A mark in the colour, drawn without a font. */
function Mark(): ReactNode {
  return <div style={{ width: theme.space2, height: theme.space2, background: 'currentColor' }} />;
}
