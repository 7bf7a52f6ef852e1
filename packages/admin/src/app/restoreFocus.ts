/** Where the keyboard stands, remembered for the moment when that is taken away. */
interface FocusPosition {
  readonly element: HTMLElement;
  /** The layer or the part of the page around it. */
  readonly scope: Element;
  /** Everything between the element and its scope, the nearest first. */
  readonly ancestors: readonly Element[];
  /** Which child of each of these leads to the element. */
  readonly path: readonly number[];
  /** Where the keyboard stood before it came into this layer. */
  readonly opener: FocusPosition | undefined;
}

/** What comes and goes over the page, and is left for where one was before. */
const layerSelector = 'dialog, [data-save-bar]';
const scopeSelector = `${layerSelector}, main, nav, header`;
/** What the keyboard has. A list brings the focus back to its rows by itself, when others have come. */
const trackedSelector = ':focus-visible:not([data-row])';
/** Fields are left out: a key that is meant for the page would be typed into them. */
const focusableSelector =
  ':is(a[href], button, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])):not([role="combobox"])';

/**
 * Keeps the place of whoever works by keyboard (P-SHELL-3). When what has the focus goes away - the row was deleted,
 * the bar was saved, the button did its work - the browser drops the focus; here it goes on to what now stands
 * in its place, or near it, else to the heading. Screens that know a better place take it before.
 */
export function restoreFocus(): () => void {
  let position: FocusPosition | undefined;
  let isScheduled = false;

  const handleFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    position = target.matches(trackedSelector) ? positionOf(target, position) : undefined;
  };
  const handlePointer = () => {
    position = undefined;
  };
  const moveFocus = () => {
    isScheduled = false;
    if (!position || !isFocusLost() || isUsable(position.element)) return;
    const next = nextFocusOf(position);
    if (!next) return;
    if (next.matches(headingSelector)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };
  const observer = new MutationObserver(() => {
    if (isScheduled || !position || !isFocusLost()) return;
    isScheduled = true;
    // Effects of what is drawn now run first.
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

function positionOf(element: HTMLElement, before: FocusPosition | undefined): FocusPosition {
  const scope = element.closest(scopeSelector) ?? document.body;
  const ancestors: Element[] = [];
  const path: number[] = [];
  let inner: Element = element;
  for (let next = element.parentElement; next && inner !== scope; next = next.parentElement) {
    ancestors.push(next);
    path.push([...next.children].indexOf(inner));
    inner = next;
  }
  const opener = scope.matches(layerSelector) ? openerOf(scope, before) : undefined;
  return { element, scope, ancestors, path, opener };
}

/** Coming back from a layer above this one, the way in is still the one of the first time. */
function openerOf(layer: Element, before: FocusPosition | undefined): FocusPosition | undefined {
  for (let known = before; known; known = known.opener) {
    if (known.scope === layer) return known.opener;
  }
  return before;
}

function nextFocusOf({ scope, ancestors, path, opener }: FocusPosition): HTMLElement | undefined {
  if (opener && !scope.isConnected) {
    return isUsable(opener.element) ? opener.element : nextFocusOf(opener);
  }
  for (const [level, part] of ancestors.entries()) {
    if (!part.isConnected || isPage(part)) continue;
    const next = focusableNear(part, path.slice(0, level + 1).toReversed());
    if (next) return next;
  }
  // A page that is still loading is asked again when it has its heading.
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

/** What stands where the way leads: the next row in place of one that is gone, the same button drawn anew. */
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
