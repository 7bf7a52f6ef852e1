import { brand } from './brand.ts';
import { carClass } from './carClass.ts';
import { category } from './category.ts';
import { categoryGroup } from './categoryGroup.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { language } from './language.ts';
import { offer } from './offer.ts';
import { order } from './order.ts';
import { page } from './page.ts';
import { position } from './position.ts';
import { project } from './project.ts';
import { property } from './property.ts';
import { region } from './region.ts';
import type { Resource } from './resource.ts';
import { role } from './role.ts';
import { tag } from './tag.ts';
import { user } from './user.ts';

/** Every resource that answers the generic calls. A new one is a line here. */
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
];
