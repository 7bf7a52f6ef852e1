import type { LanguageCode } from '@rentyard/contract/languages';

/**
 * Texts shown before the messages are loaded: loading, failed, retry. They are part of the HTML.
 */
export const bootTexts: Readonly<
  Record<LanguageCode, readonly [loading: string, failed: string, retry: string]>
> = {
  en: ['Loading your experience...', 'The page did not load.', 'Try again'],
  ru: ['Загружаем ваше рабочее место...', 'Страница не загрузилась.', 'Повторить'],
  ua: ['Завантажуємо ваше робоче місце...', 'Сторінка не завантажилася.', 'Спробувати ще раз'],
  ro: ['Vă pregătim spațiul de lucru...', 'Pagina nu s-a încărcat.', 'Încercați din nou'],
  tr: ['Çalışma alanınız yükleniyor...', 'Sayfa yüklenemedi.', 'Tekrar dene'],
  pl: ['Wczytujemy Twoje miejsce pracy...', 'Strona się nie wczytała.', 'Spróbuj ponownie'],
};
