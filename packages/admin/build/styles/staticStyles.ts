import { join } from 'node:path';
import type { Plugin } from 'vite';
import { recordStyles, type StaticStyles } from './recordStyles.ts';
import { replaceCalls } from './styledCalls.ts';

/** A file of the source with the rules of its styled components: `/…/Badge.tsx.styles.css`. */
const styleFile = /(\/packages\/(?:ui|admin)\/src\/.*\.tsx?)\.styles\.css$/;

/**
 * Makes the styles of all styled components while the app is built: browsers get stylesheets, one for each
 * chunk that has styles, and neither templates nor the library that reads them (decision 41). The dev
 * server, Storybook and the published design system run styled-components as it is.
 */
export function staticStyles(): Plugin {
  let styles: Promise<StaticStyles>;
  return {
    name: 'rentyard-static-styles',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^styled-components$/,
            replacement: join(import.meta.dirname, 'styledRuntime.ts'),
          },
        ],
      },
    }),
    buildStart() {
      styles = recordStyles();
    },
    resolveId: { filter: { id: styleFile }, handler: (id) => id },
    load: {
      filter: { id: styleFile },
      handler: async (id) => rulesIn(await styles, id.replace(/\.styles\.css$/, '')),
    },
    transform: {
      filter: { id: /\/packages\/(ui|admin)\/src\/.*\.tsx?$/, code: 'styled-components' },
      handler: async (code, id) => ({ code: withStaticStyles(code, id, await styles), map: null }),
    },
  };
}

function rulesIn(styles: StaticStyles, path: string): string {
  return [...styles]
    .flatMap(([key, { css }]) => (key.startsWith(`${path}#`) ? css : []))
    .join('\n');
}

/** The same code with classes in the place of templates, and its stylesheet after all that it builds on. */
export function withStaticStyles(code: string, path: string, styles: StaticStyles): string {
  const replaced = replaceCalls(code, path, ({ key, drawn }) => {
    if (drawn === undefined) return "''";
    const style = styles.get(key);
    if (style) return `/* @__PURE__ */ styled(${drawn}, '${style.classes}')`;
    throw new Error(
      `${key} is not made while its module loads. The build makes styles once and for all. Move it to the top level of the module.`,
    );
  });
  return rulesIn(styles, path) ? `${replaced}\nimport '${path}.styles.css';\n` : replaced;
}
