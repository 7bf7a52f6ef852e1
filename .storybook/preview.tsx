import '@fontsource-variable/inter';
import '@fontsource/roboto-mono/400.css';
import { AlertsProvider } from '@rentyard/ui/Alerts';
import { ConfirmProvider } from '@rentyard/ui/ConfirmProvider';
import { ThemeProvider } from '@rentyard/ui/theme';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { StoryDensity } from '../stories/table/StoryDensity.tsx';
import { axeOptions } from './axeOptions.ts';
import { checkRendered } from './checkRendered.ts';
import { checkDarkContrast } from './darkContrast.ts';
import { emulateMedia } from './emulateMedia.ts';
import { storyLanguages } from './languages.ts';
import { loadModules } from './loadModules.ts';
import { SiteDocs } from './SiteDocs.tsx';
import { StoryStrings } from './StoryStrings.tsx';
import { GuidePage } from './site/GuidePage.tsx';
import { checkTranslated } from './translatedPage.ts';

const width = (name: string, pixels: number, height: number) => ({
  name: `${name} ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
});

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: storyLanguages.map((value) => ({ value, title: value.toUpperCase() })),
      },
    },
    density: {
      description: 'Density of tables',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  // A docs page per component, generated from its types and stories.
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', language: 'en', density: 'comfortable' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // The build renames the function by whose name Storybook finds handlers in the code that it shows.
    jsx: { functionValue: () => '() => {}' },
    docs: {
      page: GuidePage,
      container: SiteDocs,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    a11y: { test: 'error', options: axeOptions },
    viewport: {
      options: {
        phone: width('Phone', 360, 740),
        tablet: width('Tablet', 768, 1024),
        laptop: width('Laptop', 1024, 768),
        desktop: width('Desktop', 1440, 900),
        screen: width('Screen', 1920, 1080),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Gallery',
          'What’s new',
          'Start',
          ['Install', 'First screen', 'Theming', 'Languages', 'Forms', 'Tables', 'Confirmation'],
          'Foundations',
          'foundations',
          'primitives',
          'fields',
          'table',
          'structures',
          'charts',
          'overlays',
          'feedback',
          'layout',
          'Recipes',
          'Admin',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider theme={globals.theme}>
        <StoryStrings language={globals.language}>
          <AlertsProvider>
            <ConfirmProvider>
              <StoryDensity value={globals.density}>
                <Story />
              </StoryDensity>
            </ConfirmProvider>
          </AlertsProvider>
        </StoryStrings>
      </ThemeProvider>
    ),
  ],
  loaders: [loadModules],
  beforeEach: [blockNavigation, emulateMedia],
  afterEach: [checkDarkContrast, checkRendered, checkTranslated],
};

/**
 * Links of stories do not navigate, those of a docs page around a story do. Routers handle the click before
 * the document does.
 */
function blockNavigation({ canvasElement, viewMode }: StoryContext) {
  const stay = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const isOfStory = viewMode !== 'docs' || canvasElement.contains(event.target);
    if (isOfStory && event.target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}

export default preview;
