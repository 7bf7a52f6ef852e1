/** A part of a search that a record must match. */
export interface SearchTerm {
  /** As typed. A record must contain all of them. */
  readonly words: readonly string[];
  /** The digits of a phone number; a record may match them instead of the words. */
  readonly digits?: string;
}

/** Fewer digits are a year, a size or a part of a code. */
const phoneFrom = 6;
/** Longer runs of digits are no phone number. */
const phoneUpTo = 15;
/** This many last digits identify a phone number, whatever country and trunk codes precede them. */
const significant = 8;

const phonePart = /^\+?[\d()./-]*\d[\d()./-]*$/;

/**
 * The terms of a search: its words, and neighbouring words that together look like a phone number.
 * `+373 (691) 23-456`, `0691 23 456` and `69123456` are one number.
 */
export function searchTerms(words: readonly string[]): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  let run: string[] = [];
  const endRun = () => {
    const typed = run.join('').replace(/\D/g, '');
    const digits = typed.replace(/^0+/, '');
    // The trunk code counts: 069773 is the start of a number.
    if (typed.length >= phoneFrom && digits !== '' && digits.length <= phoneUpTo)
      terms.push({ words: run, digits: digits.slice(-significant) });
    else terms.push(...run.map((word) => ({ words: [word] })));
    run = [];
  };
  for (const word of words) {
    if (phonePart.test(word)) {
      run.push(word);
    } else {
      endRun();
      terms.push({ words: [word] });
    }
  }
  endRun();
  return terms;
}
