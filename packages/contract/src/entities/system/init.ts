import * as z from 'zod/mini';
import { flag, id, type ResponseOf, string } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';

const language = z.strictObject({
  code: string,
  name: string,
  is_default: flag,
  // The date and time formats of the language, in date-fns tokens: `dd.MM.yyyy` and `HH:mm`.
  numeric_date_format: string,
  time_format: string,
});

/** The data that a client needs before sign-in. */
export const readInit = route({
  method: 'GET',
  path: '/init',
  permission: 'public',
  tag: 'about',
  response: z.strictObject({
    // Languages of the back office.
    languages: z.array(language),
    // All content languages, the default one first.
    content_languages: z.array(language),
    version: string,
    registration: z.enum(['approval', 'open', 'closed']),
    // URL template of map tiles, with `{z}`, `{x}` and `{y}`; null: the map shows outlines only.
    map_tiles: z.nullable(string),
    // Days until a deleted record is purged from the trash.
    trash_days: id,
    // Whether clients report measurements to `POST /client_metrics`.
    client_metrics: flag,
    // Code of the currency in which lists compare amounts; null without one that has a rate.
    base_currency: z.nullable(string),
  }),
  errors: [422],
  summary: 'Data that clients need before sign-in',
});

/** `GET /init`: the data that a client needs before sign-in. */
export type Init = ResponseOf<typeof readInit>;

export type InitLanguage = Init['languages'][number];
