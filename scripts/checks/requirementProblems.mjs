/** `P-LIST-4`, `P-PERM`, and the short forms `P-LIST-1 to 5, 10` and `P-SHELL-2, 3`. */
const citation = /\bP-([A-Z]+)(?:-(\d+)((?:(?:, | to | and )\d+)*))?\b/g;
const definition = /^- \*\*(P-[A-Z]+(?:-\d+)?)\*\* /gm;

/**
 * Requirement numbers that a source cites and `page` does not define, and numbers that `page` defines twice.
 *
 * @param {string} page The text of `docs/requirements.md`.
 * @param {ReadonlyMap<string, string>} sources Texts by path.
 * @returns {readonly string[]}
 */
export function requirementProblems(page, sources) {
  const defined = [...page.matchAll(definition)].map(([, number]) => number);
  const known = new Set(defined);
  const twice = defined.filter((number, index) => defined.indexOf(number) !== index);
  return [
    ...twice.map((number) => `${number} is defined twice in docs/requirements.md.`),
    ...[...sources].flatMap(([path, text]) =>
      [...new Set([...text.matchAll(citation)].flatMap(citedNumbers))]
        .filter((number) => !known.has(number))
        .map((number) => `${path} cites ${number}: define it in docs/requirements.md.`),
    ),
  ];
}

/** The full numbers of one citation: `P-LIST-1 to 3, 5` cites four requirements. */
function citedNumbers([, section, first, rest = '']) {
  if (first === undefined) return [`P-${section}`];
  const numbers = [Number(first)];
  for (const [, link, number] of rest.matchAll(/(, | to | and )(\d+)/g)) {
    const from = link === ' to ' ? numbers[numbers.length - 1] + 1 : Number(number);
    for (let next = from; next <= Number(number); next += 1) numbers.push(next);
  }
  return numbers.map((number) => `P-${section}-${number}`);
}
