/** The Russian reading. Letters that other languages read differently are listed below. */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
};

/** Ukrainian by the national table of 2010: `г` is h, `и` is y. */
const ukrainian: Readonly<Record<string, string>> = {
  г: 'h',
  и: 'y',
  й: 'i',
  ю: 'iu',
  я: 'ia',
  ї: 'i',
  є: 'ie',
};

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const latin: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Transliterates Russian, Ukrainian, Romanian, Turkish and Polish text to lower-case ASCII letters. `language`
 * matters if two languages share a letter: pass `ua` for Ukrainian.
 */
export function transliterate(text: string, language?: string): string {
  const table =
    language === 'ua' ? { ...cyrillic, ...latin, ...ukrainian } : { ...cyrillic, ...latin };
  // й and ё must be looked up before their marks are removed.
  return [...text.normalize('NFC').toLowerCase()]
    .map((letter) => table[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('');
}

/** Generates an alias from a name: `Гусеничный экскаватор, 21 т` is `gusenichnyy-ekskavator-21-t`. */
export function slugOf(name: string, language?: string, maxLength = 128): string {
  return transliterate(name, language)
    .replace(/[’'ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
