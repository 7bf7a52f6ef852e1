import Image from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { forwardRef, type KeyboardEvent, useEffect, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { useControlledState, type ValueProps } from '../../lib/useControlledState.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { type FormValue, textEntry, useFormValue } from '../form/useFormValue.ts';
import { boxStyle } from '../inputStyle.ts';
import { type RichImage, RichToolbar } from './RichToolbar.tsx';
import { sanitizeHtml } from './sanitize.ts';

/**
 * The value is HTML, sanitised before it is shown. `onChange` is called on edits only, with sanitised HTML: an empty
 * string if there is no text.
 */
export interface RichTextFieldProps extends FieldProps, ValueProps<string> {
  readonly onBlur?: () => void;
  readonly name?: string;
  /** What is submitted instead of the value, for fields around this one. */
  readonly formValue?: FormValue | undefined;
  /** Lets the user choose an image. Without it the toolbar has no image button. */
  readonly onPickImage?: () => Promise<RichImage | null>;
}

/** The handle for forms. */
export interface RichTextHandle {
  readonly focus: () => void;
}

/**
 * Text with headings, lists, links and images. Alt+F10 focuses the toolbar, Esc returns to the text. Tables are not
 * supported: an edit turns those of a value into paragraphs. Load it with `import()`, because the editor is larger
 * than the rest of a form.
 */
export const RichTextField = forwardRef<RichTextHandle, RichTextFieldProps>(function RichTextField(
  { value: hostValue, defaultValue = '', onChange: report, onBlur, name, formValue, ...others },
  ref,
) {
  const { onPickImage, ...field } = others;
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const control = useControl(field);
  const ownFormValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  const isFixed = field.disabled || field.readOnly || false;
  const latest = useLatest({ onChange, onBlur });
  const box = useRef<HTMLDivElement>(null);
  const reported = useRef(value);
  const editor = useEditor({
    extensions,
    content: sanitizeHtml(value),
    editable: !isFixed,
    // The styles of the theme contain the editor's rules, so that every content security policy allows them.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: sanitizeHtml,
      attributes: buildAttributes(control, field.disabled ?? false),
    },
    onUpdate: ({ editor: changed }) => {
      reported.current = changed.isEmpty ? '' : sanitizeHtml(changed.getHTML());
      latest.current.onChange(reported.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  // The value changed from outside: a form reset, a restored version.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!isFixed, false), [editor, isFixed]);
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
    }
  };
  return (
    <Field {...field} controlId={control.id} formValue={formValue ?? ownFormValue}>
      <RichBox
        ref={box}
        data-state={field.error ? 'error' : undefined}
        data-disabled={field.disabled || undefined}
        data-readonly={field.readOnly || undefined}
        onKeyDown={handleKeyDown}
      >
        <RichToolbar editor={editor} isDisabled={isFixed} onPickImage={onPickImage} />
        <EditorContent editor={editor} />
      </RichBox>
    </Field>
  );
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
];

function buildAttributes(
  control: ReturnType<typeof useControl>,
  isDisabled: boolean,
): Record<string, string> {
  const { id, 'aria-describedby': note, 'aria-invalid': isBad } = control;
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(note && { 'aria-describedby': note }),
    ...(isBad && { 'aria-invalid': 'true' }),
    ...(control['aria-required'] && { 'aria-required': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
    // Browsers focus editable elements only.
    ...(control.readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...(control['aria-busy'] && { 'aria-busy': 'true' }),
  };
}

/** The frame of the editor: toolbar above, text below. Grows up to two thirds of the screen. */
const RichBox = styled.div`
  ${boxStyle}
  flex-direction: column;
  align-items: stretch;
  gap: 0;
  position: relative;
  padding: 0;
  overflow: hidden;

  /* The content covers the error ring of the box, so the ring is drawn again above the toolbar. */
  &[data-state='error']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: calc(${theme.radius} - 1px);
    box-shadow: inset 0 0 0 1px ${theme.danger};
    pointer-events: none;
  }
  .tiptap {
    min-height: calc(${theme.controlLarge} + 108px);
    max-height: 66vh;
    overflow: auto;
    padding: ${theme.space3};
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }
  .tiptap :is(p, h2, h3, li, pre) { unicode-bidi: plaintext; }
  .tiptap > * + * { margin-top: ${theme.space2}; }
  .tiptap h2 { font-size: ${theme.textXl}; line-height: 28px; font-weight: 650; }
  .tiptap h3 { font-size: ${theme.textLg}; line-height: 24px; font-weight: 600; }
  .tiptap :is(ul, ol) { padding-inline-start: ${theme.space6}; }
  .tiptap ul { list-style: disc; }
  .tiptap ol { list-style: decimal; }
  .tiptap a { color: ${theme.accent}; text-decoration: underline; }
  .tiptap blockquote {
    padding-inline-start: ${theme.space3};
    border-inline-start: 3px solid ${theme.border};
    color: ${theme.textSoft};
  }
  .tiptap :is(code, pre) { font-family: ${theme.fontMono}; font-size: ${theme.textMd}; background: ${theme.sunken}; }
  .tiptap pre { padding: ${theme.space2} ${theme.space3}; border-radius: ${theme.radius}; white-space: pre-wrap; }
  .tiptap hr { border: 0; border-top: 1px solid ${theme.border}; }
  .tiptap img { max-width: 100%; height: auto; border-radius: ${theme.radius}; }
  .tiptap img.ProseMirror-selectednode { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  .ProseMirror-gapcursor { display: none; position: absolute; pointer-events: none; }
  .ProseMirror-focused .ProseMirror-gapcursor { display: block; }
  .ProseMirror-gapcursor::after { content: ''; display: block; width: 20px; border-top: 1px solid ${theme.text}; }
`;
