import { country } from '@rentyard/contract/country';
import { countryPattern } from '@rentyard/contract/countryPattern';

import { keep } from '../records/kept.ts';

export const countries = keep(country, {
  beforeSave: async ({ after }) => {
    const { validation_regexp: pattern } = after;
    return typeof pattern !== 'string' || countryPattern(pattern)
      ? []
      : [{ path: 'validation_regexp', problem: { id: 'pattern' } }];
  },
});
