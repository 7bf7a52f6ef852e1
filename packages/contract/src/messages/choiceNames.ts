import { languageCodes } from '../languages.ts';
import { statuses } from '../schema/statuses.ts';
import type { LabelTranslations } from './fieldLabels.ts';
import { statusNames } from './statusNames.ts';

/**
 * The names of the options of choice fields in every language, in the order of `languageCodes`. Cells of imported
 * files may have any of them.
 */
export const choiceNames: Readonly<Record<string, LabelTranslations>> = {
  ...Object.fromEntries(
    statuses.map((status) => [status, languageCodes.map((code) => statusNames[code][status])]),
  ),
  equipment: ['Equipment', 'Техника', 'Техніка', 'Utilaj', 'Ekipman', 'Sprzęt'],
  service: ['Service', 'Услуга', 'Послуга', 'Serviciu', 'Hizmet', 'Usługa'],
  maintenance: ['Maintenance', 'Обслуживание', 'Обслуговування', 'Mentenanță', 'Bakım', 'Przegląd'],
  owner: [
    'Owner’s use',
    'Для нужд владельца',
    'Для потреб власника',
    'Folosit de proprietar',
    'Sahibinin kullanımı',
    'Użytek właściciela',
  ],
  season: ['Season', 'Сезон', 'Сезон', 'Sezon', 'Sezon', 'Sezon'],
  other: ['Other', 'Другое', 'Інше', 'Altul', 'Diğer', 'Inne'],
  holiday: ['Day off', 'Выходной', 'Вихідний', 'Zi liberă', 'Tatil', 'Dzień wolny'],
  workday: ['Work day', 'Рабочий день', 'Робочий день', 'Zi lucrătoare', 'İş günü', 'Dzień pracy'],
  hour: ['Hour', 'Час', 'Година', 'Oră', 'Saat', 'Godzina'],
  shift: ['Shift', 'Смена', 'Зміна', 'Schimb', 'Vardiya', 'Zmiana'],
  day: ['Day', 'День', 'День', 'Zi', 'Gün', 'Dzień'],
  week: ['Week', 'Неделя', 'Тиждень', 'Săptămână', 'Hafta', 'Tydzień'],
  month: ['Month', 'Месяц', 'Місяць', 'Lună', 'Ay', 'Miesiąc'],
  requested: ['Requested', 'Запрошен', 'Запитано', 'Solicitat', 'Talep edildi', 'Zapytanie'],
  approved: ['Approved', 'Одобрен', 'Схвалено', 'Aprobat', 'Onaylandı', 'Zatwierdzone'],
  out: ['Out', 'Выдан', 'Видано', 'La client', 'Dışarıda', 'Wydane'],
  late: ['Late', 'Просрочен', 'Прострочено', 'Întârziat', 'Gecikti', 'Spóźnione'],
  returned: ['Returned', 'Возвращён', 'Повернено', 'Returnat', 'İade edildi', 'Zwrócone'],
  cancelled: ['Cancelled', 'Отменён', 'Скасовано', 'Anulat', 'İptal edildi', 'Anulowane'],
};
