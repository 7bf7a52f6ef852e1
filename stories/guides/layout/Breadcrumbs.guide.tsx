import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Breadcrumbs show where a page is and lead one level up.',
  use: ['Pages below a list: records, settings.'],
  avoid: ['Steps of a task: `Steps`.'],
  pairs: [
    {
      do: {
        show: (
          <Breadcrumbs
            items={[{ label: 'Offers', href: '#/offers' }, { label: 'Mini excavator 1.8 t' }]}
          />
        ),
        why: 'The last part is the page itself.',
      },
      dont: {
        show: (
          <Breadcrumbs
            items={[
              { label: 'Home', href: '#/' },
              { label: 'Offers', href: '#/offers' },
              { label: 'Edit', href: '#/edit' },
              { label: 'Form' },
            ]}
          />
        ),
        why: 'Levels without a page of their own lead nowhere.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'nav', name: 'Path', note: 'one level up on phones.' },
      { at: 'a', name: 'Link', note: 'to a level above.' },
      { at: '[aria-current]', name: 'Page', note: 'the current one, without a link.' },
    ],
  },
  content: ['Titles of the pages, unchanged.'],
  keys: [
    ['Tab', 'moves through the links'],
    ['Enter', 'follows one'],
  ],
  access: ['A navigation landmark. The page itself is marked as current.'],
  status: 'stable',
  since: '0.1.0',
};
