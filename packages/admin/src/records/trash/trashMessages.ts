import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the trash. */
export const messages = defineMessages({
  en: {
    'trash.title': '{module}: trash',
    'trash.back': 'Back to the list',
    'trash.deleted_at': 'Deleted',
    'trash.deleted_by': 'Deleted by',
    'trash.days_left': 'Days left',
    'trash.days': '{days, plural, =0 {last day} one {# day} other {# days}}',
    'trash.restore': 'Restore',
    'trash.restored': '{count, plural, one {# record restored} other {# records restored}}',
    'trash.purge': 'Delete for good',
    'trash.purge_title':
      '{count, plural, one {Delete # record for good?} other {Delete # records for good?}}',
    'trash.purge_text': 'This cannot be undone.',
    'trash.purged':
      '{count, plural, one {# record deleted for good} other {# records deleted for good}}',
    'trash.refused': '{count, plural, one {# record stays} other {# records stay}} in the trash',
    'trash.refused.unique':
      '{count, plural, one {# record stays: another one has its code by now} other {# records stay: others have their codes by now}}',
    'trash.refused.in_use':
      '{count, plural, one {# record stays: others point at it} other {# records stay: others point at them}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# record stays: first restore what it points at} other {# records stay: first restore what they point at}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# record is no longer in the trash} other {# records are no longer in the trash}}',
    'trash.empty': 'The trash is empty',
    'trash.empty_text': 'What is deleted waits here for {days} days and can be brought back.',
  },
  ru: {
    'trash.title': '{module}: корзина',
    'trash.back': 'К списку',
    'trash.deleted_at': 'Удалено',
    'trash.deleted_by': 'Кто удалил',
    'trash.days_left': 'Осталось',
    'trash.days':
      '{days, plural, =0 {последний день} one {# день} few {# дня} many {# дней} other {# дня}}',
    'trash.restore': 'Восстановить',
    'trash.restored':
      '{count, plural, one {Восстановлена # запись} few {Восстановлены # записи} many {Восстановлено # записей} other {Восстановлено # записи}}',
    'trash.purge': 'Удалить навсегда',
    'trash.purge_title':
      '{count, plural, one {Удалить # запись навсегда?} few {Удалить # записи навсегда?} many {Удалить # записей навсегда?} other {Удалить # записи навсегда?}}',
    'trash.purge_text': 'Это нельзя отменить.',
    'trash.purged':
      '{count, plural, one {# запись удалена навсегда} few {# записи удалены навсегда} many {# записей удалено навсегда} other {# записи удалено навсегда}}',
    'trash.refused':
      '{count, plural, one {# запись остаётся} few {# записи остаются} many {# записей остаётся} other {# записи остаётся}} в корзине',
    'trash.refused.unique':
      '{count, plural, one {# запись остаётся: её код уже занят} few {# записи остаются: их коды уже заняты} many {# записей остаётся: их коды уже заняты} other {# записи остаётся: их коды уже заняты}}',
    'trash.refused.in_use':
      '{count, plural, one {# запись остаётся: на неё ссылаются другие} few {# записи остаются: на них ссылаются другие} many {# записей остаётся: на них ссылаются другие} other {# записи остаётся: на них ссылаются другие}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# запись остаётся: сначала восстановите то, на что она ссылается} few {# записи остаются: сначала восстановите то, на что они ссылаются} many {# записей остаётся: сначала восстановите то, на что они ссылаются} other {# записи остаётся: сначала восстановите то, на что они ссылаются}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# записи уже нет в корзине} few {# записей уже нет в корзине} many {# записей уже нет в корзине} other {# записи уже нет в корзине}}',
    'trash.empty': 'Корзина пуста',
    'trash.empty_text': 'Удалённое хранится здесь {days} дней, и его можно вернуть.',
  },
  ua: {
    'trash.title': '{module}: кошик',
    'trash.back': 'До списку',
    'trash.deleted_at': 'Видалено',
    'trash.deleted_by': 'Хто видалив',
    'trash.days_left': 'Залишилося',
    'trash.days':
      '{days, plural, =0 {останній день} one {# день} few {# дні} many {# днів} other {# дня}}',
    'trash.restore': 'Відновити',
    'trash.restored':
      '{count, plural, one {Відновлено # запис} few {Відновлено # записи} many {Відновлено # записів} other {Відновлено # запису}}',
    'trash.purge': 'Видалити назавжди',
    'trash.purge_title':
      '{count, plural, one {Видалити # запис назавжди?} few {Видалити # записи назавжди?} many {Видалити # записів назавжди?} other {Видалити # запису назавжди?}}',
    'trash.purge_text': 'Це не можна скасувати.',
    'trash.purged':
      '{count, plural, one {# запис видалено назавжди} few {# записи видалено назавжди} many {# записів видалено назавжди} other {# запису видалено назавжди}}',
    'trash.refused':
      '{count, plural, one {# запис залишається} few {# записи залишаються} many {# записів залишається} other {# запису залишається}} в кошику',
    'trash.refused.unique':
      '{count, plural, one {# запис залишається: його код уже зайнято} few {# записи залишаються: їхні коди вже зайнято} many {# записів залишається: їхні коди вже зайнято} other {# запису залишається: їхні коди вже зайнято}}',
    'trash.refused.in_use':
      '{count, plural, one {# запис залишається: на нього посилаються інші} few {# записи залишаються: на них посилаються інші} many {# записів залишається: на них посилаються інші} other {# запису залишається: на них посилаються інші}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# запис залишається: спершу відновіть те, на що він посилається} few {# записи залишаються: спершу відновіть те, на що вони посилаються} many {# записів залишається: спершу відновіть те, на що вони посилаються} other {# запису залишається: спершу відновіть те, на що вони посилаються}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# запису вже немає в кошику} few {# записів уже немає в кошику} many {# записів уже немає в кошику} other {# запису вже немає в кошику}}',
    'trash.empty': 'Кошик порожній',
    'trash.empty_text': 'Видалене зберігається тут {days} днів, і його можна повернути.',
  },
  ro: {
    'trash.title': '{module}: coș',
    'trash.back': 'Înapoi la listă',
    'trash.deleted_at': 'Șters',
    'trash.deleted_by': 'Șters de',
    'trash.days_left': 'Rămân',
    'trash.days': '{days, plural, =0 {ultima zi} one {# zi} few {# zile} other {# de zile}}',
    'trash.restore': 'Restaurați',
    'trash.restored':
      '{count, plural, one {# înregistrare restaurată} few {# înregistrări restaurate} other {# de înregistrări restaurate}}',
    'trash.purge': 'Ștergeți definitiv',
    'trash.purge_title':
      '{count, plural, one {Ștergeți definitiv # înregistrare?} few {Ștergeți definitiv # înregistrări?} other {Ștergeți definitiv # de înregistrări?}}',
    'trash.purge_text': 'Această acțiune nu poate fi anulată.',
    'trash.purged':
      '{count, plural, one {# înregistrare ștearsă definitiv} few {# înregistrări șterse definitiv} other {# de înregistrări șterse definitiv}}',
    'trash.refused':
      '{count, plural, one {# înregistrare rămâne} few {# înregistrări rămân} other {# de înregistrări rămân}} în coș',
    'trash.refused.unique':
      '{count, plural, one {# înregistrare rămâne: codul ei este deja folosit} few {# înregistrări rămân: codurile lor sunt deja folosite} other {# de înregistrări rămân: codurile lor sunt deja folosite}}',
    'trash.refused.in_use':
      '{count, plural, one {# înregistrare rămâne: altele trimit la ea} few {# înregistrări rămân: altele trimit la ele} other {# de înregistrări rămân: altele trimit la ele}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# înregistrare rămâne: restaurați mai întâi ceea ce folosește} few {# înregistrări rămân: restaurați mai întâi ceea ce folosesc} other {# de înregistrări rămân: restaurați mai întâi ceea ce folosesc}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# înregistrare nu mai este în coș} few {# înregistrări nu mai sunt în coș} other {# de înregistrări nu mai sunt în coș}}',
    'trash.empty': 'Coșul este gol',
    'trash.empty_text': 'Ce este șters rămâne aici {days} de zile și poate fi recuperat.',
  },
  tr: {
    'trash.title': '{module}: çöp kutusu',
    'trash.back': 'Listeye dön',
    'trash.deleted_at': 'Silinme',
    'trash.deleted_by': 'Silen',
    'trash.days_left': 'Kalan',
    'trash.days': '{days, plural, =0 {son gün} one {# gün} other {# gün}}',
    'trash.restore': 'Geri yükle',
    'trash.restored': '{count, plural, one {# kayıt geri yüklendi} other {# kayıt geri yüklendi}}',
    'trash.purge': 'Kalıcı olarak sil',
    'trash.purge_title':
      '{count, plural, one {# kayıt kalıcı olarak silinsin mi?} other {# kayıt kalıcı olarak silinsin mi?}}',
    'trash.purge_text': 'Bu işlem geri alınamaz.',
    'trash.purged':
      '{count, plural, one {# kayıt kalıcı olarak silindi} other {# kayıt kalıcı olarak silindi}}',
    'trash.refused': '{count, plural, one {# kayıt} other {# kayıt}} çöp kutusunda kalıyor',
    'trash.refused.unique':
      '{count, plural, one {# kayıt kalıyor: kodunu artık başka bir kayıt kullanıyor} other {# kayıt kalıyor: kodlarını artık başka kayıtlar kullanıyor}}',
    'trash.refused.in_use':
      '{count, plural, one {# kayıt kalıyor: başka kayıtlar ona bağlı} other {# kayıt kalıyor: başka kayıtlar onlara bağlı}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# kayıt kalıyor: önce bağlı olduğu kaydı geri yükleyin} other {# kayıt kalıyor: önce bağlı oldukları kayıtları geri yükleyin}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# kayıt artık çöp kutusunda değil} other {# kayıt artık çöp kutusunda değil}}',
    'trash.empty': 'Çöp kutusu boş',
    'trash.empty_text': 'Silinenler burada {days} gün bekler ve geri alınabilir.',
  },
  pl: {
    'trash.title': '{module}: kosz',
    'trash.back': 'Wróć do listy',
    'trash.deleted_at': 'Usunięto',
    'trash.deleted_by': 'Kto usunął',
    'trash.days_left': 'Pozostało',
    'trash.days':
      '{days, plural, =0 {ostatni dzień} one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    'trash.restore': 'Przywróć',
    'trash.restored':
      '{count, plural, one {Przywrócono # rekord} few {Przywrócono # rekordy} many {Przywrócono # rekordów} other {Przywrócono # rekordu}}',
    'trash.purge': 'Usuń na zawsze',
    'trash.purge_title':
      '{count, plural, one {Usunąć # rekord na zawsze?} few {Usunąć # rekordy na zawsze?} many {Usunąć # rekordów na zawsze?} other {Usunąć # rekordu na zawsze?}}',
    'trash.purge_text': 'Tego nie można cofnąć.',
    'trash.purged':
      '{count, plural, one {Usunięto # rekord na zawsze} few {Usunięto # rekordy na zawsze} many {Usunięto # rekordów na zawsze} other {Usunięto # rekordu na zawsze}}',
    'trash.refused':
      '{count, plural, one {# rekord zostaje} few {# rekordy zostają} many {# rekordów zostaje} other {# rekordu zostaje}} w koszu',
    'trash.refused.unique':
      '{count, plural, one {# rekord zostaje: jego kod jest już zajęty} few {# rekordy zostają: ich kody są już zajęte} many {# rekordów zostaje: ich kody są już zajęte} other {# rekordu zostaje: ich kody są już zajęte}}',
    'trash.refused.in_use':
      '{count, plural, one {# rekord zostaje: wskazują na niego inne} few {# rekordy zostają: wskazują na nie inne} many {# rekordów zostaje: wskazują na nie inne} other {# rekordu zostaje: wskazują na nie inne}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# rekord zostaje: najpierw przywróć to, na co wskazuje} few {# rekordy zostają: najpierw przywróć to, na co wskazują} many {# rekordów zostaje: najpierw przywróć to, na co wskazują} other {# rekordu zostaje: najpierw przywróć to, na co wskazują}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# rekordu nie ma już w koszu} few {# rekordów nie ma już w koszu} many {# rekordów nie ma już w koszu} other {# rekordu nie ma już w koszu}}',
    'trash.empty': 'Kosz jest pusty',
    'trash.empty_text': 'To, co usunięto, czeka tu {days} dni i można to przywrócić.',
  },
});
