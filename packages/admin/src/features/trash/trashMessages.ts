import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the trash. */
export const messages = defineMessages({
  en: {
    'trash.title': '{module} – trash',
    'trash.back': 'Back to the list',
    'trash.deleted_at': 'Deleted',
    'trash.deleted_by': 'Deleted by',
    'trash.days_left': 'Days left',
    'trash.days': '{days, plural, =0 {last day} one {# day} other {# days}}',
    'trash.restore': 'Restore',
    'trash.restored': '{count, plural, one {# record restored} other {# records restored}}',
    'trash.purge': 'Delete permanently',
    'trash.purge_title':
      '{count, plural, one {Permanently delete # record} other {Permanently delete # records}}',
    'trash.purge_text': 'You cannot undo this.',
    'trash.purged':
      '{count, plural, one {# record permanently deleted} other {# records permanently deleted}}',
    'trash.refused':
      '{count, plural, one {# record was not changed} other {# records were not changed}}',
    'trash.refused.unique':
      '{count, plural, one {# record was not restored: its code is already in use} other {# records were not restored: their codes are already in use}}',
    'trash.refused.in_use':
      '{count, plural, one {# record was not deleted: it is used in other records} other {# records were not deleted: they are used in other records}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# record was not restored: first restore the records it uses} other {# records were not restored: first restore the records they use}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# record is no longer in the trash} other {# records are no longer in the trash}}',
    'trash.empty': 'The trash is empty',
    'trash.empty_text': 'You can restore deleted records from here for {days} days.',
  },
  ru: {
    'trash.title': '{module} – корзина',
    'trash.back': 'Вернуться к списку',
    'trash.deleted_at': 'Удалено',
    'trash.deleted_by': 'Удалил',
    'trash.days_left': 'Осталось дней',
    'trash.days':
      '{days, plural, =0 {последний день} one {# день} few {# дня} many {# дней} other {# дня}}',
    'trash.restore': 'Восстановить',
    'trash.restored':
      '{count, plural, one {Восстановлена # запись} few {Восстановлены # записи} many {Восстановлено # записей} other {Восстановлено # записи}}',
    'trash.purge': 'Удалить навсегда',
    'trash.purge_title':
      '{count, plural, one {Удалить # запись навсегда} few {Удалить # записи навсегда} many {Удалить # записей навсегда} other {Удалить # записи навсегда}}',
    'trash.purge_text': 'Это нельзя отменить.',
    'trash.purged':
      '{count, plural, one {# запись удалена навсегда} few {# записи удалены навсегда} many {# записей удалено навсегда} other {# записи удалено навсегда}}',
    'trash.refused':
      '{count, plural, one {# запись не изменена} few {# записи не изменены} many {# записей не изменено} other {# записи не изменено}}',
    'trash.refused.unique':
      '{count, plural, one {# запись не восстановлена: её код уже занят} few {# записи не восстановлены: их коды уже заняты} many {# записей не восстановлено: их коды уже заняты} other {# записи не восстановлено: их коды уже заняты}}',
    'trash.refused.in_use':
      '{count, plural, one {# запись не удалена: она используется в других записях} few {# записи не удалены: они используются в других записях} many {# записей не удалено: они используются в других записях} other {# записи не удалено: они используются в других записях}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# запись не восстановлена: сначала восстановите записи, которые в ней указаны} few {# записи не восстановлены: сначала восстановите записи, которые в них указаны} many {# записей не восстановлено: сначала восстановите записи, которые в них указаны} other {# записи не восстановлено: сначала восстановите записи, которые в них указаны}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# записи уже нет в корзине} few {# записей уже нет в корзине} many {# записей уже нет в корзине} other {# записи уже нет в корзине}}',
    'trash.empty': 'Корзина пуста',
    'trash.empty_text': 'Удалённые записи можно восстановить отсюда в течение {days} дней.',
  },
  ua: {
    'trash.title': '{module} – кошик',
    'trash.back': 'Повернутися до списку',
    'trash.deleted_at': 'Видалено',
    'trash.deleted_by': 'Видалив',
    'trash.days_left': 'Залишилося днів',
    'trash.days':
      '{days, plural, =0 {останній день} one {# день} few {# дні} many {# днів} other {# дня}}',
    'trash.restore': 'Відновити',
    'trash.restored':
      '{count, plural, one {Відновлено # запис} few {Відновлено # записи} many {Відновлено # записів} other {Відновлено # запису}}',
    'trash.purge': 'Видалити назавжди',
    'trash.purge_title':
      '{count, plural, one {Видалити # запис назавжди} few {Видалити # записи назавжди} many {Видалити # записів назавжди} other {Видалити # запису назавжди}}',
    'trash.purge_text': 'Це не можна скасувати.',
    'trash.purged':
      '{count, plural, one {# запис видалено назавжди} few {# записи видалено назавжди} many {# записів видалено назавжди} other {# запису видалено назавжди}}',
    'trash.refused':
      '{count, plural, one {# запис не змінено} few {# записи не змінено} many {# записів не змінено} other {# запису не змінено}}',
    'trash.refused.unique':
      '{count, plural, one {# запис не відновлено: його код уже зайнято} few {# записи не відновлено: їхні коди вже зайнято} many {# записів не відновлено: їхні коди вже зайнято} other {# запису не відновлено: їхні коди вже зайнято}}',
    'trash.refused.in_use':
      '{count, plural, one {# запис не видалено: він використовується в інших записах} few {# записи не видалено: вони використовуються в інших записах} many {# записів не видалено: вони використовуються в інших записах} other {# запису не видалено: вони використовуються в інших записах}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# запис не відновлено: спершу відновіть записи, які в ньому вказано} few {# записи не відновлено: спершу відновіть записи, які в них вказано} many {# записів не відновлено: спершу відновіть записи, які в них вказано} other {# запису не відновлено: спершу відновіть записи, які в них вказано}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# запису вже немає в кошику} few {# записів уже немає в кошику} many {# записів уже немає в кошику} other {# запису вже немає в кошику}}',
    'trash.empty': 'Кошик порожній',
    'trash.empty_text': 'Видалені записи можна відновити звідси протягом {days} днів.',
  },
  ro: {
    'trash.title': '{module} – coș',
    'trash.back': 'Înapoi la listă',
    'trash.deleted_at': 'Șters',
    'trash.deleted_by': 'Șters de',
    'trash.days_left': 'Zile rămase',
    'trash.days': '{days, plural, =0 {ultima zi} one {# zi} few {# zile} other {# de zile}}',
    'trash.restore': 'Restaurați',
    'trash.restored':
      '{count, plural, one {# înregistrare restaurată} few {# înregistrări restaurate} other {# de înregistrări restaurate}}',
    'trash.purge': 'Ștergeți definitiv',
    'trash.purge_title':
      '{count, plural, one {Ștergeți definitiv # înregistrare} few {Ștergeți definitiv # înregistrări} other {Ștergeți definitiv # de înregistrări}}',
    'trash.purge_text': 'Această acțiune nu poate fi anulată.',
    'trash.purged':
      '{count, plural, one {# înregistrare ștearsă definitiv} few {# înregistrări șterse definitiv} other {# de înregistrări șterse definitiv}}',
    'trash.refused':
      '{count, plural, one {# înregistrare nu a fost modificată} few {# înregistrări nu au fost modificate} other {# de înregistrări nu au fost modificate}}',
    'trash.refused.unique':
      '{count, plural, one {# înregistrare nu a fost restaurată: codul ei este deja folosit} few {# înregistrări nu au fost restaurate: codurile lor sunt deja folosite} other {# de înregistrări nu au fost restaurate: codurile lor sunt deja folosite}}',
    'trash.refused.in_use':
      '{count, plural, one {# înregistrare nu a fost ștearsă: este folosită în alte înregistrări} few {# înregistrări nu au fost șterse: sunt folosite în alte înregistrări} other {# de înregistrări nu au fost șterse: sunt folosite în alte înregistrări}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# înregistrare nu a fost restaurată: restaurați mai întâi înregistrările pe care le folosește} few {# înregistrări nu au fost restaurate: restaurați mai întâi înregistrările pe care le folosesc} other {# de înregistrări nu au fost restaurate: restaurați mai întâi înregistrările pe care le folosesc}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# înregistrare nu mai este în coș} few {# înregistrări nu mai sunt în coș} other {# de înregistrări nu mai sunt în coș}}',
    'trash.empty': 'Coșul este gol',
    'trash.empty_text': 'Puteți restaura de aici înregistrările șterse timp de {days} de zile.',
  },
  tr: {
    'trash.title': '{module} – çöp kutusu',
    'trash.back': 'Listeye dön',
    'trash.deleted_at': 'Silinme',
    'trash.deleted_by': 'Silen',
    'trash.days_left': 'Kalan gün',
    'trash.days': '{days, plural, =0 {son gün} one {# gün} other {# gün}}',
    'trash.restore': 'Geri yükle',
    'trash.restored': '{count, plural, one {# kayıt geri yüklendi} other {# kayıt geri yüklendi}}',
    'trash.purge': 'Kalıcı olarak sil',
    'trash.purge_title':
      '{count, plural, one {# kaydı kalıcı olarak sil} other {# kaydı kalıcı olarak sil}}',
    'trash.purge_text': 'Bu işlem geri alınamaz.',
    'trash.purged':
      '{count, plural, one {# kayıt kalıcı olarak silindi} other {# kayıt kalıcı olarak silindi}}',
    'trash.refused': '{count, plural, one {# kayıt değiştirilmedi} other {# kayıt değiştirilmedi}}',
    'trash.refused.unique':
      '{count, plural, one {# kayıt geri yüklenemedi: kodu zaten kullanılıyor} other {# kayıt geri yüklenemedi: kodları zaten kullanılıyor}}',
    'trash.refused.in_use':
      '{count, plural, one {# kayıt silinemedi: başka kayıtlarda kullanılıyor} other {# kayıt silinemedi: başka kayıtlarda kullanılıyor}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {# kayıt geri yüklenemedi: önce kullandığı kayıtları geri yükleyin} other {# kayıt geri yüklenemedi: önce kullandıkları kayıtları geri yükleyin}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# kayıt artık çöp kutusunda değil} other {# kayıt artık çöp kutusunda değil}}',
    'trash.empty': 'Çöp kutusu boş',
    'trash.empty_text': 'Silinen kayıtları {days} gün boyunca buradan geri yükleyebilirsiniz.',
  },
  pl: {
    'trash.title': '{module} – kosz',
    'trash.back': 'Wróć do listy',
    'trash.deleted_at': 'Usunięto',
    'trash.deleted_by': 'Kto usunął',
    'trash.days_left': 'Pozostało dni',
    'trash.days':
      '{days, plural, =0 {ostatni dzień} one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    'trash.restore': 'Przywróć',
    'trash.restored':
      '{count, plural, one {Przywrócono # rekord} few {Przywrócono # rekordy} many {Przywrócono # rekordów} other {Przywrócono # rekordu}}',
    'trash.purge': 'Usuń na zawsze',
    'trash.purge_title':
      '{count, plural, one {Usuń # rekord na zawsze} few {Usuń # rekordy na zawsze} many {Usuń # rekordów na zawsze} other {Usuń # rekordu na zawsze}}',
    'trash.purge_text': 'Tego nie można cofnąć.',
    'trash.purged':
      '{count, plural, one {Usunięto # rekord na zawsze} few {Usunięto # rekordy na zawsze} many {Usunięto # rekordów na zawsze} other {Usunięto # rekordu na zawsze}}',
    'trash.refused':
      '{count, plural, one {Nie zmieniono # rekordu} few {Nie zmieniono # rekordów} many {Nie zmieniono # rekordów} other {Nie zmieniono # rekordu}}',
    'trash.refused.unique':
      '{count, plural, one {Nie przywrócono # rekordu: jego kod jest już zajęty} few {Nie przywrócono # rekordów: ich kody są już zajęte} many {Nie przywrócono # rekordów: ich kody są już zajęte} other {Nie przywrócono # rekordu: ich kody są już zajęte}}',
    'trash.refused.in_use':
      '{count, plural, one {Nie usunięto # rekordu: jest używany w innych rekordach} few {Nie usunięto # rekordów: są używane w innych rekordach} many {Nie usunięto # rekordów: są używane w innych rekordach} other {Nie usunięto # rekordu: są używane w innych rekordach}}',
    'trash.refused.reference_trashed':
      '{count, plural, one {Nie przywrócono # rekordu: najpierw przywróć rekordy, których używa} few {Nie przywrócono # rekordów: najpierw przywróć rekordy, których używają} many {Nie przywrócono # rekordów: najpierw przywróć rekordy, których używają} other {Nie przywrócono # rekordu: najpierw przywróć rekordy, których używają}} ({names})',
    'trash.refused.not_found':
      '{count, plural, one {# rekordu nie ma już w koszu} few {# rekordów nie ma już w koszu} many {# rekordów nie ma już w koszu} other {# rekordu nie ma już w koszu}}',
    'trash.empty': 'Kosz jest pusty',
    'trash.empty_text': 'Usunięte rekordy możesz stąd przywrócić przez {days} dni.',
  },
});
