import { commentBounds } from '@rentyard/contract/entities/comment';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useState } from 'react';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { MentionField } from './MentionField.tsx';
import { storedText } from './mentions.ts';

interface CommentFormProps {
  readonly resource: Resource;
  readonly label: string;
  readonly submitLabel: string;
  /** The typed text of an existing comment, and the users that it mentions. */
  readonly text?: string;
  readonly mentions?: readonly Option[];
  /** Receives the text as it is stored; rejects with an `ApiFailure`. */
  readonly onSubmit: (text: string) => Promise<void>;
  /** Shows a button to cancel. */
  readonly onCancel?: () => void;
}

/** Writes or edits a comment. Ctrl+Enter sends it. */
export function CommentForm(props: CommentFormProps): ReactNode {
  const { resource, label, submitLabel, text = '', mentions = [], onSubmit, onCancel } = props;
  const t = useT();
  const failureText = useFailureText();
  // A comment may mention the same staff as the options of the assignee.
  const loadPeople = useLoadOptions(resource.name, 'assignee');
  const [typed, setTyped] = useState(text);
  const [chosen, setChosen] = useState(mentions);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy || typed.trim() === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await onSubmit(storedText(typed.trim(), chosen));
      setTyped('');
      setChosen([]);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={2}>
      <MentionField
        label={label}
        value={typed}
        error={error}
        maxLength={commentBounds.text}
        loadPeople={loadPeople}
        onChange={setTyped}
        onMention={(person) =>
          setChosen((known) => [...known.filter(({ id }) => id !== person.id), person])
        }
        onSubmit={() => void submit()}
      />
      {(typed.trim() !== '' || onCancel) && (
        <Stack direction="row" gap={2}>
          <Button variant="primary" isBusy={isBusy} onClick={() => void submit()}>
            {submitLabel}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('record.cancel')}</Button>}
        </Stack>
      )}
    </Stack>
  );
}
