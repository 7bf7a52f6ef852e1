import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Visually hidden text is read aloud and takes no space.',
  use: ['Words that sighted people get from position or a picture.'],
  avoid: ['Names of controls: `aria-label`.', 'Words that help everybody: show them.'],
  pairs: [
    {
      do: {
        show: (
          <p>
            14<VisuallyHidden> offers wait for a review</VisuallyHidden>
          </p>
        ),
        why: 'Screen readers get the sentence that the layout implies.',
      },
      dont: {
        show: (
          <p>
            14
            <VisuallyHidden>
              <a href="#/review">Review</a>
            </VisuallyHidden>
          </p>
        ),
        why: 'An invisible link takes the focus where nothing is visible.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'p', name: 'Visible text', note: 'what everybody sees.' },
      { at: 'span', name: 'Hidden text', note: 'one pixel large and part of the reading order.' },
    ],
  },
  content: ['Write it so that the sentence works with the visible text around it.'],
  keys: [],
  access: ['Read at its position in the text.', 'Never hide anything that can be focused.'],
  status: 'stable',
  since: '0.1.0',
};
