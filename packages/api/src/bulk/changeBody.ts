import type { BulkChange } from '@rentyard/contract/bulk';
import type { Resource } from '@rentyard/contract/resource';
import { needsReason, type Status, statuses } from '@rentyard/contract/statuses';
import { isEmpty, type Problem } from '@rentyard/ui/validators';
import type { BodyParams } from '../http/bodyParams.ts';

const reasonAtMost = 2_000;

type Given = Readonly<Record<string, unknown>>;

/** Where a problem of the change is told, below `change`. */
type Refuse = (path: string, problem: Problem) => void;

/** Takes `change` of a bulk body. What it answers counts only when nothing was refused. */
export function takeChange(params: BodyParams, resource: Resource): BulkChange {
  const given = params.takeValue('change');
  const refuse: Refuse = (path, problem) =>
    params.refuse(path === '' ? 'change' : `change.${path}`, problem);
  const kinds = isObject(given) ? Object.keys(given).filter((key) => key !== 'reason') : [];
  const [kind = '', ...others] = kinds;
  for (const other of others) refuse(other, { id: 'unknown' });
  if (!isObject(given) || kind === '') {
    refuse('', isEmpty(given) ? { id: 'required', values: { field: 'change' } } : { id: 'type' });
    return { delete: true };
  }
  if ('reason' in given && kind !== 'status') refuse('reason', { id: 'unknown' });
  if (kind === 'status') return statusChange(given, resource, refuse);
  if (kind === 'set') return fieldChange(given, refuse);
  if (kind !== 'delete') refuse(kind, { id: 'unknown' });
  else if (given.delete !== true) refuse(kind, { id: 'type' });
  return { delete: true };
}

function statusChange(given: Given, { statuses: machine }: Resource, refuse: Refuse): BulkChange {
  const { reason = null } = given;
  const status = statuses.find((one) => one === given.status && machine && one in machine.next);
  if (status === undefined) refuse('status', { id: 'choice' });
  else if (reason !== null && typeof reason !== 'string') refuse('reason', { id: 'type' });
  else if (needsReason(status) && isEmpty(reason)) {
    refuse('reason', { id: 'required', values: { field: 'reason' } });
  } else if (reason !== null && reason.length > reasonAtMost) {
    refuse('reason', { id: 'max_length', values: { number: reasonAtMost } });
  }
  return { status: status as Status, reason: reason as string | null };
}

function fieldChange({ set }: Given, refuse: Refuse): BulkChange {
  if (!isObject(set) || Object.keys(set).length === 0) refuse('set', { id: 'type' });
  return { set: set as Given };
}

function isObject(value: unknown): value is Given {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
