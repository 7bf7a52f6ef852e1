import { expect, type Page } from '@playwright/test';

/** Wide enough for the side bar and several columns. */
const wideWidths = [1440, 1920] as const;

/**
 * Checks that a page has one left edge: breadcrumbs, title, the first control of each bar and each frame begin at the
 * same pixel, the text inside of frames at the inset of tables or of cards, labels of forms at that of cards, and the
 * first column of a table at that of tables or below the title of its card.
 */
export async function expectOneLeftEdge(page: Page): Promise<void> {
  for (const width of wideWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(offEdge), `what is beside the left edge at ${width} px`)
      .toEqual([]);
  }
}

/** Runs in the page. */
function offEdge(): readonly string[] {
  /** Beside this distance begins another column, in pixels. */
  const near = 64;
  /** Text in cells, in heads of tables and in cards begins this far inside of their frame. */
  const insets = { cell: 11, table: 13, card: 21 };
  const main = document.querySelector('main');
  const title = main?.querySelector('h1');
  if (!main || !title) return ['There is no title.'];
  const edge = title.getBoundingClientRect().left;
  const isLarge = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const isVisible = (element: Element) =>
    isLarge(element) && getComputedStyle(element).visibility !== 'hidden';
  const isFramed = (element: Element) => {
    const { borderLeftWidth: left, borderTopWidth: top } = getComputedStyle(element);
    return left !== '0px' && top !== '0px' && !element.matches('input[type="checkbox"]');
  };
  const inPage = [...main.querySelectorAll('*')].filter(
    (element) => !element.closest('dialog, [role="dialog"]') && isVisible(element),
  );
  /** Whether something else is before it in its line. */
  const isPreceded = (element: Element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return inPage.some((other) => {
      if (other.contains(element) || element.contains(other)) return false;
      const box = other.getBoundingClientRect();
      return (
        box.left < left - 1 && box.right <= left + 1 && box.top < bottom - 2 && box.bottom > top + 2
      );
    });
  };
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  const leftOfText = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().width > 2) return range.getBoundingClientRect().left;
    }
    return undefined;
  };
  const frames: Element[] = [];
  for (const element of inPage) {
    if (isFramed(element) && !frames.some((frame) => frame.contains(element))) frames.push(element);
  }
  const found: string[] = [];
  const check = (element: Element, allowed: readonly number[], left = leftOf(element)) => {
    const distance = Math.round((left - edge) * 2) / 2;
    if (Math.abs(distance) > near || allowed.some((one) => Math.abs(one - distance) < 1)) return;
    found.push(`${distance} px: ${element.localName} ${(element.textContent ?? '').slice(0, 40)}`);
  };
  const crumb = document.querySelector('header nav li');
  if (crumb) check(crumb, [0]);
  for (const frame of frames) if (!isPreceded(frame)) check(frame, [0]);
  for (const element of inPage) {
    if (element.matches('h2, h3') && !isPreceded(element)) {
      check(element, [0, insets.table, insets.card]);
    }
    if (element.matches('label:not(:has(input)), legend') && !isPreceded(element)) {
      check(element, [0, insets.table, insets.card]);
    }
  }
  for (const cell of inPage) {
    // Of rows with a checkbox or a picture, these are at the edge.
    if (!cell.matches(':is(th, td, [role="columnheader"], [role="rowheader"]):first-child'))
      continue;
    if (isPreceded(cell) || cell.querySelector('input, img, svg, [role="checkbox"]')) continue;
    const table = cell.closest('table, [role="grid"]')?.parentElement;
    if (table && !isLarge(table)) continue;
    const left = leftOfText(cell);
    const head = frames.find((frame) => frame.contains(cell))?.querySelector('h2, h3');
    if (left !== undefined)
      check(cell, head ? [leftOf(head) - edge] : [0, insets.cell, insets.table], left);
  }
  return found;
}
