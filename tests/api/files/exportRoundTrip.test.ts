import { seedBlockedPeriods } from '@rentyard/api/seed/blockedPeriods';
import { seedCatalogue } from '@rentyard/api/seed/catalogue';
import { insertNumbered } from '@rentyard/api/seed/numbered';
import { demoSeed } from '@rentyard/api/seed/seedDatabase';
import { readWorld } from '@rentyard/api/seed/world';
import { fileFormats } from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import { languageCodes } from '@rentyard/contract/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedResources } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const origin = { seed: demoSeed, now: app.clock.now(), adminId: 1 };
  const background = { r: 40, g: 90, b: 160 };
  const pixels = sharp({ create: { width: 9, height: 9, channels: 3, background } });
  const file = new File([Uint8Array.from(await pixels.png().toBuffer())], 'loader.png', {
    type: 'image/png',
  });
  const photo = (await app.admin.form('/photos', { file })).data<WireRecord>();
  await app.db.transaction(async (tx) => {
    await seedCatalogue(tx, origin, []);
    const world = await readWorld(tx, origin);
    const photoIds = [photo.id];
    const categories = world.categories.map((category) => ({ ...category, photoIds }));
    for (const kind of ['offers', 'tags'] as const) {
      await insertNumbered(tx, { ...world, categories }, kind, { first: 1, count: 60 });
    }
    await seedBlockedPeriods(tx, origin);
  });
  await app.make('blocked_periods');
  await app.make('blocked_periods');
}, 120_000);
afterAll(() => app.close());

const files = languageCodes.flatMap((language) =>
  fileFormats.map((format) => ({ language, format })),
);

describe.each(importedResources)('demo %s', (resource) => {
  test.each(files)('exported as $format in $language change nothing', async (file) => {
    const { language, format } = file;
    const { bytes, status } = await app.admin.get(
      `/${resource}/export`,
      { format, excel: language },
      { language },
    );
    expect(status).toBe(200);
    const response = await app.admin.form(
      `/${resource}/import/preview`,
      { file: new File([Uint8Array.from(bytes)], `${resource}.${format}`) },
      { language },
    );
    const { counts, total, rows } = response.data<ImportPreview>();
    const changing = rows.filter(({ outcome }) => outcome !== 'skip').slice(0, 3);
    expect({ counts, changing }).toEqual({
      counts: { create: 0, update: 0, skip: total, error: 0 },
      changing: [],
    });
    expect(total).toBeGreaterThan(9);
  });
});
