import { languageCodes } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { type ProblemId, problemMessages } from '@rentyard/contract/messages/problems';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, invalidValuesOf, set } from '../../support/data/drafts.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(everyResource)('invalid values in $name', ({ name, resource }) => {
  let record: WireRecord;
  beforeAll(async () => {
    record = await app.make(name);
  });

  describe.each(invalidValuesOf(resource))('$path $title', ({ path, value, at, rule, number }) => {
    const field = fieldAt(resource, path);
    const isFilled = rule === 'required' && field !== undefined && isGenerated(field);

    test(isFilled ? 'is generated on create' : 'is refused on create', async () => {
      const draft = await app.draft(name);
      set(draft, path, value);
      const response = await app.admin.post(`/${name}`, draft);
      if (isFilled) {
        expect(response.data<WireRecord>()[path]).toEqual(
          expect.any(field.kind === 'number' ? Number : String),
        );
        return;
      }
      expect(response.status, response.text).toBe(422);
      expect(response.rules).toEqual({ [at]: [rule] });
      if (number !== undefined) expect(response.errors[at]?.[0]?.values).toEqual({ number });
    });

    test('is refused on update and leaves the record unchanged', async () => {
      const changes: Draft = {};
      set(changes, path, value);
      const response = await app.admin.patch(`/${name}/${record.id}`, changes);
      expect(response.rules).toEqual({ [at]: [rule] });
      const now = await app.admin.get(`/${name}/${record.id}/edit`);
      expect(withoutClock(now.data<WireRecord>())).toEqual(withoutClock(record));
    });
  });

  test.each(languageCodes)('are worded in the requested language: %s', async (language) => {
    const messages = problemMessages[language];
    for (const { path, value, at } of invalidValuesOf(resource)) {
      const changes: Draft = {};
      set(changes, path, value);
      const response = await app.admin.patch(`/${name}/${record.id}`, changes, { language });
      for (const problem of response.errors[at] ?? []) {
        const message = messages[problem.rule as ProblemId];
        // The label of a required field belongs to the screens, so only the rest of the message is exact.
        const exact =
          problem.rule === 'required' ? message.split('{')[0] : fillIn(message, problem.values);
        expect(problem.message, `${path} ${problem.rule}`).toContain(exact);
        expect(problem.message).not.toMatch(/[{}]/);
      }
    }
  });
});

describe('an unknown language', () => {
  test.each(['', 'xx', 'uk', 'EN', 'ru,en', '../ru', 'constructor'])(
    '"%s" falls back to English',
    async (language) => {
      const response = await app.admin.post(
        '/brands',
        {},
        { headers: { 'x-localization': language } },
      );
      expect(response.errors.name?.[0]?.message).toMatch(/^Field .* is required!$/);
    },
  );
});
