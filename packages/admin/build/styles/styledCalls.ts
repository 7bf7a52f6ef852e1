import { type ESTree, parseSync, Visitor } from 'vite';

/** One style template in a file of the source. */
interface StyledCall {
  /** The file's path and the place of the template among those of the file: `/…/Badge.tsx#0`. */
  readonly key: string;
  /** Code of what is drawn: `'div'` for `styled.div`, `Button` for `styled(Button)`; undefined for `css`. */
  readonly drawn: string | undefined;
  /** Code of the template. */
  readonly template: string;
}

interface Placed {
  readonly start: number;
  readonly end: number;
}

/**
 * The same code with something else in the place of every `styled.div`...``, `styled(Button)`...`` and
 * `css`...``; undefined leaves one as it is. A template inside another goes with it.
 */
export function replaceCalls(
  code: string,
  path: string,
  replacement: (call: StyledCall) => string | undefined,
): string {
  let replaced = '';
  let from = 0;
  for (const [at, call] of callsIn(code, path).entries()) {
    const next = call.start < from ? undefined : replacement({ ...call, key: `${path}#${at}` });
    if (next === undefined) continue;
    replaced += code.slice(from, call.start) + next;
    from = call.end;
  }
  return replaced + code.slice(from);
}

function callsIn(code: string, path: string): readonly (Omit<StyledCall, 'key'> & Placed)[] {
  const calls: (Omit<StyledCall, 'key'> & Placed)[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi, start, end }) => {
      const drawn = drawnBy(tag, code);
      if (drawn === null) return;
      calls.push({ start, end, drawn, template: code.slice(quasi.start, quasi.end) });
    },
  }).visit(parseSync(path, code).program);
  return calls;
}

/** Null for what is no style template. */
function drawnBy(tag: ESTree.Expression, code: string): string | undefined | null {
  if (tag.type === 'Identifier') return tag.name === 'css' ? undefined : null;
  if (tag.type === 'MemberExpression') {
    return isStyled(tag.object) && tag.property.type === 'Identifier'
      ? `'${tag.property.name}'`
      : null;
  }
  const [drawn] = tag.type === 'CallExpression' && isStyled(tag.callee) ? tag.arguments : [];
  return drawn ? code.slice(drawn.start, drawn.end) : null;
}

function isStyled(node: ESTree.Expression): boolean {
  return node.type === 'Identifier' && node.name === 'styled';
}
