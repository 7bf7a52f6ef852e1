import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { buttonStyle } from './buttonStyle.ts';
import { Kbd } from './Kbd.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `primary` once per view; `danger` for what destroys; `approve` for yes and `refuse` for the
   * quieter no of a decision.
   */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'approve' | 'refuse';
  /** As wide as its place, its words at the start: choices stacked in a card. */
  readonly isWide?: boolean;
  readonly size?: 'medium' | 'large';
  readonly icon?: Glyph;
  /** At work: shows a spinner, keeps its width and focus, and ignores presses. */
  readonly isBusy?: boolean;
  /** The key that does the same, shown beside the word. */
  readonly shortcut?: string;
}

/** Does something. Its words start with a verb. For places use `ButtonLink`. */
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
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being submitted twice.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressed
      {...rest}
      ref={ref}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy ? <Spinner size={16} /> : icon && <Icon of={icon} />}
      {children}
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
