import {
  type BroadcastVariable,
  broadcastVariables,
  unnamedRecipient,
} from '@rentyard/contract/entities/chat/broadcastVariables';
import { messageBounds } from '@rentyard/contract/entities/chat/message';
import { textParts } from '@rentyard/contract/entities/chat/textVariables';
import { languageCodes, type Translated } from '@rentyard/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { joined, literal } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';

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
 * The SQL of the text that the room `o` receives, with its variables filled in like `fillVariables`
 * of the contract.
 */
export function filledFor({ message, texts }: BroadcastText): SQL {
  const own = Object.entries(texts).map(
    ([language, text]) => sql`when ${language} then ${filled(text)}`,
  );
  if (own.length === 0) return filled(message);
  return sql`case o.language ${joined(own, ' ')} else ${filled(message)} end`;
}

const unnamed = sql`case o.language ${joined(
  languageCodes.map((code) => sql`when ${literal(code)} then ${literal(unnamedRecipient[code])}`),
  ' ',
)} else ${literal(unnamedRecipient.en)} end`;

const variables: Readonly<Record<BroadcastVariable, SQL>> = {
  name: sql`coalesce(nullif(trim(o.customer_name), ''), ${unnamed})`,
  first_name: sql`coalesce(nullif(substring(trim(o.customer_name) from '^\\S+'), ''), ${unnamed})`,
};

function filled(text: string): SQL {
  const parts = textParts(text, broadcastVariables).map((part) =>
    'text' in part ? sql`${part.text}::text` : variables[part.variable],
  );
  // A function takes at most 100 arguments, an array any number of elements.
  return sql`array_to_string(array[${joined(parts)}]::text[], '')`;
}

/**
 * Refuses a text that is longer than a message allows once it has the name of a recipient.
 * @throws {Invalid} at `message` or `texts.ru`.
 */
export async function refuseLongTexts(
  on: Queryable,
  text: BroadcastText,
  recipients: SQL,
): Promise<void> {
  const own = Object.keys(text.texts);
  const rows = await on.rows<{ path: string }>(sql`
    select case when o.language = any(${sql.param(own)}::text[])
      then 'texts.' || o.language else 'message' end as path
    from buzbot_rooms o where ${recipients}
    group by 1 having max(char_length(${filledFor(text)})) > ${messageBounds.text}`);
  const problem = { id: 'max_length', values: { number: messageBounds.text } };
  if (rows.length > 0) {
    throw new Invalid(Object.fromEntries(rows.map(({ path }) => [path, [problem]])));
  }
}
