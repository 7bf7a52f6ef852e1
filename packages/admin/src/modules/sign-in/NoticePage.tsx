import { Heading } from '@rentyard/ui/Heading';
import { Icon } from '@rentyard/ui/Icon';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

interface NoticePageProps {
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly tone: 'success' | 'warning' | 'info';
  readonly title: string;
  readonly text: ReactNode;
  /** The next steps. */
  readonly children?: ReactNode;
}

/** A page with the result of an action and the next steps. */
export function NoticePage({ icon, tone, title, text, children }: NoticePageProps): ReactNode {
  return (
    <Stack gap={4}>
      <Disc data-tone={tone}>
        <Icon of={icon} size={20} />
      </Disc>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text as="p" tone="muted">
        {text}
      </Text>
      {children}
    </Stack>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radiusRound};
  background: ${theme.infoSoft};
  color: ${theme.info};

  &[data-tone='success'] { background: ${theme.successSoft}; color: ${theme.success}; }
  &[data-tone='warning'] { background: ${theme.warningSoft}; color: ${theme.warning}; }
`;
