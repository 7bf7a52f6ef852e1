import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'blocked_periods.title': 'Blocked periods',
    'blocked_periods.create': 'Block a period',
    'blocked_periods.new': 'New blocked period',
    'blocked_periods.choice.reason.maintenance': 'Maintenance',
    'blocked_periods.choice.reason.owner': 'Owner’s use',
    'blocked_periods.choice.reason.season': 'Season',
    'blocked_periods.choice.reason.other': 'Other',
  },
  ru: {
    'blocked_periods.title': 'Периоды недоступности',
    'blocked_periods.create': 'Закрыть период',
    'blocked_periods.new': 'Новый период недоступности',
    'blocked_periods.choice.reason.maintenance': 'Обслуживание',
    'blocked_periods.choice.reason.owner': 'Для нужд владельца',
    'blocked_periods.choice.reason.season': 'Сезон',
    'blocked_periods.choice.reason.other': 'Другое',
  },
  ua: {
    'blocked_periods.title': 'Періоди недоступності',
    'blocked_periods.create': 'Закрити період',
    'blocked_periods.new': 'Новий період недоступності',
    'blocked_periods.choice.reason.maintenance': 'Обслуговування',
    'blocked_periods.choice.reason.owner': 'Для потреб власника',
    'blocked_periods.choice.reason.season': 'Сезон',
    'blocked_periods.choice.reason.other': 'Інше',
  },
  ro: {
    'blocked_periods.title': 'Perioade blocate',
    'blocked_periods.create': 'Blocați o perioadă',
    'blocked_periods.new': 'Perioadă blocată nouă',
    'blocked_periods.choice.reason.maintenance': 'Mentenanță',
    'blocked_periods.choice.reason.owner': 'Folosit de proprietar',
    'blocked_periods.choice.reason.season': 'Sezon',
    'blocked_periods.choice.reason.other': 'Altul',
  },
  tr: {
    'blocked_periods.title': 'Kapalı dönemler',
    'blocked_periods.create': 'Dönem kapat',
    'blocked_periods.new': 'Yeni kapalı dönem',
    'blocked_periods.choice.reason.maintenance': 'Bakım',
    'blocked_periods.choice.reason.owner': 'Sahibinin kullanımı',
    'blocked_periods.choice.reason.season': 'Sezon',
    'blocked_periods.choice.reason.other': 'Diğer',
  },
  pl: {
    'blocked_periods.title': 'Okresy niedostępności',
    'blocked_periods.create': 'Zablokuj okres',
    'blocked_periods.new': 'Nowy okres niedostępności',
    'blocked_periods.choice.reason.maintenance': 'Przegląd',
    'blocked_periods.choice.reason.owner': 'Użytek właściciela',
    'blocked_periods.choice.reason.season': 'Sezon',
    'blocked_periods.choice.reason.other': 'Inne',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'blocked_periods.save': 'Save period',
    'blocked_periods.empty': 'No blocked periods',
    'blocked_periods.empty_text':
      'Add times in which a machine cannot be rented: maintenance, the owner’s use, a season.',
    'blocked_periods.rule_hint': 'For example FREQ=WEEKLY;BYDAY=SU. Empty for once.',
  },
  ru: {
    'blocked_periods.save': 'Сохранить период',
    'blocked_periods.empty': 'Периодов недоступности нет',
    'blocked_periods.empty_text':
      'Добавьте время, когда технику нельзя арендовать: обслуживание, нужды владельца, сезон.',
    'blocked_periods.rule_hint': 'Например, FREQ=WEEKLY;BYDAY=SU. Пусто — один раз.',
  },
  ua: {
    'blocked_periods.save': 'Зберегти період',
    'blocked_periods.empty': 'Періодів недоступності немає',
    'blocked_periods.empty_text':
      'Додайте час, коли техніку не можна орендувати: обслуговування, потреби власника, сезон.',
    'blocked_periods.rule_hint': 'Наприклад, FREQ=WEEKLY;BYDAY=SU. Порожньо — один раз.',
  },
  ro: {
    'blocked_periods.save': 'Salvați perioada',
    'blocked_periods.empty': 'Nu există perioade blocate',
    'blocked_periods.empty_text':
      'Adăugați intervalele în care utilajul nu poate fi închiriat: mentenanță, folosit de proprietar, sezon.',
    'blocked_periods.rule_hint': 'De exemplu FREQ=WEEKLY;BYDAY=SU. Gol pentru o singură dată.',
  },
  tr: {
    'blocked_periods.save': 'Dönemi kaydet',
    'blocked_periods.empty': 'Kapalı dönem yok',
    'blocked_periods.empty_text':
      'Ekipmanın kiralanamayacağı zamanları ekleyin: bakım, sahibinin kullanımı, sezon.',
    'blocked_periods.rule_hint': 'Örneğin FREQ=WEEKLY;BYDAY=SU. Bir kez için boş bırakın.',
  },
  pl: {
    'blocked_periods.save': 'Zapisz okres',
    'blocked_periods.empty': 'Brak okresów niedostępności',
    'blocked_periods.empty_text':
      'Dodaj czas, w którym sprzętu nie można wynająć: przegląd, użytek właściciela, sezon.',
    'blocked_periods.rule_hint': 'Na przykład FREQ=WEEKLY;BYDAY=SU. Puste oznacza jeden raz.',
  },
});
