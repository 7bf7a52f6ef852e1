import { ErrorState } from '@rentyard/ui/ErrorState';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'An error state says what could not be loaded and offers to try again.',
  use: ['A page or a part of it failed to load.'],
  avoid: ['Rejected input: the error of the field.', 'A failed action: an alert.'],
  pairs: [
    {
      do: {
        show: (
          <ErrorState
            title="The offers could not be loaded"
            text="The server did not respond in time."
            requestId="req-7f3a91"
            onRetry={nothing}
          />
        ),
        why: 'What failed, why, and what to do.',
      },
      dont: { show: <ErrorState title="Oops! Something went wrong" />, why: 'Jokes do not help.' },
    },
  ],
  anatomy: {
    parts: [
      { at: 'svg', name: 'Icon', note: 'the same for all errors.' },
      { at: 'strong', name: 'Title', note: 'what could not be loaded.' },
      { at: 'p', name: 'Text', note: 'the cause, and the id for support.' },
      { at: 'button', name: 'Copy', note: 'copies the id.' },
    ],
  },
  content: ['Title: “The … could not be loaded”.', 'No codes except the id for support.'],
  keys: [
    ['Tab', 'moves to the id and to “Try again”'],
    ['Enter, Space', 'copies the id or tries again'],
  ],
  access: ['Announced immediately.'],
  status: 'stable',
  since: '0.1.0',
};
