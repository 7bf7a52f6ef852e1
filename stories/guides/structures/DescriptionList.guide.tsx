import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A description list shows facts of a record beside their names.',
  use: ['Reading: details, side cards, summaries.'],
  avoid: ['Changing values: fields.', 'The same facts of many records: `DataTable`.'],
  pairs: [
    {
      do: {
        show: (
          <DescriptionList
            items={[
              { term: 'Region', description: 'Chișinău' },
              { term: 'Operator', description: 'Included' },
            ]}
          />
        ),
        why: 'Names and values form two columns.',
      },
      dont: {
        show: <Text>Region: Chișinău, operator: included</Text>,
        why: 'A sentence has to be read to the end.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'dt', name: 'Term', note: 'the name of the fact.' },
      { at: 'dd', name: 'Description', note: 'its value, formatted.' },
    ],
  },
  content: ['Terms are nouns without a colon.', 'Write “None” or leave the row out, never “null”.'],
  keys: [],
  access: ['A real description list: each value is tied to its term.'],
  status: 'stable',
  since: '0.1.0',
};
