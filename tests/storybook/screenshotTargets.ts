import type { StoryEntry } from './storybook.ts';

/** A screenshot: its file name, its width and its stories. */
export interface ScreenshotTarget {
  /** `fields/text-field`; the theme is appended. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly stories: readonly StoryEntry[];
}

/** Folders whose stories share one screenshot per component. */
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
/** Components that look different at other widths. */
const widths: Readonly<Record<string, number>> = {
  'table/DataTableCards': 360,
  'layout/SideBar': 1_200,
};

/** Stories that differ only in forced colours or in behaviour. */
const skipped = [
  'Foundations/Environments',
  'Foundations/Focus',
  'Foundations/Focus restore',
  'Foundations/Forced colours',
  'Foundations/Many options',
  'Foundations/Matrix',
  'Foundations/Typing',
  'table/ClientTableKeyboard',
  'table/DataTablePaging',
  'table/DataTableRows',
  'table/DataTableSorting',
  'table/ColumnsMenu',
  'table/DensityMenu',
];

/** Stories of tables that look different at the start; their screenshots are large. */
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

/** Overlays and whole screens: a screenshot each, after their play functions. */
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

/** A gallery per component with all its stories before their play functions. */
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

/** The stories with a screenshot of their own. */
export function singleStoriesOf(stories: readonly StoryEntry[]): readonly ScreenshotTarget[] {
  return Object.entries(singleWidths).map(([id, width]) => {
    const story = stories.find((one) => one.id === id);
    if (!story)
      throw new Error(
        `There is no story ${id}. Correct its id in tests/storybook/screenshotTargets.ts, or remove it.`,
      );
    const title = `${story.title} ${story.name}`;
    return { name: fileName(title), title, width, stories: [story] };
  });
}

function fileName(title: string): string {
  return title.replaceAll(' ', '-').toLowerCase();
}
