/** Where the keyboard stands, remembered for the moment when that is taken away. */
interface Stand {
  readonly element: HTMLElement;
  /** The layer or the part of the page around it. */
  readonly scope: Element;
  /** Everything between the element and its scope, the nearest first. */
  readonly around: readonly Element[];
  /** Which child of each of these leads to the element. */
  readonly way: readonly number[];
  /** Where the keyboard stood before it came into this layer. */
  readonly opener: Stand | undefined;
}

/** What comes and goes over the page, and is left for where one was before. */
const layers = 'dialog, [data-save-bar]';
const scopes = `${layers}, main, nav, header`;
/** What the keyboard has. A list brings the focus back to its rows by itself, when others have come. */
const kept = ':focus-visible:not([data-row])';
/** Fields are left out: a key that is meant for the page would be typed into them. */
const stop =
  ':is(a[href], button, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])):not([role="combobox"])';

/**
 * Keeps the place of whoever works by keyboard (P-SHELL-3). When what has the focus goes away - the row was deleted,
 * the bar was saved, the button did its work - the browser drops the focus; here it goes on to what now stands
 * in its place, or near it, else to the heading. Screens that know a better place take it before.
 */
export function keepFocus(): () => void {
  let stand: Stand | undefined;
  let isAwaited = false;

  const handleFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    stand = target.matches(kept) ? standOf(target, stand) : undefined;
  };
  const handlePointer = () => {
    stand = undefined;
  };
  const look = () => {
    isAwaited = false;
    if (!stand || !isNowhere() || isUsable(stand.element)) return;
    const next = nextOf(stand);
    if (!next) return;
    if (next.matches(headings)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  };
  const observer = new MutationObserver(() => {
    if (isAwaited || !stand || !isNowhere()) return;
    isAwaited = true;
    // Effects of what is drawn now run first.
    requestAnimationFrame(() => setTimeout(look));
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

const headings = 'h1, h2';

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility()
  );
}

function standOf(element: HTMLElement, before: Stand | undefined): Stand {
  const scope = element.closest(scopes) ?? document.body;
  const around: Element[] = [];
  const way: number[] = [];
  let inner: Element = element;
  for (let next = element.parentElement; next && inner !== scope; next = next.parentElement) {
    around.push(next);
    way.push([...next.children].indexOf(inner));
    inner = next;
  }
  const opener = scope.matches(layers) ? openerOf(scope, before) : undefined;
  return { element, scope, around, way, opener };
}

/** Coming back from a layer above this one, the way in is still the one of the first time. */
function openerOf(layer: Element, before: Stand | undefined): Stand | undefined {
  for (let known = before; known; known = known.opener) {
    if (known.scope === layer) return known.opener;
  }
  return before;
}

function nextOf({ scope, around, way, opener }: Stand): HTMLElement | undefined {
  if (opener && !scope.isConnected) {
    return isUsable(opener.element) ? opener.element : nextOf(opener);
  }
  for (const [level, part] of around.entries()) {
    if (!part.isConnected || isPage(part)) continue;
    const next = stopNear(part, way.slice(0, level + 1).toReversed());
    if (next) return next;
  }
  // A page that is still loading is asked again when it has its heading.
  const layer = scope.isConnected && scope.matches(layers) ? scope : undefined;
  return (
    layer?.querySelector<HTMLElement>(headings) ??
    document.querySelector<HTMLElement>('main h1') ??
    undefined
  );
}

function isPage(part: Element): boolean {
  return part.matches('main, body') || part.querySelector('h1') !== null;
}

/** What stands where the way leads: the next row in place of one that is gone, the same button drawn anew. */
function stopNear(part: Element, way: readonly number[]): HTMLElement | undefined {
  let near = part;
  for (const step of way) near = near.children[step] ?? near.lastElementChild ?? near;
  for (let place = near; part.contains(place); place = place.parentElement ?? document.body) {
    const all = [place, ...place.querySelectorAll(stop)].filter((one) => one.matches(stop));
    const usable = all.find((one) => one instanceof HTMLElement && isUsable(one));
    if (usable) return usable as HTMLElement;
  }
  return undefined;
}
