import { languageCodes } from '@rentyard/contract/languages';
import { actions, subjects } from '@rentyard/contract/permissions';
import { preferencesSchema } from '@rentyard/contract/profile';
import * as z from 'zod';
import { type JsonSchema, ref } from '../http/openapi/operation.ts';
import { closed, count, flag, id, moment, orNull, text } from '../http/openapi/schemaParts.ts';

const { $schema: _dialect, ...preferences } = z.toJSONSchema(preferencesSchema, { io: 'input' });

export const preferencesJson: JsonSchema = preferences;

/** A sign-in that lasts, without the mark of the one that asks. */
export const sessionSchema = {
  id,
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
  remember: flag,
  ip: orNull(text),
  user_agent: orNull(text),
};

/** The signed-in user. */
export const profileSchema = closed({
  id,
  first_name: text,
  last_name: text,
  email: text,
  phone: orNull(text),
  password_expired: flag,
  two_step: flag,
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

export const signedInSchema = closed({ token: text, expires_at: moment, user: profileSchema });

export const twoStepSchema = closed({
  challenge: { ...text, description: 'Names this sign-in in the calls that follow.' },
  expires_at: moment,
  resend_after: { ...count, description: 'Seconds to wait before another code can be mailed.' },
});
