import { messages as categoryLists } from '../domain/categories/messages.ts';
import { messages as offering } from '../domain/listing/messages.ts';
import { messages as brands } from '../modules/brands/messages.ts';
import { messages as buzbotBroadcast } from '../modules/buzbot-broadcast/messages.ts';
import { messages as buzbotDashboard } from '../modules/buzbot-dashboard/messages.ts';
import { messages as buzbotMessages } from '../modules/buzbot-messages/messages.ts';
import { messages as carClasses } from '../modules/car-classes/messages.ts';
import { messages as categories } from '../modules/categories/messages.ts';
import { messages as categoryGroups } from '../modules/category-groups/messages.ts';
import { messages as countries } from '../modules/countries/messages.ts';
import { messages as currencies } from '../modules/currencies/messages.ts';
import { messages as languages } from '../modules/languages/messages.ts';
import { messages as offers } from '../modules/offers/messages.ts';
import { messages as orders } from '../modules/orders/messages.ts';
import { messages as outbox } from '../modules/outbox/messages.ts';
import { messages as pages } from '../modules/pages/messages.ts';
import { messages as photo } from '../modules/photo/messages.ts';
import { messages as positions } from '../modules/positions/messages.ts';
import { messages as projects } from '../modules/projects/messages.ts';
import { messages as regions } from '../modules/regions/messages.ts';
import { messages as roles } from '../modules/roles/messages.ts';
import { messages as screens } from '../modules/sign-in/messages.ts';
import { messages as tags } from '../modules/tags/messages.ts';
import { messages as translations } from '../modules/translations/messages.ts';
import { messages as users } from '../modules/users/messages.ts';
import { messages as actions } from '../records/actions/messages.ts';
import { messages as fields } from '../records/fields/messages.ts';
import { messages as list } from '../records/list/messages.ts';
import type { Keys, MessageFile } from '../services/i18n/defineMessages.ts';
import { messages as shell } from '../shell/messages.ts';
import { listedFieldMessages } from './fieldMessages.ts';

const own = [
  brands,
  buzbotBroadcast,
  buzbotDashboard,
  buzbotMessages,
  carClasses,
  categories,
  categoryGroups,
  countries,
  currencies,
  languages,
  offers,
  orders,
  outbox,
  pages,
  photo,
  positions,
  projects,
  regions,
  roles,
  tags,
  translations,
  users,
  actions,
  categoryLists,
  fields,
  list,
  offering,
  screens,
  shell,
] as const;

/**
 * What the frame, the sign-in and the lists say, breadcrumbs included: every page loads it in its language.
 * The build compiles it (`build/messages.ts`); nothing imports this file at run time.
 */
export const coreMessages: readonly MessageFile[] = [...own, listedFieldMessages];

declare module '../services/i18n/defineMessages.ts' {
  interface Messages extends Keys<(typeof own)[number]> {}
}
