import { commentParts, formatMention } from '@rentyard/contract/entities/collaboration/comment';
import type { Option } from '@rentyard/contract/schema/values';

/** The text before the caret that starts a mention: `@` after a blank, and a part of a name. */
const started = /(?:^|\s)@([\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]+)?)$/u;

/** The part of a name that is typed after `@`; undefined when no mention is being typed. */
export function typedMention(text: string, caret: number): string | undefined {
  return started.exec(text.slice(0, caret))?.[1];
}

/** The text with the typed mention replaced by a user, and the caret behind it. */
export function withMention(
  text: string,
  caret: number,
  { name }: Option,
): { readonly text: string; readonly caret: number } {
  const typed = typedMention(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret), caret: before.length };
}

/** The text as it is stored: names of chosen users become mentions. */
export function storedText(text: string, chosen: readonly Option[]): string {
  // A longer name first: "@Ana Rusu" is not "@Ana" and a surname.
  return [...chosen]
    .sort((one, other) => other.name.length - one.name.length)
    .reduce((stored, { id, name }) => stored.replaceAll(`@${name}`, formatMention(id)), text);
}

/** The stored text as it is typed, with names. */
export function typedText(stored: string, mentions: readonly Option[]): string {
  return commentParts(stored)
    .map((part) => (typeof part === 'number' ? `@${findName(part, mentions)}` : part))
    .join('');
}

/** The name of a mentioned user. */
export function findName(id: number, mentions: readonly Option[]): string {
  return mentions.find((one) => one.id === id)?.name ?? String(id);
}
