import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'languages.title': 'Languages',
    'languages.create': 'Create language',
    'languages.new': 'New language',
  },
  ru: {
    'languages.title': 'Языки',
    'languages.create': 'Создать язык',
    'languages.new': 'Новый язык',
  },
  ua: {
    'languages.title': 'Мови',
    'languages.create': 'Створити мову',
    'languages.new': 'Нова мова',
  },
  ro: {
    'languages.title': 'Limbi',
    'languages.create': 'Creați o limbă',
    'languages.new': 'Limbă nouă',
  },
  tr: {
    'languages.title': 'Diller',
    'languages.create': 'Dil oluştur',
    'languages.new': 'Yeni dil',
  },
  pl: {
    'languages.title': 'Języki',
    'languages.create': 'Utwórz język',
    'languages.new': 'Nowy język',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'languages.save': 'Save language',
    'languages.formats': 'Date formats',
    'languages.availability': 'Availability',
    'languages.sample': 'Example: {sample}',
    'languages.default_stays': 'To change this, set another language as the default first.',
    'languages.empty': 'No languages yet',
    'languages.empty_text': 'Add the languages of your texts and their date formats.',
  },
  ru: {
    'languages.save': 'Сохранить язык',
    'languages.formats': 'Форматы дат',
    'languages.availability': 'Доступность',
    'languages.sample': 'Пример: {sample}',
    'languages.default_stays': 'Чтобы изменить, сначала выберите другой язык по умолчанию.',
    'languages.empty': 'Языков пока нет',
    'languages.empty_text': 'Добавьте языки текстов и форматы дат для них.',
  },
  ua: {
    'languages.save': 'Зберегти мову',
    'languages.formats': 'Формати дат',
    'languages.availability': 'Доступність',
    'languages.sample': 'Приклад: {sample}',
    'languages.default_stays': 'Щоб змінити, спочатку виберіть іншу мову за замовчуванням.',
    'languages.empty': 'Мов поки немає',
    'languages.empty_text': 'Додайте мови текстів і формати дат для них.',
  },
  ro: {
    'languages.save': 'Salvați limba',
    'languages.formats': 'Formate de dată',
    'languages.availability': 'Disponibilitate',
    'languages.sample': 'Exemplu: {sample}',
    'languages.default_stays': 'Pentru a schimba, setați mai întâi altă limbă ca implicită.',
    'languages.empty': 'Nu există încă limbi',
    'languages.empty_text': 'Adăugați limbile textelor și formatele lor de dată.',
  },
  tr: {
    'languages.save': 'Dili kaydet',
    'languages.formats': 'Tarih biçimleri',
    'languages.availability': 'Kullanılabilirlik',
    'languages.sample': 'Örnek: {sample}',
    'languages.default_stays': 'Değiştirmek için önce başka bir dili varsayılan yapın.',
    'languages.empty': 'Henüz dil yok',
    'languages.empty_text': 'Metinlerinizin dillerini ve tarih biçimlerini ekleyin.',
  },
  pl: {
    'languages.save': 'Zapisz język',
    'languages.formats': 'Formaty dat',
    'languages.availability': 'Dostępność',
    'languages.sample': 'Przykład: {sample}',
    'languages.default_stays': 'Aby to zmienić, najpierw ustaw inny język jako domyślny.',
    'languages.empty': 'Brak języków',
    'languages.empty_text': 'Dodaj języki tekstów i ich formaty dat.',
  },
});
