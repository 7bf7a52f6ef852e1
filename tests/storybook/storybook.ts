import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** Where `npm run build:storybook` leaves its files. */
export const builtStorybook = resolve('storybook-static');

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Every story of the built Storybook, in its own order. */
export function readStories(): readonly StoryEntry[] {
  return readEntries().filter(({ type }) => type === 'story');
}

/** The page of words, props and stories of every component. */
export function readDocs(): readonly StoryEntry[] {
  return readEntries().filter(({ type }) => type === 'docs');
}

function readEntries(): readonly StoryEntry[] {
  const index = readFileSync(resolve(builtStorybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/** The page that a frame starts from, written by hand. */
const startPage = 'introduction--docs';

interface FrameOptions {
  /** Takes the steps of stories too. */
  readonly isPlayed?: boolean;
}

/** Opens Storybook's frame, without its menus around it. Axe has its turn in the stories' own tests. */
export async function openFrame(
  page: Page,
  { isPlayed = false }: FrameOptions = {},
): Promise<void> {
  const query = new URLSearchParams({
    id: startPage,
    viewMode: 'docs',
    globals: 'a11y.manual:!true',
    // An embedded frame leaves out what a story does after it is drawn.
    ...(!isPlayed && { embed: 'true' }),
  });
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Opens docs in a page of their own: a frame that leaves docs with stories still to be drawn loads itself anew. */
export async function openDocs(page: Page, { id }: StoryEntry): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=docs`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Turns an open frame to another story; answers with what went wrong there, if anything. */
export function showStory(page: Page, { id }: StoryEntry): Promise<string | undefined> {
  return ask(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
}

/**
 * Draws the open story once more, and takes its steps again. The first time Storybook shows its root only after
 * the story was mounted if its code took a while to come, and what is hidden takes no focus.
 */
export function renderAgain(page: Page, { id }: StoryEntry): Promise<string | undefined> {
  return ask(page, 'forceRemount', { storyId: id });
}

/** Tells the frame something and waits until it has drawn what follows. */
function ask(page: Page, event: string, payload: object): Promise<string | undefined> {
  return page.evaluate(
    ([name, told]) => {
      const { channel } = window.__STORYBOOK_PREVIEW__;
      return new Promise<string | undefined>((resolve) => {
        const endings: Readonly<Record<string, (answer: unknown) => string | undefined>> = {
          storyFinished: (response) =>
            (response as { status: string }).status === 'success' ? undefined : 'fails',
          storyMissing: () => 'is missing',
          storyErrored: (response) => JSON.stringify(response),
          storyThrewException: (response) => String((response as Error).message),
          // Storybook goes on to finish such a story with success.
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
        channel.emit(name, told);
      });
    },
    [event, payload] as const,
  );
}

/** What Storybook's frame gives to those who drive it; its docs pages draw by `renderStoryToElement`. */
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
