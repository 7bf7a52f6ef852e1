import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressPlugin } from './build/compress.ts';
import { messagesPlugin } from './build/messages.ts';
import {
  chunkGroups,
  compileHintPlugin,
  type FirstPages,
  nonceSlot,
  pagePlugin,
  preloadedBefore,
} from './build/page.ts';

const api = process.env.RENTYARD_API ?? 'http://127.0.0.1:4000';

const firstPages: FirstPages = {
  signedIn: [
    'src/shell/Frame.tsx',
    'src/app/routing/ModuleRoute.tsx',
    'src/modules/offers/OfferList.tsx',
  ],
  signedOut: ['src/shell/AuthFrame.tsx', 'src/modules/sign-in/LoginScreen.tsx'],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    messagesPlugin(),
    pagePlugin(firstPages),
    compileHintPlugin(),
    compressPlugin(),
  ],
  html: { cspNonce: nonceSlot },
  // Packages are read from their source, as everywhere in the repository.
  resolve: {
    conditions: ['@rentyard/source', ...defaultClientConditions],
    // Every message is compiled by the build (build/messages.ts), so no parser ships:
    // https://formatjs.github.io/docs/guides/advanced-usage#react-intl-without-parser-40-smaller
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: {
    port: Number(process.env.PORT ?? 4173),
    strictPort: true,
    proxy: { '/api': api, '/media': api },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Read by scripts/bench/adminSizes.mjs; a dotfile, so the server does not serve it.
    manifest: true,
    modulePreload: {
      // Supported browsers preload modules by themselves.
      polyfill: false,
      resolveDependencies: preloadedBefore,
    },
    // Sizes are judged by size-limit (scripts/bench/adminSizes.mjs).
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups(firstPages) } },
    },
  },
});
