import type { Plugin } from 'vite';
import { evaluate } from './evaluate.ts';

/** `styled.div`...``, `styled(Button)`...``, `css`...``, `keyframes`...``. */
const tagged = /(?:\bstyled(?:\.\w+|\([\w$.]+\))|\bcss|\bkeyframes)`/g;

/** A constant outside style rules. */
const constantName = /(?<![.\w$'"])(?:theme|media)\.\w+/g;

/** Constants by the name that style templates call them: `theme.space2`, `media.phone`. */
type Constants = Readonly<Record<string, string>>;

/**
 * Takes blanks and comments out of the style rules in the source, which are nothing to a browser, and
 * writes the theme's references into them, so that no page ships their table.
 */
export function leanStyles(): Plugin {
  let constants: Promise<Constants>;
  return {
    name: 'rentyard-lean-styles',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      constants = themeConstants();
    },
    transform: {
      filter: {
        id: /\/packages\/(ui|admin)\/src\/.*\.tsx?$/,
        code: /styled|css`|keyframes`|\btheme\./,
      },
      handler: async (code) => ({ code: withLeanStyles(code, await constants), map: null }),
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

/**
 * The same code with every style template made short. Code inside `${...}` is left as it is, unless it
 * is the name of a constant alone: its value takes the place.
 */
export function withLeanStyles(code: string, constants: Constants = {}): string {
  let lean = '';
  let from = 0;
  for (const match of code.matchAll(tagged)) {
    const start = match.index + match[0].length;
    if (start < from) continue;
    lean += code.slice(from, start);
    from = start;
    for (;;) {
      const end = endOfText(code, from);
      lean += leanRules(code.slice(from, end));
      from = end;
      if (code[end] !== '$') break;
      const after = endOfPlace(code, end + 2);
      const place = code.slice(end, after);
      lean += constants[place.slice(2, -1)] ?? place;
      from = after;
    }
  }
  lean += code.slice(from);
  return lean.replace(constantName, (name) => (name in constants ? `'${constants[name]}'` : name));
}

function leanRules(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}

/** Where the text of a template stops: at its closing backtick or at the next `${`. */
function endOfText(code: string, from: number): number {
  let at = from;
  while (at < code.length && code[at] !== '`' && !code.startsWith('${', at)) {
    at += code[at] === '\\' ? 2 : 1;
  }
  return at;
}

/** Where the code inside `${...}` is over, with whatever braces and templates it holds. */
function endOfPlace(code: string, from: number): number {
  let at = from;
  for (let depth = 1; depth > 0 && at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    else if (code[at] === '}') depth -= 1;
    else if (code[at] === '`') at = endOfTemplate(code, at + 1);
  }
  return at;
}

/** Where a template inside a place closes. */
function endOfTemplate(code: string, from: number): number {
  let at = endOfText(code, from);
  while (code[at] === '$') at = endOfText(code, endOfPlace(code, at + 2));
  return at;
}
