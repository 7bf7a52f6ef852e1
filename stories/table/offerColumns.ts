import {
  badgeColumn,
  booleanColumn,
  type DataColumn,
  dateColumn,
  imageColumn,
  linkColumn,
  moneyColumn,
  numberColumn,
  stackColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { SampleOffer } from './sampleOffers.ts';

/** Column heads and texts of the offers table in English and in the languages with the longest texts. */
const words = {
  en: {
    photo: 'Photo',
    name: 'Name',
    category: 'Category',
    brand: 'Brand',
    shift: 'Per shift',
    hour: 'Per hour',
    region: 'Region',
    project: 'Project',
    site: 'Site',
    status: 'Status',
    views: 'Views',
    operator: 'Operator',
    updated: 'Updated',
    absent: 'on request',
    included: 'Included',
    excluded: 'Not included',
    new: 'New',
    active: 'Active',
    hidden: 'Hidden',
    rejected: 'Rejected',
  },
  ru: {
    photo: 'Фото',
    name: 'Название',
    category: 'Категория',
    brand: 'Марка',
    shift: 'Цена за смену',
    hour: 'Цена за час',
    region: 'Регион',
    project: 'Проект',
    site: 'Сайт',
    status: 'Статус',
    views: 'Просмотры',
    operator: 'Машинист',
    updated: 'Обновлено',
    absent: 'по запросу',
    included: 'Включён',
    excluded: 'Не включён',
    new: 'Новое',
    active: 'Активное',
    hidden: 'Скрытое',
    rejected: 'Отклонённое',
  },
  pl: {
    photo: 'Zdjęcie',
    name: 'Nazwa',
    category: 'Kategoria',
    brand: 'Marka',
    shift: 'Cena za zmianę',
    hour: 'Cena za godzinę',
    region: 'Region',
    project: 'Projekt',
    site: 'Strona',
    status: 'Status',
    views: 'Wyświetlenia',
    operator: 'Operator',
    updated: 'Zaktualizowano',
    absent: 'na zapytanie',
    included: 'W cenie',
    excluded: 'Bez operatora',
    new: 'Nowa',
    active: 'Aktywna',
    hidden: 'Ukryta',
    rejected: 'Odrzucona',
  },
} as const;

const tones = { new: 'info', active: 'success', hidden: 'neutral', rejected: 'danger' } as const;

/** Columns of the offers table. Languages without heads here use English. */
export function offerColumns(language: string): readonly DataColumn<SampleOffer>[] {
  const word = language === 'ru' || language === 'pl' ? words[language] : words.en;
  const tag = language === 'ua' ? 'uk' : language;
  const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  const count = new Intl.NumberFormat(tag);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const exact = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const formatAmount = (value: string) => amount.format(value as Intl.StringNumericLiteral);
  return [
    imageColumn({ id: 'image', header: word.photo, value: (offer) => offer.image }),
    stackColumn({
      id: 'name',
      header: word.name,
      isPrimary: true,
      minWidth: 220,
      sortKey: 'name',
      value: (offer) => offer.name,
      detail: (offer) => offer.code,
      fallback: (offer) => offer.nameLanguage,
    }),
    textColumn({ id: 'category', header: word.category, value: (offer) => offer.category }),
    textColumn({ id: 'brand', header: word.brand, value: (offer) => offer.brand }),
    moneyColumn({
      id: 'price_per_shift',
      header: word.shift,
      sortKey: 'prices.price_per_shift',
      value: (offer) => offer.pricePerShift,
      currency: (offer) => offer.currency,
      format: formatAmount,
      absent: word.absent,
    }),
    moneyColumn({
      id: 'price_per_hour',
      header: word.hour,
      sortKey: 'prices.price_per_hour',
      value: (offer) => offer.pricePerHour,
      currency: (offer) => offer.currency,
      format: formatAmount,
      absent: word.absent,
    }),
    textColumn({ id: 'region', header: word.region, value: (offer) => offer.region }),
    textColumn({ id: 'project', header: word.project, value: (offer) => offer.project }),
    badgeColumn({
      id: 'status',
      header: word.status,
      sortKey: 'status',
      value: (offer) => word[offer.status],
      tone: (offer) => tones[offer.status],
    }),
    numberColumn({
      id: 'views',
      header: word.views,
      value: (offer) => offer.views,
      format: (value) => count.format(value),
    }),
    booleanColumn({
      id: 'operator',
      header: word.operator,
      value: (offer) => offer.withOperator,
      words: [word.included, word.excluded],
    }),
    linkColumn({
      id: 'site',
      header: word.site,
      value: (offer) => offer.site,
      href: (offer) => `https://${offer.site}`,
    }),
    dateColumn({
      id: 'updated_at',
      header: word.updated,
      sortKey: 'updated_at',
      value: (offer) => offer.updatedAt,
      format: (moment) => day.format(new Date(moment)),
      title: (moment) => exact.format(new Date(moment)),
    }),
  ];
}
