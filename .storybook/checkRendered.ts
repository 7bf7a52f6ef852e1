import type { StoryContext } from '@storybook/react-vite';

/**
 * Fails a story whose screen broke down, although its steps had seen what they looked for by then: the
 * router puts its own words in the screen's place, which no step asks about.
 */
export function checkRendered({ canvasElement }: StoryContext): void {
  const heading = [...canvasElement.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === 'Unexpected Application Error!',
  );
  if (heading) throw new Error(`The screen broke down: ${heading.nextElementSibling?.textContent}`);
}
