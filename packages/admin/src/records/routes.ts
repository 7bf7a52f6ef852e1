import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import type { MessageKey } from '../services/i18n/defineMessages.ts';
import type { RouteHandle } from './ModuleDefinition.ts';
import { registerQuickCreateForm } from './quick-create/quickCreateForms.ts';

/** Loads a screen's chunk: `() => import('./BrandList.tsx').then((chunk) => chunk.BrandList)`. */
export type LoadScreen = () => Promise<ComponentType>;

/**
 * The list of a module: `/{module}/page/{page}`, to which `/{module}` and `/{module}/page` lead
 * (P-LIST-1). `sheets` lie over it: the list stays as it is while one is open. A list that says more than the
 * core messages loads its screen by `withAllMessages`.
 */
export function listRoutes(
  module: string,
  load: LoadScreen,
  sheets: readonly RouteObject[] = [],
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
        // The list itself reads the page; there is nothing to draw over it.
        { path: 'page/:page', element: null },
        { path: 'show/:id', handle: reading, lazy: { Component: loadReading } },
        ...sheets,
      ],
    },
  ];
}

/** A form, together with what all forms share, so that one does not wait for the other. */
export function loadForm(load: LoadScreen): LoadScreen {
  return async () => (await Promise.all([load(), import('./form/RecordForm.tsx')]))[0];
}

/** A record for reading lies over the list of every module. */
const reading: RouteHandle = { crumb: 'record.show', isOverlay: true };
const loadReading = () =>
  import('./screens/RecordReading.tsx').then((chunk) => chunk.RecordReading);

/** Creating and editing in a sheet over the list. Give these to `listRoutes`. */
export function sheetRoutes(title: MessageKey, load: LoadScreen): readonly RouteObject[] {
  const create: RouteHandle = { crumb: title, isOverlay: true };
  const edit: RouteHandle = { crumb: 'record.edit', isOverlay: true };
  const lazy = { Component: loadForm(load) };
  return [
    { path: 'create', handle: create, lazy },
    { path: 'edit/:id', handle: edit, lazy },
  ];
}

/** Creating and editing on pages of their own. */
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

/** Keeps the language in front and the query behind. */
export function toFirstPage(module: string): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const before = pathname.slice(0, pathname.lastIndexOf(`/${module}`));
    return redirect(`${before}/${module}/page/1${search}`);
  };
}
