import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of bulk changes. */
export const messages = defineMessages({
  en: {
    'bulk.status': 'Change status',
    'bulk.set': 'Edit field',
    'bulk.export': 'Export',
    'bulk.new_status': 'New status',
    'bulk.field': 'Field',
    'bulk.choose_field': 'Choose a field',
    'bulk.title.status': 'Change status: {records}',
    'bulk.title.set': 'Edit {records}',
    'bulk.title.delete': 'Delete {records}',
    'bulk.fix_text.unused':
      'These photos are not used anywhere. Deleted photos can be restored from the trash.',
    'bulk.fix.unused': 'Delete all…',
    'bulk.fix_text.dead_reference':
      'These records refer to deleted ones. Choose the field and another value for all of them.',
    'bulk.fix.dead_reference': 'Replace value…',
    'bulk.check': 'Preview changes',
    'bulk.checking': 'Preparing preview',
    'bulk.back': 'Back',
    'bulk.start.status': '{count, plural, one {Change # record} other {Change # records}}',
    'bulk.start.set': '{count, plural, one {Change # record} other {Change # records}}',
    'bulk.start.delete': '{count, plural, one {Delete # record} other {Delete # records}}',
    'bulk.running': '{count, plural, one {Processing # record} other {Processing # records}}',
    'bulk.preview': 'Changes by record',
    'bulk.will_change':
      '{count, plural, =0 {No changes} one {# record will change} other {# records will change}}',
    'bulk.will_skip': '{count, plural, one {# will be skipped} other {# will be skipped}}',
    'bulk.tried': 'Preview of the first {checked} of {total} records',
    'bulk.outcome.change': 'Will change',
    'bulk.outcome.skip': 'Will be skipped',
  },
  ru: {
    'bulk.status': 'Изменить статус',
    'bulk.set': 'Изменить поле',
    'bulk.export': 'Экспорт',
    'bulk.new_status': 'Новый статус',
    'bulk.field': 'Поле',
    'bulk.choose_field': 'Выберите поле',
    'bulk.title.status': 'Изменить статус: {records}',
    'bulk.title.set': 'Изменить: {records}',
    'bulk.title.delete': 'Удалить: {records}',
    'bulk.fix_text.unused':
      'Эти фото нигде не используются. Удалённые фото можно восстановить из корзины.',
    'bulk.fix.unused': 'Удалить все…',
    'bulk.fix_text.dead_reference':
      'Эти записи ссылаются на удалённые. Выберите поле и другое значение для всех сразу.',
    'bulk.fix.dead_reference': 'Заменить значение…',
    'bulk.check': 'Показать изменения',
    'bulk.checking': 'Готовим предпросмотр',
    'bulk.back': 'Назад',
    'bulk.start.status':
      '{count, plural, one {Изменить # запись} few {Изменить # записи} many {Изменить # записей} other {Изменить # записи}}',
    'bulk.start.set':
      '{count, plural, one {Изменить # запись} few {Изменить # записи} many {Изменить # записей} other {Изменить # записи}}',
    'bulk.start.delete':
      '{count, plural, one {Удалить # запись} few {Удалить # записи} many {Удалить # записей} other {Удалить # записи}}',
    'bulk.running':
      '{count, plural, one {Обрабатываем # запись} few {Обрабатываем # записи} many {Обрабатываем # записей} other {Обрабатываем # записи}}',
    'bulk.preview': 'Изменения по записям',
    'bulk.will_change':
      '{count, plural, =0 {Изменений нет} one {Изменится # запись} few {Изменятся # записи} many {Изменится # записей} other {Изменится # записи}}',
    'bulk.will_skip':
      '{count, plural, one {# будет пропущена} few {# будут пропущены} many {# будет пропущено} other {# будет пропущено}}',
    'bulk.tried': 'Предпросмотр первых {checked} из {total} записей',
    'bulk.outcome.change': 'Изменится',
    'bulk.outcome.skip': 'Будет пропущена',
  },
  ua: {
    'bulk.status': 'Змінити статус',
    'bulk.set': 'Змінити поле',
    'bulk.export': 'Експорт',
    'bulk.new_status': 'Новий статус',
    'bulk.field': 'Поле',
    'bulk.choose_field': 'Виберіть поле',
    'bulk.title.status': 'Змінити статус: {records}',
    'bulk.title.set': 'Змінити: {records}',
    'bulk.title.delete': 'Видалити: {records}',
    'bulk.fix_text.unused':
      'Ці фото ніде не використовуються. Видалені фото можна відновити з кошика.',
    'bulk.fix.unused': 'Видалити всі…',
    'bulk.fix_text.dead_reference':
      'Ці записи посилаються на видалені. Виберіть поле та інше значення для всіх одразу.',
    'bulk.fix.dead_reference': 'Замінити значення…',
    'bulk.check': 'Переглянути зміни',
    'bulk.checking': 'Готуємо попередній перегляд',
    'bulk.back': 'Назад',
    'bulk.start.status':
      '{count, plural, one {Змінити # запис} few {Змінити # записи} many {Змінити # записів} other {Змінити # запису}}',
    'bulk.start.set':
      '{count, plural, one {Змінити # запис} few {Змінити # записи} many {Змінити # записів} other {Змінити # запису}}',
    'bulk.start.delete':
      '{count, plural, one {Видалити # запис} few {Видалити # записи} many {Видалити # записів} other {Видалити # запису}}',
    'bulk.running':
      '{count, plural, one {Обробляємо # запис} few {Обробляємо # записи} many {Обробляємо # записів} other {Обробляємо # запису}}',
    'bulk.preview': 'Зміни за записами',
    'bulk.will_change':
      '{count, plural, =0 {Змін немає} one {Зміниться # запис} few {Зміняться # записи} many {Зміниться # записів} other {Зміниться # запису}}',
    'bulk.will_skip':
      '{count, plural, one {# буде пропущено} few {# буде пропущено} many {# буде пропущено} other {# буде пропущено}}',
    'bulk.tried': 'Попередній перегляд перших {checked} із {total} записів',
    'bulk.outcome.change': 'Зміниться',
    'bulk.outcome.skip': 'Буде пропущено',
  },
  ro: {
    'bulk.status': 'Schimbați starea',
    'bulk.set': 'Modificați un câmp',
    'bulk.export': 'Export',
    'bulk.new_status': 'Starea nouă',
    'bulk.field': 'Câmp',
    'bulk.choose_field': 'Alegeți un câmp',
    'bulk.title.status': 'Schimbați starea: {records}',
    'bulk.title.set': 'Modificați: {records}',
    'bulk.title.delete': 'Ștergeți: {records}',
    'bulk.fix_text.unused':
      'Aceste fotografii nu sunt folosite nicăieri. Fotografiile șterse pot fi restaurate din coș.',
    'bulk.fix.unused': 'Ștergeți toate…',
    'bulk.fix_text.dead_reference':
      'Aceste înregistrări se referă la altele șterse. Alegeți câmpul și o altă valoare pentru toate.',
    'bulk.fix.dead_reference': 'Înlocuiți valoarea…',
    'bulk.check': 'Previzualizați modificările',
    'bulk.checking': 'Se pregătește previzualizarea',
    'bulk.back': 'Înapoi',
    'bulk.start.status':
      '{count, plural, one {Modificați # înregistrare} few {Modificați # înregistrări} other {Modificați # de înregistrări}}',
    'bulk.start.set':
      '{count, plural, one {Modificați # înregistrare} few {Modificați # înregistrări} other {Modificați # de înregistrări}}',
    'bulk.start.delete':
      '{count, plural, one {Ștergeți # înregistrare} few {Ștergeți # înregistrări} other {Ștergeți # de înregistrări}}',
    'bulk.running':
      '{count, plural, one {Se procesează # înregistrare} few {Se procesează # înregistrări} other {Se procesează # de înregistrări}}',
    'bulk.preview': 'Modificări pe înregistrări',
    'bulk.will_change':
      '{count, plural, =0 {Nicio modificare} one {Se va modifica # înregistrare} few {Se vor modifica # înregistrări} other {Se vor modifica # de înregistrări}}',
    'bulk.will_skip':
      '{count, plural, one {# va fi omisă} few {# vor fi omise} other {# vor fi omise}}',
    'bulk.tried': 'Previzualizarea primelor {checked} din {total} înregistrări',
    'bulk.outcome.change': 'Se schimbă',
    'bulk.outcome.skip': 'Va fi omisă',
  },
  tr: {
    'bulk.status': 'Durumu değiştir',
    'bulk.set': 'Alanı düzenle',
    'bulk.export': 'Dışa aktar',
    'bulk.new_status': 'Yeni durum',
    'bulk.field': 'Alan',
    'bulk.choose_field': 'Bir alan seçin',
    'bulk.title.status': 'Durumu değiştir: {records}',
    'bulk.title.set': 'Düzenle: {records}',
    'bulk.title.delete': 'Sil: {records}',
    'bulk.fix_text.unused':
      'Bu fotoğraflar hiçbir yerde kullanılmıyor. Silinen fotoğraflar çöp kutusundan geri yüklenebilir.',
    'bulk.fix.unused': 'Tümünü sil…',
    'bulk.fix_text.dead_reference':
      'Bu kayıtlar silinmiş kayıtlara başvuruyor. Alanı ve hepsi için yeni bir değer seçin.',
    'bulk.fix.dead_reference': 'Değeri değiştir…',
    'bulk.check': 'Değişiklikleri önizle',
    'bulk.checking': 'Önizleme hazırlanıyor',
    'bulk.back': 'Geri',
    'bulk.start.status': '{count, plural, one {# kaydı değiştir} other {# kaydı değiştir}}',
    'bulk.start.set': '{count, plural, one {# kaydı değiştir} other {# kaydı değiştir}}',
    'bulk.start.delete': '{count, plural, one {# kaydı sil} other {# kaydı sil}}',
    'bulk.running': '{count, plural, one {# kayıt işleniyor} other {# kayıt işleniyor}}',
    'bulk.preview': 'Kayıtlara göre değişiklikler',
    'bulk.will_change':
      '{count, plural, =0 {Değişiklik yok} one {# kayıt değişecek} other {# kayıt değişecek}}',
    'bulk.will_skip': '{count, plural, one {# kayıt atlanacak} other {# kayıt atlanacak}}',
    'bulk.tried': '{total} kaydın ilk {checked} kaydının önizlemesi',
    'bulk.outcome.change': 'Değişecek',
    'bulk.outcome.skip': 'Atlanacak',
  },
  pl: {
    'bulk.status': 'Zmień status',
    'bulk.set': 'Edytuj pole',
    'bulk.export': 'Eksport',
    'bulk.new_status': 'Nowy status',
    'bulk.field': 'Pole',
    'bulk.choose_field': 'Wybierz pole',
    'bulk.title.status': 'Zmień status: {records}',
    'bulk.title.set': 'Edytuj: {records}',
    'bulk.title.delete': 'Usuń: {records}',
    'bulk.fix_text.unused':
      'Te zdjęcia nie są nigdzie używane. Usunięte zdjęcia można przywrócić z kosza.',
    'bulk.fix.unused': 'Usuń wszystkie…',
    'bulk.fix_text.dead_reference':
      'Te rekordy odwołują się do usuniętych. Wybierz pole i inną wartość dla wszystkich.',
    'bulk.fix.dead_reference': 'Zamień wartość…',
    'bulk.check': 'Podgląd zmian',
    'bulk.checking': 'Przygotowywanie podglądu',
    'bulk.back': 'Wstecz',
    'bulk.start.status':
      '{count, plural, one {Zmień # rekord} few {Zmień # rekordy} many {Zmień # rekordów} other {Zmień # rekordu}}',
    'bulk.start.set':
      '{count, plural, one {Zmień # rekord} few {Zmień # rekordy} many {Zmień # rekordów} other {Zmień # rekordu}}',
    'bulk.start.delete':
      '{count, plural, one {Usuń # rekord} few {Usuń # rekordy} many {Usuń # rekordów} other {Usuń # rekordu}}',
    'bulk.running':
      '{count, plural, one {Przetwarzanie # rekordu} few {Przetwarzanie # rekordów} many {Przetwarzanie # rekordów} other {Przetwarzanie # rekordu}}',
    'bulk.preview': 'Zmiany według rekordów',
    'bulk.will_change':
      '{count, plural, =0 {Brak zmian} one {Zmieni się # rekord} few {Zmienią się # rekordy} many {Zmieni się # rekordów} other {Zmieni się # rekordu}}',
    'bulk.will_skip':
      '{count, plural, one {# zostanie pominięty} few {# zostaną pominięte} many {# zostanie pominiętych} other {# zostanie pominięte}}',
    'bulk.tried': 'Podgląd pierwszych {checked} z {total} rekordów',
    'bulk.outcome.change': 'Zmieni się',
    'bulk.outcome.skip': 'Zostanie pominięty',
  },
});
