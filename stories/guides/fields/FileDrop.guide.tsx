import { FileDrop } from '@rentyard/ui/FileDrop';
import code from '../../examples/MachinePhotos.tsx?raw';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const uploads = { uploads: [], add: nothing, remove: nothing, retry: nothing };

export const guide: Guide = {
  sentence: 'A file drop uploads several files and shows the progress of each.',
  use: ['Photos and documents, several at once.'],
  avoid: ['One picture of a record: `ImageField`.'],
  pairs: [
    {
      do: {
        show: (
          <FileDrop
            label="Photos"
            uploads={uploads}
            maxSize={10_485_760}
            accept="image/*"
            hint="JPEG or PNG, up to 10 MB each"
          />
        ),
        why: 'Limits are known before the choice.',
      },
      dont: {
        show: (
          <FileDrop
            label="Photos"
            uploads={uploads}
            maxSize={10_485_760}
            accept="image/*"
            error="File too large"
          />
        ),
        why: 'Limits are known after the upload failed.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[id$="-label"]', name: 'Label', note: 'names the group.' },
      { at: 'svg', name: 'Drop area', note: 'takes dropped and pasted files.' },
      { at: 'button', name: 'Button', note: 'does what dropping does.' },
      {
        at: '[id$="-note"]',
        name: 'Hint',
        note: 'types and sizes; each file then has its own progress and error.',
      },
    ],
  },
  content: ['Say types and sizes in the hint.', 'Errors name the limit: “Larger than 10 MB”.'],
  keys: [
    ['Tab', 'moves to the button and through the files'],
    ['Enter, Space', 'opens the file dialog, retries, removes'],
    ['Ctrl/Cmd+V', 'adds files from the clipboard'],
  ],
  access: [
    'Progress and failures are announced politely.',
    'After a removal the focus moves to the next file.',
  ],
  status: 'stable',
  since: '0.1.0',
  code: code,
};
