import type { Plugin } from 'vite';

/**
 * Asks for the files that a chunk needs together with it, so that it does not wait for one after another.
 * Vite's own does the same for browsers without module preloading and for pages under any address; a
 * style that does not come fails the chunk.
 */
const helper = `
const asked = {};
const append = (file) => {
  const link = document.createElement('link');
  link.href = '/' + file;
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  document.head.append(link);
  return link;
};
const read = (link, file) => link.rel !== 'stylesheet' || link.sheet || new Promise((done, failed) => {
  link.addEventListener('load', done);
  link.addEventListener('error', () => {
    delete asked[file];
    link.remove();
    failed(new Error(file));
  });
});
const ask = (file) => asked[file] ??= read(document.querySelector('[data-file="' + file + '"]') ?? append(file), file);
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
