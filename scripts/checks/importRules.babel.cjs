/**
 * The TypeScript parser of the import rules. It removes types but keeps type imports as `require`, because
 * a type that crosses a layer is a dependency too. Rules can tell them apart: type imports make no cycle at
 * run time.
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
      // Runs before the preset, which drops type imports when it enters the program.
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
