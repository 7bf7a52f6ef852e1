import { describe, expect, it } from 'vitest';
import { compileCatalogue, compileMessage, placesOf } from './compileCatalogue.ts';
import { messageProblems } from './messageProblems.ts';

function file(messages: Record<string, Record<string, string>>) {
  return { name: 'x/messages.ts', messages };
}

describe('compileCatalogue', () => {
  it('keeps plain texts as strings and parses the rest', () => {
    const catalogue = compileCatalogue([file({ en: { a: 'Save', b: 'Save {name}' } })], 'en');
    expect(catalogue.a).toBe('Save');
    expect(catalogue.b).toBeInstanceOf(Array);
  });

  it('refuses a key that two files declare', () => {
    const twice = [file({ en: { a: 'One' } }), file({ en: { a: 'Two' } })];
    expect(() => compileCatalogue(twice, 'en')).toThrow('"a" is declared in');
  });

  it('names the message whose syntax is wrong', () => {
    expect(() => compileMessage('{count, plural, one {x}', 'list.count (ru)')).toThrow(
      'list.count (ru)',
    );
  });

  it('finds places inside plural forms', () => {
    const message = compileMessage('{count, plural, one {# of {total}} other {# rows}}', 'a');
    expect(placesOf(message)).toEqual(['count', 'total']);
  });
});

describe('messageProblems', () => {
  const used = ["t('a')"];

  it('finds nothing wrong with complete messages', () => {
    expect(messageProblems([file({ en: { a: 'Save' }, ru: { a: 'Сохранить' } })], used)).toEqual(
      [],
    );
  });

  it('finds a language that lacks a key', () => {
    expect(messageProblems([file({ en: { a: 'Save' }, ru: {} })], used)).toEqual([
      'a: missing in ru',
    ]);
  });

  it('finds places that differ', () => {
    const messages = { en: { a: 'Save {name}' }, ru: { a: 'Сохранить {nmae}' } };
    expect(messageProblems([file(messages)], used)).toEqual([
      'a: ru fills in {nmae}, English does not',
      'a: ru lacks {name}',
    ]);
  });

  it('finds plural forms that a language needs', () => {
    const messages = {
      en: { a: '{n, plural, one {# row} other {# rows}}' },
      ru: { a: '{n, plural, one {# строка} other {# строк}}' },
    };
    expect(messageProblems([file(messages)], used)).toEqual([
      'a: ru lacks the plural form "few"',
      'a: ru lacks the plural form "many"',
    ]);
  });

  it('finds keys that nobody uses, and counts those put together at run time', () => {
    const messages = file({
      en: { 'status.new': 'New', 'status.old': 'Old', 'list.all': 'All', 'list.gone': 'x' },
    });
    const place = '$' + '{status}';
    const sources = [`t(\`status.${place}\`)`, "tab('', t('list.all'))"];
    expect(messageProblems([messages], sources)).toEqual([
      'list.gone: nobody uses it (x/messages.ts)',
    ]);
  });
});
