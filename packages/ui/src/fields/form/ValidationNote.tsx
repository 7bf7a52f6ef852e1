import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.ts';
import { Icon } from '../../lib/Icon.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';

interface ValidationNoteProps {
  readonly id: string;
  readonly isValidating: boolean | undefined;
  readonly success: string | undefined;
}

/** Announces politely that a value is being checked, and that it has passed. Empty before the first check. */
export function ValidationNote({ id, isValidating, success }: ValidationNoteProps): ReactNode {
  const t = useUiStrings();
  const text = isValidating ? t('field.validating') : success;
  return (
    <Status
      role="status"
      id={text ? id : undefined}
      data-state={isValidating ? 'pending' : 'success'}
    >
      {text && (
        <>
          {isValidating ? <Spinner /> : <Icon of={CircleCheckIcon} />}
          <span>{text}</span>
        </>
      )}
    </Status>
  );
}

/* An empty live region must be rendered, but takes no gap. */
const Status = styled.div`
  display: flex;
  gap: ${theme.space1};
  font-size: ${theme.textSm};
  line-height: 16px;
  color: ${theme.textMuted};
  overflow-wrap: anywhere;

  &:empty { position: absolute; }
  > svg { flex: none; }
  &[data-state='success'] { color: ${theme.success}; }
`;
