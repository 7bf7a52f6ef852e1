/** Longest text that is matched. An unbounded repetition counts as this many characters. */
const maxTextLength = 64;
/** A backtracking engine tries about this many paths in a tenth of a second. */
const maxMatches = 1e7;

/** Upper limit of the number of ways in which a group of a pattern can match one text. */
interface Group {
  /** Number of matches of the current alternative. */
  matches: number;
  /** Maximum of the finished alternatives. */
  most: number;
  /** First character or class of each alternative. */
  readonly begins: string[];
  isAtBegin: boolean;
}

const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})[?+]?/;
/** Matches one character of the text: an escape, a class or a literal. */
const atom = /^(?:\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|.)/s;

/**
 * Whether a backtracking engine can hang on the pattern: it repeats something of variable length,
 * or alternatives with a common start. The server's engine does not backtrack, but clients may use
 * the pattern in their own forms.
 */
export function isUnsafePattern(pattern: string): boolean {
  const outer = newGroup();
  const groups = [outer];
  for (let rest = pattern; rest !== ''; ) {
    const group = groups.at(-1) ?? outer;
    const opening = /^\((?:\?(?::|P?<\w+>|[a-z]+:))?/.exec(rest)?.[0];
    const [one = ''] = atom.exec(rest) ?? [];
    rest = rest.slice((opening ?? one).length);
    if (opening !== undefined) {
      begin(group, '(');
      groups.push(newGroup());
    } else if (one === '|') {
      endAlternative(group);
    } else {
      const isEnd = one === ')' && groups.length > 1;
      if (isEnd) groups.pop();
      else begin(group, one);
      const around = groups.at(-1) ?? outer;
      const { min, max, length } = repetition(rest);
      rest = rest.slice(length);
      around.matches *= (max - min + 1) * (isEnd ? countMatches(group) : 1) ** max;
    }
  }
  return !(countMatches(outer) <= maxMatches);
}

function newGroup(): Group {
  return { matches: 1, most: 1, begins: [], isAtBegin: true };
}

function begin(group: Group, sign: string): void {
  if (group.isAtBegin) group.begins.push(sign);
  group.isAtBegin = false;
}

function endAlternative(group: Group): void {
  group.most = Math.max(group.most, group.matches);
  group.matches = 1;
  group.isAtBegin = true;
}

function countMatches({ matches: ways, most, begins }: Group): number {
  const isShared = new Set(begins).size < begins.length || begins.includes('.');
  return Math.max(most, ways) * (begins.length > 1 && isShared ? begins.length : 1);
}

/** The bounds of the quantifier at the start of the text, and its length. */
function repetition(rest: string) {
  const [found, least, range, most] = quantifier.exec(rest) ?? [];
  if (found === undefined) return { min: 1, max: 1, length: 0 };
  const { length } = found;
  if (least === undefined) {
    return { min: found[0] === '+' ? 1 : 0, max: found[0] === '?' ? 1 : maxTextLength, length };
  }
  const min = Math.min(Number(least), maxTextLength);
  const max = range === undefined ? min : Math.min(Number(most || maxTextLength), maxTextLength);
  return { min, max: Math.max(min, max), length };
}
