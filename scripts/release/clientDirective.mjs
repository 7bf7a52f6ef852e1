/** Libraries whose code needs a browser or state, which React's server components lack. */
const clientLibraries =
  /^(react|react-dom|styled-components|downshift|dompurify|@tiptap\/.+|@tanstack\/(react-table|react-virtual))(\/.+)?$/;

/**
 * Adds `'use client'` to a module that renders or uses the browser. Pure modules (tokens, strings, rules) stay
 * usable in server components, so an entry may contain both kinds.
 *
 * @param {string} code of a module that the compiler wrote
 */
export function withClientDirective(code) {
  const imported = [...code.matchAll(/^(?:import|export)\b[^;]*?['"]([^'"]+)['"];/gm)];
  const isClient = imported.some(([, source]) => clientLibraries.test(source));
  return isClient ? `'use client';\n${code}` : code;
}
