import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface AvatarProps {
  /** The full name of the person. Its initials are shown. */
  readonly name: string;
  readonly size?: 20 | 28 | 40;
}

/** A person as a circle with initials. Show the name beside it or in the label of its button. */
export function Avatar({ name, size = 28 }: AvatarProps): ReactNode {
  return (
    <Disc aria-hidden title={name} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {initials(name)}
    </Disc>
  );
}

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
