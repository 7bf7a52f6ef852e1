import { languageCodes } from '@rentyard/contract/languages';
import { login } from '@rentyard/contract/login';
import { actions, subjects } from '@rentyard/contract/permissions';
import { preferencesSchema, profile } from '@rentyard/contract/profile';
import * as z from 'zod';
import { dataOf, type JsonSchema, type Operation, ref } from '../http/openapi/operation.ts';
import { draftSchema } from '../http/openapi/recordSchemas.ts';

const text: JsonSchema = { type: 'string' };
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const flag: JsonSchema = { type: 'boolean' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

function closed(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: 'object',
    required: Object.keys(properties),
    properties,
    additionalProperties: false,
  };
}

const { $schema: _dialect, ...preferences } = z.toJSONSchema(preferencesSchema, { io: 'input' });

const person = closed({
  id: { type: 'integer', minimum: 1 },
  first_name: text,
  last_name: text,
  email: text,
  phone: orNull(text),
  password_expired: flag,
  password_changed_at: orNull(moment),
  email_verified_at: orNull(moment),
  documents_verified_at: orNull(moment),
  created_at: moment,
  updated_at: moment,
  position: orNull(ref('Option')),
  role: orNull(ref('Option')),
  is_admin: flag,
  permissions: {
    type: 'array',
    items: {
      type: 'array',
      prefixItems: [{ enum: actions }, { enum: subjects }],
      minItems: 2,
      maxItems: 2,
    },
  },
  language: orNull({ enum: languageCodes }),
  preferences,
});

/** What the calls of accounts say of themselves. */
export const operations = {
  login: {
    summary: 'Sign in. A wrong pair is a problem of the field email, whatever the reason',
    tag: 'account',
    body: { schema: draftSchema(login, 'create'), isForm: true },
    answers: { 200: dataOf(closed({ token: text, expires_at: moment, user: person })) },
  },
  logout: { summary: 'End the session', tag: 'account', answers: { 204: null } },
  readProfile: {
    summary: 'Who is signed in',
    tag: 'account',
    answers: { 200: dataOf(person) },
  },
  changeProfile: {
    summary: 'Change the sent fields of oneself. Settings of lists that are not sent stay',
    tag: 'account',
    body: { schema: profileChange() },
    answers: { 200: dataOf(person) },
  },
} as const satisfies Readonly<Record<string, Operation>>;

function profileChange(): JsonSchema {
  const { properties, ...schema } = draftSchema(profile, 'create');
  return { ...schema, required: [], properties: { ...(properties as JsonSchema), preferences } };
}
