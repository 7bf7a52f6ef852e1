import { countries } from '../data/countries.ts';
import type { Random } from './random.ts';

/** A mobile number in the format of the country, which matches the country's mask and pattern. */
export function phoneOf(iso: string, random: Random): string | null {
  const country = countries.find((one) => one.iso === iso);
  if (!country) return null;
  let at = 0;
  return country.phone_mask.replaceAll('0', () => {
    const given = country.mobilePrefix[at++];
    return given ?? String(random.between(0, 9));
  });
}
