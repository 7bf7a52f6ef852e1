import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { frames } from './frame.ts';
import { htmlPage } from './htmlPage.ts';
import type { MailTemplates, TemplateValues } from './templates/mailTemplate.ts';

/** A rendered mail. */
export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Addressed {
  readonly language: LanguageCode;
  /** The name in the greeting. */
  readonly name: string;
  readonly values: TemplateValues;
}

/** Renders a template in one language as plain text and as HTML with the same content. */
export function render(templates: MailTemplates, { language, name, values }: Addressed): Rendered {
  const template = templates[language];
  const frame = frames[language];
  const filled = (text: string) => fillIn(text, fillTemplate(values));
  const { code, link } = values;
  const button =
    template.button !== undefined && link !== undefined
      ? { label: template.button, link }
      : undefined;
  const written = {
    heading: filled(template.heading),
    greeting: fillIn(frame.greeting, { name }),
    paragraphs: template.paragraphs.map(filled),
    code,
    button,
    address: frame.address,
    note: template.note,
    footer: frame.footer,
  };
  return {
    subject: oneLine(filled(template.subject)),
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
  /** The text that introduces the plain URL below the button. */
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

/** A line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function fillTemplate(values: TemplateValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([placeholder, value]) =>
      value === undefined ? [] : [[placeholder, value]],
    ),
  );
}
