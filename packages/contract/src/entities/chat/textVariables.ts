import type { Problem } from '@rentyard/validators';
import { wordDistance } from '@rentyard/validators/wordDistance';

/** A part of a message template: plain text, or the name of a variable. */
export type TextPart<Name extends string> = { readonly text: string } | { readonly variable: Name };

const isName = /^[\p{L}\p{N}_.-]+$/u;

/** Words in braces with their position in the text. */
interface Braces {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The pairs of braces that are neither inside another pair nor around one: nested braces are plain text. */
function singleBraces(text: string): readonly Braces[] {
  const open: number[] = [];
  const found: Braces[] = [];
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start === undefined) continue;
    // Pairs inside this one end before it.
    while ((found.at(-1)?.start ?? -1) > start) found.pop();
    found.push({ start, end: index + 1, words: text.slice(start + 1, index) });
  }
  return found.filter(({ words }) => !words.includes('{'));
}

/** Splits a text at its known variables: `{name}`. Everything else is plain, `{{name}}` too. */
export function textParts<Name extends string>(
  text: string,
  known: readonly Name[],
): readonly TextPart<Name>[] {
  const parts: TextPart<Name>[] = [];
  let start = 0;
  for (const braces of singleBraces(text)) {
    const variable = known.find((name) => name === braces.words);
    if (variable === undefined) continue;
    parts.push({ text: text.slice(start, braces.start) }, { variable });
    start = braces.end;
  }
  return [...parts, { text: text.slice(start) }];
}

/** The text with the values of its known variables. Values are never searched for variables. */
export function fillText<Name extends string>(
  text: string,
  values: Readonly<Record<Name, string>>,
): string {
  return textParts(text, Object.keys(values) as Name[])
    .map((part) => ('text' in part ? part.text : values[part.variable]))
    .join('');
}

/**
 * The problem of a text with a variable that nobody fills in, such as `{firstname}`: it would be sent
 * literally. The problem names the nearest known variable, or all of them.
 */
export function unknownVariable(text: string, known: readonly string[]): Problem | undefined {
  for (const { words } of singleBraces(text)) {
    const name = words.trim();
    if (name === '' || known.some((one) => one === words)) continue;
    const near = known
      .map((one) => ({ one, distance: wordDistance(name, one) ?? wordDistance(one, name) }))
      .flatMap(({ one, distance }) => (distance === undefined ? [] : [{ one, distance }]))
      .toSorted((a, b) => a.distance - b.distance);
    // Several words in braces are a remark, unless they resemble a variable.
    if (!isName.test(name) && near.length === 0) continue;
    const offered = near[0] ? [near[0].one] : known;
    const nearest = offered.map((one) => `{${one}}`).join(', ');
    return { id: 'unknown_variable', values: { name: `{${words}}`, nearest } };
  }
  return undefined;
}
