import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { theme } from '../theme/theme.ts';

export interface AvatarProps extends RootProps {
  /** The full name of the person. Its initials are shown. */
  readonly name: string;
  /** 20, 28 or 40 pixels. */
  readonly size?: 'small' | 'medium' | 'large';
}

const sides = { small: 20, medium: 28, large: 40 } as const;

/** A person as a circle with initials. Show the name beside it or in the label of its button. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = 'medium', ...root },
  ref,
) {
  const side = sides[size];
  return (
    <Disc
      aria-hidden
      title={name}
      {...root}
      ref={ref}
      style={{ width: side, height: side, fontSize: side * 0.42, ...root.style }}
    >
      {initials(name)}
    </Disc>
  );
});

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: ${theme.neutralSoft};
  color: ${theme.neutral};
  box-shadow: inset 0 0 0 1px ${theme.border};
  font-weight: 600;
  line-height: 1;
`;
