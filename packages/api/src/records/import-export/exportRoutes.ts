import { importedResources } from '@rentyard/contract/entities/importExport';
import { exportRoute } from '@rentyard/contract/entities/importExportRoutes';
import { withCurrencies } from '@rentyard/contract/schema/currencyColumns';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/textForms';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { FastifyInstance } from 'fastify';
import { Forbidden, Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import { readBase } from '../list/baseRate.ts';
import { matchingIds } from '../list/matchingIds.ts';
import { localeOf, type RouteContext } from '../routes/routeContext.ts';
import { type Column, columnOf, defaultKeys, headingOf } from './columns.ts';
import { exportRows } from './exportRows.ts';
import { fileOf } from './files.ts';

/** `GET /{res}/export`: all pages of a list as a file (P-LIST-11). */
export function exportRoutes(app: FastifyInstance, { store, binding }: RouteContext): void {
  const { resource } = binding;
  const { name, subject } = resource;

  handle(app, exportRoute(resource), async ({ user, query, request, language }) => {
    const languages = await store.languages.known();
    const { format, excel, columns: keys, ids: only, except, ...list } = query;
    const wanted = withCurrencies(resource, keys.length === 0 ? defaultKeys(resource) : keys);
    const columns = wanted.flatMap((key) => columnOf(resource, key, languages.codes) ?? []);
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
    const written = columns.map((column) => inOneLanguage(resource, column, locale.language));
    const chosen = only && new Set(only);
    const left = new Set(except);
    const matching = await matchingIds(store, binding, list, { locale });
    const ids = matching.filter((id) => (!chosen || chosen.has(id)) && !left.has(id));
    return fileOf(
      { format, excel },
      {
        fileName: `${name}-${store.clock().toISOString().slice(0, 10)}`,
        title: name,
        headings: written.map((column, at) => {
          // An import reads a heading without a language as the default one.
          const isDefault = column.language === languages.default;
          return headingOf((isDefault && columns[at]) || column, language, base?.code);
        }),
        rows: exportRows(store, { binding, ids, columns: written, locale, base }),
      },
    );
  });
}

/**
 * The column of a translated field in the language of the request. In a file that can be imported
 * again, a text of another language would overwrite a missing translation, so it has none instead.
 */
function inOneLanguage(resource: Resource, column: Column, language: string): Column {
  const isImported = importedResources.some((name) => name === resource.name);
  const isOpen = column.language === undefined && isByLanguage(column.field);
  const { fromCell } = fieldKindOf(column.field);
  return isImported && isOpen && fromCell ? { ...column, language } : column;
}
