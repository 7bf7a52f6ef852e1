import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { wrapTexts } from '../lib/wrapTexts.tsx';
import { useThemeCheck } from '../theme/ThemeContext.ts';
import { buttonStyle } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';
import { formatKeyShortcuts, Kbd } from './text/Kbd.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `primary` once per view, `danger` for destructive actions, `approve` and the less prominent `refuse` for
   * decisions.
   */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'approve' | 'refuse';
  /** Fills the width and aligns the label to the start, for choices stacked in a card. */
  readonly isWide?: boolean;
  readonly size?: 'medium' | 'large';
  readonly icon?: Glyph;
  /** Shows a spinner, keeps width and focus, and ignores clicks. */
  readonly isBusy?: boolean;
  /** The keyboard shortcut of the action, shown beside the label. */
  readonly shortcut?: string;
}

/** Runs an action. Its label starts with a verb. Use `ButtonLink` for navigation. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    isBusy = false,
    isWide,
    shortcut,
    type = 'button',
    onClick,
    children,
    ...rest
  },
  ref,
) {
  useThemeCheck('Button');
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a form from being submitted twice.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressed
      aria-keyshortcuts={formatKeyShortcuts(shortcut)}
      {...rest}
      ref={ref}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? <Spinner size="small" /> : icon && <Icon of={icon} />}
      {wrapTexts(children)}
      {shortcut && <Kbd isBare>{shortcut}</Kbd>}
    </Pressed>
  );
});

const Pressed = styled.button`
  ${buttonStyle}
  &[data-wide] {
    width: 100%;
    justify-content: flex-start;
    text-align: start;
  }
`;
