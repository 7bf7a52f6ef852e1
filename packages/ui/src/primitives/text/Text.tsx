import type { ElementType, HTMLAttributes, PointerEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrapMixedTexts } from '../../lib/wrapTexts.tsx';
import { theme } from '../../theme/theme.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly size?: 'xs' | 'sm' | 'md' | 'base' | 'lg' | 'xl';
  readonly tone?: 'default' | 'soft' | 'muted' | 'accent' | 'danger' | 'success' | 'warning';
  readonly weight?: 'regular' | 'medium' | 'semibold';
  /** One line that ends in an ellipsis. Hover and focus show the whole text. */
  readonly truncate?: boolean;
  /** Digits of equal width, for aligned numbers. */
  readonly isTabular?: boolean;
  readonly as?: ElementType;
  readonly children?: ReactNode;
}

/** Text in the sizes and tones of the theme. */
export function Text({
  size,
  tone,
  weight,
  truncate,
  isTabular,
  as = 'span',
  children,
  ...rest
}: TextProps): ReactNode {
  return (
    <TextSpan
      as={as}
      {...(truncate && { onPointerEnter: showWhole, onFocus: showWhole })}
      {...rest}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-truncate={truncate || undefined}
      data-tabular={isTabular || undefined}
    >
      {wrapMixedTexts(children)}
    </TextSpan>
  );
}

/** Sets the text of an element as its title while it is truncated. */
export function showWhole(event: Pick<PointerEvent<HTMLElement>, 'currentTarget'>): void {
  const element = event.currentTarget;
  if (element.scrollWidth > element.clientWidth) element.title = element.textContent ?? '';
  else element.removeAttribute('title');
}

const TextSpan = styled.span`
  &[data-size='xs'] { font-size: ${theme.textXs}; line-height: 16px; }
  &[data-size='sm'] { font-size: ${theme.textSm}; line-height: 16px; }
  &[data-size='md'] { font-size: ${theme.textMd}; line-height: 18px; }
  &[data-size='base'] { font-size: ${theme.textBase}; line-height: 20px; }
  &[data-size='lg'] { font-size: ${theme.textLg}; line-height: 24px; }
  &[data-size='xl'] { font-size: ${theme.textXl}; line-height: 28px; }
  &[data-tone='default'] { color: ${theme.text}; }
  &[data-tone='soft'] { color: ${theme.textSoft}; }
  &[data-tone='muted'] { color: ${theme.textMuted}; }
  &[data-tone='accent'] { color: ${theme.accent}; }
  &[data-tone='danger'] { color: ${theme.danger}; }
  &[data-tone='success'] { color: ${theme.success}; }
  &[data-tone='warning'] { color: ${theme.warning}; }
  &[data-weight='regular'] { font-weight: 400; }
  &[data-weight='medium'] { font-weight: 500; }
  &[data-weight='semibold'] { font-weight: 600; }
  &[data-tabular] { font-variant-numeric: tabular-nums; }
  &[data-truncate] {
    display: block;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
