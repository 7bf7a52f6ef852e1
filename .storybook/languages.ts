import { strings as en } from '@rentyard/ui/strings-en';
import { strings as pl } from '@rentyard/ui/strings-pl';
import { strings as ro } from '@rentyard/ui/strings-ro';
import { strings as ru } from '@rentyard/ui/strings-ru';
import { strings as tr } from '@rentyard/ui/strings-tr';
import { strings as ua } from '@rentyard/ui/strings-ua';

export const storyLanguages = ['en', 'ru', 'ua', 'ro', 'tr', 'pl'] as const;

export type StoryLanguage = (typeof storyLanguages)[number];

/** Strings of the design system by the language of the toolbar. */
export const stringsOf = { en, ru, ua, ro, tr, pl };
