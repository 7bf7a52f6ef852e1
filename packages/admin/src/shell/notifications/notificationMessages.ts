import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list of notifications. */
export const messages = defineMessages({
  en: {
    'notifications.mention': '{name} mentioned you',
    'notifications.late': 'The machine is late',
    'notifications.assignment': '{name} assigned this to you',
    'notifications.status': '{name} changed the status to {status}',
    'notifications.assignment_many':
      '{name} assigned {count, plural, one {# record} other {# records}} to you',
    'notifications.status_many':
      '{name} changed the status of {count, plural, one {# record} other {# records}} to {status}',
    'notifications.change': '{name} changed a record you follow',
    'notifications.view': '{name} changed a record in a view you follow',
    'notifications.webhook_paused':
      'The endpoint does not accept deliveries, so this webhook is paused',
    'notifications.system': 'System',
    'notifications.gone': 'Deleted record',
    'notifications.unread': 'unread',
    'notifications.read_all': 'Mark all as read',
    'notifications.empty': 'No notifications yet. Mentions and assignments appear here.',
    'notifications.failed': 'Could not load notifications',
  },
  ru: {
    'notifications.mention': '{name}: вас упомянули в комментарии',
    'notifications.late': 'Техника не возвращена в срок',
    'notifications.assignment': '{name}: вас назначили ответственным',
    'notifications.status': '{name}: статус изменён на «{status}»',
    'notifications.assignment_many':
      '{name}: вас назначили ответственным за {count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}',
    'notifications.status_many':
      '{name}: статус {count, plural, one {# записи} few {# записей} many {# записей} other {# записи}} изменён на «{status}»',
    'notifications.change': '{name}: изменена запись, которую вы отслеживаете',
    'notifications.view': '{name}: изменена запись из отслеживаемого представления',
    'notifications.webhook_paused': 'Адрес не принимает доставки, вебхук приостановлен',
    'notifications.system': 'Система',
    'notifications.gone': 'Запись удалена',
    'notifications.unread': 'не прочитано',
    'notifications.read_all': 'Отметить все как прочитанные',
    'notifications.empty': 'Уведомлений пока нет. Здесь появятся упоминания и назначения.',
    'notifications.failed': 'Не удалось загрузить уведомления',
  },
  ua: {
    'notifications.mention': '{name}: вас згадали в коментарі',
    'notifications.late': 'Техніку не повернено вчасно',
    'notifications.assignment': '{name}: вас призначили відповідальним',
    'notifications.status': '{name}: статус змінено на «{status}»',
    'notifications.assignment_many':
      '{name}: вас призначили відповідальним за {count, plural, one {# запис} few {# записи} many {# записів} other {# запису}}',
    'notifications.status_many':
      '{name}: статус {count, plural, one {# запису} few {# записів} many {# записів} other {# запису}} змінено на «{status}»',
    'notifications.change': '{name}: змінено запис, який ви відстежуєте',
    'notifications.view': '{name}: змінено запис із відстежуваного подання',
    'notifications.webhook_paused': 'Адреса не приймає доставки, вебхук призупинено',
    'notifications.system': 'Система',
    'notifications.gone': 'Запис видалено',
    'notifications.unread': 'не прочитано',
    'notifications.read_all': 'Позначити всі як прочитані',
    'notifications.empty': 'Сповіщень поки немає. Тут з’являться згадки та призначення.',
    'notifications.failed': 'Не вдалося завантажити сповіщення',
  },
  ro: {
    'notifications.mention': '{name} v-a menționat',
    'notifications.late': 'Utilajul nu a fost returnat la termen',
    'notifications.assignment': '{name} v-a atribuit această înregistrare',
    'notifications.status': '{name} a schimbat starea în {status}',
    'notifications.assignment_many':
      '{name} v-a atribuit {count, plural, one {# înregistrare} few {# înregistrări} other {# de înregistrări}}',
    'notifications.status_many':
      '{name} a schimbat starea în {status} pentru {count, plural, one {# înregistrare} few {# înregistrări} other {# de înregistrări}}',
    'notifications.change': '{name} a modificat o înregistrare pe care o urmăriți',
    'notifications.view':
      '{name} a modificat o înregistrare dintr-o vizualizare pe care o urmăriți',
    'notifications.webhook_paused': 'Adresa nu acceptă livrări, webhookul este suspendat',
    'notifications.system': 'Sistem',
    'notifications.gone': 'Înregistrare ștearsă',
    'notifications.unread': 'necitită',
    'notifications.read_all': 'Marcați toate ca citite',
    'notifications.empty': 'Nicio notificare încă. Mențiunile și atribuirile apar aici.',
    'notifications.failed': 'Notificările nu au putut fi încărcate',
  },
  tr: {
    'notifications.mention': '{name} sizden bahsetti',
    'notifications.late': 'Makinenin iadesi gecikti',
    'notifications.assignment': '{name} bunu size atadı',
    'notifications.status': '{name} durumu değiştirdi: {status}',
    'notifications.assignment_many':
      '{name} size {count, plural, one {# kayıt} other {# kayıt}} atadı',
    'notifications.status_many':
      '{name} {count, plural, one {# kaydın} other {# kaydın}} durumunu değiştirdi: {status}',
    'notifications.change': '{name} takip ettiğiniz bir kaydı değiştirdi',
    'notifications.view': '{name} takip ettiğiniz görünümdeki bir kaydı değiştirdi',
    'notifications.webhook_paused': 'Adres teslimatları kabul etmiyor, webhook duraklatıldı',
    'notifications.system': 'Sistem',
    'notifications.gone': 'Silinmiş kayıt',
    'notifications.unread': 'okunmadı',
    'notifications.read_all': 'Tümünü okundu işaretle',
    'notifications.empty': 'Henüz bildirim yok. Bahsedilmeler ve atamalar burada görünür.',
    'notifications.failed': 'Bildirimler yüklenemedi',
  },
  pl: {
    'notifications.mention': '{name}: wzmianka o Tobie w komentarzu',
    'notifications.late': 'Maszyna nie wróciła na czas',
    'notifications.assignment': '{name}: przypisano Ci ten rekord',
    'notifications.status': '{name}: zmieniono status na {status}',
    'notifications.assignment_many':
      '{name}: przypisano Ci {count, plural, one {# rekord} few {# rekordy} many {# rekordów} other {# rekordu}}',
    'notifications.status_many':
      '{name}: zmieniono status {count, plural, one {# rekordu} few {# rekordów} many {# rekordów} other {# rekordu}} na {status}',
    'notifications.change': '{name}: zmieniono obserwowany rekord',
    'notifications.view': '{name}: zmieniono rekord z obserwowanego widoku',
    'notifications.webhook_paused': 'Adres nie przyjmuje dostaw, webhook jest wstrzymany',
    'notifications.system': 'System',
    'notifications.gone': 'Usunięty rekord',
    'notifications.unread': 'nieprzeczytane',
    'notifications.read_all': 'Oznacz wszystkie jako przeczytane',
    'notifications.empty': 'Brak powiadomień. Wzmianki i przypisania pojawią się tutaj.',
    'notifications.failed': 'Nie udało się wczytać powiadomień',
  },
});
