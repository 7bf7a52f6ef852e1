import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { registerQuickCreateForm } from '../records/quick-create/quickCreateForms.ts';
import type { MessageKey } from '../services/i18n/defineMessages.ts';
import type { RouteHandle } from './ModuleDefinition.ts';

/** Loads a screen's chunk: `() => import('./BrandList.tsx').then((chunk) => chunk.BrandList)`. */
export type LoadScreen = () => Promise<ComponentType>;

/**
 * Routes of a module's list: `/{module}/page/{page}`, with redirects from `/{module}` and
 * `/{module}/page` (P-LIST-1). `sheets` open over the list and do not change it. A list that needs
 * more than the core messages loads its screen by `withAllMessages`. `readView` is the page of a
 * record for reading; without it, a sheet over the list shows the record. Rows open the page where
 * `navigation/useRecordAddress.ts` names the module.
 */
export function listRoutes(
  module: string,
  load: LoadScreen,
  sheets: readonly RouteObject[] = [],
  readView?: LoadScreen,
): readonly RouteObject[] {
  const newForm = sheets.find(({ path }) => path === 'create')?.lazy;
  if (typeof newForm === 'object' && newForm.Component)
    registerQuickCreateForm(module, { load: newForm.Component as LoadScreen });
  return [
    {
      path: module,
      handle: { messages: 'core' } satisfies RouteHandle,
      lazy: { Component: load },
      children: [
        { index: true, element: null, loader: toFirstPage(module) },
        { path: 'page', element: null, loader: toFirstPage(module) },
        // The list itself reads the page number; this route renders nothing.
        { path: 'page/:page', element: null },
        ...(readView
          ? []
          : [{ path: 'show/:id', handle: reading, lazy: { Component: loadReading } }]),
        ...sheets,
      ],
    },
    ...(readView
      ? [{ path: `${module}/show/:id`, handle: readPage, lazy: { Component: readView } }]
      : []),
  ];
}

/** The page of a record for reading. */
const readPage: RouteHandle = { crumb: 'record.show' };

/** Loads a form and the shared form code in parallel. */
export function loadForm(load: LoadScreen): LoadScreen {
  return async () =>
    (await Promise.all([load(), import('../records/form/screen/RecordForm.tsx')]))[0];
}

/** The read-only sheet over the list of every module. */
const reading: RouteHandle = { crumb: 'record.show', isOverlay: true };
const loadReading = () => import('./record/RecordReading.tsx').then((chunk) => chunk.RecordReading);

/** Create and edit routes in a sheet over the list, for `listRoutes`. */
export function sheetRoutes(title: MessageKey, load: LoadScreen): readonly RouteObject[] {
  const create: RouteHandle = { crumb: title, isOverlay: true };
  const edit: RouteHandle = { crumb: 'record.edit', isOverlay: true };
  const lazy = { Component: loadForm(load) };
  return [
    { path: 'create', handle: create, lazy },
    { path: 'edit/:id', handle: edit, lazy },
  ];
}

/** Create and edit routes on their own pages. */
export function pageRoutes(
  module: string,
  title: MessageKey,
  load: LoadScreen,
): readonly RouteObject[] {
  const create: RouteHandle = { crumb: title };
  const edit: RouteHandle = { crumb: 'record.edit' };
  const lazy = { Component: loadForm(load) };
  return [
    { path: `${module}/create`, handle: create, lazy },
    { path: `${module}/edit/:id`, handle: edit, lazy },
  ];
}

/** Keeps the language prefix and the query. */
export function toFirstPage(module: string): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const before = pathname.slice(0, pathname.lastIndexOf(`/${module}`));
    return redirect(`${before}/${module}/page/1${search}`);
  };
}
