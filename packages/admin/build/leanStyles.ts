import type { Plugin } from 'vite';

/** `styled.div`...``, `styled(Button)`...``, `css`...``, `keyframes`...``. */
const tagged = /(?:\bstyled(?:\.\w+|\([\w$.]+\))|\bcss|\bkeyframes)`/g;

/** Takes blanks and comments out of the style rules in the source; they are nothing to a browser. */
export function leanStyles(): Plugin {
  return {
    name: 'rentyard-lean-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/(ui|admin)\/src\/.*\.tsx?$/, code: /styled|css`|keyframes`/ },
      handler: (code) => ({ code: withLeanStyles(code), map: null }),
    },
  };
}

/** The same code with every style template made short. Code inside `${...}` is left as it is. */
export function withLeanStyles(code: string): string {
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
      lean += code.slice(end, after);
      from = after;
    }
  }
  return lean + code.slice(from);
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
