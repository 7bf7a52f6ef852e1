import type { replyVariables } from '@rentyard/contract/entities/chat/reply';

/** What `/he` at the end of a text looks for: `he`. Undefined where nothing is looked for. */
export function shortcutIn(text: string): string | undefined {
  return /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u.exec(text)?.[1];
}

/** The text with the answer in place of the `/shortcut` at its end. */
export function insertResponse(text: string, response: string): string {
  return text.replace(/\/[\p{L}\p{N}_-]*$/u, () => response);
}

/** Fills in whom the answer is for and from. */
export function fillVariables(
  response: string,
  values: Readonly<Record<(typeof replyVariables)[number], string>>,
): string {
  return response.replace(
    /\{(customer|agent|company)\}/g,
    (_, name: keyof typeof values) => values[name],
  );
}
