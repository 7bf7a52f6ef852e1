import { foldText, variantsOf } from './letters.ts';

/**
 * Finds a text inside others whatever their case and accents: `chisinau` finds `Chișinău`. One regular
 * expression over the texts as they are, since folded copies of 100,000 texts would cost their size again.
 * `letters` are the accented ones that occur at all: every other one would slow the expression down.
 */
export function textPattern(text: string, letters: ReadonlySet<string>): RegExp {
  const source = Array.from(foldText(text), (character) => {
    const variants = variantsOf(character).filter((variant) => letters.has(variant));
    return variants.length > 0
      ? `[${character}${variants.join('')}]`
      : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
  });
  return new RegExp(source.join(''), 'i');
}
