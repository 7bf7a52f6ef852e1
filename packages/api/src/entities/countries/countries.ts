import { country } from '@rentyard/contract/entities/country/country';
import { countryPattern } from '@rentyard/contract/entities/country/countryPattern';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { registerResource, type Saving } from '../../records/resourceBinding.ts';
import { isoCountries } from './isoCountries.ts';

export const countries = registerResource(country, { validate: usable });

/** The code must be one of ISO 3166-1, and the pattern a usable regular expression. */
async function usable({ before, after }: Saving): Promise<readonly FieldProblem[]> {
  const { iso_name: iso, validation_regexp: pattern } = after;
  const problems: FieldProblem[] = [];
  // An unchanged code stays valid even if ISO has withdrawn it.
  if (typeof iso === 'string' && iso !== before?.iso_name && !isoCountries.has(iso)) {
    problems.push({ path: 'iso_name', problem: { id: 'letters' } });
  }
  if (typeof pattern === 'string' && !countryPattern(pattern)) {
    problems.push({ path: 'validation_regexp', problem: { id: 'pattern' } });
  }
  return problems;
}
