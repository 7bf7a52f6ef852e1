import type { replyVariables } from '@rentyard/contract/entities/chat/reply';

/** The search term after `/` at the end of a text: `he` for `/he`. Undefined without one. */
export function shortcutIn(text: string): string | undefined {
  return /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u.exec(text)?.[1];
}

/** Replaces the `/shortcut` at the end of a text by a response. */
export function insertResponse(text: string, response: string): string {
  return text.replace(/\/[\p{L}\p{N}_-]*$/u, () => response);
}

/** Fills in the variables of a canned response. */
export function fillVariables(
  response: string,
  values: Readonly<Record<(typeof replyVariables)[number], string>>,
): string {
  return response.replace(
    /\{(customer|agent|company)\}/g,
    (_, name: keyof typeof values) => values[name],
  );
}
