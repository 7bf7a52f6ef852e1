import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';

type Declension = 'declension_one' | 'declension_two';

/**
 * Sentences of the sites that use a form of the name. They are in the language of the text, not of
 * the user: Polish forms must be checked in a Polish sentence.
 */
const sentences: Readonly<Record<Declension, Readonly<Record<LanguageCode, string>>>> = {
  declension_one: {
    en: 'Rent of {name} by the hour',
    ru: 'Аренда {name} на час',
    ua: 'Оренда {name} на годину',
    ro: 'Închirierea {name} pe oră',
    tr: '{name} saatlik kiralama',
    pl: 'Wynajem {name} na godziny',
  },
  declension_two: {
    en: 'Prices of {name} in your region',
    ru: 'Цены на аренду {name} в вашем регионе',
    ua: 'Ціни на оренду {name} у вашому регіоні',
    ro: 'Prețurile {name} în regiunea dvs.',
    tr: 'Bölgenizdeki {name} fiyatları',
    pl: 'Ceny {name} w Twoim regionie',
  },
};

/** The sentence with the form filled in. Languages without a sentence use the English one. */
export function declensionSentence(form: Declension, language: string, name: string): string {
  const code = languageCodes.find((one) => one === language) ?? 'en';
  const [before, after = ''] = sentences[form][code].split('{name}');
  return `${before}${name}${after}`;
}
