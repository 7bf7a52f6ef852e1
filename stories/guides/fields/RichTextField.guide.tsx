import { RichTextField } from '@rentyard/ui/RichTextField';
import { TextArea } from '@rentyard/ui/TextArea';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A rich text field edits formatted text with headings, lists, links and pictures.',
  use: ['Pages and descriptions in one language. Load it with `import()`.'],
  avoid: ['Plain text: `TextArea`.', 'Several languages: `RichTranslationField`.'],
  pairs: [
    {
      do: {
        show: (
          <RichTextField
            label="Description"
            value="<h2>Condition</h2><p>Serviced in <strong>October</strong>.</p>"
            onChange={nothing}
          />
        ),
        why: 'People see the formats while they write.',
      },
      dont: {
        show: (
          <TextArea label="Description" defaultValue="&lt;b&gt;Serviced&lt;/b&gt; in October" />
        ),
        why: 'Markup in plain text is for developers.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      {
        at: '[role="toolbar"]',
        name: 'Toolbar',
        note: 'the formats at the caret, pressed or not.',
      },
      {
        at: '[role="textbox"]',
        name: 'Text',
        note: 'clean HTML; what is not allowed is dropped on paste.',
      },
    ],
  },
  content: ['Headings inside start at level 2.', 'Link texts say where the link leads.'],
  keys: [
    ['Tab', 'enters the text and leaves it'],
    ['Alt+F10', 'moves to the toolbar'],
    ['← →', 'moves along the toolbar'],
    ['Esc', 'returns to the text'],
    ['Ctrl/Cmd+B, I, Z', 'bold, italic, undo'],
  ],
  access: ['A multi-line text box named by its label, and a toolbar with one tab stop.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Empty', 'WithError', 'Disabled'],
};
