import { CoordinatesField } from '@rentyard/ui/CoordinatesField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A coordinates field takes a point on the map as latitude and longitude.',
  use: ['Locations of machines and yards.'],
  avoid: ['Addresses: `TextField`.'],
  pairs: [
    {
      do: {
        show: (
          <CoordinatesField
            value={{ lat: 47.0245, long: 28.8323 }}
            onChange={nothing}
            hint="Paste both from the map: 47.0245, 28.8323"
          />
        ),
        why: 'One paste fills both inputs.',
      },
      dont: {
        show: <TextField label="Coordinates" defaultValue="47.0245, 28.8323" />,
        why: 'A text cannot be checked or shown on a map.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'one for each coordinate.' },
      { at: 'input', name: 'Input', note: 'degrees with up to six decimal places.' },
      { at: 'input + *', name: 'Unit', note: 'degrees; not part of the value.' },
    ],
  },
  content: ['The hint shows where to copy the pair from.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Ctrl/Cmd+V', 'fills both inputs from “47.0245, 28.8323”'],
  ],
  access: ['Two labelled inputs. Each has its own error.'],
  status: 'stable',
  since: '0.1.0',
};
