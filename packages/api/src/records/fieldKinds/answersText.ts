/** An answer as a cell contains it: a characteristic and its value. */
export interface WrittenAnswer {
  readonly about: string;
  readonly texts: readonly string[];
}

/** An answer in the `show` shape. */
export interface ShownAnswer {
  readonly property: { readonly name: string } | null;
  readonly values: readonly { readonly name: string }[];
  readonly number: number | null;
  readonly custom_value: string | null;
}

/** `Fuel: Diesel; Attachments: Bucket, "Fork, long"; Lifting capacity: 12.5` */
export function writeAnswers(answers: readonly ShownAnswer[]): string {
  return answers
    .flatMap(({ property, values, number, custom_value }) => {
      const texts = [
        ...values.map(({ name }) => name),
        ...(number === null ? [] : [String(number)]),
        ...(custom_value === null ? [] : [custom_value]),
      ];
      return property ? [`${quoted(property.name)}: ${texts.map(quoted).join(', ')}`] : [];
    })
    .join('; ');
}

/** Quotes a text that contains a separator or has spaces at its ends. */
function quoted(text: string): string {
  return /[;:,"]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text, quoted or not, and the separator after it. */
const part = /\s*(?:"((?:[^"]|"")*)"\s*(?=[;:,]|$)|([^;:,]*))([;:,]|$)/y;

/** Reads the output of `writeAnswers` and similar hand-written text. */
export function readAnswers(cell: string): readonly WrittenAnswer[] {
  const answers: { about: string; texts: string[] }[] = [];
  let current: { about: string; texts: string[] } | undefined;
  let begun = '';
  for (const { text, sign } of splitParts(cell)) {
    if (!current) {
      if (text === '' && sign !== ':') continue;
      current = { about: text, texts: [] };
      answers.push(current);
    } else if (sign === ':') {
      // A colon inside an answer is an ordinary character.
      begun += `${text}:`;
      continue;
    } else if (begun + text !== '') {
      current.texts.push(begun + text);
    }
    begun = '';
    if (sign === ';') current = undefined;
  }
  return answers;
}

interface Part {
  readonly text: string;
  readonly sign: string;
}

function splitParts(cell: string): readonly Part[] {
  const parts: Part[] = [];
  part.lastIndex = 0;
  for (;;) {
    const [, inQuotes, plain = '', sign = ''] = part.exec(cell) ?? [];
    parts.push({ text: inQuotes?.replaceAll('""', '"') ?? plain.trim(), sign });
    if (sign === '') return parts;
  }
}
