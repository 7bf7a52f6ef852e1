import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LinkIcon } from '../../icons/editorIcons.ts';
import { ImagePlusIcon } from '../../icons/imageIcons.ts';
import { logicalKey } from '../../lib/direction.ts';
import { isComposing } from '../../lib/isComposing.ts';
import { isWithModifier } from '../../lib/isWithModifier.ts';
import { Popover } from '../../overlays/Popover.tsx';
import { Button } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { TextField } from '../TextField.tsx';
import { type RichTool, richTools } from './richTools.ts';
import { linkAddress } from './sanitize.ts';

/** An image for the text. */
export interface RichImage {
  readonly url: string;
  readonly alt: string;
}

interface RichToolbarProps {
  readonly editor: Editor;
  readonly isDisabled: boolean;
  readonly onPickImage: (() => Promise<RichImage | null>) | undefined;
}

/** Formatting buttons as an ARIA toolbar: one tab stop; arrows, Home and End move, Esc returns to the text. */
export function RichToolbar({ editor, isDisabled, onPickImage }: RichToolbarProps): ReactNode {
  const t = useUiStrings();
  const bar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(bar, () => editor.commands.focus());
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: richTools.filter((tool) => tool.isOn?.(now)).map((tool) => tool.id),
      off: richTools.filter((tool) => tool.can && !tool.can(now)).map((tool) => tool.id),
      link: now.isActive('link'),
    }),
  });

  const insertImage = async () => {
    const image = await onPickImage?.();
    if (image) editor.chain().focus().setImage({ src: image.url, alt: image.alt }).run();
  };
  const button = (tool: RichTool) => (
    <IconButton
      key={tool.id}
      label={t(tool.label, tool.values)}
      icon={tool.icon}
      size="small"
      disabled={isDisabled}
      aria-disabled={state.off.includes(tool.id) || undefined}
      aria-pressed={tool.isOn ? state.on.includes(tool.id) : undefined}
      onClick={() => tool.run(editor.chain().focus()).run()}
    />
  );
  return (
    <Bar ref={bar} role="toolbar" aria-label={t('rich.toolbar')} {...keys}>
      {richTools.filter((tool) => !tool.can).map(button)}
      <Popover
        label={t('rich.link')}
        trigger={
          <IconButton
            label={t('rich.link')}
            icon={LinkIcon}
            size="small"
            disabled={isDisabled}
            aria-pressed={state.link}
          />
        }
      >
        {(close) => <LinkForm editor={editor} onClose={close} />}
      </Popover>
      {onPickImage && (
        <IconButton
          label={t('rich.image')}
          icon={ImagePlusIcon}
          size="small"
          disabled={isDisabled}
          onClick={() => void insertImage()}
        />
      )}
      {richTools.filter((tool) => tool.can).map(button)}
    </Bar>
  );
}

interface ToolbarKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: { readonly target: Element }) => void;
}

function useToolbarKeys(
  bar: { readonly current: HTMLElement | null },
  onLeave: () => void,
): ToolbarKeys {
  const current = useRef<Element | null>(null);
  const all = () => [...(bar.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])];
  const setTabStop = (stop: Element | null | undefined) => {
    current.current = stop ?? null;
    for (const button of all()) button.tabIndex = button === stop ? 0 : -1;
  };
  // Buttons render without a tab stop. Exactly one of them must have it.
  useLayoutEffect(() => setTabStop(current.current?.isConnected ? current.current : all()[0]));

  return {
    onFocus: ({ target }) => {
      if (target.parentElement === bar.current) setTabStop(target);
    },
    onKeyDown: (event) => {
      if (isWithModifier(event)) return;
      const buttons = all();
      const at = buttons.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const last = buttons.length - 1;
      const next: Readonly<Record<string, number>> = {
        ArrowRight: at === last ? 0 : at + 1,
        ArrowLeft: at === 0 ? last : at - 1,
        Home: 0,
        End: last,
      };
      const target = next[logicalKey(event)];
      if (target !== undefined) buttons[target]?.focus();
      else if (event.key === 'Escape') onLeave();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: ${theme.space1};
  border-bottom: 1px solid ${theme.border};
  background: ${theme.hover};

  [aria-pressed='true'] { background: ${theme.accentSoft}; border-color: ${theme.border}; color: ${theme.accent}; }
`;

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/**
 * Edits the URL of the link at the caret. Not a form element, because the field is inside the host's form and forms
 * cannot be nested.
 */
function LinkForm({ editor, onClose }: LinkFormProps): ReactNode {
  const t = useUiStrings();
  const input = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  const current = String(editor.getAttributes('link').href ?? '');

  const apply = () => {
    const href = linkAddress(input.current?.value ?? '');
    if (href === null) return setBad(true);
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    const isNew = empty && current === '';
    const link = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    (isNew ? chain.insertContent(link) : chain.setLink({ href })).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Stack gap={2}>
      <TextField
        ref={input}
        label={t('rich.link_url')}
        inputMode="url"
        placeholder="https://"
        defaultValue={current}
        error={isBad ? t('rich.link_bad') : undefined}
        onKeyDown={handleKeyDown}
      />
      <Stack direction="row" gap={2}>
        <Button variant="primary" onClick={apply}>
          {t('rich.apply')}
        </Button>
        {current !== '' && <Button onClick={remove}>{t('rich.unlink')}</Button>}
      </Stack>
    </Stack>
  );
}
