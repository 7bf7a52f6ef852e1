import { Text } from '@rentyard/ui/Text';
import code from '../../examples/Photos.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An image viewer shows pictures over the whole screen, with zoom and rotation.',
  use: ['Checking photos of machines and documents.'],
  avoid: ['One small picture: `Thumbnail`.'],
  pairs: [
    {
      do: {
        show: <Text>2 of 7 · Left side, 1 October</Text>,
        why: 'A caption says what the photo shows.',
      },
      dont: {
        show: <Text>IMG_20261001_0007.jpg</Text>,
        why: 'A file name says when the camera counted to seven.',
      },
    },
  ],
  anatomy: {
    press: 'button',
    parts: [
      { at: 'dialog', name: 'Viewer', note: 'the whole screen.' },
      { at: 'dialog img', name: 'Picture', note: 'drag to move, pinch or wheel to zoom.' },
      {
        at: 'dialog button',
        name: 'Toolbar',
        note: 'zoom, rotate, close: everything that gestures do.',
      },
    ],
  },
  content: ['`alt` describes the picture, `caption` adds what is not visible.'],
  keys: [
    ['← →', 'previous or next picture'],
    ['+ − 0', 'zooms in, out, to the whole'],
    ['r', 'rotates'],
    ['Esc', 'closes it'],
  ],
  access: [
    'The browser keeps the focus inside, makes the page behind inert and returns the focus at the end.',
    'The position (“2 of 7”) and the caption are announced.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'OnePicture'],
  frame: 420,
  code: code,
};
