import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of bulk changes. */
export const messages = defineMessages({
  en: {
    'bulk.status': 'Change status',
    'bulk.set': 'Set a field',
    'bulk.export': 'Export',
    'bulk.new_status': 'New status',
    'bulk.field': 'Field',
    'bulk.choose_field': 'Choose a field',
    'bulk.title.status':
      '{count, plural, one {Change the status of # record} other {Change the status of # records}}',
    'bulk.title.set':
      '{count, plural, one {Set a field of # record} other {Set a field of # records}}',
    'bulk.title.delete': '{count, plural, one {Delete # record} other {Delete # records}}',
    'bulk.check': 'See what changes',
    'bulk.checking': 'Trying the change',
    'bulk.back': 'Back',
    'bulk.start.status': '{count, plural, one {Change # record} other {Change # records}}',
    'bulk.start.set': '{count, plural, one {Change # record} other {Change # records}}',
    'bulk.start.delete': '{count, plural, one {Delete # record} other {Delete # records}}',
    'bulk.running': '{count, plural, one {Working on # record} other {Working on # records}}',
    'bulk.preview': 'What changes, record by record',
    'bulk.will_change':
      '{count, plural, =0 {Nothing will change} one {# record will change} other {# records will change}}',
    'bulk.will_skip': '{count, plural, one {# will be skipped} other {# will be skipped}}',
    'bulk.tried': 'Tried on the first {checked} of {total} records.',
    'bulk.outcome.change': 'Changes',
    'bulk.outcome.skip': 'Skipped',
  },
  ru: {
    'bulk.status': 'Изменить статус',
    'bulk.set': 'Задать поле',
    'bulk.export': 'Экспорт',
    'bulk.new_status': 'Новый статус',
    'bulk.field': 'Поле',
    'bulk.choose_field': 'Выберите поле',
    'bulk.title.status':
      '{count, plural, one {Изменить статус # записи} few {Изменить статус # записей} many {Изменить статус # записей} other {Изменить статус # записи}}',
    'bulk.title.set':
      '{count, plural, one {Задать поле # записи} few {Задать поле # записей} many {Задать поле # записей} other {Задать поле # записи}}',
    'bulk.title.delete':
      '{count, plural, one {Удалить # запись} few {Удалить # записи} many {Удалить # записей} other {Удалить # записи}}',
    'bulk.check': 'Посмотреть изменения',
    'bulk.checking': 'Проверяем изменения',
    'bulk.back': 'Назад',
    'bulk.start.status':
      '{count, plural, one {Изменить # запись} few {Изменить # записи} many {Изменить # записей} other {Изменить # записи}}',
    'bulk.start.set':
      '{count, plural, one {Изменить # запись} few {Изменить # записи} many {Изменить # записей} other {Изменить # записи}}',
    'bulk.start.delete':
      '{count, plural, one {Удалить # запись} few {Удалить # записи} many {Удалить # записей} other {Удалить # записи}}',
    'bulk.running':
      '{count, plural, one {Обрабатываем # запись} few {Обрабатываем # записи} many {Обрабатываем # записей} other {Обрабатываем # записи}}',
    'bulk.preview': 'Что изменится в каждой записи',
    'bulk.will_change':
      '{count, plural, =0 {Ничего не изменится} one {Изменится # запись} few {Изменятся # записи} many {Изменится # записей} other {Изменится # записи}}',
    'bulk.will_skip':
      '{count, plural, one {# будет пропущена} few {# будут пропущены} many {# будет пропущено} other {# будет пропущено}}',
    'bulk.tried': 'Проверено на первых {checked} из {total} записей.',
    'bulk.outcome.change': 'Изменится',
    'bulk.outcome.skip': 'Пропуск',
  },
  ua: {
    'bulk.status': 'Змінити статус',
    'bulk.set': 'Задати поле',
    'bulk.export': 'Експорт',
    'bulk.new_status': 'Новий статус',
    'bulk.field': 'Поле',
    'bulk.choose_field': 'Виберіть поле',
    'bulk.title.status':
      '{count, plural, one {Змінити статус # запису} few {Змінити статус # записів} many {Змінити статус # записів} other {Змінити статус # запису}}',
    'bulk.title.set':
      '{count, plural, one {Задати поле # запису} few {Задати поле # записів} many {Задати поле # записів} other {Задати поле # запису}}',
    'bulk.title.delete':
      '{count, plural, one {Видалити # запис} few {Видалити # записи} many {Видалити # записів} other {Видалити # запису}}',
    'bulk.check': 'Переглянути зміни',
    'bulk.checking': 'Перевіряємо зміни',
    'bulk.back': 'Назад',
    'bulk.start.status':
      '{count, plural, one {Змінити # запис} few {Змінити # записи} many {Змінити # записів} other {Змінити # запису}}',
    'bulk.start.set':
      '{count, plural, one {Змінити # запис} few {Змінити # записи} many {Змінити # записів} other {Змінити # запису}}',
    'bulk.start.delete':
      '{count, plural, one {Видалити # запис} few {Видалити # записи} many {Видалити # записів} other {Видалити # запису}}',
    'bulk.running':
      '{count, plural, one {Обробляємо # запис} few {Обробляємо # записи} many {Обробляємо # записів} other {Обробляємо # запису}}',
    'bulk.preview': 'Що зміниться в кожному записі',
    'bulk.will_change':
      '{count, plural, =0 {Нічого не зміниться} one {Зміниться # запис} few {Зміняться # записи} many {Зміниться # записів} other {Зміниться # запису}}',
    'bulk.will_skip':
      '{count, plural, one {# буде пропущено} few {# буде пропущено} many {# буде пропущено} other {# буде пропущено}}',
    'bulk.tried': 'Перевірено на перших {checked} з {total} записів.',
    'bulk.outcome.change': 'Зміниться',
    'bulk.outcome.skip': 'Пропуск',
  },
  ro: {
    'bulk.status': 'Schimbați starea',
    'bulk.set': 'Setați un câmp',
    'bulk.export': 'Export',
    'bulk.new_status': 'Starea nouă',
    'bulk.field': 'Câmp',
    'bulk.choose_field': 'Alegeți un câmp',
    'bulk.title.status':
      '{count, plural, one {Schimbați starea la # înregistrare} few {Schimbați starea la # înregistrări} other {Schimbați starea la # de înregistrări}}',
    'bulk.title.set':
      '{count, plural, one {Setați un câmp la # înregistrare} few {Setați un câmp la # înregistrări} other {Setați un câmp la # de înregistrări}}',
    'bulk.title.delete':
      '{count, plural, one {Ștergeți # înregistrare} few {Ștergeți # înregistrări} other {Ștergeți # de înregistrări}}',
    'bulk.check': 'Vedeți ce se schimbă',
    'bulk.checking': 'Se verifică modificarea',
    'bulk.back': 'Înapoi',
    'bulk.start.status':
      '{count, plural, one {Modificați # înregistrare} few {Modificați # înregistrări} other {Modificați # de înregistrări}}',
    'bulk.start.set':
      '{count, plural, one {Modificați # înregistrare} few {Modificați # înregistrări} other {Modificați # de înregistrări}}',
    'bulk.start.delete':
      '{count, plural, one {Ștergeți # înregistrare} few {Ștergeți # înregistrări} other {Ștergeți # de înregistrări}}',
    'bulk.running':
      '{count, plural, one {Se lucrează la # înregistrare} few {Se lucrează la # înregistrări} other {Se lucrează la # de înregistrări}}',
    'bulk.preview': 'Ce se schimbă, pe înregistrări',
    'bulk.will_change':
      '{count, plural, =0 {Nu se va schimba nimic} one {Se va schimba # înregistrare} few {Se vor schimba # înregistrări} other {Se vor schimba # de înregistrări}}',
    'bulk.will_skip':
      '{count, plural, one {# va fi omisă} few {# vor fi omise} other {# vor fi omise}}',
    'bulk.tried': 'Verificat pe primele {checked} din {total} de înregistrări.',
    'bulk.outcome.change': 'Se schimbă',
    'bulk.outcome.skip': 'Omisă',
  },
  tr: {
    'bulk.status': 'Durumu değiştir',
    'bulk.set': 'Alan ayarla',
    'bulk.export': 'Dışa aktar',
    'bulk.new_status': 'Yeni durum',
    'bulk.field': 'Alan',
    'bulk.choose_field': 'Bir alan seçin',
    'bulk.title.status':
      '{count, plural, one {# kaydın durumunu değiştir} other {# kaydın durumunu değiştir}}',
    'bulk.title.set':
      '{count, plural, one {# kaydın bir alanını ayarla} other {# kaydın bir alanını ayarla}}',
    'bulk.title.delete': '{count, plural, one {# kaydı sil} other {# kaydı sil}}',
    'bulk.check': 'Neyin değişeceğini gör',
    'bulk.checking': 'Değişiklik deneniyor',
    'bulk.back': 'Geri',
    'bulk.start.status': '{count, plural, one {# kaydı değiştir} other {# kaydı değiştir}}',
    'bulk.start.set': '{count, plural, one {# kaydı değiştir} other {# kaydı değiştir}}',
    'bulk.start.delete': '{count, plural, one {# kaydı sil} other {# kaydı sil}}',
    'bulk.running': '{count, plural, one {# kayıt işleniyor} other {# kayıt işleniyor}}',
    'bulk.preview': 'Kayıt kayıt değişecekler',
    'bulk.will_change':
      '{count, plural, =0 {Hiçbir şey değişmeyecek} one {# kayıt değişecek} other {# kayıt değişecek}}',
    'bulk.will_skip': '{count, plural, one {# kayıt atlanacak} other {# kayıt atlanacak}}',
    'bulk.tried': '{total} kaydın ilk {checked} tanesinde denendi.',
    'bulk.outcome.change': 'Değişecek',
    'bulk.outcome.skip': 'Atlanacak',
  },
  pl: {
    'bulk.status': 'Zmień status',
    'bulk.set': 'Ustaw pole',
    'bulk.export': 'Eksport',
    'bulk.new_status': 'Nowy status',
    'bulk.field': 'Pole',
    'bulk.choose_field': 'Wybierz pole',
    'bulk.title.status':
      '{count, plural, one {Zmień status # rekordu} few {Zmień status # rekordów} many {Zmień status # rekordów} other {Zmień status # rekordu}}',
    'bulk.title.set':
      '{count, plural, one {Ustaw pole # rekordu} few {Ustaw pole # rekordów} many {Ustaw pole # rekordów} other {Ustaw pole # rekordu}}',
    'bulk.title.delete':
      '{count, plural, one {Usuń # rekord} few {Usuń # rekordy} many {Usuń # rekordów} other {Usuń # rekordu}}',
    'bulk.check': 'Zobacz, co się zmieni',
    'bulk.checking': 'Sprawdzanie zmiany',
    'bulk.back': 'Wstecz',
    'bulk.start.status':
      '{count, plural, one {Zmień # rekord} few {Zmień # rekordy} many {Zmień # rekordów} other {Zmień # rekordu}}',
    'bulk.start.set':
      '{count, plural, one {Zmień # rekord} few {Zmień # rekordy} many {Zmień # rekordów} other {Zmień # rekordu}}',
    'bulk.start.delete':
      '{count, plural, one {Usuń # rekord} few {Usuń # rekordy} many {Usuń # rekordów} other {Usuń # rekordu}}',
    'bulk.running':
      '{count, plural, one {Przetwarzanie # rekordu} few {Przetwarzanie # rekordów} many {Przetwarzanie # rekordów} other {Przetwarzanie # rekordu}}',
    'bulk.preview': 'Co się zmieni, rekord po rekordzie',
    'bulk.will_change':
      '{count, plural, =0 {Nic się nie zmieni} one {Zmieni się # rekord} few {Zmienią się # rekordy} many {Zmieni się # rekordów} other {Zmieni się # rekordu}}',
    'bulk.will_skip':
      '{count, plural, one {# zostanie pominięty} few {# zostaną pominięte} many {# zostanie pominiętych} other {# zostanie pominięte}}',
    'bulk.tried': 'Sprawdzono na pierwszych {checked} z {total} rekordów.',
    'bulk.outcome.change': 'Zmieni się',
    'bulk.outcome.skip': 'Pominięty',
  },
});
