import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** A window of 1280 × 1024 px at 400 %. */
const zoomedSize = { width: 320, height: 256 };

/**
 * Rules whose result changes with the width of the window: the size of targets, regions that now scroll, and the names
 * and roles of what replaces wide markup (cards instead of rows, a drawer instead of a side bar). All other rules
 * depend on markup and colours alone, and the tests of the stories run all of axe on every story.
 */
const rules = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'aria-required-children',
  'button-name',
  'duplicate-id-aria',
  'label',
  'link-name',
  'list',
  'nested-interactive',
];

/** What is lost at 400 % zoom (WCAG 1.4.10): content beside the window, and what axe reports. */
export async function zoomProblems(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(zoomedSize);
  try {
    // The frame stays open between stories, so axe is parsed once.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    // Components measure their width after a resize.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return await page.evaluate(async (runOnly) => {
      const root = document.documentElement;
      const sideways = root.scrollWidth - root.clientWidth;
      const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false };
      const { axe: checker } = window as unknown as {
        axe: { run: (context: Element, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await checker.run(document.body, options);
      return [
        ...(sideways > 0 ? [`${sideways} px beside the window at 400 %`] : []),
        ...violations.map(({ id, nodes }) => `${id} at 400 %: ${nodes[0]?.target.join(' ')}`),
      ];
    }, rules);
  } finally {
    if (size) await page.setViewportSize(size);
  }
}
