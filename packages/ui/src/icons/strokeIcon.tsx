import type { Glyph } from '../lib/Icon.tsx';

/**
 * Creates an icon from the data of its path, drawn on a grid of 24 × 24. It is decorative: the text beside it has the
 * meaning. A directed icon points along the text, so it is mirrored where text runs from right to left.
 */
export function strokeIcon(path: string, isDirected = false): Glyph {
  return function StrokeIcon({ size = 24, strokeWidth = 2, className }) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        data-mirrored={isDirected || undefined}
        aria-hidden
      >
        <path d={path} />
      </svg>
    );
  };
}
