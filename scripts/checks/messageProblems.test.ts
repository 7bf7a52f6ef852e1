import { expect, it } from 'vitest';
import { bannedTerms } from './bannedTerms.mjs';
import { messageProblems, termProblems } from './messageProblems.mjs';

const used = ["t('a')"];

it('accepts complete messages', () => {
  expect(messageProblems([{ en: { a: 'Save' }, ru: { a: 'Сохранить' } }], used)).toEqual([]);
});

it('reports a key that two files declare', () => {
  const twice = [{ en: { a: 'One' } }, { en: { a: 'Two' } }];
  expect(messageProblems(twice, used)).toEqual(['a: declared twice']);
});

it('reports an empty text', () => {
  expect(messageProblems([{ en: { a: 'Save' }, ru: { a: '' } }], used)).toEqual(['a: empty in ru']);
});

it('reports invalid ICU syntax', () => {
  const messages = { en: { a: 'Save' }, ru: { a: '{count, plural, one {x}' } };
  expect(messageProblems([messages], used)).toEqual([
    expect.stringContaining('a: ru is not valid ICU'),
  ]);
});

it('reports placeholders that differ between languages', () => {
  const messages = { en: { a: 'Save {name}' }, ru: { a: 'Сохранить {nmae}' } };
  expect(messageProblems([messages], used)).toEqual([
    expect.stringContaining('a: ru differs from English'),
  ]);
});

it('reports missing plural forms of a language', () => {
  const messages = {
    en: { a: '{n, plural, one {# row} other {# rows}}' },
    ru: { a: '{n, plural, one {# строка} other {# строк}}' },
  };
  expect(messageProblems([messages], used)).toEqual([
    'a: ru lacks the plural form "few"',
    'a: ru lacks the plural form "many"',
  ]);
});

it('reports unused keys and recognises keys that are built at run time', () => {
  const messages = {
    en: { 'status.new': 'New', 'status.old': 'Old', 'list.all': 'All', 'list.gone': 'x' },
  };
  const placeholder = '$' + '{status}';
  const sources = [`t(\`status.${placeholder}\`)`, "tab('', t('list.all'))"];
  expect(messageProblems([messages], sources)).toEqual(['list.gone: no source uses it']);
});

it('reports a banned term with the term to use', () => {
  const messages = {
    en: { a: 'Save rights', b: 'Copyrights' },
    ru: { a: 'Готовые ответы' },
    pl: { a: '{count, plural, one {# wysyłka} few {# wysyłki} other {# wysyłek}}' },
  };
  expect(termProblems([messages])).toEqual([
    'a: en says “rights”, use “permissions”',
    'a: ru says “Готовые ответы”, use “шаблон ответа”',
    'a: pl says “wysyłka”, use “wiadomość masowa”',
  ]);
});

it('bans no term that replaces another one', () => {
  const uses = Object.entries(bannedTerms).map(([language, terms]) => ({
    [language]: Object.fromEntries(terms.map(([term, use]) => [term, use])),
  }));
  expect(termProblems(uses)).toEqual([]);
});
