import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** Output folder of `npm run build:storybook`. */
export const builtStorybook = resolve('storybook-static');

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Every story of the built Storybook in its order. */
export function readStories(): readonly StoryEntry[] {
  return readEntries().filter(({ type }) => type === 'story');
}

/** The docs page of every component. */
export function readDocs(): readonly StoryEntry[] {
  return readEntries().filter(({ type }) => type === 'docs');
}

function readEntries(): readonly StoryEntry[] {
  const index = readFileSync(resolve(builtStorybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/** A docs page without stories, which the frame opens first. */
const startPage = 'introduction--docs';

interface FrameOptions {
  /** Whether play functions run. */
  readonly isPlayed?: boolean;
}

/** Opens Storybook's preview frame without the manager. Axe runs in the tests of the stories. */
export async function openFrame(
  page: Page,
  { isPlayed = false }: FrameOptions = {},
): Promise<void> {
  const query = new URLSearchParams({
    id: startPage,
    viewMode: 'docs',
    globals: 'a11y.manual:!true',
    // An embedded frame skips play functions.
    ...(!isPlayed && { embed: 'true' }),
  });
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Opens a docs page in a new page: a frame that leaves docs with unrendered stories reloads itself. */
export async function openDocs(page: Page, { id }: StoryEntry): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=docs`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Shows another story in an open frame and returns its error, if any. */
export function showStory(page: Page, { id }: StoryEntry): Promise<string | undefined> {
  return emit(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
}

/**
 * Renders the open story again with its play function. At the first render Storybook shows its root only
 * after mounting if the story's code loaded late, and hidden fields take no focus.
 */
export function renderAgain(page: Page, { id }: StoryEntry): Promise<string | undefined> {
  return emit(page, 'forceRemount', { storyId: id });
}

/** Sends an event to the frame and waits until it has rendered. */
function emit(page: Page, event: string, payload: object): Promise<string | undefined> {
  return page.evaluate(
    ([name, argument]) => {
      const { channel } = window.__STORYBOOK_PREVIEW__;
      return new Promise<string | undefined>((resolve) => {
        const endings: Readonly<Record<string, (answer: unknown) => string | undefined>> = {
          storyFinished: (response) =>
            (response as { status: string }).status === 'success' ? undefined : 'fails',
          storyMissing: () => 'is missing',
          storyErrored: (response) => JSON.stringify(response),
          storyThrewException: (response) => String((response as Error).message),
          // Storybook also reports success for such a story.
          playFunctionThrewException: (response) => String((response as Error).message),
        };
        const listeners = Object.entries(endings).map(([ending, read]) => {
          const listener = (response: unknown) => end(read(response));
          channel.on(ending, listener);
          return { ending, listener };
        });
        const timer = setTimeout(() => end('is not drawn within ten seconds'), 10_000);
        const end = (why: string | undefined) => {
          clearTimeout(timer);
          for (const { ending, listener } of listeners) channel.off(ending, listener);
          resolve(why);
        };
        channel.emit(name, argument);
      });
    },
    [event, payload] as const,
  );
}

/** The interface of Storybook's preview; docs pages render with `renderStoryToElement`. */
interface Preview {
  readonly channel: {
    readonly emit: (event: string, payload: unknown) => void;
    readonly on: (event: string, listener: (payload: unknown) => void) => void;
    readonly off: (event: string, listener: (payload: unknown) => void) => void;
  };
  readonly loadStory: (of: { readonly storyId: string }) => Promise<unknown>;
  readonly renderStoryToElement: (
    story: unknown,
    element: HTMLElement,
    callbacks: Readonly<
      Record<'showMain' | 'showError' | 'showException', (why?: unknown) => void>
    >,
    options: { readonly autoplay: boolean; readonly forceInitialArgs: boolean },
  ) => () => Promise<void>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: Preview;
  }
}
