import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { useThemeCheck } from '../theme/ThemeContext.ts';
import { media, theme } from '../theme/theme.ts';
import { buttonStyle } from './buttonStyle.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action, for screen readers and as the title. */
  readonly label: string;
  readonly icon: Glyph;
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'secondary' | 'ghost';
}

/** A button that shows only an icon. Wrap it in a `Tooltip` if the icon is not self-explanatory. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, size = 'medium', variant = 'ghost', type = 'button', ...rest },
  ref,
) {
  useThemeCheck('IconButton');
  return (
    <Pressed
      title={label}
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
    >
      <Icon of={icon} size={size === 'large' ? 20 : 16} />
    </Pressed>
  );
});

const Pressed = styled.button`
  ${buttonStyle}
  width: ${theme.control};
  padding: 0;

  &[data-size='small'] { width: 28px; min-height: 28px; }
  &[data-size='large'] { width: ${theme.controlLarge}; padding: 0; }
  ${media.touch} {
    &, &[data-size='small'], &[data-size='large'] { width: 44px; }
    &[data-size='small'] { min-height: 44px; }
  }
`;
