/**
 * How the import rules read TypeScript: types come off, but `import type` stays as an import, because
 * a type that crosses a layer ties it just as a value does.
 */
function keepTypeImports() {
  const asValue = ({ node }) => {
    if ('importKind' in node) node.importKind = 'value';
    if ('exportKind' in node) node.exportKind = 'value';
    for (const specifier of node.specifiers ?? []) {
      if ('importKind' in specifier) specifier.importKind = 'value';
      if ('exportKind' in specifier) specifier.exportKind = 'value';
    }
  };
  const isReExport = (path) => path.node.source;
  return {
    visitor: {
      Program(program) {
        program.traverse({
          ImportDeclaration: asValue,
          ExportAllDeclaration: asValue,
          ExportNamedDeclaration: (path) => {
            if (isReExport(path)) asValue(path);
          },
        });
      },
    },
  };
}

module.exports = {
  babelrc: false,
  configFile: false,
  plugins: [keepTypeImports],
  presets: [
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
  ],
};
