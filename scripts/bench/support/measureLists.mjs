/** Lists of offers by kind, one request after the other. */
import { databaseSize } from './databaseActivity.mjs';
import { quantile } from './report.mjs';
import { createCaller, offerAt } from './sendRequest.mjs';

/** Requests of each kind, none of which is cached. */
const requests = 60;

export async function measureLists(product, { offers }) {
  const middle = Math.floor(offers / 50);
  const kinds = {
    'first pages': (at) => `/offers?page=${at + 1}`,
    'pages in the middle': (at) => `/offers?page=${middle + at}`,
    'region and status, sorted by price': (at) =>
      `/offers?filter[region]=${(at % 40) + 1}&filter[status]=${at < 40 ? 'active' : 'new'}&sort=prices.price_per_hour`,
    'search for a code': (at) => `/offers?search=OF-${10_001 + 97 * at}`,
    'search with a typo': (at) => `/offers?search=excavtor&page=${at + 1}`,
    'one record': (at) => `/offers/${offerAt(at, offers)}/show`,
  };
  const { get, call } = createCaller(product);
  const times = {};
  for (const [kind, pathOf] of Object.entries(kinds)) {
    // The server caches the page keys of a list after its first response.
    await call(get(pathOf(0)));
    await new Promise((later) => setTimeout(later, 3_000));
    const took = [];
    for (let at = 1; at <= requests; at += 1) took.push((await call(get(pathOf(at)))).took);
    times[kind] = { p50: quantile(took, 0.5), p95: quantile(took, 0.95) };
  }
  return { times, megabytes: await databaseSize(product.url) };
}
