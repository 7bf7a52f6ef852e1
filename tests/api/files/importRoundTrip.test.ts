import { type FileFormat, fileFormats } from '@rentyard/contract/entities/records/importExport';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Imports, importsOf } from '../../support/data/imports.ts';
import { importedResources, resourceNamed } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
let imports: Imports;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
});
afterAll(() => app.close());

interface Written {
  readonly format?: FileFormat;
  /** The language of the request and of Excel. */
  readonly excel?: LanguageCode;
}

const roundTrips = fileFormats.flatMap((format) =>
  languageCodes.map((excel) => [format, excel] as const),
);

describe.each(importedResources)('exported %s', (resource) => {
  /** A record with a value in every field that a file supports. */
  async function fullRecord(): Promise<WireRecord> {
    const record = resourceNamed(resource);
    const changes: Record<string, unknown> = {};
    if (record.fields.image) changes.image = (await anyPhoto()).id;
    if (record.fields.flag) changes.flag = (await anyPhoto()).id;
    if (record.fields.properties) Object.assign(changes, await answeredCategory());
    return app.make(resource, changes);
  }

  async function exported(id: number, written: Written = {}): Promise<File> {
    const { format = 'csv', excel = 'en' } = written;
    const { fields } = await imports.preview(resource, [['code'], ['nothing']]);
    const query = { columns: fields.map(({ field }) => field).join(), ids: id, format, excel };
    const { bytes } = await app.admin.get(`/${resource}/export`, query, { language: excel });
    return new File([Uint8Array.from(bytes)], `${resource}.${format}`);
  }

  test.each(roundTrips)('import without a change: %s for Excel of %s', async (format, excel) => {
    const file = await exported((await fullRecord()).id, { format, excel });
    const { rows } = await imports.preview(resource, file);
    expect(rows).toMatchObject([{ outcome: 'skip', errors: { '': [{ rule: 'unchanged' }] } }]);
  });

  test('with the default columns import without a change', async () => {
    const { text } = await app.admin.get(`/${resource}/export`, { ids: (await fullRecord()).id });
    const { rows } = await imports.preview(resource, new File([text], `${resource}.csv`));
    expect(rows).toMatchObject([{ outcome: 'skip', errors: { '': [{ rule: 'unchanged' }] } }]);
  });

  test('create equal records after the originals are purged', async () => {
    const before = await fullRecord();
    const file = await exported(before.id);
    await app.admin.delete(`/${resource}`, { id: before.id });
    const job = await imports.run(resource, file);
    expect(job.counts.done, JSON.stringify(await imports.rowsOf(job))).toBe(1);
    const made = await imports.byCode(resource, String(before.code));
    const after = (await app.admin.get(`/${resource}/${made?.id}/edit`)).data<WireRecord>();
    for (const field of Object.keys(withoutClock(resourceNamed(resource).fields))) {
      expect(after[field], field).toEqual(before[field]);
    }
  });
});

let photo: Promise<WireRecord> | undefined;

function anyPhoto(): Promise<WireRecord> {
  photo ??= (async () => {
    const background = { r: 40, g: 90, b: 160 };
    const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const file = new File([Uint8Array.from(content)], 'loader.png', { type: 'image/png' });
    return (await app.admin.form('/photos', { file })).data<WireRecord>();
  })();
  return photo;
}

interface Property extends WireRecord {
  readonly values: readonly { readonly id: number }[];
}

/** A category with characteristics of each kind, and answers to them. */
async function answeredCategory() {
  const category = await app.make('categories');
  const saved = await app.admin.post(`/properties/${category.id}/create_or_update_many`, {
    properties: [
      {
        name: { en: 'Attachments', ru: 'Оборудование' },
        multiple: true,
        allow_custom: true,
        values: [{ name: { en: 'Fork, long' } }, { name: { en: 'Bucket; wide' } }],
      },
      { name: { en: 'Lifting capacity' }, is_numeric: true, min: 1, max: 90 },
    ],
  });
  const [attachments, capacity] = saved.data<readonly Property[]>();
  return {
    category: category.id,
    properties: [
      {
        property: attachments?.id,
        values: attachments?.values.map(({ id }) => id),
        custom_value: 'Hook 15"',
      },
      { property: capacity?.id, number: 12.5 },
    ],
  };
}

test('answers are imported by the names of their values in any language and refused one by one', async () => {
  const { category } = await answeredCategory();
  const columns = ['code', 'name.en', 'type', 'category', 'currency', 'region', 'project'];
  const names = await app.draft('offers', { category });
  const row = (code: string, answer: string) => [
    code,
    'Answering loader',
    'Equipment',
    ...pointers(names),
    answer,
  ];
  const { rows } = await imports.preview('offers', [
    [...columns, 'properties'],
    row('AN-1', 'оборудование: Bucket; Lifting capacity: 12'),
    row('AN-2', 'Colour: red; Lifting capacity: much'),
    row('AN-3', 'Lifting capacity: 500'),
  ]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'error', 'error']);
  expect(rows[1]?.errors).toMatchObject({
    'properties.0.property': [{ rule: 'not_of_category' }],
    'properties.1.values': [{ rule: 'choice' }],
  });
  expect(rows[2]?.errors).toMatchObject({ 'properties.0.number': [{ rule: 'max_value' }] });
});

test('pictures are found by URL, with or without a host, and by id', async () => {
  const { id, url } = await anyPhoto();
  const names = await app.draft('offers');
  const columns = ['code', 'name.en', 'type', 'category', 'currency', 'region', 'project', 'image'];
  const pictures = [url, `https://office.example.com${url}`, id, 'https://example.com/x.png'];
  const { rows } = await imports.preview('offers', [
    columns,
    ...pictures.map((picture, n) => [
      `PC-${n}`,
      `Loader with picture ${n}`,
      'Equipment',
      ...pointers(names),
      String(picture),
    ]),
  ]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'create', 'error']);
  expect(rows[3]?.errors).toMatchObject({ image: [{ rule: 'not_found' }] });
});

function pointers(draft: Readonly<Record<string, unknown>>): readonly string[] {
  return ['category', 'currency', 'region', 'project'].map((field) => String(draft[field]));
}
