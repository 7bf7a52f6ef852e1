import type { StoryEntry } from './storybook.ts';

/** A picture of the record: where it is kept, how wide it is looked at, and what is on it. */
export interface ScreenshotTarget {
  /** `fields/text-field`; the theme comes behind it. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly stories: readonly StoryEntry[];
}

/** Parts of the design system whose stories stand side by side on one picture per component. */
const folders = [
  'foundations',
  'primitives',
  'fields',
  'table',
  'structures',
  'charts',
  'feedback',
  'layout',
];

/** In pixels. */
const usualWidth = 800;
/** Components that look different on other widths. */
const widths: Readonly<Record<string, number>> = {
  'table/DataTableCards': 360,
  'layout/SideBar': 1_200,
};

/** What only a system of other colours shows, and behaviour of tables that look like others at the start. */
const skipped = [
  'Foundations/Forced colours',
  'table/DataTablePaging',
  'table/DataTableRows',
  'table/DataTableSorting',
  'table/ColumnsMenu',
  'table/DensityMenu',
];

/** Of tables, whose pictures are large, the stories that look different at the start. */
const selected: Readonly<Record<string, readonly string[]>> = {
  'table/ClientTable': ['Default', 'Compact', 'Pinned Columns'],
  'table/DataTable': [
    'Default',
    'Compact',
    'Pinned Columns',
    'Loading',
    'Empty',
    'No Match Of Filters',
    'Failed',
    'Sorted By Several',
  ],
};

/** What covers the page, and whole screens: a picture each, after their steps. */
const singleWidths: Readonly<Record<string, number>> = {
  'overlays-commandpalette--default': usualWidth,
  'overlays-confirmsheet--default': usualWidth,
  'overlays-dialog--open': usualWidth,
  'overlays-imageviewer--default': usualWidth,
  'overlays-menu--open': usualWidth,
  'overlays-popover--open': usualWidth,
  'overlays-sheet--default': usualWidth,
  'overlays-statusmenu--open': usualWidth,
  'overlays-tooltip--on-focus': usualWidth,
  'feedback-alerts--queue': usualWidth,
  'feedback-fullpageloader--default': usualWidth,
  'layout-appshell--default': 1_200,
  'layout-appshell--on-a-phone': 360,
  'layout-authlayout--default': 1_200,
  'layout-recordlayout--dirty': 1_200,
  'recipes-screens--list': 1_200,
  'recipes-screens--record': 1_200,
};

/** A gallery per component: all its stories as they are before anything is done to them. */
export function galleriesOf(stories: readonly StoryEntry[]): readonly ScreenshotTarget[] {
  const titles = new Set(stories.map(({ title }) => title));
  const singleTitles = new Set(
    singleStoriesOf(stories).map(({ stories: [story] }) => story?.title),
  );
  return [...titles]
    .filter((title) => folders.includes(title.split('/')[0]?.toLowerCase() ?? ''))
    .filter((title) => !singleTitles.has(title) && !skipped.includes(title))
    .map((title) => ({
      name: fileName(title),
      title,
      width: widths[title] ?? usualWidth,
      stories: stories.filter(
        (story) => story.title === title && (selected[title]?.includes(story.name) ?? true),
      ),
    }));
}

/** The stories that have a picture of their own. */
export function singleStoriesOf(stories: readonly StoryEntry[]): readonly ScreenshotTarget[] {
  return Object.entries(singleWidths).map(([id, width]) => {
    const story = stories.find((one) => one.id === id);
    if (!story)
      throw new Error(
        `There is no story ${id} to look at: take it off the list, or mend its name.`,
      );
    const title = `${story.title} ${story.name}`;
    return { name: fileName(title), title, width, stories: [story] };
  });
}

function fileName(title: string): string {
  return title.replaceAll(' ', '-').toLowerCase();
}
