import { categoryIcons } from '@rentyard/contract/entities/category/categoryIcons';
import { characteristicProblems } from '@rentyard/contract/entities/property/characteristicRules';
import { languageCodes } from '@rentyard/contract/languages';
import { describe, expect, it } from 'vitest';
import { characteristicsOf } from './categories.ts';
import { busyMachines, busyOrders, demoCounts, pairedOrders } from './counts.ts';
import { brands, categories } from './data/categories.ts';
import { declensionsOf, icons } from './data/categoryWords.ts';
import { countries } from './data/countries.ts';
import { currencies } from './data/currencies.ts';
import { groups } from './data/groups.ts';
import { pages } from './data/pages.ts';
import { clients } from './data/people.ts';
import { regions } from './data/regions.ts';
import { offerRow } from './listings/offers.ts';
import { orderRow } from './listings/orders.ts';
import { pictures } from './listings/photos.ts';
import { tagRow } from './listings/tags.ts';
import { phoneOf } from './random/phone.ts';
import { priceOf } from './random/price.ts';
import { createRandom } from './random/random.ts';
import { demoSeed } from './seedDatabase.ts';
import type { World } from './world.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const day = 86_400_000;

const world: World = {
  seed: demoSeed,
  now,
  adminId: 1,
  brandIds: new Map(brands.map((name, at) => [name, at + 1])),
  clientIds: clients.map((_, at) => at + 3),
  calendars: new Map([
    [
      1,
      {
        timeZone: 'Europe/Chisinau',
        shiftHours: 8,
        workDays: [true, true, true, true, true, false, false],
        exceptions: new Map(),
        isHoliday: () => false,
      },
    ],
  ]),
  categories: categories.map((category, at) => ({
    ...category,
    id: at + 1,
    projectId: 1,
    photoIds: [at + 1],
    characteristics: characteristicsOf(category).map((one, index) => ({
      ...one,
      id: at * 10 + index + 1,
      valueIds: one.values.map((_, value) => at * 100 + value + 1),
    })),
  })),
  regions: regions.map((region, at) => {
    const country = countries.find(({ iso }) => iso === region.country);
    const currency = currencies.find(({ code }) => code === country?.currency);
    if (!country || !currency) throw new Error(`${region.name.en} is nowhere.`);
    return { ...region, id: at + 1, language: country.language, currency: { ...currency, id: 1 } };
  }),
};

const offers = Array.from({ length: demoCounts.offers }, (_, at) => offerRow(world, at + 1));

