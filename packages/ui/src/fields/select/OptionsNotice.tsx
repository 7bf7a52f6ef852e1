import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import type { useOptions } from './useOptions.ts';

interface OptionsNoticeProps {
  readonly isOpen: boolean;
  readonly loaded: ReturnType<typeof useOptions>;
}

/** Announces that the options are loading, empty or failed to load; then it has a retry button. */
export function OptionsNotice({ isOpen, loaded }: OptionsNoticeProps): ReactNode {
  const t = useUiStrings();
  const { status, options, retry } = loaded;
  return (
    <Notice role="status">
      {isOpen && status !== 'failed' && options.length === 0 && (
        <span>{t(status === 'ready' ? 'combobox.empty' : 'combobox.loading')}</span>
      )}
      {isOpen && status === 'failed' && (
        <>
          <span>{t('combobox.failed')}</span>
          {/* Pressing must not move the focus out of the input: that would close the list. */}
          <Button tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            {t('action.retry')}
          </Button>
        </>
      )}
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: ${theme.space2};
  justify-items: start;
  padding: 6px ${theme.space2};
  color: ${theme.textMuted};

  &:empty { display: none; }
`;
