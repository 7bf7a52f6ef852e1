import type { Page } from '@playwright/test';

/**
 * What is lost with text at 200 % (WCAG 1.4.4): content beside the window, and texts that are cut or overlap each other
 * and did not before. Fonts and line heights double, boxes do not, as with "Zoom text only" of Firefox. Browsers whose
 * zoom enlarges the whole page are covered by the check at 400 %.
 */
export async function largeTextProblems(page: Page): Promise<readonly string[]> {
  const before = await page.evaluate(lostTexts);
  await page.evaluate(doubleTexts);
  try {
    // Components measure their texts after a change of size.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const after = await page.evaluate(lostTexts);
    return after
      .filter((problem) => !before.includes(problem))
      .map((problem) => `${problem} with text at 200 %`);
  } finally {
    await page.evaluate(restoreTexts);
  }
}

/** Runs in the page: doubles the size of every text. All sizes are read before the first one changes. */
function doubleTexts(): void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { fontSize, lineHeight };
  });
  elements.forEach((element, at) => {
    const { fontSize = '', lineHeight = '' } = sizes[at] ?? {};
    element.dataset.textBefore = element.getAttribute('style') ?? '';
    element.style.fontSize = `${Number.parseFloat(fontSize) * 2}px`;
    if (lineHeight.endsWith('px')) {
      element.style.lineHeight = `${Number.parseFloat(lineHeight) * 2}px`;
    }
  });
}

/** Runs in the page. */
function restoreTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text-before]')) {
    element.setAttribute('style', element.dataset.textBefore ?? '');
    delete element.dataset.textBefore;
  }
}

/** Runs in the page: texts that are cut or overlap each other, and whether the page scrolls sideways. */
function lostTexts(): readonly string[] {
  const root = document.documentElement;
  const problems = root.scrollWidth > root.clientWidth ? ['content beside the window'] : [];
  const lines: { text: string; rect: DOMRect; layer: Element | null }[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.nodeValue?.trim().slice(0, 40) ?? '';
    const parent = nodes.currentNode.parentElement;
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const layer = layerOf(parent);
    for (const rect of range.getClientRects()) {
      const visible = visiblePart(rect, parent);
      if (visible === 'cut') problems.push(`"${text}" is cut`);
      else if (visible) lines.push({ text, rect, layer });
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select')) {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const isText = field.checkVisibility() && !/checkbox|radio|file|range/.test(field.type);
    if (isText && field.clientHeight > 1 && field.clientHeight < size) {
      problems.push(`the text "${field.value}" of a field is cut`);
    }
  }
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (one.layer === other.layer && one.text !== other.text && overlap(one.rect, other.rect)) {
        problems.push(`"${one.text}" overlaps "${other.text}"`);
      }
    }
  });
  return problems;

  /** Whether boxes with hidden overflow cut a line of text. Nothing for a line that can be scrolled into view. */
  function visiblePart(rect: DOMRect, parent: Element): 'whole' | 'cut' | undefined {
    const slack = 0.2 * Number.parseFloat(getComputedStyle(parent).fontSize);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const overflow = `${overflowX} ${overflowY}`;
      if (!/hidden|clip|auto|scroll/.test(overflow)) continue;
      const edge = box.getBoundingClientRect();
      const isInside =
        rect.left >= edge.left - slack &&
        rect.right <= edge.right + slack &&
        rect.top >= edge.top - slack &&
        rect.bottom <= edge.bottom + slack;
      if (isInside) continue;
      if (/auto|scroll/.test(overflow)) return undefined;
      // Texts for screen readers, and truncated texts, whose end a tooltip shows.
      if (edge.width <= 1 || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return undefined;
      return 'cut';
    }
    return 'whole';
  }

  /** Overlays and boxes out of the flow may cover other texts. */
  function layerOf(element: Element): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (/absolute|fixed|sticky/.test(getComputedStyle(box).position)) return box;
    }
    return null;
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 && height > 0.3 * Math.min(one.height, other.height);
  }
}
