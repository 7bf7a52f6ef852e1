/** Packages with native code or WebAssembly, which the bundle of the server leaves out. */
export const unbundled = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pg-native'];
