import type { StoryContext } from '@storybook/react-vite';

/** Media features of every story. The test browser forgets them together with those of a story. */
const always = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/**
 * In tests, emulates the media features of `parameters.media`: `{ 'forced-colors': 'active' }`. Elsewhere
 * the system of the reader decides.
 */
export async function emulateMedia({ parameters }: StoryContext) {
  const features = Object.entries<string>(parameters.media ?? {});
  if (import.meta.env.MODE !== 'test' || features.length === 0) return;
  const { cdp } = await import('vitest/browser');
  const emulate = (features: typeof always) =>
    cdp().send('Emulation.setEmulatedMedia', { features });
  await emulate([...always, ...features.map(([name, value]) => ({ name, value }))]);
  for (const [name, value] of features) {
    if (!window.matchMedia(`(${name}: ${value})`).matches) {
      throw new Error(
        `The browser does not take ${name}: ${value}, so this story would prove nothing.`,
      );
    }
  }
  return () => emulate(always);
}
