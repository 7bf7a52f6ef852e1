import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { compileMessage, placesOf } from './compileCatalogue.ts';
import type { MessagesFile } from './readMessages.ts';

/** Where the customer's own words leave out a place that English has: "This field is required". */
const mayOmitPlaces = /(^|[._])required$/;

/**
 * What is wrong with messages: keys that a language lacks or has too many, bad syntax, places that
 * differ between languages, plural forms that a language needs and does not get, keys nobody uses.
 */
export function messageProblems(
  files: readonly MessagesFile[],
  sources: readonly string[],
): readonly string[] {
  const isUsed = usageIn(sources);
  const owners = new Map<string, string>();
  return files.flatMap(({ name, messages }) => {
    const { en = {}, ...others } = messages;
    return Object.entries(en).flatMap(([key, english]) => {
      const owner = owners.get(key);
      owners.set(key, name);
      return [
        ...(owner ? [`${key}: declared in ${owner} and in ${name}`] : []),
        ...(isUsed(key) ? [] : [`${key}: nobody uses it (${name})`]),
        ...pluralProblems(key, 'en', english),
        ...Object.entries(others).flatMap(([language, words]) =>
          translationProblems(key, english, language, words[key]),
        ),
      ];
    });
  });
}

function translationProblems(
  key: string,
  english: string,
  language: string,
  text: string | undefined,
): readonly string[] {
  if (!text) return [`${key}: missing in ${language}`];
  const expected = placesOf(compileMessage(english, key));
  const found = placesOf(compileMessage(text, `${key} (${language})`));
  const extra = found.filter((place) => !expected.includes(place));
  const lacking = expected.filter((place) => !found.includes(place));
  return [
    ...extra.map((place) => `${key}: ${language} fills in {${place}}, English does not`),
    ...(mayOmitPlaces.test(key) ? [] : lacking).map(
      (place) => `${key}: ${language} lacks {${place}}`,
    ),
    ...pluralProblems(key, language, text),
  ];
}

function pluralProblems(key: string, language: string, text: string): readonly string[] {
  const message = compileMessage(text, `${key} (${language})`);
  if (typeof message === 'string') return [];
  const rules = new Intl.PluralRules(language === 'ua' ? 'uk' : language);
  const needed = rules.resolvedOptions().pluralCategories;
  return pluralsOf(message).flatMap((forms) =>
    needed
      .filter((form) => !forms.includes(form))
      .map((form) => `${key}: ${language} lacks the plural form "${form}"`),
  );
}

function pluralsOf(elements: readonly MessageFormatElement[]): readonly (readonly string[])[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralsOf(option.value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
  });
}

const quoted = /'([^'\n]*)'|"([^"\n]*)"/g;
const template = /`([^`]*\$\{[^`]*)`/g;

/** A key is used when a source names it, or holds a template that it fits: `status.${status}`. */
function usageIn(sources: readonly string[]): (key: string) => boolean {
  const named = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, single, double] of source.matchAll(quoted)) named.add(single ?? double ?? '');
    for (const [, text = ''] of source.matchAll(template)) {
      if (!/\s/.test(text.replace(/\$\{[^}]*\}/g, ''))) patterns.add(patternOf(text));
    }
  }
  const fits = [...patterns].filter(Boolean).map((pattern) => new RegExp(`^${pattern}$`));
  return (key) => named.has(key) || fits.some((pattern) => pattern.test(key));
}

/** Empty for a template that says too little to tell keys from other texts. */
function patternOf(text: string): string {
  const parts = text.split(/\$\{[^}]*\}/);
  if (!parts.some((part) => /^[a-z_]+\.$|^\.[a-z_]+\.?$|^[a-z_]+\.[a-z_.]*$/.test(part))) return '';
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
}
