import { expect, test } from 'vitest';
import { slugOf, transliterate } from './transliterate.ts';

test.each([
  ['ru', 'Гусеничный экскаватор, 20 т', 'gusenichnyy-ekskavator-20-t'],
  ['ru', 'Подъёмник щёточный', 'podyomnik-shchyotochnyy'],
  ['ua', 'Гусеничний екскаватор, 20 т', 'husenychnyi-ekskavator-20-t'],
  ['ua', 'Під’їзний шлях Ґалаґан', 'pidiznyi-shliakh-galagan'],
  ['ro', 'Excavator pe șenile, Chișinău', 'excavator-pe-senile-chisinau'],
  ['ro', 'Încărcător frontal în Iași și Bălți', 'incarcator-frontal-in-iasi-si-balti'],
  ['tr', 'Paletli ekskavatör, İzmir ışık', 'paletli-ekskavator-izmir-isik'],
  ['pl', 'Koparka gąsienicowa, Łódź', 'koparka-gasienicowa-lodz'],
  ['en', '  JCB 3CX -- backhoe!  ', 'jcb-3cx-backhoe'],
])('generates an alias from a name in %s', (language, name, alias) => {
  expect(slugOf(name, language)).toBe(alias);
});

test('reads shared letters as Russian unless the language is Ukrainian', () => {
  expect(transliterate('Гори')).toBe('gori');
  expect(transliterate('Гори', 'ua')).toBe('hory');
});

test('shortens a long alias without a hyphen at its end', () => {
  expect(slugOf('crane crane crane', 'en', 12)).toBe('crane-crane');
});

test('returns an empty alias without letters and digits', () => {
  expect(slugOf('— … !')).toBe('');
});
