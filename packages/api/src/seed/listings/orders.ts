import type { LanguageCode } from '@rentyard/contract/languages';
import type { Status } from '@rentyard/contract/schema/statuses';
import { inSix, type Texts } from '../data/texts.ts';
import { phoneOf } from '../random/phone.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import type { World } from '../world.ts';
import { busyOrderOf, busyStart } from './busyMachines.ts';
import { orderPrice } from './durationPrices.ts';
import { locationIn, momentsOf, offerRow } from './offers.ts';
import { orderBefore, orderedOffer, rentalOf } from './rentals.ts';

const day = 86_400_000;

/** Codes run from `OR-10001`. */
const codeBase = 10_000;

/**
 * The row of order number `number` (1, 2, ...) with the code of the ordered demo offer instead of
 * its id. It depends only on the seed and the number.
 */
export function orderRow(world: World, number: number) {
  const random = createRandom(mix(world.seed, 3, number));
  const ordered = offerRow(world, orderedOffer(world, number));
  const { type, title, keywords, photos_ids, price_tiers: tiers, ...offer } = ordered;
  const region =
    world.regions.find(({ id }) => id === offer.region_id) ?? random.pick(world.regions);
  const before = orderBefore(number);
  const after = before === undefined ? undefined : endOf(world, before);
  const status = statusOf(world, {
    number,
    after,
    isPriced: offer.price_per_shift !== null,
    random,
  });
  const length = busyOrderOf(number)
    ? { unit: 'shift' as const, units: random.between(3, 12) }
    : unitsOf(offer.price_per_hour !== null, random);
  const rental = rentalOf(world, {
    ...{ number, status, projectId: offer.project_id, after, random, ...length },
  });
  const moments = madeBefore(Date.parse(rental.starts_at), momentsOf(world.now, status, random));
  const wish = random.chance(0.7) ? random.pick(wishes) : undefined;
  const languages = Object.keys(offer.name) as LanguageCode[];
  return {
    ...offer,
    ...moments,
    ...locationIn(region, random),
    offerCode: offer.code,
    code: `OR-${codeBase + number}`,
    alias: `${offer.alias}-order-${codeBase + number}`,
    status,
    description: wish ? Object.fromEntries(languages.map((code) => [code, wish[code]])) : {},
    content: {},
    client_id: random.pick(world.clientIds.filter((id) => id !== offer.user_id)),
    // The contact is on the site, so the number is of its country.
    phone: random.chance(0.95) || status === 'active' ? phoneOf(region.country, random) : null,
    ...rental,
    ...length,
    ...orderPrice(world, {
      projectId: offer.project_id,
      prices: offer,
      tiers,
      length,
      agreedAt: moments.created_at,
      random: createRandom(mix(world.seed, 13, number)),
    }),
    quantity: 1,
    version: status === 'new' ? 1 : random.between(2, 5),
  };
}

interface Decided {
  readonly number: number;
  readonly after: number | undefined;
  readonly isPriced: boolean;
  readonly random: Random;
}

/** The last order of a busy machine may still wait for a decision; the ones before were approved. */
function statusOf(world: World, { number, after, isPriced, random }: Decided): Status {
  const busy = busyOrderOf(number);
  if (busy) {
    const isOpen =
      busy.place === 2 && busyStart(world, busy, after) > world.now.getTime() + 2 * day;
    return isOpen ? random.weighted({ active: 80, new: 20 }) : 'active';
  }
  return isPriced
    ? random.weighted({ active: 50, new: 22, hidden: 12, rejected: 16 })
    : random.weighted({ new: 70, rejected: 30 });
}

function unitsOf(hasHourly: boolean, random: Random) {
  const unit = hasHourly && random.chance(0.35) ? ('hour' as const) : ('shift' as const);
  return { unit, units: unit === 'hour' ? random.between(2, 40) : random.between(1, 20) };
}

function endOf(world: World, number: number): number {
  return Date.parse(orderRow(world, number).ends_at);
}

/** The moments of an order, moved so that it was made at least a day before its rental. */
function madeBefore(start: number, moments: ReturnType<typeof momentsOf>) {
  const late = Math.max(0, Date.parse(moments.created_at) - (start - day));
  const earlier = (moment: string) => new Date(Date.parse(moment) - late).toISOString();
  return { created_at: earlier(moments.created_at), updated_at: earlier(moments.updated_at) };
}

/** Comments of customers on their orders. */
const wishes: readonly Texts[] = [
  'Please deliver to the site by 7 in the morning. | Доставьте, пожалуйста, на площадку к 7 утра. | Доставте, будь ласка, на майданчик до 7 ранку. | Vă rugăm să livrați pe șantier până la ora 7 dimineața. | Lütfen sabah 7’ye kadar şantiyeye teslim edin. | Proszę dostarczyć na budowę do godziny 7 rano.',
  'The access road carries at most 20 t. | Подъездная дорога выдерживает не больше 20 т. | Під’їзна дорога витримує не більше 20 т. | Drumul de acces suportă cel mult 20 t. | Giriş yolu en fazla 20 t taşır. | Droga dojazdowa wytrzymuje najwyżej 20 t.',
  'We need the paperwork for VAT. | Нужны документы с НДС. | Потрібні документи з ПДВ. | Avem nevoie de acte cu TVA. | KDV’li fatura gerekiyor. | Potrzebujemy faktury VAT.',
  'Work at night is possible. | Возможна работа ночью. | Можлива робота вночі. | Este posibil lucrul pe timp de noapte. | Gece çalışması mümkün. | Możliwa praca w nocy.',
  'Call the foreman an hour before arrival. | Позвоните прорабу за час до приезда. | Зателефонуйте виконробу за годину до приїзду. | Sunați maistrul cu o oră înainte de sosire. | Gelmeden bir saat önce formeni arayın. | Prosimy zadzwonić do kierownika godzinę przed przyjazdem.',
  'May be extended by a week. | Возможно продление на неделю. | Можливе продовження на тиждень. | Posibilă prelungire cu o săptămână. | Bir hafta uzatılabilir. | Możliwe przedłużenie o tydzień.',
].map(inSix);
