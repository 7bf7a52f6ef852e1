import { Badge } from '@rentyard/ui/Badge';
import { theme } from '@rentyard/ui/theme';
import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import changeLog from '../../packages/ui/CHANGELOG.md?raw';
import { readChange, type SiteChange } from './readChange.ts';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const tones = { major: 'danger', minor: 'info', patch: 'neutral' } as const;
const kinds = { major: 'Breaking', minor: 'New', patch: 'Fixed' } as const;

/** Changes of the next version from the changesets, then the change log of released ones. */
export function WhatsNew(): ReactNode {
  const changes = Object.entries(changesets)
    .flatMap(([path, text]) => readChange(path, text) ?? [])
    .sort((a, b) => Number(b.isAction) - Number(a.isAction) || a.kind.localeCompare(b.kind));
  return (
    <>
      {changes.length > 0 && <Heading>Next version</Heading>}
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
      <Markdown>{changeLog.replace(/^# .*\n/, '')}</Markdown>
    </>
  );
}

function Change({
  change: { id, kind, isAction, text },
}: {
  readonly change: SiteChange;
}): ReactNode {
  return (
    <Entry id={id}>
      <span className="sb-unstyled">
        <Badge tone={isAction ? 'warning' : tones[kind]}>
          {isAction ? 'Act on this' : kinds[kind]}
        </Badge>
      </span>
      <Markdown>{text}</Markdown>
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  grid-template-columns: 104px 1fr;
  gap: ${theme.space3};
  padding: ${theme.space3} 0;
  border-bottom: 1px solid ${theme.hairline};

  > :last-child { min-width: 0; }
  p:first-child { margin-top: 0; }
`;
