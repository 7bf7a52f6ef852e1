import { translationFilter } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { joined, literal } from '../../db/sqlFragments.ts';
import type { Kept } from '../resourceBinding.ts';
import { lacksAny, outdatedTexts, textFields } from '../translatedTexts.ts';

const source = sql`(select code from languages where is_default and deleted_at is null limit 1)`;

/** Records in one of the translation states: `missing.pl,outdated.ro`. */
export function stateCondition(kept: Kept, value: string): SQL {
  const fields = textFields(kept);
  const states = value.split(',').map((state) => {
    const [, what, language = ''] = translationFilter.exec(state) ?? [];
    if (what === 'missing') return lacksAny(fields, language);
    const only = sql`(values (${literal(language)}))`;
    const outdated = outdatedTexts({ kept, fields, source }, only);
    return sql`r.id in (select o.record_id from (${outdated}) o)`;
  });
  return sql`(${joined(states, ' or ')})`;
}
