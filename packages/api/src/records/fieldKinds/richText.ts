import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { maxLength } from '@rentyard/validators';
import type { IOptions } from 'sanitize-html';

const options: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page opened by a link must not reach its opener.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/**
 * Sanitizes rich text: removes scripts, handlers, styles and frames. Loads the library on first use,
 * because the first lists do not need it.
 */
export async function sanitised(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, options);
}

interface Saved {
  readonly changed: readonly (readonly [path: string, PlainField])[];
  /** The record after the save. */
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * Texts whose stored form is too long although the sent form was not: storing turns `&` into
 * `&amp;`.
 */
export function richTextProblems({ changed, after }: Saved): readonly FieldProblem[] {
  return changed.flatMap(([path, field]) => {
    if (field.kind !== 'translated' || !field.rich) return [];
    const texts = Object.entries((valueAt(after, path) ?? {}) as Record<string, string>);
    return texts.flatMap(([language, html]): readonly FieldProblem[] => {
      const problem = html.length > field.max ? maxLength(field.max)(html) : undefined;
      return problem ? [{ path: `${path}.${language}`, problem }] : [];
    });
  });
}
