import type { Message, Update } from 'grammy/types';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { messageUpdate, sentMessage } from '../../../../../tests/support/servers/botApi.ts';
import { readTelegramUpdate } from './telegramRoutes.ts';

type FieldOf<Documented> = Documented extends unknown ? keyof Documented : never;
type ValueOf<Documented, Name> = Documented extends { [field in Name & string]?: infer Value }
  ? NonNullable<Value>
  : never;

/** The names of fields, at any depth, that the documented object does not have. */
type Undocumented<Own, Documented> = Own extends object
  ? {
      [Name in keyof Own]: Name extends FieldOf<Documented>
        ? Undocumented<Own[Name], ValueOf<Documented, Name>>
        : Name;
    }[keyof Own]
  : never;

// The types of grammY are the documentation of the Bot API, field by field; `npm run check` compares with them.
describe('the Bot API of the tests', () => {
  it('sends updates with documented fields only, and with all that are required', () => {
    const update = messageUpdate(1, { chat: 5, text: 'Salut' });
    expectTypeOf(update).toExtend<Update>();
    expectTypeOf<Undocumented<typeof update, Update>>().toBeNever();
    expect(readTelegramUpdate(update)).toMatchObject({
      kind: 'message',
      incoming: { chat: '5', text: 'Salut', customer: 'Andrei' },
    });
  });

  it('returns messages with documented fields only, and with all that are required', () => {
    const message = sentMessage(7, 5);
    expectTypeOf(message).toExtend<Message>();
    expectTypeOf<Undocumented<typeof message, Message>>().toBeNever();
    expectTypeOf<Undocumented<{ chat: { number: 5 } }, Message>>().toEqualTypeOf<'number'>();
  });
});
