import { subjects } from '@rentyard/contract/permissions';
import { problemsOf } from '@rentyard/contract/schema';
import {
  type ViewChange,
  type ViewScope,
  type ViewState,
  viewBounds,
  viewScopes,
  viewStateSchema,
} from '@rentyard/contract/view';
import type { Person } from '../auth/person.ts';
import { Forbidden } from '../failures.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { listQueryOf } from '../http/listQueryJson.ts';
import type { Store } from '../records/store.ts';
import type { ViewDraft } from './viewRecords.ts';

/** Reads the body of `POST /views`. A view shared with others needs `manage views`. */
export function readNewView(body: unknown, person: Person, store: Store): ViewDraft {
  const params = new BodyParams(body);
  const subject = params.takeChoice('subject', subjects);
  for (const field of ['name', 'state']) {
    if (!params.has(field)) params.refuse(field, { id: 'required', values: { field } });
  }
  const change = takeChange(params);
  params.finish();
  if (!person.ability.can('read', subject)) throw new Forbidden('read', subject);
  const { name = '', state = {}, scope = 'me', pinned = false, sort_order = 0 } = change;
  refuseSharing(scope, person);
  refuseUnknownRows(store, subject, state);
  return { name, subject, state, scope, pinned, sort_order };
}

interface ReadChange {
  readonly id: number | undefined;
  readonly version: number | undefined;
  readonly change: Omit<ViewChange, 'version'>;
}

/** Reads the body of `PATCH /views/{id}`, or of `PATCH /views`, which names the view in its body. */
export function readViewChange(body: unknown, person: Person): ReadChange {
  const params = new BodyParams(body);
  const id = params.has('id') ? params.takeId('id') : undefined;
  const version = params.takeVersion();
  const change = takeChange(params);
  params.finish();
  if (change.scope) refuseSharing(change.scope, person);
  return { id, version, change };
}

/** @throws {Invalid} when the list has no such field or order. */
export function refuseUnknownRows(
  { kept }: Store,
  subject: string,
  { search, sort, filter }: ViewState,
): void {
  const listed = kept.find(({ resource }) => resource.subject === subject);
  if (listed) listQueryOf(listed.resource, { search, sort, filter }, 'state');
}

function takeChange(params: BodyParams): Omit<ViewChange, 'version'> {
  const name = params.has('name') ? takeName(params) : undefined;
  const state = params.has('state') ? takeState(params) : undefined;
  const scope = params.has('scope') ? params.takeChoice('scope', viewScopes) : undefined;
  const pinned = params.takeFlag('pinned');
  const sort_order = params.takeInteger('sort_order', { min: 0, max: viewBounds.sortOrder });
  return {
    ...(name === undefined ? {} : { name }),
    ...(state === undefined ? {} : { state }),
    ...(scope === undefined ? {} : { scope }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(sort_order === undefined ? {} : { sort_order }),
  };
}

function takeName(params: BodyParams): string {
  const name = params.takeText('name', viewBounds.name);
  if (name === null) params.refuse('name', { id: 'required', values: { field: 'name' } });
  return name ?? '';
}

function takeState(params: BodyParams): ViewState {
  const parsed = viewStateSchema.safeParse(params.takeValue('state'));
  if (parsed.success) return parsed.data;
  for (const [path, problems] of Object.entries(problemsOf(parsed.error.issues))) {
    for (const problem of problems) params.refuse(path === '' ? 'state' : `state.${path}`, problem);
  }
  return {};
}

function refuseSharing(scope: ViewScope, { ability }: Person): void {
  if (scope !== 'me' && !ability.can('manage', 'views')) throw new Forbidden('manage', 'views');
}
