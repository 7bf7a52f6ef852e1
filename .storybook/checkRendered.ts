import type { StoryContext } from '@storybook/react-vite';

/**
 * Fails a story whose screen crashed after its steps had passed. The router then renders its own error,
 * which no step checks.
 */
export function checkRendered({ canvasElement }: StoryContext): void {
  const heading = [...canvasElement.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === 'Unexpected Application Error!',
  );
  if (heading) throw new Error(`The screen broke down: ${heading.nextElementSibling?.textContent}`);
}
