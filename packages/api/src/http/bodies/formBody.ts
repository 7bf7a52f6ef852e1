import { noProblems } from '@rentyard/contract/schema/draftSchema';
import { draftKindOf } from '@rentyard/contract/schema/fieldKinds/draftKinds';
import type { Field } from '@rentyard/contract/schema/fieldTypes';
import { recordSchemaOf } from '@rentyard/contract/schema/records';
import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import type { Route } from '@rentyard/contract/schema/routes/route';
import type { FastifyRequest } from 'fastify';
import { Failure, Invalid } from '../../errors/failures.ts';
import { BoundedJson } from './boundedJson.ts';
import { formParts } from './formParts.ts';
import { refuseUnstorable } from './unstorable.ts';

/** The body of a call that accepts JSON or a form. */
export async function formBody(
  request: FastifyRequest,
  { body, formTexts = [] }: Route,
): Promise<unknown> {
  const resource = body && recordSchemaOf(body)?.resource;
  const json = new BoundedJson();
  return readBody(request, (name, text) => {
    if (resource) return formValue(findField(resource, name), text, json);
    return formTexts.includes(name) ? text : jsonOr(text, json);
  });
}

/**
 * The body of a write, from JSON or from a form. Form values are text: scalars are parsed by the
 * kind of their field, and structured values are JSON.
 */
async function readBody(
  request: FastifyRequest,
  read: (name: string, text: string) => unknown,
): Promise<unknown> {
  if (!request.isMultipart()) return request.body === undefined ? {} : request.body;
  const problems = noProblems();
  const values = new Map<string, unknown>();
  for await (const part of formParts(request, { bytes: request.routeOptions.bodyLimit })) {
    const { fieldname: name } = part;
    if (values.has(name)) problems[name] = [{ id: 'repeated' }];
    if (part.type === 'file') {
      // Pictures are uploaded separately; a record contains only their id.
      part.file.resume();
      problems[name] = [{ id: 'type' }];
      continue;
    }
    values.set(name, read(name, String(part.value)));
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  const body = Object.fromEntries(values);
  refuseUnstorable(body);
  return body;
}

const wholeNumber: Field = { kind: 'number', min: 1, max: Number.MAX_SAFE_INTEGER, places: 0 };

function findField(resource: Resource, name: string): Field | undefined {
  if (name === 'version' || name === 'id') return wholeNumber;
  return Object.hasOwn(resource.fields, name) ? resource.fields[name] : fieldAt(resource, name);
}

/** A value that does not parse stays unchanged, so that the schema reports the problem. */
export function formValue(
  field: Field | undefined,
  text: string,
  json = new BoundedJson(),
): unknown {
  const read = field && draftKindOf(field).formValue;
  return read ? read(text, (given) => jsonOr(given, json)) : text;
}

/** An empty text is null. */
function jsonOr(text: string, json: BoundedJson): unknown {
  if (text === '') return null;
  try {
    return json.parse(text);
  } catch (error) {
    if (error instanceof Failure) throw error;
    return text;
  }
}
