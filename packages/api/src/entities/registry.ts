import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from '../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../records/routes/routeContext.ts';
import type { ResourceBinding } from '../records/store.ts';
import type { Services } from '../services/services.ts';
import { apiKeyRoutes } from './apiKeys/apiKeyRoutes.ts';
import { apiKeys } from './apiKeys/apiKeys.ts';
import { brandRoutes, brands } from './brands/brands.ts';
import { carClasses } from './carClasses.ts';
import { categories, categoryGroups, pricedRoutes } from './categories/categories.ts';
import { properties } from './categories/properties.ts';
import { propertyRoutes } from './categories/propertyRoutes.ts';
import { countries } from './countries/countries.ts';
import { currencies } from './currencies.ts';
import { languages } from './languages.ts';
import { offerRoutes, offers } from './offers/offers.ts';
import { orderRoutes, orders } from './orders/orders.ts';
import { pages } from './pages.ts';
import { positions } from './positions.ts';
import { projectRoutes, projects } from './projects/projects.ts';
import { regionRoutes, regions } from './regions.ts';
import { blockedPeriods } from './rental/blockedPeriods.ts';
import { workCalendarRoutes, workCalendars } from './rental/workCalendars.ts';
import { roleRoutes, roles } from './roles/roles.ts';
import { tagRoutes, tags } from './tags.ts';
import { userRoutes } from './users/userRoutes.ts';
import { users } from './users/users.ts';
import { webhookRoutes } from './webhooks/webhookRoutes.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** A resource with its routes. */
export interface RegisteredResource {
  readonly binding: ResourceBinding;
  readonly routes: (app: FastifyInstance, context: RouteContext, services: Services) => void;
}

/** Every resource of the server. Register a new one here. */
export const registry: readonly RegisteredResource[] = [
  { binding: projects, routes: projectRoutes },
  { binding: brands, routes: brandRoutes },
  plain(currencies),
  plain(languages),
  plain(countries),
  { binding: regions, routes: regionRoutes },
  { binding: categories, routes: pricedRoutes },
  { binding: categoryGroups, routes: pricedRoutes },
  { binding: properties, routes: propertyRoutes },
  { binding: offers, routes: offerRoutes },
  { binding: orders, routes: orderRoutes },
  { binding: tags, routes: tagRoutes },
  plain(pages),
  plain(carClasses),
  { binding: positions, routes: roleRoutes },
  { binding: roles, routes: roleRoutes },
  { binding: users, routes: userRoutes },
  { binding: apiKeys, routes: apiKeyRoutes },
  { binding: webhooks, routes: webhookRoutes },
  { binding: workCalendars, routes: workCalendarRoutes },
  plain(blockedPeriods),
];

/** A resource with the generic calls only. */
function plain(binding: ResourceBinding): RegisteredResource {
  return { binding, routes: (app, context) => resourceRoutes(app, context) };
}
