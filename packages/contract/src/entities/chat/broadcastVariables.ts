import type { LanguageCode } from '../../languages.ts';
import { fillText } from './textVariables.ts';

/** The variables of a broadcast's text. Each recipient reads their own value. */
export const broadcastVariables = ['first_name', 'name'] as const;

export type BroadcastVariable = (typeof broadcastVariables)[number];

/** Replaces the name of a recipient whose name is unknown. */
export const unnamedRecipient: Readonly<Record<LanguageCode, string>> = {
  en: 'customer',
  ru: 'клиент',
  ua: 'клієнт',
  ro: 'client',
  tr: 'müşterimiz',
  pl: 'klient',
};

/** A text as the recipient reads it. Other words in braces stay as they are. */
export function fillVariables(
  text: string,
  { name, language }: { readonly name: string; readonly language: LanguageCode },
): string {
  const known = name.trim() || unnamedRecipient[language];
  return fillText<BroadcastVariable>(text, {
    name: known,
    first_name: name.trim().split(/\s+/)[0] || known,
  });
}
