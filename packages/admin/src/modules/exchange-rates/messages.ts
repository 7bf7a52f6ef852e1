import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'exchange_rates.title': 'Exchange rates',
    'exchange_rates.create': 'Add rate',
    'exchange_rates.new': 'New exchange rate',
  },
  ru: {
    'exchange_rates.title': 'Курсы валют',
    'exchange_rates.create': 'Добавить курс',
    'exchange_rates.new': 'Новый курс',
  },
  ua: {
    'exchange_rates.title': 'Курси валют',
    'exchange_rates.create': 'Додати курс',
    'exchange_rates.new': 'Новий курс',
  },
  ro: {
    'exchange_rates.title': 'Cursuri valutare',
    'exchange_rates.create': 'Adăugați un curs',
    'exchange_rates.new': 'Curs nou',
  },
  tr: {
    'exchange_rates.title': 'Döviz kurları',
    'exchange_rates.create': 'Kur ekle',
    'exchange_rates.new': 'Yeni kur',
  },
  pl: {
    'exchange_rates.title': 'Kursy walut',
    'exchange_rates.create': 'Dodaj kurs',
    'exchange_rates.new': 'Nowy kurs',
  },
});

/** Messages of the form and of the screen. */
export const formMessages = defineMessages({
  en: {
    'exchange_rates.save': 'Save rate',
    'exchange_rates.about':
      'Saved rates cannot be changed. To correct one, add another rate for the same day.',
    'exchange_rates.current': 'Current rates',
    'exchange_rates.age': '{days, plural, =0 {Today} one {# day old} other {# days old}}',
    'exchange_rates.unknown': 'No rate yet',
    'exchange_rates.fetch': 'Update now',
    'exchange_rates.fetched': 'Exchange rates updated',
    'exchange_rates.by_server': 'Automatic',
    'exchange_rates.choice.source.manual': 'Entered manually',
    'exchange_rates.choice.source.ecb': 'European Central Bank',
    'exchange_rates.empty': 'No exchange rates yet',
    'exchange_rates.empty_text':
      'Add rates, or choose a provider in Settings, to compare prices in different currencies.',
  },
  ru: {
    'exchange_rates.save': 'Сохранить курс',
    'exchange_rates.about':
      'Сохранённый курс нельзя изменить. Чтобы исправить его, добавьте ещё один курс на тот же день.',
    'exchange_rates.current': 'Действующие курсы',
    'exchange_rates.age':
      '{days, plural, =0 {Сегодня} one {# день назад} few {# дня назад} many {# дней назад} other {# дня назад}}',
    'exchange_rates.unknown': 'Курса пока нет',
    'exchange_rates.fetch': 'Обновить сейчас',
    'exchange_rates.fetched': 'Курсы обновлены',
    'exchange_rates.by_server': 'Автоматически',
    'exchange_rates.choice.source.manual': 'Введён вручную',
    'exchange_rates.choice.source.ecb': 'Европейский центральный банк',
    'exchange_rates.empty': 'Курсов пока нет',
    'exchange_rates.empty_text':
      'Добавьте курсы или выберите источник в настройках, чтобы сравнивать цены в разных валютах.',
  },
  ua: {
    'exchange_rates.save': 'Зберегти курс',
    'exchange_rates.about':
      'Збережений курс не можна змінити. Щоб виправити його, додайте ще один курс на той самий день.',
    'exchange_rates.current': 'Чинні курси',
    'exchange_rates.age':
      '{days, plural, =0 {Сьогодні} one {# день тому} few {# дні тому} many {# днів тому} other {# дня тому}}',
    'exchange_rates.unknown': 'Курсу поки немає',
    'exchange_rates.fetch': 'Оновити зараз',
    'exchange_rates.fetched': 'Курси оновлено',
    'exchange_rates.by_server': 'Автоматично',
    'exchange_rates.choice.source.manual': 'Введено вручну',
    'exchange_rates.choice.source.ecb': 'Європейський центральний банк',
    'exchange_rates.empty': 'Курсів поки немає',
    'exchange_rates.empty_text':
      'Додайте курси або виберіть джерело в налаштуваннях, щоб порівнювати ціни в різних валютах.',
  },
  ro: {
    'exchange_rates.save': 'Salvați cursul',
    'exchange_rates.about':
      'Cursurile salvate nu pot fi modificate. Pentru o corectare, adăugați alt curs pentru aceeași zi.',
    'exchange_rates.current': 'Cursuri actuale',
    'exchange_rates.age':
      '{days, plural, =0 {Astăzi} one {Acum # zi} few {Acum # zile} other {Acum # de zile}}',
    'exchange_rates.unknown': 'Nu există încă un curs',
    'exchange_rates.fetch': 'Actualizați acum',
    'exchange_rates.fetched': 'Cursurile au fost actualizate',
    'exchange_rates.by_server': 'Automat',
    'exchange_rates.choice.source.manual': 'Introdus manual',
    'exchange_rates.choice.source.ecb': 'Banca Centrală Europeană',
    'exchange_rates.empty': 'Nu există încă cursuri valutare',
    'exchange_rates.empty_text':
      'Adăugați cursuri sau alegeți o sursă în Setări pentru a compara prețuri în monede diferite.',
  },
  tr: {
    'exchange_rates.save': 'Kuru kaydet',
    'exchange_rates.about':
      'Kaydedilen kurlar değiştirilemez. Düzeltmek için aynı güne başka bir kur ekleyin.',
    'exchange_rates.current': 'Geçerli kurlar',
    'exchange_rates.age': '{days, plural, =0 {Bugün} one {# gün önce} other {# gün önce}}',
    'exchange_rates.unknown': 'Henüz kur yok',
    'exchange_rates.fetch': 'Şimdi güncelle',
    'exchange_rates.fetched': 'Döviz kurları güncellendi',
    'exchange_rates.by_server': 'Otomatik',
    'exchange_rates.choice.source.manual': 'Elle girildi',
    'exchange_rates.choice.source.ecb': 'Avrupa Merkez Bankası',
    'exchange_rates.empty': 'Henüz döviz kuru yok',
    'exchange_rates.empty_text':
      'Farklı para birimlerindeki fiyatları karşılaştırmak için kur ekleyin veya Ayarlar’da bir sağlayıcı seçin.',
  },
  pl: {
    'exchange_rates.save': 'Zapisz kurs',
    'exchange_rates.about':
      'Zapisanego kursu nie można zmienić. Aby go poprawić, dodaj kolejny kurs na ten sam dzień.',
    'exchange_rates.current': 'Obowiązujące kursy',
    'exchange_rates.age':
      '{days, plural, =0 {Dzisiaj} one {# dzień temu} few {# dni temu} many {# dni temu} other {# dnia temu}}',
    'exchange_rates.unknown': 'Brak kursu',
    'exchange_rates.fetch': 'Aktualizuj teraz',
    'exchange_rates.fetched': 'Kursy zaktualizowane',
    'exchange_rates.by_server': 'Automatycznie',
    'exchange_rates.choice.source.manual': 'Wpisany ręcznie',
    'exchange_rates.choice.source.ecb': 'Europejski Bank Centralny',
    'exchange_rates.empty': 'Brak kursów walut',
    'exchange_rates.empty_text':
      'Dodaj kursy lub wybierz źródło w Ustawieniach, aby porównywać ceny w różnych walutach.',
  },
});
