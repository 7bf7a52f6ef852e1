/** An offer in the format of the list, reduced to the fields of the stories. */
export interface SampleOffer {
  readonly id: number;
  readonly name: string;
  /** The language of the name if it replaces a missing translation. */
  readonly nameLanguage?: string;
  readonly code: string;
  readonly image: { readonly thumb_url: string; readonly alt: string } | null;
  readonly category: string;
  readonly brand: string;
  readonly pricePerShift: string | null;
  readonly pricePerHour: string | null;
  readonly currency: string;
  readonly region: string;
  readonly project: string;
  readonly site: string;
  readonly status: 'new' | 'active' | 'hidden' | 'rejected';
  readonly views: number;
  readonly withOperator: boolean;
  readonly updatedAt: string;
}

const machines = [
  ['Crawler excavator, 20 t', 'Excavators', 'Komatsu', '360.00', '48.00', '#e0a458'],
  ['Mini excavator 1.8 t with thumb', 'Excavators', 'Kubota', '150.00', '22.00', '#8aa0b8'],
  ['Wheeled excavator, 16 t', 'Excavators', 'Liebherr', '340.00', '45.00', '#d9b52d'],
  ['Backhoe loader 3CX', 'Loaders', 'JCB', '240.00', '32.00', '#e0a458'],
  ['Telehandler 17 m', 'Telehandlers', 'Manitou', '280.00', '38.00', '#8aa0b8'],
  ['Crawler crane, 80 t', 'Cranes', 'Liebherr', '1450.00', '190.00', '#d9b52d'],
  ['Plate compactor 160 kg', 'Compaction', 'Wacker Neuson', '40.00', null, '#e0a458'],
  ['Long-reach excavator, 30 t', 'Excavators', 'Volvo', '520.00', '70.00', '#8aa0b8'],
  ['Bulldozer D6', 'Earthmoving', 'Caterpillar', '610.00', '82.00', '#d9b52d'],
  ['Scissor lift 12 m, electric', 'Lifts', 'Genie', '90.00', '14.00', '#e0a458'],
  ['Concrete pump truck 36 m', 'Concrete', 'Putzmeister', '700.00', '95.00', '#8aa0b8'],
  ['Tower light with generator', 'Power', 'Atlas Copco', null, null, '#d9b52d'],
] as const;

const places = [
  ['Chișinău', 'Rentyard MD', 'USD'],
  ['Bălți', 'Rentyard MD', 'USD'],
  ['Kyiv', 'Rentyard UA', 'UAH'],
  ['Odesa', 'Rentyard UA', 'UAH'],
  ['Iași', 'Rentyard RO', 'RON'],
  ['Gdańsk', 'Rentyard PL', 'PLN'],
  ['İzmir', 'Rentyard TR', 'TRY'],
] as const;

const statuses = ['new', 'active', 'active', 'hidden', 'active', 'rejected'] as const;

const latest = Date.UTC(2026, 4, 31, 14, 30);
const hour = 3_600_000;

/** A list of offers with the same data every time. */
export const sampleOffers: readonly SampleOffer[] = Array.from({ length: 412 }, (_, index) => {
  const [name, category, brand, pricePerShift, pricePerHour, colour] = pick(machines, index);
  const [region, project, currency] = pick(places, index);
  const number = 10_412 - index;
  return {
    id: number,
    name: index < machines.length ? name : `${name} No. ${Math.floor(index / machines.length) + 1}`,
    nameLanguage: index % 9 === 7 ? 'en' : undefined,
    code: `OF-${number}`,
    image: index % 6 === 5 ? null : { thumb_url: picture(colour), alt: '' },
    category,
    brand,
    pricePerShift,
    pricePerHour,
    currency,
    region,
    project,
    site: `${brand.toLowerCase().replace(' ', '-')}.example`,
    status: pick(statuses, index),
    views: (index * 7_919) % 12_000,
    withOperator: index % 3 === 0,
    updatedAt: new Date(latest - index * 5 * hour).toISOString(),
  };
});

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** A picture in the given colour as a data URL, so that a story needs no server. */
function picture(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="${colour}" d="M0 0h40v30H0z"/><path fill="#0003" d="M6 24h28v-5H22l-6-9H8z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
