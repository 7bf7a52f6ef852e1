import { commentBounds } from '@rentyard/contract/entities/collaboration/comment';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { isComposing } from '@rentyard/ui/isComposing';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { storedText, typedMention, withMention } from './mentions.ts';

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

interface MentionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly maxLength: number;
  readonly loadPeople: (search: string, signal?: AbortSignal) => Promise<readonly Option[]>;
  readonly onChange: (text: string) => void;
  readonly onMention: (person: Option) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit: () => void;
}

const shownAtMost = 6;
const searchDelay = 120;

/** A text with mentions: `@` suggests users; arrows and Enter choose one, Esc closes the list. */
function MentionField(props: MentionFieldProps): ReactNode {
  const { label, value, error, maxLength, loadPeople, onChange, onMention, onSubmit } = props;
  const t = useT();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caretAfter = useRef<number>(undefined);
  const [typed, setTyped] = useState<string>();
  const people = usePeople(typed, loadPeople);
  const [active, setActive] = useState(0);
  const at = Math.min(active, people.length - 1);
  const isOpen = people.length > 0;

  useEffect(() => {
    if (caretAfter.current === undefined) return;
    area.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = undefined;
  });

  const readCaret = () => {
    const { value: text = '', selectionStart = 0 } = area.current ?? {};
    setTyped(typedMention(text, selectionStart));
    setActive(0);
  };
  const choose = (person: Option | undefined) => {
    if (!person) return;
    const chosen = withMention(value, area.current?.selectionStart ?? value.length, person);
    caretAfter.current = chosen.caret;
    setTyped(undefined);
    onMention(person);
    onChange(chosen.text);
    area.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: people.length - 1 }[event.key];
    if (step !== undefined) setActive((at + step) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(people[at]);
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Wrapper>
      <TextArea
        ref={area}
        label={label}
        isLabelHidden
        placeholder={t('timeline.placeholder')}
        minRows={2}
        maxLength={maxLength}
        value={value}
        error={error}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          readCaret();
        }}
        onClick={readCaret}
        onKeyDown={handleKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      <VisuallyHidden role="status">
        {isOpen && t('timeline.people', { count: people.length })}
      </VisuallyHidden>
      {isOpen && (
        <People id={listId} role="listbox" aria-label={t('timeline.people_label')}>
          {people.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text area
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The text area keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}
            </div>
          ))}
        </People>
      )}
    </Wrapper>
  );
}

/** The users whose names contain the typed text; none while no mention is typed. */
function usePeople(
  typed: string | undefined,
  load: MentionFieldProps['loadPeople'],
): readonly Option[] {
  const [found, setFound] = useState<readonly Option[]>([]);
  useEffect(() => {
    if (typed === undefined) {
      setFound([]);
      return;
    }
    const ending = new AbortController();
    const timer = setTimeout(() => {
      load(typed, ending.signal).then(
        (people) => !ending.signal.aborted && setFound(people.slice(0, shownAtMost)),
        // Without suggestions the text can still be written.
        () => undefined,
      );
    }, searchDelay);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [typed, load]);
  return typed === undefined ? [] : found;
}

const Wrapper = styled.div`
  position: relative;
`;

const People = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  top: 100%;
  max-width: 320px;
  margin: ${theme.space1} 0 0;
  padding: ${theme.space1};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  box-shadow: ${theme.shadowFloat};

  > div {
    padding: ${theme.space2} ${theme.space3};
    border-radius: ${theme.radius};
    cursor: pointer;
  }
  > [aria-selected='true'] { background: ${theme.accentSoft}; }
`;
