import { boolean, text } from '../../schema/fields.ts';
import { defineResource } from '../../schema/resource.ts';

/** What `POST /login` takes, from JSON or a form. The password counts to the letter, blanks too. */
export const login = defineResource({
  name: 'login',
  subject: 'users',
  label: 'email',
  fields: {
    email: text({ max: 254, format: 'email', required: true }),
    password: text({ max: 1_000, required: true }),
    remember: boolean({ default: false }),
  },
  search: [],
  sort: [],
  defaultSort: 'id',
  filter: [],
});
