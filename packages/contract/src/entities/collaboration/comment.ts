/** Bounds of a comment: characters of the text as stored, and mentioned users. */
export const commentBounds = { text: 4_000, mentions: 20 } as const;

/** The text of a mention: `<@12>` mentions the user 12. */
export function formatMention(id: number): string {
  return `<@${id}>`;
}

const mention = /<@([1-9]\d{0,14})>/g;

/** The ids of the mentioned users, each once. */
export function mentionedIds(text: string): readonly number[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => Number(id)))];
}

/** A part of a comment: text, or the id of a mentioned user. */
export type CommentPart = string | number;

/** The text of a comment split into its mentions and the text around them. */
export function commentParts(text: string): readonly CommentPart[] {
  // The pattern has one group, so every second part is an id.
  return text
    .split(mention)
    .map((part, index) => (index % 2 === 1 ? Number(part) : part))
    .filter((part) => part !== '');
}
