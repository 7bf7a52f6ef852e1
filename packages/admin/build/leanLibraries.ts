import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutUnreachedRouter } from './leanRouter.ts';

const require = createRequire(import.meta.url);

/** Libraries that keep many things in one module, most of which this app does not use. */
const wholesale = /node_modules\/(react-router|react-intl|@casl\/ability)\//;

/** Where the router itself is, among the files that its entry leads to. */
const routerCore = /react-router[\\/]dist[\\/]production[\\/]chunk-/;

const intl = /node_modules\/@formatjs\/intl\//;

/** Where the formatter is put together. */
const intlCore = /@formatjs[\\/]intl[\\/]index\.js$/;

const ability = /@casl[\\/]ability[\\/]dist[\\/]esm[\\/]index\.mjs$/;

/** A name for developer tools is an assignment, and keeps a component that nobody draws. */
const nameForTools = /^[\w$]+\.displayName = .*;$/gm;

/** `const Form = forwardRef(...)`: a call, which a bundler must take to have effects. */
const topLevelCall = /^(?:var|let|const) [\w$]+ = (?=[\w$.]+\()/gm;

/** CASL's conditions, which this product's rights do without, hang on one call in mid-declaration. */
const factoryImport = /createFactory as ([\w$]+)/;

/** Turns an icon's drawing into a component; the library's own does much more than this product asks. */
const iconMaker = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;

const leanIconMaker = `
import { createElement } from 'react';
const look = {
  xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeLinecap: 'round', strokeLinejoin: 'round',
};
export default ({ node }) => ({ size, ...rest }) => createElement(
  'svg',
  { ...look, width: size, height: size, ...rest },
  node.map(([tag, attributes]) => createElement(tag, attributes)),
);`;

/** A formatter's ways to write what is no message; `Intl` itself does that in this product. */
const formatsOfIntl = /^\t+format(?!Message\b)\w+: format\w+(?:\$\d+)?\.bind\(.*\),?\n/gm;

/** What an icon module holds besides its drawing: its names. */
const iconModule = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/**
 * Lets the bundler leave out what the app does not use of its libraries. Besides, react-router's
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
      filter: { id: [wholesale, intl, iconMaker, iconModule] },
      handler: (code, id) => ({ code: leanLibrary(code, id), map: null }),
    },
  };
}

/** The same file of a library without what this app does not use. Fails when a pattern fits no more. */
export function leanLibrary(code: string, id: string): string {
  if (iconMaker.test(id)) return leanIconMaker;
  // Others stand for an icon under an older name.
  if (iconModule.test(id)) return code.includes('createLucideIcon(') ? leanIcon(code, id) : code;
  if (routerCore.test(id) && code.includes('function createRouter(')) {
    return withoutFalseEffects(withoutUnreachedRouter(code));
  }
  if (intlCore.test(id)) return withoutFalseEffects(cut(code, formatsOfIntl, '', id));
  if (ability.test(id)) return withoutFalseEffects(withPureFactory(code, id));
  return withoutFalseEffects(code);
}

function leanIcon(code: string, id: string): string {
  const unnamed = cut(code, /^ {2}(?:name|aliases): .*\n/gm, '', id);
  return cut(
    unnamed.replace(/^__iconData\.node;\n/m, ''),
    /= createLucideIcon\(/,
    '= /* @__PURE__ */ createLucideIcon(',
    id,
  );
}

function withPureFactory(code: string, id: string): string {
  const factory = factoryImport.exec(code)?.[1] ?? 'createFactory';
  return cut(code, new RegExp(` = ${factory}\\(`, 'g'), ` = /* @__PURE__ */ ${factory}(`, id);
}

function withoutFalseEffects(code: string): string {
  return code.replace(nameForTools, '').replace(topLevelCall, '$&/* @__PURE__ */ ');
}

function cut(code: string, pattern: RegExp, replacement: string, id: string): string {
  const lean = code.replace(pattern, replacement);
  if (lean !== code) return lean;
  throw new Error(
    `Nothing in ${id} looks like ${pattern} any more. The build leaves that out of the app. Look what became of it and correct build/leanLibraries.ts.`,
  );
}
