import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { boxStyle } from '../inputStyle.ts';

/** The frame of the editor: toolbar above, text below. Grows up to two thirds of the screen. */
export const RichBox = styled.div`
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
    min-height: 144px;
    max-height: 66vh;
    overflow: auto;
    padding: ${theme.space3};
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }
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
