import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  Heading2Icon,
  Heading3Icon,
  ItalicIcon,
  LetterBIcon,
  ListIcon,
  ListOrderedIcon,
  Redo2Icon,
  StrikethroughIcon,
  TextQuoteIcon,
  Undo2Icon,
} from '../../icons/editorIcons.ts';
import type { Glyph } from '../../lib/Icon.tsx';
import type { UiStringKey } from '../../strings/en.ts';

/** A button of the toolbar. */
export interface RichTool {
  readonly id: string;
  readonly label: UiStringKey;
  readonly values?: Readonly<Record<string, number>>;
  readonly icon: Glyph;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is active for the text at the caret. Without it the tool is not a toggle. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Whether the tool is enabled. Defaults to always. */
  readonly can?: (editor: Editor) => boolean;
}

export const richTools: readonly RichTool[] = [
  {
    id: 'heading2',
    label: 'rich.heading',
    values: { level: 2 },
    icon: Heading2Icon,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    id: 'heading3',
    label: 'rich.heading',
    values: { level: 3 },
    icon: Heading3Icon,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    id: 'bold',
    label: 'rich.bold',
    icon: LetterBIcon,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    label: 'rich.italic',
    icon: ItalicIcon,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'strike',
    label: 'rich.strike',
    icon: StrikethroughIcon,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    id: 'bullets',
    label: 'rich.bullets',
    icon: ListIcon,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    label: 'rich.numbers',
    icon: ListOrderedIcon,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'quote',
    label: 'rich.quote',
    icon: TextQuoteIcon,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'undo',
    label: 'rich.undo',
    icon: Undo2Icon,
    run: (chain) => chain.undo(),
    can: (editor) => editor.can().undo(),
  },
  {
    id: 'redo',
    label: 'rich.redo',
    icon: Redo2Icon,
    run: (chain) => chain.redo(),
    can: (editor) => editor.can().redo(),
  },
];
