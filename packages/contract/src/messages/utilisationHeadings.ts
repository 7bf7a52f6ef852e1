import type { LanguageCode } from '../languages.ts';

type Heading =
  | 'offer'
  | 'category'
  | 'region'
  | 'project'
  | 'machines'
  | 'rented_days'
  | 'available_days'
  | 'utilisation'
  | 'before'
  | 'revenue'
  | 'revenue_per_rented_day'
  | 'revenue_per_available_day'
  | 'missed_requests'
  | 'missed_days';

/** Headings of the file with the utilisation. */
export const utilisationHeadings: Readonly<
  Record<LanguageCode, Readonly<Record<Heading, string>>>
> = {
  en: {
    offer: 'Offer',
    category: 'Category',
    region: 'Region',
    project: 'Project',
    machines: 'Machines',
    rented_days: 'Rented days',
    available_days: 'Available days',
    utilisation: 'Utilisation, %',
    before: 'Utilisation before, %',
    revenue: 'Revenue',
    revenue_per_rented_day: 'Revenue per rented day',
    revenue_per_available_day: 'Revenue per available day',
    missed_requests: 'Missed requests',
    missed_days: 'Missed days',
  },
  ru: {
    offer: 'Предложение',
    category: 'Категория',
    region: 'Регион',
    project: 'Проект',
    machines: 'Единиц техники',
    rented_days: 'Дней в аренде',
    available_days: 'Доступных дней',
    utilisation: 'Загрузка, %',
    before: 'Загрузка ранее, %',
    revenue: 'Выручка',
    revenue_per_rented_day: 'Выручка за день аренды',
    revenue_per_available_day: 'Выручка за доступный день',
    missed_requests: 'Упущенных заказов',
    missed_days: 'Упущенных дней',
  },
  ua: {
    offer: 'Пропозиція',
    category: 'Категорія',
    region: 'Регіон',
    project: 'Проєкт',
    machines: 'Одиниць техніки',
    rented_days: 'Днів в оренді',
    available_days: 'Доступних днів',
    utilisation: 'Завантаженість, %',
    before: 'Завантаженість раніше, %',
    revenue: 'Виторг',
    revenue_per_rented_day: 'Виторг за день оренди',
    revenue_per_available_day: 'Виторг за доступний день',
    missed_requests: 'Втрачених замовлень',
    missed_days: 'Втрачених днів',
  },
  ro: {
    offer: 'Ofertă',
    category: 'Categorie',
    region: 'Regiune',
    project: 'Proiect',
    machines: 'Utilaje',
    rented_days: 'Zile închiriate',
    available_days: 'Zile disponibile',
    utilisation: 'Utilizare, %',
    before: 'Utilizare anterioară, %',
    revenue: 'Venit',
    revenue_per_rented_day: 'Venit pe zi închiriată',
    revenue_per_available_day: 'Venit pe zi disponibilă',
    missed_requests: 'Comenzi pierdute',
    missed_days: 'Zile pierdute',
  },
  tr: {
    offer: 'Teklif',
    category: 'Kategori',
    region: 'Bölge',
    project: 'Proje',
    machines: 'Makine',
    rented_days: 'Kiralanan gün',
    available_days: 'Uygun gün',
    utilisation: 'Kullanım, %',
    before: 'Önceki kullanım, %',
    revenue: 'Gelir',
    revenue_per_rented_day: 'Kiralanan gün başına gelir',
    revenue_per_available_day: 'Uygun gün başına gelir',
    missed_requests: 'Karşılanamayan sipariş',
    missed_days: 'Karşılanamayan gün',
  },
  pl: {
    offer: 'Oferta',
    category: 'Kategoria',
    region: 'Region',
    project: 'Projekt',
    machines: 'Maszyny',
    rented_days: 'Dni wynajmu',
    available_days: 'Dni dostępne',
    utilisation: 'Wykorzystanie, %',
    before: 'Wykorzystanie wcześniej, %',
    revenue: 'Przychód',
    revenue_per_rented_day: 'Przychód na dzień wynajmu',
    revenue_per_available_day: 'Przychód na dzień dostępny',
    missed_requests: 'Utracone zamówienia',
    missed_days: 'Utracone dni',
  },
};
