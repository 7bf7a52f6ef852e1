import { expect, type Page } from '@playwright/test';

/** Checks on a touch screen that a finger hits every control: at least 44 x 44 px react to it. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setTouch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await setTouch(true);
  try {
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    await expect
      .poll(() => page.evaluate(smallTargets), 'controls that a finger misses')
      .toEqual([]);
  } finally {
    await setTouch(false);
    await session.detach();
  }
}

/** Runs in the page. */
function smallTargets(): readonly string[] {
  const least = 44;
  const controls =
    'button, a[href], summary, select, textarea, input, [role="checkbox"], [role="radio"], [role="switch"], [role="tab"]';
  /** A link of text has the height of its lines; links that look like buttons and tabs are controls. */
  const isText = (element: Element) =>
    element.matches('a') && !/flex|grid/.test(getComputedStyle(element).display);
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
  };
  const isFramed = (element: Element) => getComputedStyle(element).borderTopWidth !== '0px';
  /** A label reacts for its control, and the frame of an input for the input. */
  const areaOf = (element: HTMLElement): Element => {
    const label = element.closest('label');
    if (label) return label;
    if (!element.matches('input') || isFramed(element)) return element;
    const around = [element.parentElement, element.parentElement?.parentElement];
    return around.find((one) => one && isFramed(one)) ?? element;
  };
  /** Extensions of the area, such as a pseudo-element, are found by asking what is at its edges. */
  const reacts = (element: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || areaOf(element).contains(hit));
  };
  const isSmall = (element: HTMLElement) => {
    const { width, height } = areaOf(element).getBoundingClientRect();
    if (width >= least - 0.5 && height >= least - 0.5) return false;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // What only screen readers and the keyboard reach is not touched.
    if (!reacts(element, x, y)) return false;
    const reach = least / 2 - 1;
    const isWide =
      width >= least - 0.5 || (reacts(element, x - reach, y) && reacts(element, x + reach, y));
    const isHigh =
      height >= least - 0.5 || (reacts(element, x, y - reach) && reacts(element, x, y + reach));
    return !isWide || !isHigh;
  };
  const { scrollX, scrollY } = window;
  const found = [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => isVisible(element) && !isText(element) && !element.closest('[inert]'))
    .filter(isSmall)
    .map((element) => {
      const { width, height } = areaOf(element).getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${Math.round(width)} x ${Math.round(height)} px: ${element.localName} ${name.trim().slice(0, 40)}`;
    });
  window.scrollTo(scrollX, scrollY);
  return found;
}
