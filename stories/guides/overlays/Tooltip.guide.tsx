import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { Tooltip } from '@rentyard/ui/Tooltip';
import Columns3 from 'lucide-react/icons/columns-3';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A tooltip adds a few words to a control on hover and focus.',
  use: ['Names of icons, reasons, full values.'],
  avoid: ['Anything needed to continue: write it on the page.', 'Touch screens have no hover.'],
  pairs: [
    {
      do: {
        show: (
          <Tooltip text="Row height">
            <IconButton label="Density" icon={Columns3} variant="secondary" />
          </Tooltip>
        ),
        why: 'It adds to the label.',
      },
      dont: {
        show: (
          <Tooltip text="Save">
            <Button>Save</Button>
          </Tooltip>
        ),
        why: 'It repeats the label.',
      },
    },
  ],
  anatomy: { parts: [{ at: 'button', name: 'Control', note: 'keeps its own name.' }] },
  content: ['Up to about six words without a full stop.'],
  keys: [
    ['Focus', 'shows it at once'],
    ['Esc', 'hides it'],
  ],
  access: ['The description of its control. It contains no links or buttons.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default'],
};
