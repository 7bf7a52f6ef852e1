import type { FastifyInstance } from 'fastify';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import { resourceRoutes } from '../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../records/routes/routeContext.ts';
import type { Services } from '../services/services.ts';
import { brandRoutes, brands } from './brands/brands.ts';
import { carClasses } from './carClasses.ts';
import { categories } from './categories/categories.ts';
import { categoryGroups } from './categories/categoryGroups.ts';
import { pricedRoutes } from './categories/priceRoutes.ts';
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
import { roleRoutes } from './roles/roleRoutes.ts';
import { roles } from './roles/roles.ts';
import { tagRoutes, tags } from './tags.ts';
import { userRoutes } from './users/userRoutes.ts';
import { users } from './users/users.ts';

/** A resource with the calls that it answers. */
export interface RegisteredResource {
  readonly kept: ResourceBinding;
  readonly routes: (app: FastifyInstance, context: RouteContext, services: Services) => void;
}

/** Every resource that the server keeps. A new one is a line here. */
export const registry: readonly RegisteredResource[] = [
  { kept: projects, routes: projectRoutes },
  { kept: brands, routes: brandRoutes },
  plain(currencies),
  plain(languages),
  plain(countries),
  { kept: regions, routes: regionRoutes },
  { kept: categories, routes: pricedRoutes },
  { kept: categoryGroups, routes: pricedRoutes },
  { kept: properties, routes: propertyRoutes },
  { kept: offers, routes: offerRoutes },
  { kept: orders, routes: orderRoutes },
  { kept: tags, routes: tagRoutes },
  plain(pages),
  plain(carClasses),
  { kept: positions, routes: roleRoutes },
  { kept: roles, routes: roleRoutes },
  { kept: users, routes: userRoutes },
];

/** Answers the generic calls and no others. */
function plain(kept: ResourceBinding): RegisteredResource {
  return { kept, routes: (app, context) => resourceRoutes(app, context) };
}
