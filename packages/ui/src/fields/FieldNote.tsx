import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import { onDemand } from '../lib/onDemand.tsx';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';
import { isSubmitting } from './form/submittedErrors.ts';

/** Few fields are validated by a server, so their note loads with the first of them. */
const validation = onDemand(() =>
  import('./form/ValidationNote.tsx').then((chunk) => chunk.ValidationNote),
);

interface FieldNoteProps {
  readonly controlId: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isValidating?: boolean | undefined;
  readonly success?: string | undefined;
}

/** The id of the note of a control. */
export const noteId = (controlId: string): string => `${controlId}-note`;

/** The note below a control. Errors and results that appear later are announced. */
export function FieldNote(props: FieldNoteProps): ReactNode {
  const { controlId, hint, error, isValidating, success } = props;
  const id = noteId(controlId);
  const hasResult = isValidating || (success !== undefined && !error);
  return (
    <>
      {!hasResult && error && <ErrorNote id={id} error={error} />}
      {!hasResult && !error && hint && <Note id={id}>{wrapMixedTexts(hint)}</Note>}
      {(isValidating !== undefined || success !== undefined) && (
        <validation.Component
          id={id}
          isValidating={isValidating}
          success={hasResult ? success : undefined}
        />
      )}
    </>
  );
}

/** An error that appears after a submission is read with the first refused field, which then gets the focus. */
function ErrorNote({ id, error }: { readonly id: string; readonly error: string }): ReactNode {
  const [isAnnounced] = useState(() => !isSubmitting());
  return (
    <Note id={id} data-state="error" role={isAnnounced ? 'alert' : undefined}>
      <Icon of={CircleExclamationPointIcon} />
      <span>{error}</span>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${theme.space1};
  font-size: ${theme.textSm};
  line-height: 16px;
  color: ${theme.textMuted};
  overflow-wrap: anywhere;

  svg { flex: none; }
  &[data-state='error'] { color: ${theme.danger}; }
`;
