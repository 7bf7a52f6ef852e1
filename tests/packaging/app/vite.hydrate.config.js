/** Builds the hydrated page with Vite. */
export default {
  publicDir: false,
  build: {
    outDir: 'hydrated/vite',
    rolldownOptions: {
      input: 'src/hydrate.tsx',
      output: { entryFileNames: 'client.js' },
    },
  },
};
