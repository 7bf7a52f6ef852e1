import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { frames } from './frame.ts';

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

/**
 * A mail as HTML that mail clients support: one table, inline styles, no external resources. It
 * uses the colours of the back office; both colour pairs retain their contrast when a client
 * switches to dark mode by itself.
 */
function htmlPage(written: Written & { readonly tag: string }): string {
  const { tag, heading, greeting, paragraphs, code, button, address, note, footer } = written;
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;color:#141a21">${escaped(heading)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(button ? [buttonBlock(button), addressBlock(address, button.link)] : []),
    ...(note === undefined
      ? []
      : [
          `<p style="margin:24px 0 0;font-size:14px;line-height:20px;color:#4d5966">${escaped(note)}</p>`,
        ]),
  ];
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
</head>
<body style="margin:0;padding:0;background:#f5f7f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f7f9">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;text-align:left">
<tr><td style="padding:0 0 16px;font-size:16px;font-weight:700;color:#141a21"><span style="color:#c94f0a">&#9632;</span> Rentyard</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #dde2e9;border-radius:8px">
${rows.join('\n')}
</td></tr>
<tr><td style="padding:16px 0 0;font-size:13px;line-height:18px;color:#4d5966">${escaped(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#232b34">${escaped(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<p style="margin:24px 0;padding:16px;background:#f5f7f9;border-radius:8px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;letter-spacing:6px;text-align:center;color:#141a21">${escaped(code)}</p>`;
}

function buttonBlock({ label, link }: { readonly label: string; readonly link: string }): string {
  return `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;background:#a8420a;border-radius:8px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;color:#ffffff">${escaped(label)}</a></p>`;
}

function addressBlock(introduction: string, link: string): string {
  return `<p style="margin:0;font-size:14px;line-height:20px;color:#4d5966">${escaped(introduction)}<br><a href="${escaped(link)}" style="color:#a8420a;word-break:break-all">${escaped(link)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
