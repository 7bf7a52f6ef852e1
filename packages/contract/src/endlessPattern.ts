/** What is known of a group while its end is looked for. */
interface Group {
  /** Something inside is repeated without a bound. */
  repeats: boolean;
  /** What its alternatives begin with. */
  readonly begins: string[];
  isAtBegin: boolean;
}

/** A quantifier without an upper bound, at the beginning of the text. */
const endless = /^(?:[*+]|\{\d+,\})/;
/** What one character is matched by: an escape, a class, a sign. */
const atom = /^(?:\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|.)/s;

/**
 * Whether an engine that tries one way after the other can hang on the pattern: something that is repeated
 * without a bound repeats inside, or has alternatives that begin alike. The server's own engine does not,
 * but patterns are read by the forms of others, too.
 */
export function isEndlessPattern(pattern: string): boolean {
  const groups: Group[] = [newGroup()];
  for (let rest = pattern; rest !== ''; ) {
    const group = groups.at(-1) ?? newGroup();
    const opening = /^\((?:\?(?::|P?<\w+>|[a-z]+:))?/.exec(rest)?.[0];
    const [one = ''] = atom.exec(rest) ?? [];
    rest = rest.slice((opening ?? one).length);
    if (opening !== undefined) {
      begin(group, '(');
      groups.push(newGroup());
    } else if (one === '|') {
      group.isAtBegin = true;
    } else if (one === ')') {
      const around = groups.at(-2);
      groups.pop();
      if (endless.test(rest) && (group.repeats || isAmbiguous(group))) return true;
      if (around) around.repeats ||= group.repeats || endless.test(rest);
    } else {
      begin(group, one);
      group.repeats ||= endless.test(rest);
    }
  }
  return false;
}

function newGroup(): Group {
  return { repeats: false, begins: [], isAtBegin: true };
}

function begin(group: Group, sign: string): void {
  if (group.isAtBegin) group.begins.push(sign);
  group.isAtBegin = false;
}

function isAmbiguous({ begins }: Group): boolean {
  const isShared = new Set(begins).size < begins.length || begins.includes('.');
  return begins.length > 1 && isShared;
}
