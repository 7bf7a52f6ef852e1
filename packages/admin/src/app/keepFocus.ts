/** Where the keyboard stands, remembered for the moment when that is taken away. */
interface Stand {
  readonly element: HTMLElement;
  /** The layer or the part of the page around it. */
  readonly scope: Element;
  /** Everything between the element and its scope, the nearest first. */
  readonly around: readonly Element[];
  /** What the keyboard reaches in the scope, in its order. */
  readonly stops: readonly HTMLElement[];
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
  'a[href], button, summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"])';

/**
 * Keeps the place of whoever works by keyboard (P-SHELL-3). When what has the focus goes away - the row was deleted,
 * the bar was saved, the button did its work - the browser drops the focus; here it goes on to the next control of
 * the same part of the page, else to its heading. Screens that know a better place take it before.
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
  for (let next = element.parentElement; next && next !== scope; next = next.parentElement) {
    around.push(next);
  }
  return {
    element,
    scope,
    around,
    stops: [...scope.querySelectorAll<HTMLElement>(stop)],
    opener: scope.matches(layers) ? openerOf(scope, before) : undefined,
  };
}

/** Coming back from a layer above this one, the way in is still the one of the first time. */
function openerOf(layer: Element, before: Stand | undefined): Stand | undefined {
  for (let known = before; known; known = known.opener) {
    if (known.scope === layer) return known.opener;
  }
  return before;
}

function nextOf({ element, scope, around, stops, opener }: Stand): HTMLElement | undefined {
  if (opener && !scope.isConnected) {
    return isUsable(opener.element) ? opener.element : nextOf(opener);
  }
  const at = stops.indexOf(element);
  for (const part of around) {
    // A part with the heading of the page is the page.
    if (!part.isConnected || part.querySelector('h1')) continue;
    const isHere = (other: HTMLElement) => part.contains(other) && isUsable(other);
    const next =
      stops.slice(at + 1).find(isHere) ??
      stops.slice(0, Math.max(at, 0)).findLast(isHere) ??
      [...part.querySelectorAll<HTMLElement>(stop)].find(isUsable);
    if (next) return next;
  }
  return (
    scope.querySelector<HTMLElement>(headings) ??
    document.querySelector<HTMLElement>(`main :is(${headings})`) ??
    undefined
  );
}
