/** The time zones that the browser knows, as options of a picker. Some browsers leave UTC out. */
export const timeZoneOptions = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(
  (id) => ({ id, name: id }),
);
