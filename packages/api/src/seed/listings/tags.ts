import { languageCodes } from '@rentyard/contract/languages';
import type { Status } from '@rentyard/contract/schema/statuses';
import { rental } from '../data/phrases.ts';
import { priceOf } from '../random/price.ts';
import { createRandom, mix } from '../random/random.ts';
import { slug } from '../random/slug.ts';
import type { World } from '../world.ts';
import { answersOf } from './answers.ts';
import { gallery, locationIn, momentsOf } from './offers.ts';

/** Codes run from `TG-1001`. */
const codeBase = 1_000;
/** The share of tags with a translation in each further language. */
const translated = 0.75;
/** Coprime to the number of pairs, so that every pair occurs once before any repeats. */
const stride = 287;

/** The row of tag number `number` (1, 2, ...): machines of one category in one town. */
export function tagRow(world: World, number: number) {
  const random = createRandom(mix(world.seed, 4, number));
  const pairs = world.categories.length * world.regions.length;
  const pair = ((number - 1) * stride) % pairs;
  const round = Math.floor((number - 1) / pairs);
  const category = at(world.categories, pair % world.categories.length);
  const region = at(world.regions, Math.floor(pair / world.categories.length));
  const status: Status = random.weighted({ active: 68, new: 14, hidden: 10, rejected: 8 });
  const languages = languageCodes.filter((code) => code === 'en' || random.chance(translated));
  const inEach = (textIn: (code: (typeof languageCodes)[number]) => string) =>
    Object.fromEntries(languages.map((code) => [code, textIn(code)]));
  const nameIn = (code: (typeof languageCodes)[number]) =>
    `${category.name[code]} — ${region.name[code]}`;
  const siblings = world.categories.filter(
    ({ segment, id }) => segment === category.segment && id !== category.id,
  );
  return {
    code: `TG-${codeBase + number}`,
    alias: [category.alias, slug(region.name.en), ...(round > 0 ? [round + 1] : [])].join('-'),
    type: 'equipment' as const,
    status,
    category_id: category.id,
    categories_ids: [category.id, ...siblings.filter(() => random.chance(0.2)).map(({ id }) => id)],
    brand_id: null,
    properties: answersOf(
      category.characteristics,
      Math.min(...category.models.map(({ size }) => size)),
      createRandom(mix(world.seed, 8, number)),
    ),
    region_id: region.id,
    project_id: category.projectId,
    currency_id: region.currency.id,
    photos_ids: gallery(random.pick(category.photoIds), category, number),
    user_id: null,
    name: inEach(nameIn),
    title: inEach((code) => `${nameIn(code)}, ${rental[code]}`),
    keywords: inEach((code) => `${category.name[code]}, ${rental[code]}, ${region.name[code]}`),
    description: {},
    content: inEach((code) => `<p>${nameIn(code)}, ${rental[code]}.</p>`),
    price_per_shift: priceOf(category.perShift[0], region.currency),
    price_per_hour: null,
    ...locationIn(region, random),
    ...momentsOf(world.now, status, random),
    version: status === 'new' ? 1 : random.between(2, 4),
    created_by: world.adminId,
    updated_by: world.adminId,
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined)
    throw new Error(`There is no item ${index}: the demo catalogue is empty.`);
  return item;
}
