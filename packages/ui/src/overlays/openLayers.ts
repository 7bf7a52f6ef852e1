interface Layer {
  readonly element: HTMLElement;
  /** Whether everything outside of it is inert. */
  readonly isModal: boolean;
}

/** The open dialogs and popovers, the topmost last. A press outside of the topmost one closes it. */
let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

/**
 * Adds a layer that was opened. The page behind a modal one does not scroll.
 * @returns removes it; to be called before it leaves the page
 */
export function addOpenLayer(element: HTMLElement, { isModal }: { readonly isModal: boolean }) {
  const layer = { element, isModal };
  set([...layers, layer]);
  return () => set(layers.filter((one) => one !== layer));
}

export function topLayer(): HTMLElement | undefined {
  return layers.at(-1)?.element;
}

/** Calls the listener synchronously when a layer opens or closes. */
export function onLayersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Layer[]): void {
  const isModal = (one: Layer) => one.isModal;
  if (!layers.some(isModal) && next.some(isModal)) unlockPage = lockPage();
  if (layers.some(isModal) && !next.some(isModal)) unlockPage();
  layers = next;
  for (const listener of listeners) listener();
}

let unlockPage = () => {};

/** Keeps the page from scrolling, without moving it by the width of its scroll bar. */
function lockPage(): () => void {
  const page = document.documentElement;
  const { overflow, paddingInlineEnd } = page.style;
  const bar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (bar > 0) page.style.paddingInlineEnd = `${bar}px`;
  return () => Object.assign(page.style, { overflow, paddingInlineEnd });
}
