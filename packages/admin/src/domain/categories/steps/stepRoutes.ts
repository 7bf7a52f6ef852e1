import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { registerQuickCreateForm } from '../../../records/quick-create/quickCreateForms.ts';
import type { RouteHandle } from '../../../screens/ModuleDefinition.ts';
import { type LoadScreen, loadForm } from '../../../screens/routes.ts';
import type { MessageKey } from '../../../services/i18n/defineMessages.ts';

interface StepRoutes {
  /** Breadcrumb of a new record. */
  readonly title: MessageKey;
  /** The frame of all steps: a `StepsScreen`. */
  readonly frame: LoadScreen;
  /** By the last segment of the URL; the first step creates the record. */
  readonly steps: Readonly<Record<string, LoadScreen>>;
  /** A create form in a sheet, for quick create. */
  readonly quickCreateForm?: LoadScreen;
}

/**
 * Routes for creating and editing in steps, each with its own URL: `/{module}/create`, and
 * `/{module}/{id}/update`, which redirects to the first step. `/{module}/edit/{id}`, the URL of
 * every record, redirects there too.
 */
export function stepRoutes(
  module: string,
  { title, frame, steps, quickCreateForm }: StepRoutes,
): readonly RouteObject[] {
  if (quickCreateForm) registerQuickCreateForm(module, { load: loadForm(quickCreateForm) });
  const create: RouteHandle = { crumb: title };
  const edit: RouteHandle = { crumb: 'record.edit' };
  const lazy = { Component: loadForm(frame) };
  const loads = Object.entries(steps);
  const [[first, loadFirst] = neverEmpty()] = loads;
  return [
    {
      path: `${module}/create`,
      handle: create,
      lazy,
      children: [{ index: true, lazy: { Component: loadFirst } }],
    },
    {
      path: `${module}/edit/:id`,
      handle: edit,
      lazy: { Component: () => import('./FirstStep.tsx').then((chunk) => chunk.FirstStep) },
    },
    {
      path: `${module}/:id/update`,
      handle: edit,
      lazy,
      children: [
        { index: true, loader: toStep(first) },
        ...loads.map(([path, Component]) => ({ path, lazy: { Component } })),
      ],
    },
  ];
}

function neverEmpty(): never {
  throw new Error('stepRoutes needs at least one step.');
}

/** Keeps the language prefix and the query. */
function toStep(step: string): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirect(`${pathname.replace(/\/$/, '')}/${step}${search}`);
  };
}
