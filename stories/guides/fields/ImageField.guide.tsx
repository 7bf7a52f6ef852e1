import { ImageField } from '@rentyard/ui/ImageField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'An image field adds, replaces and removes the one picture of a record.',
  use: ['Logo of a brand, photo of a category.'],
  avoid: ['Several files: `FileDrop`.', 'Only showing it: `Thumbnail` or `ImageViewer`.'],
  pairs: [
    {
      do: {
        show: (
          <ImageField
            label="Logo"
            value={null}
            onChange={nothing}
            onPick={() => new Promise(nothing)}
            hint="PNG or SVG, at least 200 px wide"
          />
        ),
        why: 'The hint says what fits.',
      },
      dont: {
        show: <ImageField label="Logo" value={null} onChange={nothing} />,
        why: 'Without `onPick` nothing can be added, and nothing says why.',
      },
    },
  ],
  anatomy: {
    story: 'Filled',
    parts: [
      { at: 'img', name: 'Picture', note: 'as it is stored.' },
      { at: 'button', name: 'Replace', note: 'opens the file dialog.' },
      { at: 'button + button', name: 'Remove', note: 'leaves the record without a picture.' },
    ],
  },
  content: ['The hint gives type, size and shape.'],
  keys: [
    ['Tab', 'moves through the buttons'],
    ['Enter, Space', 'opens the file dialog or removes the picture'],
  ],
  access: [
    'The alternative text of the stored image is read.',
    'Uploading is announced as a progress bar, a failure as the error of the field.',
  ],
  status: 'stable',
  since: '0.1.0',
};
