import type { StoryContext } from '@storybook/react-vite';
import { setTestLanguage } from './StoryStrings.tsx';

/** A text node that the translator took out of the page, and what replaces it. */
interface Replaced {
  readonly node: Text;
  readonly text: string;
  readonly font: HTMLElement;
}

/** What translators leave alone, or what has no nodes of its own in the page. */
const untranslated =
  'script, style, svg, textarea, option, [contenteditable], [translate="no"], .notranslate';

/**
 * Replaces every text of the page by nested `font` elements, as the translators of Chrome and Edge do. The text stays
 * the same, so that steps of a story still find it. Returns a function that lists the texts that were written into the
 * removed nodes since: the page does not show them.
 */
export function translatePage(root: Element): () => readonly string[] {
  const replaced = textsIn(root).map(replaceText);
  return () =>
    replaced
      .filter(({ node, text, font }) => node.data !== text && font.isConnected)
      .map(({ node, text }) => `“${text}” is still shown instead of “${node.data}”`);
}

function textsIn(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== '' && !node.parentElement?.closest(untranslated)) found.push(node);
  }
  return found;
}

function replaceText(node: Text): Replaced {
  const font = document.createElement('font');
  const inner = document.createElement('font');
  font.style.verticalAlign = 'inherit';
  inner.style.verticalAlign = 'inherit';
  inner.textContent = node.data;
  font.append(inner);
  node.replaceWith(font);
  return { node, text: node.data, font };
}

/**
 * After the steps of a story of the design system: its page is translated by the browser, then every text of the
 * package changes. The page must show the new texts, and React must neither throw nor unmount it. Runs in tests only.
 */
export async function checkTranslated({ canvasElement, title }: StoryContext): Promise<void> {
  if (import.meta.env.MODE !== 'test' || title.startsWith('Admin/')) return;
  const bare = bareTexts(canvasElement);
  const errors: unknown[] = [];
  // Other events of this kind report the loop of a ResizeObserver.
  const collect = ({ error }: ErrorEvent) => error && errors.push(error);
  window.addEventListener('error', collect);
  const wasEmpty = canvasElement.childElementCount === 0;
  const staleTexts = translatePage(canvasElement);
  try {
    setTestLanguage('ru');
    await new Promise(requestAnimationFrame);
    const problems = [
      ...bare,
      ...errors.map((error) => `React failed: ${String(error)}`),
      ...(!wasEmpty && canvasElement.childElementCount === 0 ? ['The page was unmounted.'] : []),
      ...staleTexts(),
    ];
    if (problems.length > 0) throw new Error(`On a translated page:\n${problems.join('\n')}`);
  } finally {
    window.removeEventListener('error', collect);
    setTestLanguage(undefined);
  }
}

interface Fiber {
  readonly return: Fiber | null;
  readonly _debugStack?: Error | null;
}

/**
 * Texts of the package that React manages as nodes of their own, because they have siblings or come from a component:
 * React writes into these nodes and removes them, also after a translator has replaced them. `wrapTexts` and a `span`
 * avoid them. Texts of the stories do not change.
 */
function bareTexts(root: Element): readonly string[] {
  return textsIn(root).flatMap((node) => {
    const file = sourceOf(fiberOf(node));
    return file?.startsWith('packages/ui/')
      ? [`“${node.data}” of ${file} is not alone in an element`]
      : [];
  });
}

function fiberOf(node: Text): Fiber | null {
  const entries = Object.entries(node) as readonly (readonly [string, Fiber])[];
  return entries.find(([name]) => name.startsWith('__reactFiber$'))?.[1] ?? null;
}

/** The file with the nearest JSX around a node. */
function sourceOf(fiber: Fiber | null): string | undefined {
  const paths = fiber?._debugStack?.stack?.match(/\/(packages|stories)\/[^?:)]+/);
  return paths?.[0].slice(1) ?? (fiber ? sourceOf(fiber.return) : undefined);
}
