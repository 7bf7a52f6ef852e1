/**
 * Adds browser APIs that components need and that jsdom and happy-dom lack: modal dialogs, popovers, media queries,
 * observers, scrolling. Tests can open, read and close overlays; there is no layout. In a real browser it changes
 * nothing.
 */
export function installDomFallbacks(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  installPopovers(HTMLElement.prototype);
  Element.prototype.scrollIntoView ??= function scrollIntoView() {};
  globalThis.CSS ??= noStyles;
  globalThis.matchMedia ??= matchNothing;
  globalThis.ResizeObserver ??= IdleObserver;
  globalThis.IntersectionObserver ??= IdleObserver as unknown as typeof IntersectionObserver;
}

const openPopovers = new WeakSet<Element>();

function installPopovers(element: typeof HTMLElement.prototype): void {
  if ('showPopover' in element) return;
  const toggle = (popover: Element, isOpen: boolean) => {
    if (openPopovers.has(popover) === isOpen) return;
    if (isOpen) openPopovers.add(popover);
    else openPopovers.delete(popover);
    const states = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' };
    popover.dispatchEvent(Object.assign(new Event('toggle'), states));
  };
  Object.assign(element, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    togglePopover(this: HTMLElement) {
      toggle(this, !openPopovers.has(this));
    },
  });
}

/** A screen that matches no media query: wide, no touch, no reduced motion. */
const matchNothing = (media: string): MediaQueryList => {
  const list = new EventTarget();
  return Object.assign(list, {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;
};

/** The part of `CSS` that components use. Ids of React and of hosts may have signs that a selector must escape. */
const noStyles = {
  supports: () => false,
  escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`),
} as unknown as typeof CSS;

class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
