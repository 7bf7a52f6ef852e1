import { type LanguageCode, languageCodes, languageTag } from '@rentyard/contract/languages';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { DemoCategory } from '../data/categories.ts';
import type { Model } from '../data/category.ts';
import {
  conditions,
  figures,
  included,
  rental,
  withOperator,
  yearOfMaking,
} from '../data/phrases.ts';
import type { Texts } from '../data/texts.ts';
import { priceOf } from '../random/price.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import { slug } from '../random/slug.ts';
import type { World } from '../world.ts';
import { answersOf } from './answers.ts';
import { durationPrices } from './durationPrices.ts';

const day = 86_400_000;
/** Offers were created within this number of days before now. */
const period = 120;

/** The share of offers with a translation in each language; the others show the fallback. */
const translatedShare: Readonly<Record<LanguageCode, number>> = {
  en: 1,
  ru: 0.9,
  ua: 0.65,
  ro: 0.8,
  tr: 0.45,
  pl: 0.5,
};

/** Codes run from `OF-10001`. */
const codeBase = 10_000;

/** The row of offer number `number` (1, 2, ...). It depends only on the seed and the number. */
export function offerRow(world: World, number: number) {
  const random = createRandom(mix(world.seed, 2, number));
  const category = random.pick(world.categories);
  const model = random.pick(category.models);
  const region = random.pick(world.regions);
  const type = random.chance(0.22) ? ('service' as const) : ('equipment' as const);
  const status: Status = random.weighted({ active: 62, new: 15, hidden: 12, rejected: 11 });
  const texts = textsOf({ category, model, region, type, random });
  const priced = pricesOf({ category, model, region, type, status, random });
  return {
    code: `OF-${codeBase + number}`,
    alias: slug(`${category.singular.en} ${model.brand} ${model.name} ${codeBase + number}`),
    type,
    status,
    category_id: category.id,
    brand_id: world.brandIds.get(model.brand) ?? null,
    region_id: region.id,
    project_id: category.projectId,
    currency_id: region.currency.id,
    photos_ids: random.chance(0.93)
      ? gallery(random.pick(category.photoIds), category, number)
      : [],
    // A separate random stream, so that the rest of the offer does not depend on the
    // characteristics.
    properties: answersOf(
      category.characteristics,
      model.size,
      createRandom(mix(world.seed, 7, number)),
    ),
    user_id: random.pick(world.clientIds),
    ...texts,
    ...priced,
    price_tiers: durationPrices(world, number, {
      projectId: category.projectId,
      region,
      prices: priced,
    }),
    ...locationIn(region, random),
    ...momentsOf(world.now, status, random),
    version: status === 'new' ? 1 : random.between(2, 5),
    created_by: world.adminId,
    updated_by: world.adminId,
  };
}

/** The cover, and for most offers more photos of the category. */
export function gallery(
  cover: number,
  { photoIds }: World['categories'][number],
  number: number,
): readonly number[] {
  const others = photoIds.filter((id) => id !== cover);
  return [cover, ...(number % 3 === 0 ? [] : others)];
}

interface Subject {
  readonly category: DemoCategory;
  readonly model: Model;
  readonly region: World['regions'][number];
  readonly type: 'equipment' | 'service';
  readonly random: Random;
}

function textsOf({ category, model, region, type, random }: Subject) {
  const languages = languageCodes.filter((code) => random.chance(translatedShare[code]));
  const described = languages.filter((code) => code === 'en' || random.chance(0.9));
  const year = random.between(2014, 2026);
  const hours = (2027 - year) * random.between(350, 900);
  const condition = random.pick(conditions);
  const items = included.items.filter(() => random.chance(0.6));
  const machine = `${model.brand} ${model.name}`;
  const nameIn = (code: LanguageCode) =>
    [category.singular[code], machine, ...(type === 'service' ? [withOperator[code]] : [])].join(
      ' ',
    );
  const figure = (code: LanguageCode) =>
    figures[category.figure][code].replace('{size}', localNumber(model.size, code));
  const age = (code: LanguageCode) =>
    yearOfMaking[code].replace('{year}', String(year)).replace('{hours}', String(hours));
  return {
    name: inEach(languages, nameIn),
    title: inEach(described, (code) => `${nameIn(code)} — ${rental[code]}, ${region.name[code]}`),
    keywords: inEach(described, (code) =>
      [category.name[code], model.brand, rental[code], region.name[code]]
        .join(', ')
        .toLocaleLowerCase(languageTag(code)),
    ),
    description: inEach(described, (code) => `${figure(code)} ${age(code)} ${condition[code]}`),
    content: inEach(described, (code) =>
      contentIn(code, `${nameIn(code)}. ${figure(code)}`, items),
    ),
  };
}

function contentIn(code: LanguageCode, lead: string, items: readonly Texts[]): string {
  if (items.length === 0) return `<p>${lead}</p>`;
  const list = items.map((item) => `<li>${item[code]}</li>`).join('');
  return `<p>${lead}</p><h3>${included.title[code]}</h3><ul>${list}</ul>`;
}

function inEach(
  languages: readonly LanguageCode[],
  textIn: (code: LanguageCode) => string,
): Readonly<Partial<Texts>> {
  return Object.fromEntries(languages.map((code) => [code, textIn(code)]));
}

function localNumber(value: number, code: LanguageCode): string {
  return code === 'en' ? String(value) : String(value).replace('.', ',');
}

/** Larger machines cost more; an operator adds a quarter. Only an active offer must have a price. */
function pricesOf(subject: Subject & { readonly status: Status }) {
  const { category, model, region, type, status, random } = subject;
  const sizes = category.models.map(({ size }) => size);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const [from, to] = category.perShift;
  const level = most === least ? 0.5 : (model.size - least) / (most - least);
  const euros = (from + level * (to - from)) * (0.9 + random.next() * 0.2);
  const perShift = euros * (type === 'service' ? 1.25 : 1);
  const isOnRequest = status !== 'active' && random.chance(0.25);
  const hasHourly = !isOnRequest && random.chance(0.7);
  return {
    price_per_shift: isOnRequest ? null : priceOf(perShift, region.currency),
    price_per_hour: hasHourly ? priceOf((perShift / 8) * 1.15, region.currency) : null,
  };
}

/** A location in the town, within about five kilometres of its centre. */
export function locationIn(region: Subject['region'], random: Random) {
  if (random.chance(0.08)) return { address: null, geo_lat: null, geo_long: null };
  const street = `${random.pick(region.streets)} ${random.between(1, 180)}`;
  return {
    address: `${street}, ${region.name[region.language]}`,
    geo_lat: (region.lat + (random.next() - 0.5) * 0.09).toFixed(6),
    geo_long: (region.long + (random.next() - 0.5) * 0.12).toFixed(6),
  };
}

/** New offers are at most two weeks old and unchanged; the others were changed since. */
export function momentsOf(now: Date, status: Status, random: Random) {
  const age = (status === 'new' ? 14 : period) * day * random.next();
  const created = now.getTime() - age;
  const updated = status === 'new' ? created : created + age * random.next();
  return {
    created_at: new Date(created).toISOString(),
    updated_at: new Date(updated).toISOString(),
  };
}
