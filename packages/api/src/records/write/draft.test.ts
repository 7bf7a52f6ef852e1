import { offer } from '@rentyard/contract/entities/listing/offer';
import { currency } from '@rentyard/contract/entities/money/currency';
import { expect, test } from 'vitest';
import { applyDraft, asDraft, changedFields, emptyRecord, parseDraft } from './draft.ts';

const languages = { codes: ['en', 'ru', 'ua'], default: 'en' };

const before = {
  ...emptyRecord(offer),
  name: { en: 'Loader', ru: 'Погрузчик' },
  prices: { price_per_shift: '300.00', price_per_hour: '40.50' },
  currency: 1,
};

test('a draft merges sent languages and removes a language set to null', async () => {
  const after = await applyDraft(offer, before, { name: { ua: 'Навантажувач', ru: null } });
  expect(after.name).toEqual({ en: 'Loader', ua: 'Навантажувач' });
});

test('a draft leaves the other fields of a group unchanged', async () => {
  const after = await applyDraft(offer, before, { prices: { price_per_hour: '45.00' } });
  expect(after.prices).toEqual({ price_per_shift: '300.00', price_per_hour: '45.00' });
});

test('a draft clears every field of a group set to null', async () => {
  const draft = parseDraft(offer, 'update', languages, { prices: null });
  const after = await applyDraft(offer, before, draft);
  expect(after.prices).toEqual({ price_per_shift: null, price_per_hour: null });
});

test('a new record has its defaults and the first status', () => {
  expect(emptyRecord(currency)).toMatchObject({ decimal: 2, active: true, name_plural: {} });
  expect(emptyRecord(offer)).toMatchObject({ status: 'new', name: {}, brand: null });
});

test('a draft with the stored values changes no field', async () => {
  const draft = { name: { en: 'Loader' }, prices: { price_per_hour: '40.5' }, currency: 1 };
  expect(changedFields(offer, draft, before, await applyDraft(offer, before, draft))).toEqual([]);
});

test('a draft changes no field when it repeats a number with too many digits', async () => {
  const sent = { geo_lat: 45.12345678 };
  const after = await applyDraft(offer, before, sent);
  expect(after.geo_lat).toBe(45.123457);
  expect(changedFields(offer, sent, after, await applyDraft(offer, after, sent))).toEqual([]);
});

test('a draft is stored with sanitized rich text', async () => {
  const html =
    '<p onclick="steal()">Hi <script>alert(1)</script><a href="javascript:x">there</a></p>';
  const after = await applyDraft(offer, before, { content: { en: html } });
  expect(after.content).toEqual({ en: '<p>Hi <a>there</a></p>' });
});

test('a served record becomes a draft with ids for references', () => {
  const served = { name: { en: 'Loader' }, brand: { id: 3, name: 'JCB' }, image: null };
  expect(asDraft(offer, served)).toMatchObject({ brand: 3, image: null, name: { en: 'Loader' } });
});
