import type { Plugin } from 'vite';
import { evaluate } from './evaluate.ts';

/** A constant of the theme in code. */
const constantName = /(?<![.\w$'"])(?:theme|media)\.\w+/g;

/** By the name that code calls them: `theme.space2`, `media.phone`. */
type Constants = Readonly<Record<string, string>>;

/** Writes the theme's references into the code that uses them, so that no page ships their table. */
export function leanTheme(): Plugin {
  let constants: Promise<Constants>;
  return {
    name: 'rentyard-lean-theme',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      constants = themeConstants();
    },
    transform: {
      filter: { id: /\/packages\/(ui|admin)\/src\/.*\.tsx?$/, code: constantName },
      handler: async (code) => ({ code: withConstants(code, await constants), map: null }),
    },
  };
}

async function themeConstants(): Promise<Constants> {
  const tables = await evaluate<Readonly<Record<'theme' | 'media', Constants>>>(
    `export { media, theme } from '@rentyard/ui/theme';`,
  );
  return Object.fromEntries(
    Object.entries(tables).flatMap(([table, values]) =>
      Object.entries(values).map(([name, value]) => [`${table}.${name}`, value]),
    ),
  );
}

/** The same code with values in the place of names. */
export function withConstants(code: string, constants: Constants): string {
  return code.replace(constantName, (name) => (name in constants ? `'${constants[name]}'` : name));
}
