import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrapMixedTexts } from '../../lib/wrapTexts.tsx';
import { theme } from '../../theme/theme.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Visual size. Defaults to the size of the level. */
  readonly size?: 'xl' | 'lg' | 'base' | 'md';
  readonly children: ReactNode;
}

const sizeOf = { 1: 'xl', 2: 'base', 3: 'base', 4: 'md' } as const;

export function Heading({
  level,
  size = sizeOf[level],
  children,
  ...rest
}: HeadingProps): ReactNode {
  return (
    <Title as={`h${level}`} data-size={size} {...rest}>
      {wrapMixedTexts(children)}
    </Title>
  );
}

const Title = styled.h1`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 600;
  font-size: ${theme.textBase};
  line-height: 20px;
  color: ${theme.text};

  &[data-size='xl'] {
    font-size: ${theme.textXl};
    line-height: 28px;
    font-weight: 650;
    letter-spacing: -0.015em;
  }
  &[data-size='lg'] { font-size: ${theme.textLg}; line-height: 24px; letter-spacing: -0.01em; }
  &[data-size='md'] { font-size: ${theme.textMd}; line-height: 18px; }
`;
