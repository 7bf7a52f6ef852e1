/** One self-contained file per entry, so the test sees everything that an entry includes. */
export default {
  ssr: { noExternal: true },
  build: { minify: true, target: 'es2022' },
};
