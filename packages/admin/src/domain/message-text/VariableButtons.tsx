import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode, RefObject } from 'react';

interface Variable {
  /** As it is written in the text, without braces. */
  readonly name: string;
  readonly label: string;
  /** The accessible name, which contains the label. */
  readonly action: string;
}

interface VariableButtonsProps {
  readonly label: string;
  readonly variables: readonly Variable[];
  /** The text area of `value`. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A button per variable of a message, which inserts it at the cursor. */
export function VariableButtons(props: VariableButtonsProps): ReactNode {
  const { label, variables, area, value, onChange } = props;
  const insert = (name: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const added = `{${name}}`;
    onChange(value.slice(0, selectionStart) + added + value.slice(selectionEnd));
    const caret = selectionStart + added.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <Stack direction="row" gap={2} align="center" wrap>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      {variables.map(({ name, label: text, action }) => (
        <Button key={name} aria-label={action} onClick={() => insert(name)}>
          {text}
        </Button>
      ))}
    </Stack>
  );
}
