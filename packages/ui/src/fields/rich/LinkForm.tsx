import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isComposing } from '../../lib/isComposing.ts';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { TextField } from '../TextField.tsx';
import { linkAddress } from './sanitize.ts';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/**
 * Edits the URL of the link at the caret. Not a form element, because the field is inside the host's form and forms
 * cannot be nested.
 */
export function LinkForm({ editor, onClose }: LinkFormProps): ReactNode {
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
