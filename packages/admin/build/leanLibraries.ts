import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Libraries that keep many things in one module, most of which this app does not use. */
const wholesale = /node_modules\/(react-router|react-intl|@casl\/ability)\//;

/** A name for developer tools is an assignment, and keeps a component that nobody draws. */
const nameForTools = /^[\w$]+\.displayName = .*;$/gm;

/** `const Form = forwardRef(...)`: a call, which a bundler must take to have effects. */
const topLevelCall = /^(?:var|let|const) [\w$]+ = (?=[\w$.]+\()/gm;

/** CASL's conditions, which this product's rights do without, hang on one call in mid-declaration. */
const factoryImport = /createFactory as ([\w$]+)/;

/**
 * Lets the bundler leave out what the app does not use of three libraries. Besides, react-router's
 * exports lead bundlers to its development build, full of warnings; the production one lies beside it.
 */
export function leanLibraries(): Plugin {
  const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'rentyard-lean-libraries',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^react-router$/, replacement: join(router, 'index.mjs') }],
      },
    }),
    transform: {
      filter: { id: wholesale },
      handler: (code) => ({ code: withoutFalseEffects(code), map: null }),
    },
  };
}

function withoutFalseEffects(code: string): string {
  const factory = factoryImport.exec(code)?.[1];
  const lean = code.replace(nameForTools, '').replace(topLevelCall, '$&/* @__PURE__ */ ');
  return factory ? lean.replaceAll(` = ${factory}(`, ` = /* @__PURE__ */ ${factory}(`) : lean;
}
