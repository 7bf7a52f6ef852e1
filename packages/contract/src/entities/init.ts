import * as z from 'zod/mini';
import { flag, id, string } from '../schema/responses.ts';
import { type ResponseOf, route } from '../schema/route.ts';

const language = z.strictObject({
  code: string,
  name: string,
  is_default: flag,
  // How its readers write days and times, in tokens of date-fns: `dd.MM.yyyy` and `HH:mm`.
  numeric_date_format: string,
  time_format: string,
});

/** What a client must know before anybody signs in. */
export const readInit = route({
  ...{ method: 'GET', path: '/init', permission: 'public', tag: 'about' },
  response: z.strictObject({
    // Languages of the back office.
    languages: z.array(language),
    // Every language that texts may be written in, the default first.
    content_languages: z.array(language),
    version: string,
    registration: z.enum(['approval', 'open', 'closed']),
    // Where pictures of maps are, with `{z}`, `{x}` and `{y}`; null: the map shows outlines alone.
    map_tiles: z.nullable(string),
    // How many days deleted records wait in the trash before they are removed for good.
    trash_days: id,
  }),
  errors: [422],
  summary: 'What a client must know before anybody signs in',
});

/** `GET /init`: what a client must know before anybody signs in. */
export type Init = ResponseOf<typeof readInit>;

export type InitLanguage = Init['languages'][number];
