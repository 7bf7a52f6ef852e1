import { apiKeys } from '../modules/api-keys/index.tsx';
import { blockedPeriods } from '../modules/blocked-periods/index.tsx';
import { brands } from '../modules/brands/index.tsx';
import { buzbotBroadcast } from '../modules/buzbot-broadcast/index.tsx';
import { buzbotDashboard } from '../modules/buzbot-dashboard/index.tsx';
import { buzbotMessages } from '../modules/buzbot-messages/index.tsx';
import { calendar } from '../modules/calendar/index.tsx';
import { carClasses } from '../modules/car-classes/index.tsx';
import { categories } from '../modules/categories/index.tsx';
import { categoryGroups } from '../modules/category-groups/index.tsx';
import { countries } from '../modules/countries/index.tsx';
import { currencies } from '../modules/currencies/index.tsx';
import { exchangeRates } from '../modules/exchange-rates/index.tsx';
import { home } from '../modules/home/index.tsx';
import { languages } from '../modules/languages/index.tsx';
import { offers } from '../modules/offers/index.tsx';
import { orders } from '../modules/orders/index.tsx';
import { outbox } from '../modules/outbox/index.tsx';
import { pages } from '../modules/pages/index.tsx';
import { photos } from '../modules/photo/index.tsx';
import { positions } from '../modules/positions/index.tsx';
import { projects } from '../modules/projects/index.tsx';
import { proposals } from '../modules/proposals/index.tsx';
import { regions } from '../modules/regions/index.tsx';
import { roles } from '../modules/roles/index.tsx';
import { settings } from '../modules/settings/index.tsx';
import { tags } from '../modules/tags/index.tsx';
import { translations } from '../modules/translations/index.tsx';
import { users } from '../modules/users/index.tsx';
import { webhooks } from '../modules/webhooks/index.tsx';
import { workCalendars } from '../modules/work-calendars/index.tsx';
import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';

/** The modules of the back office in the order of the side bar. Register a new module here. */
export const modules: readonly ModuleDefinition[] = [
  home,
  offers,
  orders,
  calendar,
  blockedPeriods,
  tags,
  brands,
  categories,
  categoryGroups,
  pages,
  photos,
  translations,
  buzbotDashboard,
  buzbotMessages,
  buzbotBroadcast,
  countries,
  regions,
  currencies,
  exchangeRates,
  languages,
  workCalendars,
  projects,
  roles,
  users,
  apiKeys,
  webhooks,
  outbox,
  settings,
  positions,
  carClasses,
  proposals,
];
