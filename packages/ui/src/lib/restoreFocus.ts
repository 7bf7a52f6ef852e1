import { activeElementIn } from './activeElement.ts';

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
  /** Whether the user reached the element by keyboard, so that the focus is visible. */
  readonly isVisible: boolean;
}

/** Layers over the page. When one closes, the focus returns to its opener. */
const layerSelector = 'dialog, [popover], [data-save-bar]';
const scopeSelector = `${layerSelector}, main, nav, header`;
/** Excludes fields: page shortcuts would be typed into them. */
const focusableSelector =
  ':is(a[href], button, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])):not([role="combobox"])';
const headingSelector = 'h1, h2';

let callers = 0;
let stop = () => {};

/**
 * Restores the focus of the page. When the focused element disappears (a deleted row, a removed trigger, a closed save
 * bar, a disabled button), the browser drops the focus to the page, and the user would start over. This moves it to the
 * element that takes its position, to one near it, to the opener of its layer, or for keyboard users to the heading.
 * Screens may move the focus themselves first: it acts after the effects of the render and only if no element has the
 * focus. Follows the focus into open shadow roots. `ThemeProvider` calls it; a further call adds no listeners.
 * @returns stops restoring, when all callers have stopped it
 */
export function restoreFocus(): () => void {
  callers += 1;
  if (callers === 1) stop = followFocus();
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    callers -= 1;
    if (callers === 0) stop();
  };
}

function followFocus(): () => void {
  let position: FocusPosition | undefined;
  let isScheduled = false;

  const moveFocus = () => {
    isScheduled = false;
    if (!position || !isFocusLost() || isUsable(position.element)) return;
    // A list restores the focus of its row when the next rows have loaded.
    if (position.element.matches('[data-row]') && isLoading(position.scope)) return;
    const next = findNextFocus(position);
    if (!next || (next.matches(headingSelector) && !position.isVisible)) return;
    if (next.matches(headingSelector)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    if (position.isVisible) next.scrollIntoView({ block: 'nearest' });
  };
  const observer = new MutationObserver(() => {
    if (isScheduled || !position || !isFocusLost()) return;
    isScheduled = true;
    // Lets the effects of the current render run first.
    requestAnimationFrame(() => setTimeout(moveFocus));
  });
  const observe = (root: Node) =>
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'aria-busy'],
    });
  const setPosition = (element: EventTarget | null | undefined) => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    position = readPosition(element, position);
    const root = element.getRootNode();
    if (root instanceof ShadowRoot) observe(root);
  };
  const handleFocus = (event: Event) => setPosition(event.composedPath()[0]);
  // A press on the page itself takes the focus away on purpose.
  const handlePointer = (event: Event) => {
    const [target] = event.composedPath();
    const isOnControl = target instanceof Element && target.closest(controlSelector) !== null;
    if (!isOnControl) position = undefined;
  };

  setPosition(activeElementIn(document));
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('pointerdown', handlePointer, true);
  observe(document);
  return () => {
    // A move may be scheduled.
    position = undefined;
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('pointerdown', handlePointer, true);
  };
}

const controlSelector = 'a, button, input, select, textarea, label, summary, [tabindex], [role]';

function isFocusLost(): boolean {
  return activeElementIn(document) === null;
}

function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility()
  );
}

function isLoading(scope: Element): boolean {
  return scope.isConnected && scope.querySelector('[aria-busy="true"]') !== null;
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
  const isVisible = element.matches(':focus-visible');
  return { element, scope, ancestors, path, opener, isVisible };
}

/** A layer that regains the focus from a layer above it keeps its first opener. */
function findOpener(layer: Element, before: FocusPosition | undefined): FocusPosition | undefined {
  for (let known = before; known; known = known.opener) {
    if (known.scope === layer) return known.opener;
  }
  return before;
}

function findNextFocus({ scope, ancestors, path, opener }: FocusPosition): HTMLElement | undefined {
  if (opener && !(scope instanceof HTMLElement && isUsable(scope))) {
    return isUsable(opener.element) ? opener.element : findNextFocus(opener);
  }
  for (const [level, ancestor] of ancestors.entries()) {
    if (!ancestor.isConnected || isPage(ancestor)) continue;
    const next = focusableNear(ancestor, path.slice(0, level + 1).toReversed());
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

function isPage(element: Element): boolean {
  return element.matches('main, body') || element.querySelector('h1') !== null;
}

/**
 * Finds a focusable element at the path: the next row after a deleted one, or the same button
 * rendered again.
 */
function focusableNear(area: Element, path: readonly number[]): HTMLElement | undefined {
  let closest = area;
  for (const step of path) closest = closest.children[step] ?? closest.lastElementChild ?? closest;
  for (
    let candidate = closest;
    area.contains(candidate);
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
