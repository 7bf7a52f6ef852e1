import { country } from '@rentyard/contract/entities/country/country';
import type { NumberTest } from '@rentyard/contract/entities/country/countryPattern';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';

export const countries = registerResource(country, { validate: usable });

/** The code must be one of ISO 3166-1, and the pattern a usable regular expression. */
async function usable({ before, after }: Saving): Promise<readonly FieldProblem[]> {
  const { iso_name: iso, validation_regexp: pattern } = after;
  const problems: FieldProblem[] = [];
  // An unchanged code stays valid even if ISO has withdrawn it.
  if (typeof iso === 'string' && iso !== before?.iso_name && !isoCountries.has(iso)) {
    problems.push({ path: 'iso_name', problem: { id: 'letters' } });
  }
  if (typeof pattern === 'string' && !(await readPattern(pattern))) {
    problems.push({ path: 'validation_regexp', problem: { id: 'pattern' } });
  }
  return problems;
}

/**
 * The phone number pattern of a country; undefined when it cannot be used. Loads its library on first
 * use.
 */
export async function readPattern(pattern: string): Promise<NumberTest | undefined> {
  const { countryPattern } = await import('@rentyard/contract/entities/country/countryPattern');
  return countryPattern(pattern);
}

/** Every officially assigned two-letter code of ISO 3166-1. */
const assigned = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
  UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

/** The allowed codes of a country. */
export const isoCountries: ReadonlySet<string> = new Set(assigned.trim().split(/\s+/));
