import type { Page } from '@playwright/test';
import { unshippedCharacters } from './shippedFonts.ts';

/** The font families of `packages/admin/src/fonts.ts` as computed styles print them. */
const shippedFamilies = ['"Inter Variable"', '"Roboto Mono"'];

/** Visible text that a system font would render, by its family or by its characters. */
export async function fontProblems(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(visibleTexts);
  return Object.entries(texts).flatMap(([family, text]) => {
    const [first = ''] = family.split(', ');
    const characters = unshippedCharacters(text);
    return [
      ...(shippedFamilies.includes(first) ? [] : [`font-family ${family}: ${text.slice(0, 80)}`]),
      ...(characters.length === 0 ? [] : [`no font that ships has ${characters.join(' ')}`]),
    ];
  });
}

/** Runs in the page: texts of nodes and fields by font family. */
function visibleTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  const add = (element: Element | null, text: string) => {
    if (!element || text.trim() === '' || !element.checkVisibility()) return;
    // The boot screen has a system font, so that no font delays the code of the page.
    if (element.closest('#boot')) return;
    const family = getComputedStyle(element).fontFamily;
    texts[family] = `${texts[family] ?? ''}${text.trim()}\n`;
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) add(nodes.currentNode.parentElement, nodes.currentNode.nodeValue ?? '');
  for (const field of document.querySelectorAll('input, textarea')) {
    const { value, placeholder } = field as HTMLInputElement;
    add(field, value + placeholder);
  }
  return texts;
}
