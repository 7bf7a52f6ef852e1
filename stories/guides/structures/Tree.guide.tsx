import { Tree } from '@rentyard/ui/Tree';
import type { Guide } from '../guide.ts';

const excavators = {
  id: 'excavators',
  label: 'Excavators',
  children: [
    { id: 'crawler', label: 'Crawler excavators' },
    { id: 'wheel', label: 'Wheel excavators' },
  ],
};

export const guide: Guide = {
  sentence: 'A tree shows nested things of which users open those that they need.',
  use: ['Categories, folders, organisations: three or more levels of the same kind.'],
  avoid: [
    'Two levels: headings with lists, `Accordion`.',
    'Records with several values: `DataTable`.',
  ],
  pairs: [
    {
      do: {
        show: <Tree label="Categories" items={[excavators]} defaultOpen={['excavators']} />,
        why: 'What users need most is open.',
      },
      dont: {
        show: <Tree label="Tree" items={[excavators]} />,
        why: 'The name says nothing, and the only node is closed.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role="treeitem"]', name: 'Node', note: 'icon, label and aside.' },
      { at: '[role="treeitem"] > span', name: 'Chevron', note: 'opens and closes the node.' },
      { at: 'small', name: 'Aside', note: 'a count or a status.' },
    ],
  },
  content: [
    'Nouns, as the things are named elsewhere.',
    'The label of the tree names what it contains.',
  ],
  keys: [
    ['Tab', 'enters the tree at the selected node and leaves it'],
    ['↓ ↑, Home, End', 'moves through the visible nodes'],
    ['→', 'opens a node, then moves to its first child'],
    ['←', 'closes a node, or moves to its parent'],
    ['*', 'opens all nodes of the level'],
    ['Letters', 'jump to a node'],
    ['Enter', 'runs `onPress`, otherwise selects or opens the node'],
    ['Space', 'selects the node'],
    ['Shift+↓ ↑, Ctrl+A', 'selects several nodes in the mode `multiple`'],
  ],
  access: [
    'The ARIA tree view pattern: every node has its level, its position and the number of its siblings.',
    'Loading is announced as busy, and a failure in words.',
  ],
  status: 'preview',
  since: 'next',
};
