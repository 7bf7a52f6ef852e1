import pg from 'pg';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

const parseMoment = pg.types.getTypeParser(TIMESTAMPTZ, 'text');

/**
 * Parsers of database values: ids as numbers (they stay below 2^53), timestamps as ISO 8601 in UTC
 * with milliseconds, decimals as text so that money is never a float.
 */
export function valueTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(TIMESTAMPTZ, (text) => (parseMoment(text) as Date).toISOString());
  return types;
}
