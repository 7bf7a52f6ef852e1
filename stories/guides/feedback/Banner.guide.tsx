import { Banner } from '@rentyard/ui/Banner';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A banner explains a condition of a page and stays until its cause is gone.',
  use: ['A page that cannot be saved, an account without a price list, a finished import.'],
  avoid: ['The result of an action: `Alerts`.', 'An error of one field: its `error`.'],
  pairs: [
    {
      do: {
        show: <Banner title="Two machines have no price">Customers cannot order them.</Banner>,
        why: 'It names the condition and its effect.',
      },
      dont: {
        show: <Banner tone="danger">Saved</Banner>,
        why: 'A result that needs no action is an alert that closes itself.',
      },
    },
  ],
  anatomy: {
    story: 'Warning',
    parts: [
      { at: 'svg', name: 'Icon', note: 'repeats the tone for people who see no colours.' },
      { at: 'strong', name: 'Title', note: 'the condition.' },
      { at: 'button', name: 'Action', note: 'what helps.' },
    ],
  },
  content: ['The condition first, then its effect, then one action.'],
  keys: [['Tab', 'reaches the action and the close button']],
  access: ['A status, or an alert with `danger`: screen readers read it when it appears.'],
  status: 'preview',
  since: 'next',
};
