import { Button } from '@rentyard/ui/Button';
import { PageHeader } from '@rentyard/ui/PageHeader';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A page header names a page and has its one or two actions.',
  use: ['Every page, once.'],
  avoid: ['Parts of a page: the title of a `Card`.'],
  pairs: [
    {
      do: {
        show: (
          <PageHeader
            title="Offers"
            count="412 results"
            actions={<Button variant="primary">Create offer</Button>}
          />
        ),
        why: 'Name, number, next step.',
      },
      dont: {
        show: <PageHeader title="Welcome to the offers page" />,
        why: 'The title is the name of the thing.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'h1', name: 'Title', note: 'the name of the page or the record.' },
      { at: 'h1 + *', name: 'Count', note: 'results, formatted.' },
      { at: 'button', name: 'Actions', note: 'the primary one last.' },
    ],
  },
  content: ['Lists: plural noun. Records: their name.'],
  keys: [],
  access: ['The only first-level heading. Focus it after navigation, so that it is read.'],
  status: 'stable',
  since: '0.1.0',
};
