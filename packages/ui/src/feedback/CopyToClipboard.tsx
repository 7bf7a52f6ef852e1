import { forwardRef, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CopyIcon } from '../icons/CopyIcon.ts';
import { CheckIcon } from '../icons/controlIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { onDemand } from '../lib/onDemand.tsx';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { copyText } from './copyText.ts';

export interface CopyToClipboardProps extends RootProps {
  readonly value: string;
  /** The displayed content. Defaults to the value. */
  readonly children?: ReactNode;
  /** Announced after copying. Defaults to the package's own string. */
  readonly copiedText?: string;
  /** Called after copying, for hosts that raise an alert instead. */
  readonly onCopied?: () => void;
}

interface CopyResult {
  readonly button: HTMLElement;
  readonly isCopied: boolean;
}

const shownFor = 2000;
/** A refusal has more words. */
const readingTime = 8000;

const note = onDemand(() => import('./CopiedNote.tsx').then((chunk) => chunk.CopiedNote));

/** A value that a click copies to the clipboard (P-SHELL-6). */
export const CopyToClipboard = forwardRef<HTMLSpanElement, CopyToClipboardProps>(
  function CopyToClipboard({ value, children, copiedText, onCopied, ...root }, ref) {
    const t = useUiStrings();
    const [result, setResult] = useState<CopyResult | null>(null);
    const isCopied = result?.isCopied === true;
    useEffect(() => {
      if (!result) return;
      const timer = setTimeout(() => setResult(null), result.isCopied ? shownFor : readingTime);
      return () => clearTimeout(timer);
    }, [result]);

    const copy = async (button: HTMLElement) => {
      try {
        await copyText(value);
      } catch {
        // The user can copy the selected text.
        if (button.firstElementChild) getSelection()?.selectAllChildren(button.firstElementChild);
        setResult({ button, isCopied: false });
        return;
      }
      setResult({ button, isCopied: true });
      onCopied?.();
    };
    return (
      <Root {...root} ref={ref}>
        <Pressed
          type="button"
          data-state={isCopied ? 'copied' : undefined}
          onClick={(event) => void copy(event.currentTarget)}
        >
          <span translate="no">{wrapMixedTexts(children) ?? breakable(value)}</span>
          <Icon of={isCopied ? CheckIcon : CopyIcon} />
          <VisuallyHidden>{t('copy.action')}</VisuallyHidden>
        </Pressed>
        <span role="status">
          {result && (
            <note.Component anchor={result.button}>
              {result.isCopied ? (copiedText ?? t('copy.done')) : t('copy.failed')}
            </note.Component>
          )}
        </span>
      </Root>
    );
  },
);

/** An e-mail address that is too long for its line breaks before its domain. */
function breakable(value: string): ReactNode {
  const at = value.lastIndexOf('@');
  if (at < 1) return value;
  return (
    <>
      <span>{value.slice(0, at)}</span>
      <wbr />
      <span>{value.slice(at)}</span>
    </>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  max-width: 100%;
`;

const Pressed = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 2px ${theme.space1};
  margin: -2px calc(-1 * ${theme.space1});
  border: 0;
  border-radius: ${theme.radiusSmall};
  background: none;
  color: ${theme.textMuted};
  text-align: start;
  cursor: copy;

  > span:first-child { min-width: 0; overflow-wrap: anywhere; }
  svg { flex: none; }
  &:hover { color: ${theme.text}; background: ${theme.pressed}; }
  &[data-state='copied'] { color: ${theme.success}; }
  ${media.touch} { min-height: 44px; }
`;
