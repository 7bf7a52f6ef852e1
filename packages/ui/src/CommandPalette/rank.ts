import { wordDistance } from '@rentyard/validators/wordDistance';

/** An item that can be selected. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Secondary text: a code, a module. */
  readonly note?: string;
  /** Additional search terms. */
  readonly keywords?: readonly string[];
}

/**
 * Commands that contain every word of the query, best match first: labels that begin with the query, then labels with
 * a word that begins with it, then the rest. Equal matches keep their order.
 */
export function ranked<One extends Command>(
  commands: readonly One[],
  query: string,
): readonly One[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  if (wanted.length === 0) return commands;
  return byScore(commands, (command) => scoreCommand(command, wanted));
}

/** Commands with words that are similar to all words of the query: misspelt, or in another alphabet. */
export function similarTo<One extends Command>(
  commands: readonly One[],
  query: string,
): readonly One[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return byScore(commands, (command) => scoreSimilarity(command, wanted));
}

function byScore<One extends Command>(
  commands: readonly One[],
  scoreBy: (command: One) => number,
): readonly One[] {
  return commands
    .map((command, index) => ({ command, index, score: scoreBy(command) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .map(({ command }) => command);
}

/** Returns zero if a word does not occur. */
function scoreCommand(command: Command, wanted: readonly string[]): number {
  const label = fold(command.label);
  const others = fold([command.note ?? '', ...(command.keywords ?? [])].join(' '));
  const scores = wanted.map((word) => {
    if (label.startsWith(word)) return 4;
    if (label.includes(` ${word}`)) return 3;
    if (` ${others}`.includes(` ${word}`)) return 2;
    return label.includes(word) || others.includes(word) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
}

/** Fewer typos score higher. Returns zero if a word is similar to none. */
function scoreSimilarity(command: Command, wanted: readonly string[]): number {
  const words = fold(
    [command.label, command.note ?? '', ...(command.keywords ?? [])].join(' '),
  ).split(' ');
  const scores = wanted.map((typed) => {
    const typos = words.flatMap((word) => wordDistance(typed, word) ?? []);
    return typos.length === 0 ? 0 : 1 / (1 + Math.min(...typos));
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Ignores case, accents and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
