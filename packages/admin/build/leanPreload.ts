import type { Plugin } from 'vite';

/**
 * Asks for the files that a chunk needs together with it, so that it does not wait for one after another.
 * Vite's own does the same for browsers without module preloading and for pages under any address; a
 * style that does not come fails the chunk.
 */
const helper = `
const asked = {};
const ask = (file) => asked[file] ??= document.querySelector('[data-file="' + file + '"]') ?? new Promise((done, failed) => {
  const link = document.createElement('link');
  link.href = '/' + file;
  if (file.endsWith('.css')) {
    link.rel = 'stylesheet';
    link.onload = done;
    link.onerror = () => { delete asked[file]; failed(new Error(file)); };
  } else {
    link.rel = 'modulepreload';
    done();
  }
  document.head.append(link);
});
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;

/** Puts a small preloading helper in the place of Vite's, which every first page would ship. */
export function leanPreload(): Plugin {
  return {
    name: 'rentyard-lean-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: helper, map: null }),
    },
  };
}
