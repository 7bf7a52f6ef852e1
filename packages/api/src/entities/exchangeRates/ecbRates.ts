import { isRate } from '@rentyard/contract/entities/money/exchangeRate';
import { date as isDate } from '@rentyard/validators';
import { SaxesParser } from 'saxes';
import { RatesRefused } from './downloadText.ts';

/** Rates that a provider published for one day. */
export interface PublishedRates {
  /** `2026-11-20` */
  readonly day: string;
  /** Decimal text by the code of the currency. */
  readonly rates: ReadonlyMap<string, string>;
}

/** Most currencies in a file. The European Central Bank publishes about thirty. */
const ratesAtMost = 300;

/**
 * Parses `eurofxref-daily.xml`: `<Cube time="2026-11-20"><Cube currency="USD" rate="1.0856"/>`. A
 * file with one unusable rate is refused as a whole.
 * @throws {RatesRefused}
 */
export function ecbRates(xml: string): PublishedRates {
  const rates = new Map<string, string>();
  let day: string | undefined;
  const parser = new SaxesParser();
  const refuse = (detail: string) => {
    throw new RatesRefused('malformed', detail);
  };
  parser.on('error', ({ message }) => refuse(message));
  // The format has none, and an entity could expand without end.
  parser.on('doctype', () => refuse('the file has a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes as Readonly<Record<string, string | undefined>>;
    if (time !== undefined) {
      if (day !== undefined || !isDay(time)) refuse(`the day ${time}`);
      day = time;
    }
    if (currency === undefined) return;
    const isKnown = rates.has(currency) || rates.size === ratesAtMost;
    if (isKnown || !/^[A-Z]{3}$/.test(currency) || !isRate(rate ?? '')) {
      refuse(`the rate ${rate} of ${currency}`);
    }
    rates.set(currency, rate ?? '');
  });
  parser.write(xml).close();
  if (day === undefined || rates.size === 0) throw new RatesRefused('malformed', 'no rates');
  return { day, rates };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate()(text) === undefined;
}
