import { Avatar } from '@rentyard/ui/Avatar';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextArea } from '@rentyard/ui/TextArea';
import { media, theme } from '@rentyard/ui/theme';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RecipeFrame } from './RecipeFrame.tsx';

interface Message {
  readonly id: number;
  readonly from: 'customer' | 'staff';
  readonly text: string;
  readonly at: string;
}

const begun: readonly Message[] = [
  { id: 1, from: 'customer', text: 'Is the 20 t excavator free on Monday?', at: '09:12' },
  { id: 2, from: 'staff', text: 'It is. For how many days?', at: '09:14' },
  { id: 3, from: 'customer', text: 'Three. And a driver, if you have one.', at: '09:15' },
];

/** A conversation: messages, announced as they arrive, and a message field. Enter sends. */
export function Chat(): ReactNode {
  const [messages, setMessages] = useState(begun);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!text.trim()) return;
    setMessages((before) => [
      ...before,
      { id: before.length + 1, from: 'staff', text: text.trim(), at: '09:16' },
    ]);
    setText('');
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) send(event);
  };
  return (
    <RecipeFrame place="conversations" crumb="Ion Munteanu">
      <Conversation>
        <Stack direction="row" gap={3} align="center">
          <Avatar name="Ion Munteanu" />
          <Heading level={1} size="lg">
            Ion Munteanu
          </Heading>
        </Stack>
        <Card>
          <Log role="log" aria-label="Messages">
            {messages.map(({ id, from, text: said, at }) => (
              <Bubble key={id} data-from={from}>
                <Text>{said}</Text>
                <Text size="xs" tone="muted">
                  {from === 'staff' ? 'You' : 'Ion'} · {at}
                </Text>
              </Bubble>
            ))}
          </Log>
        </Card>
        <form onSubmit={send}>
          <Stack gap={2}>
            <TextArea
              ref={field}
              label="Answer"
              minRows={2}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={sendOnEnter}
            />
            <Stack direction="row" justify="flex-end">
              <Button type="submit" variant="primary">
                Send
              </Button>
            </Stack>
          </Stack>
        </form>
      </Conversation>
    </RecipeFrame>
  );
}

const Conversation = styled.div`
  display: grid;
  gap: ${theme.space4};
  max-width: 720px;
`;

const Log = styled.div`
  display: grid;
  gap: ${theme.space2};
`;

const Bubble = styled.div`
  display: grid;
  gap: ${theme.space1};
  max-width: 75%;
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radiusLarge};
  background: ${theme.hover};

  &[data-from='staff'] { justify-self: end; background: ${theme.selected}; }
  ${media.phone} { max-width: 90%; }
`;
