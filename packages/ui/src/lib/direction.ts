/** 1 where text runs from left to right, -1 where it runs from right to left. */
export function inlineSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The key of an event as if text ran from left to right: there, an arrow to the right leads to what follows. */
export function logicalKey(event: {
  readonly key: string;
  readonly target: EventTarget | null;
}): string {
  const other = opposite[event.key];
  if (!other || !(event.target instanceof Element)) return event.key;
  return inlineSign(event.target) === 1 ? event.key : other;
}
