import { unnamedRecipient } from '@rentyard/contract/entities/chat/broadcastVariables';
import { languageCodes, type Translated } from '@rentyard/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import { joined, literal } from '../../db/sqlFragments.ts';

/** The text of a broadcast: one for all recipients, or one per language. */
export interface BroadcastText {
  /** The default text, for languages without their own. */
  readonly message: string;
  readonly texts: Translated;
}

/** The text for a recipient with this language. */
export function textFor({ message, texts }: BroadcastText, language: string): string {
  return texts[language] ?? message;
}

/**
 * The SQL of a text with its variables filled for the room `o`, like `fillVariables` of the
 * contract.
 */
export function filledFor(text: SQL): SQL {
  const unnamed = languageCodes.map(
    (code) => sql`when ${literal(code)} then ${literal(unnamedRecipient[code])}`,
  );
  const neutral = sql`case o.language ${joined(unnamed, ' ')} else ${literal(unnamedRecipient.en)} end`;
  const name = sql`coalesce(nullif(trim(o.customer_name), ''), ${neutral})`;
  const firstName = sql`coalesce(
    nullif(substring(trim(o.customer_name) from '^\\S+'), ''), ${neutral})`;
  return sql`replace(replace(${text}, '{first_name}', ${firstName}), '{name}', ${name})`;
}
