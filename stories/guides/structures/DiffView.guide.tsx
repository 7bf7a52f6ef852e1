import { DiffView } from '@rentyard/ui/DiffView';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A diff view shows what a change did, field by field.',
  use: ['History, conflicts and import previews.'],
  avoid: ['Comparing whole pages of text.'],
  pairs: [
    {
      do: {
        show: (
          <DiffView
            label="Changes"
            changes={[
              {
                id: 'price',
                label: 'Price per hour',
                before: '48.00 USD',
                after: '52.00 USD',
                kind: 'value',
              },
            ]}
          />
        ),
        why: 'Formatted values can be compared.',
      },
      dont: {
        show: (
          <DiffView
            label="Changes"
            changes={[
              { id: 'p', label: 'price_per_hour', before: '48', after: '52', kind: 'value' },
            ]}
          />
        ),
        why: 'Names of the database mean nothing to staff.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'th[scope="row"]', name: 'Field', note: 'its name in the language of the reader.' },
      { at: 'del', name: 'Removed', note: 'struck through.' },
      { at: 'ins', name: 'Added', note: 'underlined.' },
    ],
  },
  content: ['Labels and values as in the form, with units.'],
  keys: [],
  access: ['A table. “Removed” and “Added” are read before marked words, not only coloured.'],
  status: 'stable',
  since: '0.1.0',
};
