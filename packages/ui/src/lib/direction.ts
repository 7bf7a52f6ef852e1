/** 1 where text runs from left to right, -1 where it runs from right to left. */
export function inlineSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The key of an event, with the left and the right arrow exchanged in right-to-left text, so that the
 * right arrow always means forward.
 */
export function logicalKey(event: {
  readonly key: string;
  readonly target: EventTarget | null;
}): string {
  const other = opposite[event.key];
  if (!other || !(event.target instanceof Element)) return event.key;
  return inlineSign(event.target) === 1 ? event.key : other;
}
