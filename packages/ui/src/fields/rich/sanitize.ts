import DOMPurify from 'dompurify';

/** The allowed elements and attributes. Scripts, styles, frames, forms and event handlers are not among them. */
const allowed = {
  ALLOWED_TAGS: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'span'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height'],
    ...['start', 'colspan', 'rowspan', 'scope'],
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/** Sanitises HTML from any source. Elements that are not allowed are removed, their text stays. */
export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}

/** The URL of a link; `example.md/page` is read as https. Null if the URL is not allowed. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:|^[/#]/i.test(text) ? text : `https://${text}`;
  if (text === '' || /\s/.test(address)) return null;
  const isWeb = /^https?:\/\/[^/]+\.[^/]+/i.test(address) && URL.canParse(address);
  return isWeb || /^(?:mailto:\S+@\S+|tel:\+?[\d-]+|\/(?!\/)|#)/i.test(address) ? address : null;
}
