import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { bannedIn } from './bannedTerms.mjs';

/** The customer's own translations omit a value that English has: "This field is required". */
const mayOmitValues = /(^|[._])required$/;

/**
 * Problems of messages that the compiler cannot find: keys declared twice, invalid syntax, placeholders
 * that differ between languages, missing plural forms, unused keys.
 *
 * `files` have messages by language and key, `sources` are the texts of the source files.
 */
export function messageProblems(files, sources) {
  const isUsed = usageIn(sources);
  const known = new Set();
  return files.flatMap(({ en, ...others }) =>
    Object.entries(en).flatMap(([key, english]) => {
      const isKnown = known.has(key);
      known.add(key);
      return [
        ...(isKnown ? [`${key}: declared twice`] : []),
        ...(isUsed(key) ? [] : [`${key}: no source uses it`]),
        ...textProblems(key, 'en', english, english),
        ...Object.entries(others).flatMap(([language, texts]) =>
          textProblems(key, language, texts[key], english),
        ),
      ];
    }),
  );
}

/** The banned terms in texts by language and key, with what to use instead. */
export function termProblems(files) {
  return files.flatMap((file) =>
    Object.entries(file).flatMap(([language, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        bannedIn(language, text).map(
          ({ found, use }) => `${key}: ${language} says “${found}”, use “${use}”`,
        ),
      ),
    ),
  );
}

function textProblems(key, language, text, english) {
  if (!text) return [`${key}: empty in ${language}`];
  const message = parsed(text);
  if (typeof message === 'string') return [`${key}: ${language} is not valid ICU: ${message}`];
  const source = parsed(english);
  const difference =
    typeof source === 'string' || mayOmitValues.test(key)
      ? undefined
      : isStructurallySame(source, message).error;
  return [
    ...(difference ? [`${key}: ${language} differs from English: ${difference.message}`] : []),
    ...pluralProblems(key, language, message),
  ];
}

/** The parsed message, or the syntax error. */
function parsed(text) {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    return error.message;
  }
}

function pluralProblems(key, language, message) {
  const rules = new Intl.PluralRules(language === 'ua' ? 'uk' : language);
  const needed = rules.resolvedOptions().pluralCategories;
  return pluralsOf(message).flatMap((forms) =>
    needed
      .filter((form) => !forms.includes(form))
      .map((form) => `${key}: ${language} lacks the plural form "${form}"`),
  );
}

function pluralsOf(elements) {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralsOf(option.value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
  });
}

const quoted = /'([^'\n]*)'|"([^"\n]*)"/g;
const template = /`([^`]*\$\{[^`]*)`/g;

/** A key is used when a source has it as a string or as a template that matches it: `status.${status}`. */
function usageIn(sources) {
  const named = new Set(sources.flatMap(quotedIn));
  const templates = sources.flatMap((source) => [...source.matchAll(template)]);
  const patterns = templates.flatMap(([, text]) =>
    /\s/.test(text.replace(/\$\{[^}]*\}/g, '')) ? [] : patternOf(text),
  );
  const fits = [...new Set(patterns)].map((pattern) => new RegExp(`^${pattern}$`));
  return (key) => named.has(key) || fits.some((pattern) => pattern.test(key));
}

/** No pattern for a template that would match too many texts. */
function patternOf(text) {
  const parts = text.split(/\$\{[^}]*\}/);
  if (!parts.some((part) => /^[a-z_]+\.$|^\.[a-z_]+\.?$|^[a-z_]+\.[a-z_.]*$/.test(part))) return [];
  return [parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')];
}

/** The quoted texts of a source. */
export function quotedIn(source) {
  return [...source.matchAll(quoted)].map(([, single, double]) => single ?? double ?? '');
}
