import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';

type Declension = 'declension_one' | 'declension_two';

/**
 * Sentences of the sites that need a form of the name. They belong to the language of the text, not to
 * that of the reader: whoever writes Polish forms must see them in a Polish sentence.
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

/** The sentence with the form in its place. Languages without one of their own use English. */
export function declensionSentence(form: Declension, language: string, name: string): string {
  const code = languageCodes.find((one) => one === language) ?? 'en';
  const [before, after = ''] = sentences[form][code].split('{name}');
  return `${before}${name}${after}`;
}
