import { migrations } from './migrations.mjs';

/**
 * Changes the imports of one file. A renamed export keeps its local name (`import { requestState as askFor }`),
 * so the rest of the file stays as it is.
 *
 * @param {string} code
 * @returns {string}
 */
export function migrateCode(code) {
  return migrations.reduce(
    (text, { entries, exports }) => withEntries(withExports(text, exports), entries),
    code,
  );
}

/** Imports and re-exports with braces: the keyword, the names, and the path in its quotes. */
const namedImport =
  /\b(import|export)(\s+type)?(\s+[\w$]+\s*,)?\s*\{([^{}]*)\}(\s*from\s*)(['"])([^'"]+)\6/g;

function withExports(code, exports) {
  return code.replace(
    namedImport,
    (whole, keyword, type = '', other = '', names, from, quote, path) => {
      const renamed = exports[path];
      if (!renamed) return whole;
      const present = names.replace(
        /(^|,)(\s*(?:type\s+)?)([\w$]+)(\s+as\s+[\w$]+)?/g,
        (name, comma, space, former, alias) =>
          Object.hasOwn(renamed, former)
            ? `${comma}${space}${renamed[former]}${alias ?? ` as ${former}`}`
            : name,
      );
      return `${keyword}${type}${other} {${present}}${from}${quote}${path}${quote}`;
    },
  );
}

/** Paths of imports, re-exports, dynamic imports and mocks: any string that is exactly a former path. */
function withEntries(code, entries) {
  return Object.entries(entries).reduce(
    (text, [former, present]) =>
      text.replaceAll(`'${former}'`, `'${present}'`).replaceAll(`"${former}"`, `"${present}"`),
    code,
  );
}
