/** One self-contained file per entry, so that what an entry drags along can be seen. */
export default {
  ssr: { noExternal: true },
  build: { minify: true, target: 'es2022' },
};
