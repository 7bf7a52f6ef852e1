import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { messagesPlugin } from '../packages/admin/build/messages.ts';
import { componentFacts } from './componentFacts.ts';
import { previewHead } from './previewHead.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The favicon of the product.
  staticDirs: ['../packages/admin/public'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // Storybook's own advice to its users is no part of the site.
  features: { sidebarOnboardingChecklist: false },
  // TypeScript 7 has no JavaScript API; this parser of props does not need one.
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head = '') => head + previewHead,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [messagesPlugin(), componentFacts()],
      // Dependencies are listed before the first story runs: a late discovery reloads the page during a
      // test.
      optimizeDeps: {
        entries: [
          'packages/ui/src/**/*.{ts,tsx}',
          '.storybook/SiteDocs.tsx',
          '.storybook/site/*.{ts,tsx}',
          '!**/*.test.*',
        ],
      },
      // Packages are read from source, as everywhere in the repository.
      resolve: { conditions: ['@rentyard/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
