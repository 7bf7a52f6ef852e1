import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { frames } from './frame.ts';
import { htmlPage } from './htmlPage.ts';
import type { Letters, LetterValues } from './templates/mailTemplate.ts';

/** A mail as it is sent. */
export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Addressed {
  readonly language: LanguageCode;
  /** Whom the letter greets. */
  readonly name: string;
  readonly values: LetterValues;
}

/** Writes a letter in one language, as plain text and as HTML that says the same. */
export function render(letters: Letters, { language, name, values }: Addressed): Rendered {
  const letter = letters[language];
  const frame = frames[language];
  const filled = (text: string) => fillIn(text, places(values));
  const { code, link } = values;
  const button =
    letter.button !== undefined && link !== undefined ? { label: letter.button, link } : undefined;
  const written = {
    heading: filled(letter.heading),
    greeting: fillIn(frame.greeting, { name }),
    paragraphs: letter.paragraphs.map(filled),
    code,
    button,
    address: frame.address,
    note: letter.note,
    footer: frame.footer,
  };
  return {
    subject: oneLine(filled(letter.subject)),
    text: plainText(written),
    html: htmlPage({ ...written, tag: languageTag(language) }),
  };
}

export interface Written {
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly code: string | undefined;
  readonly button: { readonly label: string; readonly link: string } | undefined;
  /** Says what the bare address below the button is. */
  readonly address: string;
  readonly note: string | undefined;
  readonly footer: string;
}

function plainText({ greeting, paragraphs, code, button, note, footer }: Written): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...(note === undefined ? [] : [note]),
    `-- \n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function places(values: LetterValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([place, value]) =>
      value === undefined ? [] : [[place, value]],
    ),
  );
}
