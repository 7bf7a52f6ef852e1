import type { TextEncoding } from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodedText } from '../../support/data/encodedText.ts';
import { type Imports, importsOf } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let imports: Imports;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  imports = importsOf(app);
});
afterAll(() => app.close());

function csv(bytes: Buffer<ArrayBuffer>): File {
  return new File([bytes], 'brands.csv');
}

const mark = '\ufeff';
const texts = {
  ru: ['Код;Название', 'Экскаватор гусеничный'],
  ua: ['Код;Назва', 'Ківшовий навантажувач із ґумовими шинами'],
  ro: ['Cod;Nume', 'Macara mică în țară'.replace('ț', 'ţ')],
  tr: ['Kod;Ad', 'Küçük vinç, ağır iş makinesi'],
  pl: ['Kod;Nazwa', 'Żuraw wieżowy i łódź'],
} as const;

const cases: readonly (readonly [keyof typeof texts, TextEncoding, string])[] = [
  ...(['ru', 'ua', 'ro', 'tr', 'pl'] as const).flatMap((language) =>
    (['utf-8', 'utf-16le', 'utf-16be'] as const).flatMap((encoding) => [
      [language, encoding, ''] as const,
      [language, encoding, mark] as const,
    ]),
  ),
  ['ru', 'windows-1251', ''],
  ['ua', 'windows-1251', ''],
  ['ru', 'koi8-u', ''],
  ['ua', 'koi8-u', ''],
  ['ro', 'windows-1250', ''],
  ['pl', 'windows-1250', ''],
  ['tr', 'windows-1254', ''],
  ['pl', 'iso-8859-2', ''],
  ['ro', 'iso-8859-2', ''],
  ['ru', 'ibm866', ''],
];

describe('the encoding is detected from the bytes', () => {
  test.each(cases)('%s in %s, mark %j', async (language, encoding, prefix) => {
    const [heading, name] = texts[language];
    const bytes = encodedText(`${prefix}${heading}\r\nEN-1;"${name}"\r\n`, encoding);
    const found = await imports.preview('brands', csv(bytes));
    expect(found.encoding_readings).toEqual([]);
    expect(found.columns).toMatchObject([
      { field: 'code', samples: ['EN-1'] },
      { field: 'name', samples: [name] },
    ]);
  });

  test('and not from the language of the person', async () => {
    const file = csv(encodedText('Код;Название\nEN-1;Экскаватор', 'koi8-u'));
    for (const language of ['en', 'tr', 'pl'] as const) {
      const response = await app.admin.form('/brands/import/preview', { file }, { language });
      expect(response.data<ImportPreview>()).toMatchObject({
        encoding: 'koi8-u',
        columns: [{ field: 'code' }, { samples: ['Экскаватор'] }],
      });
    }
  });
});

describe('an uncertain encoding', () => {
  // The byte 0xFE is ţ in windows-1250 and ş in windows-1254.
  const file = csv(encodedText('Code;Name\nUN-1;Preţ', 'windows-1250'));

  test('is shown in up to three readings', async () => {
    const { encoding_readings: readings } = await imports.preview('brands', file);
    expect(readings).toHaveLength(3);
    expect(readings).toContainEqual({ encoding: 'windows-1250', sample: 'Preţ' });
    expect(readings).toContainEqual({ encoding: 'windows-1254', sample: 'Preş' });
  });

  test.each([
    ['Її', 'windows-1251'],
    ['Ёж', 'ibm866'],
    ['ні', 'koi8-u'],
    ['Φ20', 'utf-8'],
    ['КРАН', 'koi8-u'],
    ['adevărat', 'windows-1250'],
    ['hayır', 'windows-1254'],
  ] as const)('is that of a few letters: %s in %s', async (name, encoding) => {
    const few = csv(encodedText(`Code;Name\nFW-1;${name}`, encoding));
    const { encoding_readings: readings } = await imports.preview('brands', few);
    expect(readings.map((one) => one.encoding)).toContain(encoding);
  });

  // What the encodings that are read make of texts in others is no word of any language.
  test.each([
    ['ŻURAW in CP852', [0xbd, 0x55, 0x52, 0x41, 0x57]],
    ['fałsz in CP852', [0x66, 0x61, 0x88, 0x73, 0x7a]],
    ['Braşov in CP857', [0x42, 0x72, 0x61, 0x9f, 0x6f, 0x76]],
    [
      'gąsienicowa łódź in Windows-1257',
      [...Buffer.from('g\xe0sienicowa \xf9\xf3d\xea', 'latin1')],
    ],
  ])('is that of an unknown encoding: %s', async (_title, word) => {
    const unknown = Buffer.concat([Buffer.from('Code;Name\nUK-1;'), Buffer.from(word)]);
    const refused = await imports.send('/brands/import', csv(unknown));
    expect(refused.rules).toEqual({ encoding: ['choose_encoding'] });
  });

  test('is never imported without a choice', async () => {
    const refused = await imports.send('/brands/import', file);
    expect(refused.rules).toEqual({ encoding: ['choose_encoding'] });
    await imports.run('brands', file, { encoding: 'windows-1250' });
    expect(await imports.byCode('brands', 'UN-1')).toMatchObject({ name: 'Preţ' });
  });
});

test.each([
  ['Экскаватор', 'windows-1251'],
  ['Экскаватор', 'windows-1252'],
  ['Żuraw wieżowy', 'windows-1250'],
])('text garbled before it was saved is refused: %s read as %s', async (text, encoding) => {
  const garbled = new TextDecoder(encoding).decode(Buffer.from(text));
  const { rows } = await imports.preview('brands', [
    ['Code', 'Name'],
    ['GB-1', garbled],
    ['GB-2', 'Broken \ufffd sign'],
    ['GB-3', 'Šķoda žurnál – «Рівне» Гі'],
  ]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['error', 'error', 'create']);
  expect(rows[0]?.errors).toMatchObject({ name: [{ rule: 'garbled', values: { name: 'B2' } }] });
});

test('capital letters of Turkish are no letters of Polish', async () => {
  const bytes = encodedText('Kod;Ad\nTR-1;İSTANBUL VİNÇ, DÜZCE IŞIĞI', 'windows-1254');
  const found = await imports.preview('brands', csv(bytes));
  expect(found).toMatchObject({ encoding: 'windows-1254', encoding_readings: [] });
});

test.each([
  ['non-breaking spaces', 'Code;Name\nNB-1;12\u00a0500,00', 'windows-1250'],
  ['a euro sign', 'Code;Name\nEU-1;12 €', 'windows-1250'],
  ['names of other countries', 'Code;Name\nFR-1;Liebherr größer\nFR-2;Küçük', 'windows-1254'],
] as const)('needs no choice for %s', async (_title, text, encoding) => {
  const found = await imports.preview('brands', csv(encodedText(text, encoding)));
  expect(found.encoding_readings).toEqual([]);
  expect(found.columns[1]?.samples[0]).toBe(text.split(/[;\n]/)[3]);
});
