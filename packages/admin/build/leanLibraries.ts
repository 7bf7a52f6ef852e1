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

/** Vendor prefixes, which styled-components adds for those who ask; supported browsers need none. */
const prefixer = /stylis[\\/]src[\\/]Prefixer\.js$/;

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
      filter: { id: [wholesale, intl, iconMaker, iconModule, prefixer] },
      handler: (code, id) => ({ code: lean(code, id), map: null }),
    },
  };
}

function lean(code: string, id: string): string {
  if (iconMaker.test(id)) return leanIconMaker;
  if (iconModule.test(id)) return withoutNames(code);
  if (prefixer.test(id)) return 'export const prefix = (value) => value;';
  if (routerCore.test(id) && code.includes('function createRouter(')) {
    return withoutFalseEffects(withoutUnreachedRouter(code));
  }
  if (intl.test(id)) return withoutFalseEffects(code.replace(formatsOfIntl, ''));
  return withoutFalseEffects(code);
}

function withoutNames(icon: string): string {
  return icon
    .replace(/^ {2}(name|aliases): .*\n/gm, '')
    .replace(/^__iconData\.node;\n/m, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');
}

function withoutFalseEffects(code: string): string {
  const factory = factoryImport.exec(code)?.[1];
  const lean = code.replace(nameForTools, '').replace(topLevelCall, '$&/* @__PURE__ */ ');
  return factory ? lean.replaceAll(` = ${factory}(`, ` = /* @__PURE__ */ ${factory}(`) : lean;
}
