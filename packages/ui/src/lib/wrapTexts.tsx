import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Every text of `children` in an element of its own, for children beside which other elements appear and disappear.
 * The translator of a browser replaces text nodes. React could then neither update nor remove them, and a node before
 * them could not be inserted; an element survives.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (Array.isArray(children)) {
    const wrapped = joinTexts(children).map((child) =>
      typeof child === 'string' ? span(child) : wrapTexts(child),
    );
    // As arguments they need no keys: React recognises each by its index, as in the JSX that listed them.
    return createElement(Fragment, undefined, ...wrapped);
  }
  if (isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment) {
    return cloneElement(children, undefined, wrapTexts(children.props.children));
  }
  return children;
}

/** The same for children that are alone in their element: there, React can replace a single text. */
export function wrapMixedTexts(children: ReactNode): ReactNode {
  if (isText(children)) return children;
  if (Array.isArray(children)) {
    const shown = joinTexts(children).filter((child) => !isNothing(child));
    if (shown.length === 1 && typeof shown[0] === 'string') return shown[0];
  }
  return wrapTexts(children);
}

/** Blanks stay beside the element: translators leave them alone, and they separate words in accessible names. */
function span(text: string): ReactNode {
  const words = text.trim();
  if (words === '') return text;
  const [before = '', after = ''] = text.split(words);
  return (
    <>
      {before}
      <span>{words}</span>
      {after}
    </>
  );
}

/** Joins neighbouring texts. Every other child keeps its index, by which React recognises it. */
function joinTexts(children: readonly ReactNode[]): readonly ReactNode[] {
  const joined: ReactNode[] = [];
  let start = -1;
  children.forEach((child, index) => {
    if (!isText(child)) {
      if (!isNothing(child)) start = -1;
      joined.push(child);
    } else if (start < 0) {
      start = index;
      joined.push(String(child));
    } else {
      joined[start] = `${String(joined[start])}${child}`;
      joined.push(null);
    }
  });
  return joined;
}

function isNothing(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}

function isText(child: ReactNode): child is string | number | bigint {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}
