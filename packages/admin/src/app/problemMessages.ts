import { languageCodes } from '@rentyard/contract/languages';
import { problemMessages as texts } from '@rentyard/contract/messages/problems';
import type { MessageFile } from '../services/i18n/defineMessages.ts';

/** The contract's texts of failed rules, as messages `problem.<rule>`. */
export const problemMessages = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(texts[language]).map(([rule, text]) => [`problem.${rule}`, text]),
    ),
  ]),
) as MessageFile;
