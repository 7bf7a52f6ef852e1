import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A button link takes people to another page with the weight of a button.',
  use: ['The next step is another page: “Create offer” above a list.'],
  avoid: ['Something happens here: `Button`.', 'Links inside a sentence: a plain link.'],
  pairs: [
    {
      do: {
        show: (
          <div>
            <ButtonLink href="#/offers/create" variant="primary">
              Create offer
            </ButtonLink>
          </div>
        ),
        why: 'It opens a page, can be opened in a new tab and copied.',
      },
      dont: {
        show: (
          <div>
            <Button variant="primary" onClick={nothing}>
              Create offer
            </Button>
          </div>
        ),
        why: 'A button that navigates cannot be opened in a new tab.',
      },
    },
  ],
  anatomy: {
    story: 'Primary',
    parts: [
      { at: 'a', name: 'Link', note: 'looks like a button and is announced as a link.' },
      { at: 'svg', name: 'Icon', note: 'optional, before the label.' },
    ],
  },
  content: ['Verb and object, like a button: “Create offer”.'],
  keys: [
    ['Tab', 'moves the focus to it'],
    ['Enter', 'follows the link'],
    ['Ctrl/Cmd+Enter', 'opens it in a new tab'],
  ],
  access: ['A link to screen readers. Pass the link of your router as `as`.'],
  status: 'stable',
  since: '0.1.0',
};
