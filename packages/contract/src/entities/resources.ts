import type { Resource } from '../schema/resource.ts';
import { user } from './account/user.ts';
import { apiKey } from './api-key/apiKey.ts';
import { brand } from './brand.ts';
import { carClass } from './carClass.ts';
import { category } from './category/category.ts';
import { categoryGroup } from './category/categoryGroup.ts';
import { country } from './country/country.ts';
import { language } from './language.ts';
import { offer } from './listing/offer.ts';
import { order } from './listing/order.ts';
import { tag } from './listing/tag.ts';
import { currency } from './money/currency.ts';
import { page } from './page.ts';
import { project } from './project.ts';
import { property } from './property/property.ts';
import { region } from './region.ts';
import { blockedPeriod } from './rental/blockedPeriod.ts';
import { workCalendar } from './rental/workCalendar.ts';
import { position } from './role/position.ts';
import { role } from './role/role.ts';
import { webhook } from './webhook/webhook.ts';

/** All resources with the generic calls. Add new ones here. */
export const resources: readonly Resource[] = [
  project,
  brand,
  currency,
  language,
  country,
  region,
  category,
  categoryGroup,
  property,
  offer,
  order,
  tag,
  page,
  carClass,
  position,
  role,
  user,
  apiKey,
  webhook,
  workCalendar,
  blockedPeriod,
];
