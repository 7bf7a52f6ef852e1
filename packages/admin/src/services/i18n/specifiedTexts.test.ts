import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { problemMessages } from '@rentyard/contract/messages/problems';
import { strings as uiEnglish } from '@rentyard/ui/strings-en';
import { strings as uiRussian } from '@rentyard/ui/strings-ru';
import { expect, test } from 'vitest';
import { coreMessages } from '../../app/messages/coreMessages.ts';
import { restMessages } from '../../app/messages/restMessages.ts';
import { bootTexts } from './bootTexts.ts';

/**
 * Texts that the customer specified word for word. They are repeated here, so that nobody changes
 * one by accident.
 */
const specifiedTexts = {
  'a page on its way': ['en', 'app.loading', 'Loading your experience...'],
  'leaving a form, its title': ['ru', 'leave.title', 'Внимание'],
  'leaving a form': [
    'ru',
    'leave.text',
    'В форме есть несохраненные данные. Вы уверены что хотите покинуть данную страницу?',
  ],
  'deleting a role': ['en', 'roles.delete_text', 'Are you sure you want to remove it?'],
  'a code on its way': ['en', 'code.sent', 'Code was sent successfully!'],
  'a deleted record': ['en', 'alert.deleted', 'Successfully deleted'],
  'a saved record': ['en', 'alert.edited', 'Successfully edited'],
  'a new record': ['en', 'alert.created', 'Successfully created'],
  'an empty field of the login form': ['ro', 'login.required', 'Câmp obligatoriu'],
  'an empty field of the login form in Russian': ['ru', 'login.required', 'Это обязательное поле!'],
  'an empty field of a role': ['en', 'roles.problem.required', 'Required field'],
} as const;

const textIn = (language: LanguageCode, key: string) =>
  [...coreMessages, ...restMessages].map((file) => file[language][key]).find(Boolean);

test.each(Object.entries(specifiedTexts))(
  'the text is as the customer specified it: %s',
  (_, [language, key, text]) => {
    expect(textIn(language, key)).toBe(text);
  },
);

test('every language has its own translation of these texts', () => {
  for (const [, key, text] of Object.values(specifiedTexts)) {
    const worded = languageCodes.map((code) => textIn(code, key));
    expect(new Set(worded).size, text).toBe(6);
  }
});

test('the page shows the loading text before its code is loaded', () => {
  expect(bootTexts.en[0]).toBe('Loading your experience...');
});

test.each([
  ['required', 'Field {field} is required!'],
  ['length', 'This field requires exactly {number} characters!'],
  ['min_length', 'Minimum amount of characters is {number}!'],
  ['max_length', 'Maximum amount of characters is {number}!'],
  ['min_value', 'Minimum value is {number}'],
  ['max_value', 'Maximum value is {number}'],
  ['email', 'Incorrect email format'],
  ['website', 'Invalid domain name'],
  ['letters', 'This field is not valid!'],
  ['url', 'URL invalid'],
  ['date', 'Invalid date!'],
  ['max_date', 'Maximum possible date is {number}!'],
  ['min_positions', 'Minimal positions {number}!'],
  ['phone', 'Incorrect phones format (ex. 06XXXXXXX,07XXXXXXX)'],
  ['code', 'Incorrect code format'],
  ['two_step_code', 'Invalid code!'],
] as const)('the message of the rule %s is as specified', (rule, text) => {
  expect(problemMessages.en[rule]).toBe(text);
});

test('the Russian messages of rules are as specified', () => {
  expect(problemMessages.ru.required).toBe('Это обязательное поле!');
  expect(problemMessages.ru.letters).toBe('Это поле недопустимо!');
});

test('the texts of the design system are as specified', () => {
  expect(uiRussian['copy.done']).toBe('Текст успешно спокирован!');
  expect(uiEnglish['table.per_page']).toBe('Rows per page:');
  expect(uiEnglish['action.cancel']).toBe('Cancel');
  expect(uiEnglish['action.confirm']).toBe('Confirm');
});
