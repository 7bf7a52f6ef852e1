/** The focused element, also in open shadow roots; null if the page itself has the focus. */
export function activeElementIn(root: DocumentOrShadowRoot): HTMLElement | null {
  const active = root.activeElement;
  if (active?.shadowRoot) return activeElementIn(active.shadowRoot) ?? (active as HTMLElement);
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Whether the element has the focus, in the page or in its shadow root. */
export function isFocused(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
