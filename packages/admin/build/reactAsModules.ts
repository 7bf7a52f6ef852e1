import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The production files of React by the names that they are imported under. */
const files = [
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js'],
  [
    'use-sync-external-store/with-selector',
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
  ],
  // React itself has the hook that the shim stands in for.
  [
    'use-sync-external-store/shim/with-selector',
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
  ],
] as const;

/**
 * Gives the bundler React as ES modules. React ships CommonJS alone, so every chunk would read it through
 * a helper in a file of its own, a request more for each first page, and what nobody uses of it would stay.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'rentyard-react-as-modules',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: Object.entries(reactFiles()).map(([name, replacement]) => ({
          find: new RegExp(`^${name}(?:\\.js)?$`),
          replacement,
        })),
      },
    }),
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (code, id) => {
        if (ownFile.test(id)) return { code: asModule(code), map: null };
        const named = withNamedImports(code);
        return named === code ? undefined : { code: named, map: null };
      },
    },
  };
}

const ownFile =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/cjs\/[\w/-]+\.production\.js$/;

/** Where the production files of React are, by what imports them. */
export function reactFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(([name, file]) => [name, pathOf(file)]));
}

function pathOf(file: string): string {
  const [name = ''] = file.split('/');
  return join(dirname(require.resolve(`${name}/package.json`)), file.slice(name.length));
}

const wholeImport = /\bimport (\w+)(?:, ?(\{[^}]*\}))? ?from ?(["'])react\3;?/g;

/** Copies of React that downshift makes to ask for a hook that every React has by now. */
const copyOfReact = /^var (SafeReact(?:\$\d)?) = _extends\(\{\}, React\);$/gm;

/** A library that takes React by name alone, so that what nobody names can be left out. */
export function withNamedImports(code: string): string {
  const copies = [...code.matchAll(copyOfReact)].map(([, name = '']) => name);
  const direct = copies.reduce(
    (text, name) => text.replaceAll(`${name}.useId;`, 'React.useId;'),
    code.replace(copyOfReact, '').replace("'useId' in React", 'true'),
  );
  return direct
    .replace(/^var USE_OPTIMISTIC = .*$/m, '')
    .replace('React3[USE_OPTIMISTIC]', 'React3.useOptimistic')
    .replace(
      wholeImport,
      (_, name: string, names: string | undefined) =>
        `import * as ${name} from 'react';${names ? `import ${names} from 'react';` : ''}`,
    );
}

const required = /\b(\w+) = require\("([^"]+)"\)(?:,\s*|;)/g;
const assigned = /(^|[^\w.])exports\.(\w+)/g;

/**
 * A CommonJS file of React as an ES module: `require` at its head becomes imports, and everything that it
 * assigns to `exports` an export. There is a default export too, for those who import React whole.
 */
export function asModule(code: string): string {
  const imports: string[] = [];
  const body = code
    .replace(required, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}';`);
      return '';
    })
    .replace(/^var (?=\n|$|function )/m, '');
  const found = [...body.matchAll(assigned)].map(([, , name = '']) => name);
  const names = [...new Set(found)];
  // Assigned in more than one place: declared ahead of them.
  const ahead = names.filter((name) => found.indexOf(name) !== found.lastIndexOf(name));
  const local = (name: string) => `exported_${name}`;
  return [
    ...imports,
    ...(ahead.length > 0 ? [`var ${ahead.map(local).join(', ')};`] : []),
    body.replace(assigned, (_, before: string, name: string) => {
      const isDeclared = ahead.includes(name);
      return `${before}${isDeclared ? '' : 'var '}${local(name)}`;
    }),
    `export { ${names.map((name) => `${local(name)} as ${name}`).join(', ')} };`,
    `export default { ${names.map((name) => `${name}: ${local(name)}`).join(', ')} };`,
  ].join('\n');
}
