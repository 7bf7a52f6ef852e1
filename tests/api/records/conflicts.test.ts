import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, set } from '../../support/data/drafts.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(everyResource)(
  'two users who save the same record of $name',
  ({ name, resource }) => {
    const path = resource.search[0] ?? resource.label;

    /** A valid change of any resource: a new text in its first searched field. */
    const change = async (): Promise<Draft> => {
      const changes: Draft = {};
      set(changes, path, valueAt(await app.draft(name), path));
      return changes;
    };

    test('get a conflict with the saved values on the second save', async () => {
      const record = await app.make(name);
      const first = await app.admin.patch(`/${name}/${record.id}`, {
        ...(await change()),
        version: record.version,
      });
      const second = await app.admin.patch(`/${name}/${record.id}`, {
        ...(await change()),
        version: record.version,
      });
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({
        code: 'version_conflict',
        base_version: record.version,
        data: withoutClock(first.data<WireRecord>()),
      });
      const now = (await app.admin.get(`/${name}/${record.id}/edit`)).data<WireRecord>();
      expect(withoutClock(now)).toEqual(withoutClock(first.data<WireRecord>()));
    });

    test('can send the version as If-Match', async () => {
      const record = await app.make(name);
      const old = { headers: { 'if-match': '"7"' } };
      expect((await app.admin.patch(`/${name}/${record.id}`, await change(), old)).status).toBe(
        409,
      );
      const current = { headers: { 'if-match': `"${record.version}"` } };
      const saved = await app.admin.patch(`/${name}/${record.id}`, await change(), current);
      expect(saved.data<WireRecord>().version).toBe(record.version + 1);
    });

    test('are refused when body and header have different versions', async () => {
      const record = await app.make(name);
      const draft = { ...(await change()), version: record.version };
      const other = { headers: { 'if-match': '"7"' } };
      const response = await app.admin.patch(`/${name}/${record.id}`, draft, other);
      expect(response.rules).toEqual({ 'If-Match': ['not_allowed'] });
    });

    test('overwrite when a save has no version', async () => {
      const record = await app.make(name);
      await app.admin.patch(`/${name}/${record.id}`, await change());
      const saved = await app.admin.patch(`/${name}/${record.id}`, await change());
      expect(saved.data<WireRecord>().version).toBe(3);
    });

    test('get exactly one success from eight simultaneous saves', async () => {
      const record = await app.make(name);
      const changes = await Promise.all(Array.from({ length: 8 }, change));
      const responses = await Promise.all(
        changes.map((fields) =>
          app.admin.patch(`/${name}/${record.id}`, { ...fields, version: record.version }),
        ),
      );
      const winners = responses.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      const now = (await app.admin.get(`/${name}/${record.id}/edit`)).data<WireRecord>();
      expect(now.version).toBe(record.version + 1);
      expect(withoutClock(now)).toEqual(withoutClock(winners[0]?.data<WireRecord>() ?? {}));
      for (const { status, body } of responses.filter((response) => response.status !== 200)) {
        expect(status).toBe(409);
        expect(body).toMatchObject({ code: 'version_conflict', data: now });
      }
    });
  },
);
