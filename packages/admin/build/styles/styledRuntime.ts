import { type ComponentType, createElement, type ReactElement } from 'react';

/**
 * Stands in the app's build for styled-components, whose work is done by then: a component with fixed
 * classes. Their rules are in stylesheets.
 */

type Drawn = string | ComponentType<Props>;

interface Props {
  readonly as?: Drawn;
  readonly className?: string;
}

interface Styled {
  (props: Props): ReactElement;
  /** What is drawn in the end, when one styled component extends another. */
  drawn: Drawn;
}

/** `styled('div', 'a b')`; `classes` hold those of what it extends. */
export function styled(target: Drawn | Styled, classes: string): Styled {
  const drawn = typeof target === 'function' && 'drawn' in target ? target.drawn : target;
  const Styled: Styled = ({ as, className, ...props }) =>
    createElement(as ?? drawn, {
      ...props,
      className: className ? `${classes} ${className}` : classes,
    });
  Styled.drawn = drawn;
  return Styled;
}

/**
 * Shared rules went into those of each component.
 * @public The source imports it by the library's name.
 */
export const css = '';
