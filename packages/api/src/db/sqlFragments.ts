import { type SQL, sql } from 'drizzle-orm';

/** The requested language and the fallback language of texts. */
export interface Locale {
  readonly language: string;
  readonly fallback: string;
}

/** A quoted identifier. */
export function name(identifier: string): SQL {
  return sql`${sql.identifier(identifier)}`;
}

/** `r."price"`: a column of the table with that alias. */
export function column(alias: string, identifier: string): SQL {
  return sql`${sql.identifier(alias)}.${sql.identifier(identifier)}`;
}

/**
 * A text inlined into the statement instead of a parameter: keys of objects, and language codes,
 * which must be constants for the planner to use an index on an expression.
 */
export function literal(text: string): SQL {
  if (text.includes('\0') || text.includes('\\')) {
    throw new Error(`Not an SQL identifier: ${JSON.stringify(text)}`);
  }
  return sql.raw(`'${text.replaceAll("'", "''")}'`);
}

/** Clocks of several machines differ by less. */
const clockTolerance = sql`interval '30 seconds'`;

/**
 * Whether a stored time of the past is in the future by the clocks of this process and of the
 * database: it was written while a clock was ahead. A clock that is behind does not count.
 */
export function isFuture(time: SQL, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${time} > greatest(now(), ${at}) + ${clockTolerance}`;
}

export function joined(parts: readonly SQL[], separator = ', '): SQL {
  return sql.join([...parts], sql.raw(separator));
}

/** All conditions joined with `and`; true without any. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : joined(conditions, ' and ');
}

/** The text in the requested language, else in the default one, else in any language. */
export function textIn(texts: SQL, locale: Locale): SQL {
  const any = sql`(select t.text from jsonb_each_text(${texts}) as t (language, text) limit 1)`;
  return sql`coalesce(${preferredText(texts, locale)}, ${any})`;
}

/** All texts by language, for a form. Skips values that are not text. */
export function textsIn(texts: SQL): SQL {
  return sql`case jsonb_typeof(${texts}) when 'object' then (
    select coalesce(jsonb_object_agg(t.language, t.text), '{}')
    from jsonb_each(${texts}) as t (language, text) where jsonb_typeof(t.text) = 'string') end`;
}

/**
 * The text in the requested or the default language, used for sorting. The expression must equal
 * the one in the indexes of the migrations.
 */
export function preferredText(texts: SQL, { language, fallback }: Locale): SQL {
  if (language === fallback) return sql`${texts} ->> ${literal(fallback)}`;
  return sql`coalesce(${texts} ->> ${literal(language)}, ${texts} ->> ${literal(fallback)})`;
}

/** The language that `textIn` fell back to; null when the requested text exists or none does. */
export function fallbackOf(texts: SQL, { language, fallback }: Locale): SQL {
  return sql`case when ${texts} ? ${literal(language)} then null
    when ${texts} ? ${literal(fallback)} then ${literal(fallback)}
    else (select t.language from jsonb_each_text(${texts}) as t (language, text) limit 1) end`;
}

/** A timestamp in the format of the API: UTC, ISO 8601, with milliseconds. */
export function momentText(moment: SQL): SQL {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A moment in milliseconds since 1970, which is faster to write and to read than a text. */
export function milliseconds(moment: SQL): SQL {
  return sql`floor(extract(epoch from ${moment}) * 1000)::bigint`;
}

/** Languages with letters of their own in the alphabet; see the SQL function `sort_key`. */
const ownLetters: ReadonlySet<string> = new Set(['ua', 'ro', 'tr', 'pl']);

/**
 * The sort value of a text: ignores case and accents, and is the same on every database. The
 * expression must equal the one in the indexes of the migrations.
 */
export function named(text: SQL, language = ''): SQL {
  return ownLetters.has(language)
    ? sql`sort_key(${text}, ${literal(language)}) collate "C"`
    : sql`fold(${text}) collate "C"`;
}
