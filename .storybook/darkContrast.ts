import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

/**
 * After a story has passed axe in its own theme, asks once more for contrast in the other one: only
 * colours differ between themes, so that is all that has to be looked at again. Runs in tests only.
 */
export async function checkDarkContrast({ globals, parameters }: StoryContext): Promise<void> {
  if (import.meta.env.MODE !== 'test' || parameters.a11y?.test === 'off') return;
  // Forced colours are one theme for all, and no script is told them.
  if (parameters.media?.['forced-colors'] === 'active') return;
  const root = document.documentElement;
  const other = globals.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = other;
  // Colours that ease over need to have arrived.
  await new Promise((resolve) => setTimeout(resolve, 50));
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.html}\n${node.failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Contrast in the ${other} theme:\n${found.join('\n')}`);
  } finally {
    root.dataset.theme = globals.theme;
  }
}
