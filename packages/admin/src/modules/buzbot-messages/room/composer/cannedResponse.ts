/** The search term after `/` at the end of a text: `he` for `/he`. Undefined without one. */
export function shortcutIn(text: string): string | undefined {
  return /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u.exec(text)?.[1];
}

/** Replaces the `/shortcut` at the end of a text by a response. */
export function insertResponse(text: string, response: string): string {
  return text.replace(/\/[\p{L}\p{N}_-]*$/u, () => response);
}
