import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

/**
 * After axe has passed a story in its own theme, checks contrast in the other theme. Only colours differ
 * between themes. Runs in tests only.
 */
export async function checkDarkContrast({ globals, parameters }: StoryContext): Promise<void> {
  if (import.meta.env.MODE !== 'test' || parameters.a11y?.test === 'off') return;
  // Forced colours replace both themes and cannot be detected by a script.
  if (parameters.media?.['forced-colors'] === 'active') return;
  const root = document.documentElement;
  const other = globals.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = other;
  await colorTransitions();
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      preload: false,
    });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.html}\n${node.failureSummary}`),
    );
    if (found.length > 0) throw new Error(`Contrast in the ${other} theme:\n${found.join('\n')}`);
  } finally {
    root.dataset.theme = globals.theme;
  }
}

/** Waits for a rendered frame and the end of the transitions of colours in it. */
async function colorTransitions(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
