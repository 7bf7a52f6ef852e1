import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useContext, useMemo } from 'react';
import { guideOf } from '../../stories/guides/guides.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { StoriesPage } from './StoriesPage.tsx';
import { readStoryFile } from './storyFile.ts';

/** The docs page of a story file: everything about a component, or a list of the stories of a screen. */
export function GuidePage(): ReactNode {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { title } = preparedMeta;
  // The same object while the page is open, so that pictures are not rendered again.
  const file = useMemo(
    () => readStoryFile(title, csfFile.moduleExports ?? {}, context.componentStories()),
    [title, csfFile, context],
  );
  // Suspends the whole page, so that its table of contents finds the headings.
  const guide = use(guideOf(title));
  return guide ? <ComponentPage file={file} guide={guide} /> : <StoriesPage file={file} />;
}
