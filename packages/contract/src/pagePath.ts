import { isLanguageCode } from './languages.ts';
import { subjects } from './permissions.ts';

/** First segments of the paths of the back office, after the language. */
const sections: ReadonlySet<string> = new Set([
  ...subjects,
  ...[
    'auth',
    'billings',
    'calendar',
    'error',
    'home',
    'outbox',
    'profile',
    'proposals',
    'settings',
    'utilisation',
  ],
]);

/** Whether paths of the back office may begin with the word, after the language. */
export function isSection(word: string): boolean {
  return sections.has(word);
}

/**
 * Whether the path may belong to the back office: it begins with a language, or with a section, to
 * which the app adds the language.
 */
export function isPagePath(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return first === '' ? path === '/' : isLanguageCode(first) || isSection(first);
}
