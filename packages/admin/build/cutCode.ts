/** Takes parts out of a library's code, each found by how it begins. */
export interface CodeCutter {
  /** Leaves a function without a body. */
  readonly empty: (name: string) => void;
  /** Leaves a class, which looks to a bundler as if making it did something, as a bare name. */
  readonly dropClass: (name: string) => void;
  /** Puts other code where a block stands, from the line that begins so to the line that closes it. */
  readonly replaceBlock: (start: string, next: string) => void;
  /** Puts other code wherever this stands. */
  readonly replace: (what: string, next: string) => void;
  /** What is left. */
  readonly code: () => string;
}

/**
 * A part that is not found is an error that names it: the library has changed, and somebody has to look
 * what became of it. `place` is the file of this repository that says what is cut.
 */
export function codeCutter(code: string, library: string, place: string): CodeCutter {
  let lean = code;
  const put = (what: string, old: string | undefined, next: string) => {
    if (old === undefined || !lean.includes(old)) {
      throw new Error(
        `${library} has no "${what}" any more. The build leaves it out of the app. Look what became of it and correct ${place}.`,
      );
    }
    lean = lean.replaceAll(old, () => next);
  };
  return {
    empty: (name) => {
      const start = new RegExp(
        `^[ \\t]*(?:async )?function ${name.replace('$', '\\$')}\\(`,
        'm',
      ).exec(lean)?.[0];
      put(name, start && blockAt(lean, start), `function ${name}() {}`);
    },
    dropClass: (name) => put(name, blockAt(lean, `var ${name} = class extends `), `var ${name};`),
    replaceBlock: (start, next) => put(start, blockAt(lean, start), next),
    replace: (what, next) => put(what, what, next),
    code: () => lean,
  };
}

/** From where a line begins with `start` to the line that closes it, which stands as far in. */
function blockAt(code: string, start: string): string | undefined {
  const from = code.startsWith(start) ? 0 : code.indexOf(`\n${start}`) + 1;
  if (from === 0 && !code.startsWith(start)) return undefined;
  const indent = /^[ \t]*/.exec(start)?.[0] ?? '';
  const closing = new RegExp(`^${indent}\\}(?:;|\\);|, \\[[^\\]]*\\]\\);)?$`, 'm').exec(
    code.slice(from),
  );
  return closing ? code.slice(from, from + closing.index + closing[0].length) : undefined;
}
