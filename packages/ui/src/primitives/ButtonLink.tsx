import type { AnchorHTMLAttributes, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { wrapTexts } from '../lib/wrapTexts.tsx';
import { buttonStyle } from './buttonStyle.ts';

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly size?: 'medium' | 'large';
  readonly icon?: Glyph;
  /** The router's link component. Its props (`to`) are passed through. */
  readonly as?: ElementType;
  readonly to?: string;
  /** History state for the router's link. */
  readonly state?: unknown;
}

/** A link with the style of a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <Pressed data-variant={variant} data-size={size} {...rest}>
      {icon && <Icon of={icon} />}
      {wrapTexts(children)}
    </Pressed>
  );
}

const Pressed = styled.a<{ readonly to?: string; readonly state?: unknown }>`
  ${buttonStyle}
`;
