import {
  countryPattern,
  type NumberTest,
} from '@rentyard/contract/entities/country/countryPattern';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { phone } from '@rentyard/ui/validators';
import { sql } from 'drizzle-orm';
import type { Saving } from '../../records/resourceBinding.ts';

/**
 * A guard: the phone numbers of a record are numbers of the country that its region lies in, by that
 * country's own pattern where it has one, or name their country by its code (P-RULE).
 */
export async function phonesFit({
  writing,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const isSame = before?.phone === after.phone && before?.region === after.region;
  if (isSame || typeof after.phone !== 'string' || after.region == null) return [];
  const country = await writing.tx.one<{ pattern: string | null }>(sql`
    select c.validation_regexp as pattern
    from regions r join countries c on c.id = r.country_id
    where r.id = ${after.region}`);
  const pattern = country?.pattern ? countryPattern(country.pattern) : undefined;
  const problem = pattern && phone(orInternational(pattern))(after.phone);
  return problem ? [{ path: 'phone', problem }] : [];
}

/** A customer may be from abroad: a number that names its country is judged as any number. */
function orInternational(national: NumberTest): NumberTest {
  const anywhere = phone();
  return {
    test: (number) => (number.startsWith('+') ? !anywhere(number) : national.test(number)),
  };
}
