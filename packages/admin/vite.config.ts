import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { cataloguePlugin } from './build/cataloguePlugin.ts';
import { compressPlugin } from './build/compressPlugin.ts';
import { firstPageChunks } from './build/firstPageChunks.ts';
import { foldRuntime } from './build/foldRuntime.ts';
import { leanIcons } from './build/leanIcons.ts';
import { leanLibraries } from './build/leanLibraries.ts';
import { leanPreload } from './build/leanPreload.ts';
import { leanStrings } from './build/leanStrings.ts';
import { leanTheme } from './build/leanTheme.ts';
import { leanToolkit } from './build/leanToolkit.ts';
import { outlinePlugin } from './build/outlinePlugin.ts';
import { pagePlugin } from './build/pagePlugin.ts';
import { reactAsModules } from './build/reactAsModules.ts';
import { staticStyles } from './build/styles/staticStyles.ts';

const api = process.env.RENTYARD_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    staticStyles(),
    react(),
    reactAsModules(),
    leanIcons(),
    leanLibraries(),
    leanToolkit(),
    leanPreload(),
    leanTheme(),
    leanStrings(),
    cataloguePlugin(),
    outlinePlugin(),
    foldRuntime(),
    pagePlugin(),
    compressPlugin(),
  ],
  // Packages are read from their source, as everywhere in the repository.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    port: Number(process.env.PORT ?? 4173),
    strictPort: true,
    proxy: { '/api': api, '/media': api },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Slower than the default, and a few KiB smaller on every first page.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        // Code is compressed once more on its way: the same words twice weigh less than a call.
        inline: 1,
        hoist_funs: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        pure_getters: true,
      },
      format: { comments: false },
    },
    // Read by scripts/bytes.mjs; a dotfile, so the server does not serve it.
    manifest: true,
    // Supported browsers preload modules by themselves.
    // The page itself asks for what an address needs (src/early.ts), and forms share one chunk: lists of
    // what every chunk needs would weigh more on each first page than they spare on later ones.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [...firstPageChunks()] } } },
  },
});
