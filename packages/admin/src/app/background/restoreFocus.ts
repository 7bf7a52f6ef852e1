/** The focused element and its surroundings, stored in case the element disappears. */
interface FocusPosition {
  readonly element: HTMLElement;
  /** The layer or page region around the element. */
  readonly scope: Element;
  /** The elements between the element and its scope, the nearest first. */
  readonly ancestors: readonly Element[];
  /** The child index in each ancestor that leads to the element. */
  readonly path: readonly number[];
  /** The focus position before this layer opened. */
  readonly opener: FocusPosition | undefined;
}

/** Layers over the page. When one closes, the focus returns to its opener. */
const layerSelector = 'dialog, [data-save-bar]';
const scopeSelector = `${layerSelector}, main, nav, header`;
/** Elements whose focus is tracked. Lists restore the focus of their rows themselves. */
const trackedSelector = ':focus-visible:not([data-row])';
/** Excludes fields: page shortcuts would be typed into them. */
const focusableSelector =
  ':is(a[href], button, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])):not([role="combobox"])';

/**
 * Restores the keyboard focus (P-SHELL-3). When the focused element disappears (a deleted row, a
 * saved bar), the browser drops the focus. This moves it to the element that takes its position, to
 * one near it, or to the heading. Screens may move the focus themselves first.
 */
export function restoreFocus(): () => void {
  let position: FocusPosition | undefined;
  let isScheduled = false;

  const handleFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    position = target.matches(trackedSelector) ? readPosition(target, position) : undefined;
  };
  const handlePointer = () => {
    position = undefined;
  };
  const moveFocus = () => {
    isScheduled = false;
    if (!position || !isFocusLost() || isUsable(position.element)) return;
    const next = findNextFocus(position);
    if (!next) return;
    if (next.matches(headingSelector)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };
  const observer = new MutationObserver(() => {
    if (isScheduled || !position || !isFocusLost()) return;
    isScheduled = true;
    // Lets the effects of the current render run first.
    requestAnimationFrame(() => setTimeout(moveFocus));
  });

  document.addEventListener('focusin', handleFocus);
  document.addEventListener('pointerdown', handlePointer, true);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('pointerdown', handlePointer, true);
  };
}

const headingSelector = 'h1, h2';

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility()
  );
}

function readPosition(element: HTMLElement, before: FocusPosition | undefined): FocusPosition {
  const scope = element.closest(scopeSelector) ?? document.body;
  const ancestors: Element[] = [];
  const path: number[] = [];
  let inner: Element = element;
  for (let next = element.parentElement; next && inner !== scope; next = next.parentElement) {
    ancestors.push(next);
    path.push([...next.children].indexOf(inner));
    inner = next;
  }
  const opener = scope.matches(layerSelector) ? findOpener(scope, before) : undefined;
  return { element, scope, ancestors, path, opener };
}

/** A layer that regains the focus from a layer above it keeps its first opener. */
function findOpener(layer: Element, before: FocusPosition | undefined): FocusPosition | undefined {
  for (let known = before; known; known = known.opener) {
    if (known.scope === layer) return known.opener;
  }
  return before;
}

function findNextFocus({ scope, ancestors, path, opener }: FocusPosition): HTMLElement | undefined {
  if (opener && !scope.isConnected) {
    return isUsable(opener.element) ? opener.element : findNextFocus(opener);
  }
  for (const [level, part] of ancestors.entries()) {
    if (!part.isConnected || isPage(part)) continue;
    const next = focusableNear(part, path.slice(0, level + 1).toReversed());
    if (next) return next;
  }
  // A loading page is checked again once it has its heading.
  const layer = scope.isConnected && scope.matches(layerSelector) ? scope : undefined;
  return (
    layer?.querySelector<HTMLElement>(headingSelector) ??
    document.querySelector<HTMLElement>('main h1') ??
    undefined
  );
}

function isPage(part: Element): boolean {
  return part.matches('main, body') || part.querySelector('h1') !== null;
}

/**
 * Finds a focusable element at the path: the next row after a deleted one, or the same button
 * rendered again.
 */
function focusableNear(part: Element, path: readonly number[]): HTMLElement | undefined {
  let closest = part;
  for (const step of path) closest = closest.children[step] ?? closest.lastElementChild ?? closest;
  for (
    let candidate = closest;
    part.contains(candidate);
    candidate = candidate.parentElement ?? document.body
  ) {
    const all = [candidate, ...candidate.querySelectorAll(focusableSelector)].filter((one) =>
      one.matches(focusableSelector),
    );
    const usable = all.find((one) => one instanceof HTMLElement && isUsable(one));
    if (usable) return usable as HTMLElement;
  }
  return undefined;
}
