import type { LanguageCode } from '../languages.ts';
import { en, type FindingMessages } from './systemFindings/en.ts';
import { pl } from './systemFindings/pl.ts';
import { ro } from './systemFindings/ro.ts';
import { ru } from './systemFindings/ru.ts';
import { tr } from './systemFindings/tr.ts';
import { ua } from './systemFindings/ua.ts';

/** What a system check found and what to do, by the id of the finding. */
export const systemFindings: { readonly en: typeof en } & Readonly<
  Record<LanguageCode, FindingMessages>
> = { en, ru, ua, ro, tr, pl };
