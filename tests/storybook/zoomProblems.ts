import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A window of 1280 × 1024 px at 400 %. */
const zoomedSize = { width: 320, height: 256 };

/**
 * What is lost at 400 % zoom (WCAG 1.4.10): content beside the window, and what axe reports. Contrast does not depend
 * on the size, and a component alone is no page with landmarks and headings.
 */
export async function zoomProblems(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  await page.setViewportSize(zoomedSize);
  try {
    // Components measure their width after a resize.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const sideways = await page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth - root.clientWidth;
    });
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .disableRules(['color-contrast', 'region', 'landmark-one-main', 'page-has-heading-one'])
      .setLegacyMode()
      .analyze();
    return [
      ...(sideways > 0 ? [`${sideways} px beside the window at 400 %`] : []),
      ...violations.map(({ id, nodes }) => `${id} at 400 %: ${nodes[0]?.target.join(' ')}`),
    ];
  } finally {
    if (size) await page.setViewportSize(size);
  }
}
