/**
 * How the import rules read TypeScript: types come off, but a type import stays visible, because a
 * type that crosses a layer ties it just as a value does. It is shown as a `require`, so that rules
 * can tell it apart: two files that know each other's types make no circle at run time.
 */
function keepTypeImports({ types: t }) {
  const kindOf = (node) => node.importKind ?? node.exportKind;
  const isTypeOnly = (node) =>
    kindOf(node) === 'type' ||
    (node.specifiers?.length > 0 && node.specifiers.every((one) => kindOf(one) === 'type'));
  const show = (path) => {
    const { source } = path.node;
    if (!source || !isTypeOnly(path.node)) return;
    const required = t.callExpression(t.identifier('require'), [t.stringLiteral(source.value)]);
    path.replaceWith(t.expressionStatement(required));
  };
  return {
    visitor: {
      // Before the preset, which drops type imports on entering the program, gets to see them.
      Program(program) {
        program.traverse({
          ImportDeclaration: show,
          ExportNamedDeclaration: show,
          ExportAllDeclaration: show,
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
