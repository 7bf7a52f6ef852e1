import { exportRoute } from '@rentyard/contract/entities/importExportRoutes';
import { withCurrencies } from '@rentyard/contract/schema/currencyColumns';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { readBase } from '../list/baseRate.ts';
import { matchingIds } from '../list/matchingIds.ts';
import { localeOf, type RouteContext } from '../routes/routeContext.ts';
import { columnOf, defaultKeys, headingOf } from './columns.ts';
import { exportRows } from './exportRows.ts';
import { fileOf } from './files.ts';

/** `GET /{res}/export`: all pages of a list as a file (P-LIST-11). */
export function exportRoutes(app: FastifyInstance, { store, binding }: RouteContext): void {
  const { resource } = binding;
  const { name, subject } = resource;

  handle(app, exportRoute(resource), async ({ user, query, request, language }) => {
    const { codes } = await store.languages.known();
    const { format, columns: keys, ids: only, except, ...list } = query;
    const wanted = withCurrencies(resource, keys.length === 0 ? defaultKeys(resource) : keys);
    const columns = wanted.flatMap((key) => columnOf(resource, key, codes) ?? []);
    const base = columns.some(({ isNormalized }) => isNormalized)
      ? await readBase(store.db)
      : undefined;
    const isWithoutBase = columns.some(({ isNormalized }) => isNormalized && !base);
    if (columns.length < wanted.length || isWithoutBase) {
      throw Invalid.at('columns', { id: 'unknown' });
    }
    if (list.isTrash && !user.ability.can('delete', subject))
      throw new Forbidden('delete', subject);
    const locale = await localeOf(request, store);
    const chosen = only && new Set(only);
    const left = new Set(except);
    const matching = await matchingIds(store, binding, list, { locale });
    const ids = matching.filter((id) => (!chosen || chosen.has(id)) && !left.has(id));
    const isTyped = format === 'xlsx';
    return fileOf(format, {
      fileName: `${name}-${store.clock().toISOString().slice(0, 10)}`,
      title: name,
      headings: columns.map((column) => headingOf(column, language, base?.code)),
      rows: exportRows(store, { binding, ids, columns, locale, isTyped, base }),
    });
  });
}
