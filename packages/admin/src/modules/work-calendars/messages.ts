import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'work_calendars.title': 'Work calendars',
    'work_calendars.create': 'Create calendar',
    'work_calendars.new': 'New calendar',
  },
  ru: {
    'work_calendars.title': 'Рабочие календари',
    'work_calendars.create': 'Создать календарь',
    'work_calendars.new': 'Новый календарь',
  },
  ua: {
    'work_calendars.title': 'Робочі календарі',
    'work_calendars.create': 'Створити календар',
    'work_calendars.new': 'Новий календар',
  },
  ro: {
    'work_calendars.title': 'Calendare de lucru',
    'work_calendars.create': 'Creați un calendar',
    'work_calendars.new': 'Calendar nou',
  },
  tr: {
    'work_calendars.title': 'Çalışma takvimleri',
    'work_calendars.create': 'Takvim oluştur',
    'work_calendars.new': 'Yeni takvim',
  },
  pl: {
    'work_calendars.title': 'Kalendarze pracy',
    'work_calendars.create': 'Utwórz kalendarz',
    'work_calendars.new': 'Nowy kalendarz',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'work_calendars.save': 'Save calendar',
    'work_calendars.empty': 'No calendars yet',
    'work_calendars.empty_text':
      'Add shift length, work days and holidays. They decide when a rental ends.',
    'work_calendars.country_hint': 'Its public holidays are days off.',
    'work_calendars.zone_hint': 'For example Europe/Chisinau',
    'work_calendars.days': 'Work days',
  },
  ru: {
    'work_calendars.save': 'Сохранить календарь',
    'work_calendars.empty': 'Календарей пока нет',
    'work_calendars.empty_text':
      'Укажите длину смены, рабочие дни и праздники. По ним считается окончание аренды.',
    'work_calendars.country_hint': 'Её государственные праздники — выходные.',
    'work_calendars.zone_hint': 'Например, Europe/Chisinau',
    'work_calendars.days': 'Рабочие дни',
  },
  ua: {
    'work_calendars.save': 'Зберегти календар',
    'work_calendars.empty': 'Календарів поки немає',
    'work_calendars.empty_text':
      'Вкажіть тривалість зміни, робочі дні та свята. За ними рахується закінчення оренди.',
    'work_calendars.country_hint': 'Її державні свята — вихідні.',
    'work_calendars.zone_hint': 'Наприклад, Europe/Chisinau',
    'work_calendars.days': 'Робочі дні',
  },
  ro: {
    'work_calendars.save': 'Salvați calendarul',
    'work_calendars.empty': 'Nu există încă calendare',
    'work_calendars.empty_text':
      'Adăugați durata schimbului, zilele lucrătoare și sărbătorile. Ele stabilesc când se termină închirierea.',
    'work_calendars.country_hint': 'Sărbătorile ei legale sunt zile libere.',
    'work_calendars.zone_hint': 'De exemplu Europe/Chisinau',
    'work_calendars.days': 'Zile lucrătoare',
  },
  tr: {
    'work_calendars.save': 'Takvimi kaydet',
    'work_calendars.empty': 'Henüz takvim yok',
    'work_calendars.empty_text':
      'Vardiya süresini, iş günlerini ve tatilleri ekleyin. Kiralamanın bitişi bunlara göre hesaplanır.',
    'work_calendars.country_hint': 'Resmî tatilleri çalışılmayan günlerdir.',
    'work_calendars.zone_hint': 'Örneğin Europe/Chisinau',
    'work_calendars.days': 'İş günleri',
  },
  pl: {
    'work_calendars.save': 'Zapisz kalendarz',
    'work_calendars.empty': 'Brak kalendarzy',
    'work_calendars.empty_text':
      'Dodaj długość zmiany, dni pracy i święta. Od nich zależy koniec wynajmu.',
    'work_calendars.country_hint': 'Jego święta państwowe są wolne.',
    'work_calendars.zone_hint': 'Na przykład Europe/Chisinau',
    'work_calendars.days': 'Dni pracy',
  },
});
