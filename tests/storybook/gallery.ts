import type { Page } from '@playwright/test';
import type { StoryEntry } from './storybook.ts';
import { waitForIdle } from './waitForIdle.ts';

/**
 * Renders stories below each other in the open frame, each under its name and without its play function.
 * Omits stories with the same HTML as an earlier one.
 */
export async function showGallery(page: Page, stories: readonly StoryEntry[]): Promise<void> {
  await page.evaluate(async (shown) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const gallery = document.createElement('main');
    gallery.id = 'gallery';
    for (const end of window.endGallery ?? []) await end();
    const ends: (() => Promise<void>)[] = [];
    window.endGallery = ends;
    document.getElementById('gallery')?.remove();
    document.body.append(gallery);
    for (const { id, name } of shown) {
      const story = await preview.loadStory({ storyId: id });
      const section = document.createElement('section');
      const box = document.createElement('div');
      section.append(name, box);
      gallery.append(section);
      await new Promise<void>((resolve, reject) => {
        const fail = (why: unknown) => reject(new Error(`${id} does not render: ${String(why)}`));
        const handleRendered = (rendered: unknown) => {
          if (rendered !== id) return;
          preview.channel.off('storyRendered', handleRendered);
          resolve();
        };
        preview.channel.on('storyRendered', handleRendered);
        const end = preview.renderStoryToElement(
          story,
          box,
          { showMain: () => undefined, showError: fail, showException: fail },
          { autoplay: false, forceInitialArgs: true },
        );
        ends.push(end);
      });
    }
  }, stories);
  // Stories whose modules are still loading would look alike.
  await waitForIdle(page);
  await page.evaluate(() => {
    const known = new Set<string>();
    for (const section of document.querySelectorAll('#gallery > section')) {
      // React ids differ between stories; all other HTML is equal for equal stories.
      const html = section.lastElementChild?.innerHTML.replaceAll(/_r_\w+_/g, '') ?? '';
      if (known.has(html)) section.remove();
      known.add(html);
    }
  });
}

declare global {
  interface Window {
    /** Callbacks that unmount the stories of the open gallery. */
    endGallery?: readonly (() => Promise<void>)[];
  }
}
