/** From too short to strong. */
export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** Common character sequences. */
const runs = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890987654321'];

/**
 * A hint while a password is chosen, not a rule. Length counts most, then variety. Repeated characters and keyboard
 * sequences count little, `avoid` (the user's own name and address) does not count.
 */
export function strengthOf(password: string, min: number, avoid: readonly string[] = []): Strength {
  if ([...password].length < min) return 'short';
  const text = withoutTerms(password, avoid);
  const weight = countedSigns(text) * bitsPerSign(text);
  if (weight < 40) return 'weak';
  if (weight < 56) return 'fair';
  return weight < 72 ? 'good' : 'strong';
}

function withoutTerms(password: string, avoid: readonly string[]): string {
  const terms = avoid.flatMap((one) => one.split(/[\s@.]+/)).filter((term) => term.length > 2);
  return terms.reduce((text, term) => {
    const at = text.toLowerCase().indexOf(term.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + text.slice(at + term.length);
  }, password);
}

/** Counts characters that are hard to guess: new ones, or at least ones that do not follow from the previous one. */
function countedSigns(text: string): number {
  const signs = [...text.toLowerCase()];
  const seen = new Set<string>();
  return signs.reduce((count, sign, at) => {
    const follows = at > 0 && isRun(`${signs[at - 1]}${sign}`);
    const worth = follows ? 0.2 : seen.has(sign) ? 0.6 : 1;
    seen.add(sign);
    return count + worth;
  }, 0);
}

function isRun(pair: string): boolean {
  return pair[0] === pair[1] || runs.some((run) => run.includes(pair));
}

function bitsPerSign(text: string): number {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 33],
    [/[^\p{ASCII}]/u, 60],
  ] as const;
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0);
  return Math.log2(Math.max(alphabet, 1));
}