describe('demo data', () => {
  it('has the promised sizes', () => {
    expect({
      countries: countries.length,
      regions: regions.length,
      currencies: currencies.length,
      categories: categories.length,
      brands: brands.length,
      clients: clients.length,
      pictures: pictures(demoSeed).length,
      pages: pages.length,
      ...demoCounts,
    }).toEqual({
      countries: 12,
      regions: 40,
      currencies: 8,
      categories: 18,
      brands: 25,
      clients: 30,
      pictures: 60,
      pages: 20,
      offers: 400,
      orders: 348,
      tags: 60,
    });
    expect(currencies.map(({ decimal }) => decimal)).toEqual(expect.arrayContaining([0, 2, 3]));
  });

  it('has every name in six languages', () => {
    const named = [...countries, ...regions, ...currencies, ...categories, ...pages];
    for (const { name } of [...named, ...categories.map(({ singular }) => ({ name: singular }))]) {
      expect(Object.keys(name)).toEqual(languageCodes);
      for (const text of Object.values(name)) expect(text).toMatch(/^\S.*\S$/);
    }
  });

  it('has valid answers to all required characteristics', () => {
    const characteristics = new Map(
      world.categories.map(({ id, characteristics: all }) => [id, all]),
    );
    for (const { category_id, properties } of offers) {
      const questions = (characteristics.get(category_id) ?? []).map(
        ({ id, name, figure, ...one }) => ({
          ...{ id, name: name.en, required: one.required, multiple: one.multiple },
          ...{
            allow_custom: one.ownWords.length > 0,
            is_numeric: figure !== undefined,
            status: 'active',
          },
          values: one.valueIds.map((value) => ({ id: value })),
          min: figure?.bands[0] ?? null,
          max: figure?.bands.at(-1) ?? null,
        }),
      );
      expect(characteristicProblems(properties, questions)).toEqual([]);
    }
    expect(offers.filter(({ properties }) => properties.length > 0).length).toBeGreaterThan(300);
  });

  it('puts every category into one group, with all forms of its name', () => {
    const grouped = groups.flatMap((group) => group.categories);
    expect([...grouped].sort()).toEqual(categories.map(({ alias }) => alias).sort());
    expect(groups).toHaveLength(4);
    for (const { alias, drawing } of categories) {
      expect(declensionsOf(alias).map((forms) => Object.keys(forms))).toEqual([
        ['en', 'ru', 'ua', 'pl'],
        ['en', 'ru', 'ua', 'pl'],
      ]);
      expect(categoryIcons).toContain(icons[drawing]);
    }
    for (const { icon } of groups) expect(categoryIcons).toContain(icon);
  });

  it('has characteristics in six languages, with ascending bands', () => {
    const all = [
      ...categories.flatMap(characteristicsOf),
      ...groups.flatMap(({ characteristics }) => characteristics),
    ];
    for (const { name, values, figure } of all) {
      for (const texts of [name, ...values]) {
        expect(Object.keys(texts)).toEqual(languageCodes);
        for (const text of Object.values(texts)) expect(text).toMatch(/^\S(.*\S)?$/);
      }
      const bands = figure?.bands ?? [];
      expect([...new Set(bands)].sort((one, other) => one - other)).toEqual(bands);
    }
  });

  it('is the same for the same seed', () => {
    expect(offerRow(world, 17)).toEqual(offerRow(world, 17));
    expect(pictures(demoSeed)).toEqual(pictures(demoSeed));
  });

  it('gives every offer a unique code and alias', () => {
    expect(new Set(offers.map(({ code }) => code)).size).toBe(demoCounts.offers);
    expect(new Set(offers.map(({ alias }) => alias)).size).toBe(demoCounts.offers);
    for (const { alias } of offers) expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('gives every active offer a price and leaves some others without', () => {
    const isPriced = (offer: (typeof offers)[number]) => offer.price_per_shift !== null;
    expect(offers.filter(({ status }) => status === 'active').every(isPriced)).toBe(true);
    expect(offers.some((offer) => !isPriced(offer))).toBe(true);
  });

  it('contains every status and every kind of missing translation', () => {
    expect(new Set(offers.map(({ status }) => status)).size).toBe(4);
    for (const code of languageCodes) {
      const translated = offers.filter(({ name }) => name[code] !== undefined).length;
      expect(translated).toBeGreaterThan(demoCounts.offers / 4);
      if (code !== 'en') expect(translated).toBeLessThan(demoCounts.offers);
    }
  });

  it('orders existing offers for users other than their owners', () => {
    const orders = Array.from({ length: demoCounts.orders }, (_, at) => orderRow(world, at + 1));
    const owners = new Map(offers.map(({ code, user_id }) => [code, user_id]));
    const patterns = new Map(
      world.regions.map(({ id, country }) => [
        id,
        new RegExp(countries.find(({ iso }) => iso === country)?.validation_regexp ?? '^$'),
      ]),
    );
    for (const order of orders) {
      const { offerCode, user_id, client_id, region_id, phone, starts_at, created_at } = order;
      if (phone !== null) expect(phone).toMatch(patterns.get(region_id) ?? /^$/);
      expect(owners.get(offerCode)).toBe(user_id);
      expect(client_id).not.toBe(user_id);
      expect(Date.parse(starts_at)).toBeGreaterThan(Date.parse(created_at));
    }
    expect(new Set(orders.map(({ status }) => status)).size).toBe(4);
    expect(new Set(orders.map(({ unit }) => unit)).size).toBe(2);
    const active = orders.filter(({ status }) => status === 'active');
    expect(active.every(({ price_per_shift: price }) => price !== null)).toBe(true);
    expect(orders.some(({ price_per_shift: price }) => price === null)).toBe(true);
  });

  it('has machines that are rented again and again, never to two clients at once', () => {
    const busy = Array.from({ length: busyMachines * busyOrders }, (_, at) =>
      orderRow(world, pairedOrders + at + 1),
    );
    const byOffer = new Map<string, typeof busy>();
    for (const one of busy)
      byOffer.set(one.offerCode, [...(byOffer.get(one.offerCode) ?? []), one]);
    expect(byOffer.size).toBe(busyMachines);
    const isOut = ({ handed_over_at: out, returned_at: back }: (typeof busy)[number]) =>
      out !== null && back === null;
    for (const [code, rentals] of byOffer) {
      for (const [at, { starts_at }] of rentals.slice(1).entries()) {
        expect(Date.parse(starts_at), code).toBeGreaterThan(Date.parse(rentals[at]?.ends_at ?? ''));
      }
      expect(rentals.filter(isOut).length, code).toBeLessThan(2);
    }
    expect(busy.filter(isOut).length).toBeGreaterThan(busyMachines / 2);
    const isLate = busy.filter((one) => isOut(one) && Date.parse(one.ends_at) < now.getTime());
    expect(isLate.length).toBeGreaterThan(0);
    expect(busy.some(({ status }) => status === 'new')).toBe(true);
  });

  it('has one tag per pair of category and town before any pair repeats', () => {
    const pairs = categories.length * regions.length;
    const tags = Array.from({ length: pairs + 40 }, (_, at) => tagRow(world, at + 1));
    const pairOf = (tag: (typeof tags)[number]) => `${tag.category_id} ${tag.region_id}`;
    expect(new Set(tags.slice(0, pairs).map(pairOf)).size).toBe(pairs);
    expect(new Set(tags.map(({ alias }) => alias)).size).toBe(tags.length);
    for (const { alias, categories_ids: ids, category_id: own } of tags) {
      expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(ids).toContain(own);
    }
    const shown = tags.slice(0, demoCounts.tags);
    expect(new Set(shown.map(({ status }) => status)).size).toBe(4);
  });

  it('is at most 120 days old, and changes come after creations', () => {
    for (const { created_at, updated_at } of offers) {
      const created = Date.parse(created_at);
      expect(created).toBeGreaterThan(now.getTime() - 120 * day);
      expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(created);
      expect(Date.parse(updated_at)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it.each(countries.map(({ iso }) => iso))('has phones that match the pattern of %s', (iso) => {
    const country = countries.find((one) => one.iso === iso);
    const phone = phoneOf(iso, createRandom(1));
    expect(phone).toMatch(new RegExp(country?.validation_regexp ?? '^$'));
    expect(phone).toHaveLength(country?.phone_mask.length ?? 0);
  });

  it.each([
    [243.7, 2, 1, '245.00'],
    [243.7, 0, 94, '23000'],
    [85, 3, 0.354, '30.000'],
    [1234, 2, 1, '1250.00'],
  ])('gives %d euros a realistic price (%d digits)', (euros, decimal, perEuro, price) => {
    expect(priceOf(euros, { decimal, perEuro })).toBe(price);
  });
});
