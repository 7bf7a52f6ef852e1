import { describe, expect, it } from 'vitest';
import { brand } from '../entities/brand.ts';
import { country } from '../entities/country/country.ts';
import { language } from '../entities/language.ts';
import { offer } from '../entities/listing/offer.ts';
import { order } from '../entities/listing/order.ts';
import { currency } from '../entities/money/currency.ts';
import { type DraftMode, draftSchema, problemsOf } from './draftSchema.ts';
import { references, text } from './fields.ts';
import { defineResource, type Resource } from './resource.ts';

const languages = { codes: ['en', 'ru', 'ro'], default: 'en' };

function save(resource: Resource, draft: unknown, mode: DraftMode = 'create') {
  const result = draftSchema(resource, mode, languages).safeParse(draft);
  return result.success ? { data: result.data } : { problems: problemsOf(result.error.issues) };
}

const komatsu = { name: 'Komatsu', code: 'KOM', alias: 'komatsu' };

const excavator = {
  category: 3,
  type: 'equipment',
  name: { en: 'Crawler excavator, 21 t', ru: 'Гусеничный экскаватор, 21 т' },
  code: 'OF-10412',
  alias: 'crawler-excavator-21-t',
  currency: { id: 1, name: 'US dollar' },
  region: 7,
  project: 1,
};

describe('draft', () => {
  it('is valid with the required fields, and with references as ids or as served', () => {
    expect(save(offer, excavator).data).toMatchObject({ category: 3, currency: 1 });
  });

  it('has trimmed texts, and null for blank ones', () => {
    const { data } = save(brand, { ...komatsu, name: '  Komatsu  ' });
    expect(data?.name).toBe('Komatsu');
    expect(save(currency, { name_local: '   ' }, 'update').data).toEqual({ name_local: null });
    const blank = { starts_at: ' ', unit: '' };
    expect(save(order, blank, 'update').data).toEqual({ starts_at: null, unit: null });
  });

  it('reports all missing required fields on create, and none on update', () => {
    const { problems } = save(country, {});
    const missing = ['name.en', 'code', 'iso_name', 'phone_code', 'currency', 'language'];
    expect(Object.keys(problems ?? {}).sort()).toEqual(missing.sort());
  });

  it('does not require generated fields on create', () => {
    const { problems } = save(brand, {});
    expect(Object.keys(problems ?? {})).toEqual(['name']);
    expect(problems?.name).toEqual([{ id: 'required', values: { field: 'name' } }]);
    expect(save(brand, { sort_order: 4 }, 'update').data).toEqual({ sort_order: 4 });
  });

  describe('with a list of references', () => {
    const depot = defineResource({
      name: 'depots',
      subject: 'regions',
      label: 'code',
      fields: { code: text({ max: 64 }), regions: references({ to: 'regions', min: 2, max: 3 }) },
      search: ['code'],
      sort: ['code'],
      defaultSort: 'code',
      filter: [],
    });

    it('accepts ids and records as they were served', () => {
      const regions = [4, { id: 7, name: 'Cahul' }];
      expect(save(depot, { regions }).data).toMatchObject({ regions: [4, 7] });
    });

    it.each([
      ['left out', {}, { id: 'min_positions', values: { number: 2 } }],
      ['empty', { regions: [] }, { id: 'min_positions', values: { number: 2 } }],
      ['too short', { regions: [4] }, { id: 'min_positions', values: { number: 2 } }],
      ['too long', { regions: [1, 2, 3, 4] }, { id: 'max_positions', values: { number: 3 } }],
      ['with a record twice', { regions: [4, { id: 4 }] }, { id: 'repeated' }],
    ])('is refused when the list is %s', (_, draft, problem) => {
      expect(save(depot, draft).problems).toEqual({ regions: [problem] });
    });
  });

  it('reports all problems together', () => {
    const { problems } = save(brand, { code: '-', alias: 'Komatsu', colour: 'yellow' });
    expect(Object.keys(problems ?? {}).sort()).toEqual(['alias', 'code', 'colour', 'name']);
  });

  it('is refused when an update clears a required field', () => {
    expect(save(brand, { name: '' }, 'update').problems).toHaveProperty('name');
    expect(save(brand, { name: null }, 'update').problems).toHaveProperty('name');
    expect(save(currency, { name: null }, 'update').problems).toEqual({
      'name.en': [{ id: 'required', values: { field: 'name' } }],
    });
  });

  it('requires translated texts in the default language only', () => {
    expect(
      save(currency, { code: 'MDL', symbol: 'L', decimal: 2, name: { ro: 'Leu' } }).problems,
    ).toEqual({
      'name.en': [{ id: 'required', values: { field: 'name' } }],
    });
    expect(save(currency, { name: { ro: 'Leu' } }, 'update').data).toEqual({ name: { ro: 'Leu' } });
  });

  it('reports an invalid translation at the path of its language', () => {
    const { problems } = save(currency, { name: { en: 'Leu', ru: 'Л' } }, 'update');
    expect(problems).toEqual({ 'name.ru': [{ id: 'min_length', values: { number: 2 } }] });
  });

  it('is refused for unknown keys at any depth and for read-only fields', () => {
    expect(save(brand, { ...komatsu, role_id: 1 }).problems).toEqual({
      role_id: [{ id: 'unknown' }],
    });
    expect(save(brand, { ...komatsu, status: 'active' }).problems).toHaveProperty('status');
    expect(save(offer, { ...excavator, prices: { per_day: '1' } }).problems).toEqual({
      'prices.per_day': [{ id: 'unknown' }],
    });
    expect(save(currency, { name: { xx: 'Leu' } }, 'update').problems).toEqual({
      'name.xx': [{ id: 'unknown' }],
    });
  });

  it('keeps an amount as an unchanged decimal string', () => {
    const { data } = save(offer, { prices: { price_per_hour: '9999999.99' } }, 'update');
    expect(data).toEqual({ prices: { price_per_hour: '9999999.99' } });
  });

  it.each([
    ['10000000', { id: 'max_value', values: { number: '9999999.99' } }],
    ['1e3', { id: 'decimal', values: { number: 4 } }],
    [48, { id: 'type' }],
  ])('is refused for the price %s', (price, problem) => {
    const { problems } = save(offer, { prices: { price_per_hour: price } }, 'update');
    expect(problems).toEqual({ 'prices.price_per_hour': [problem] });
  });

  it('requires both coordinates or neither', () => {
    expect(save(offer, { ...excavator, geo_lat: 47.0245 }).problems).toEqual({
      geo_long: [{ id: 'pair' }],
    });
    expect(save(offer, { ...excavator, geo_lat: 47.0245, geo_long: 28.8323 }).data).toBeDefined();
  });

  it('is refused for a date format with unknown tokens', () => {
    const romanian = {
      code: 'ro',
      name: 'Română',
      text_date_format: 'd MMMM yyyy',
      time_format: 'HH:mm',
    };
    expect(save(language, { ...romanian, numeric_date_format: 'dd.MM.yyyy' }).data).toBeDefined();
    expect(save(language, { ...romanian, numeric_date_format: 'jj.NN' }).problems).toEqual({
      numeric_date_format: [{ id: 'date_tokens' }],
    });
  });
});
