import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { resources } from '@rentyard/contract/entities/resources';
import type { Resource } from '@rentyard/contract/schema/resource';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { DiffView } from '@rentyard/ui/DiffView';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { diffKindOf } from '../../records/fields/diffKindOf.ts';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useProposalTitle } from './useProposalTitle.ts';

interface ProposalViewProps {
  /** Undefined while none is open. */
  readonly proposal: Proposal | undefined;
  /** Address of the list without an open proposal. */
  readonly back: string;
}

/** One proposal: who wants to change what, the difference, and what prevents it. */
export function ProposalView({ proposal, back }: ProposalViewProps): ReactNode {
  const t = useT();
  const title = useProposalTitle();
  const heading = useFocusOnNext(proposal?.id);
  if (!proposal) {
    return (
      <Card>
        <Text size="md" tone="muted" as="p">
          {t('proposals.choose')}
        </Text>
      </Card>
    );
  }
  const { obstacle, call, target } = proposal;
  const resource = resources.find(({ name }) => name === target.resource);
  return (
    <Card>
      <Stack gap={4}>
        <Narrow>
          <ButtonLink as={RouterLink} to={back} icon={ArrowLeft}>
            {t('proposals.back')}
          </ButtonLink>
        </Narrow>
        <Focused ref={heading} tabIndex={-1}>
          <Heading level={2} size="lg">
            {title(proposal)}
          </Heading>
        </Focused>
        {obstacle && (
          <Obstacle role="status">
            <Text as="p">{obstacle.message}</Text>
            {Object.values(obstacle.errors ?? {})
              .flat()
              .map(({ message }) => (
                <Text key={message} as="p" size="sm">
                  {message}
                </Text>
              ))}
          </Obstacle>
        )}
        <Facts proposal={proposal} />
        {resource && proposal.difference.length > 0 && (
          <Difference resource={resource} proposal={proposal} />
        )}
        {(!resource || proposal.difference.length === 0) && (
          <details open={call.file === null && proposal.action !== 'delete'}>
            <summary>{t('proposals.call')}</summary>
            <Code>{`${call.method} ${call.path}\n${call.file ?? JSON.stringify(call.body, null, 2)}`}</Code>
          </details>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const t = useT();
  const format = useFormat();
  const path = usePath();
  const { target, cause, reason, created_at, created_by, edited_by, expires_at, decision } =
    proposal;
  const isPast = proposal.state !== 'open';
  const facts: readonly (Description | false | null)[] = [
    { term: t('proposals.author'), description: created_by?.name ?? '' },
    { term: t('proposals.created'), description: format.moment(created_at) },
    reason !== null && { term: t('proposals.reason'), description: reason },
    cause !== 'propose' && {
      term: t('proposals.rule'),
      description: t(`proposals.cause.${cause}`),
    },
    edited_by && { term: t('proposals.editor'), description: edited_by.name },
    target.id !== null && {
      term: t('proposals.record'),
      description: (
        <RouterLink to={path(`/${target.subject}/show/${target.id}`)}>
          {target.name ?? t('proposals.open_record')}
        </RouterLink>
      ),
    },
    !isPast && { term: t('proposals.expires'), description: format.moment(expires_at) },
    decision && {
      term: t(`proposals.state.${proposal.state}`),
      description: [decision.by?.name, format.moment(decision.at), decision.reason]
        .filter(Boolean)
        .join(' · '),
    },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== false && fact !== null)} />;
}

interface DifferenceProps {
  readonly resource: Resource;
  readonly proposal: Proposal;
}

function Difference({ resource, proposal }: DifferenceProps): ReactNode {
  const t = useT();
  const label = useLeafLabel(resource);
  const text = useValueText(resource);
  return (
    <DiffView
      label={t('proposals.difference')}
      changes={proposal.difference.map(({ path, from, to }) => ({
        id: path,
        kind: diffKindOf(resource, path),
        label: label(path),
        before: text(path, from),
        after: text(path, to),
      }))}
    />
  );
}

/** Focuses the heading when another proposal opens, so that a screen reader announces it. */
function useFocusOnNext(id: number | undefined) {
  const heading = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (id !== undefined && last.current !== id) heading.current?.focus({ preventScroll: true });
    last.current = id;
  }, [id]);
  return heading;
}

const Focused = styled.div`
  &:focus { outline: none; }
`;

const Narrow = styled.div`
  display: none;

  ${media.tablet} { display: block; }
`;

const Obstacle = styled.div`
  display: grid;
  gap: ${theme.space1};
  padding: ${theme.space3} ${theme.space4};
  border-radius: ${theme.radiusLarge};
  background: ${theme.warningSoft};
  overflow-wrap: anywhere;
`;

const Code = styled.pre`
  max-height: 320px;
  margin: ${theme.space2} 0 0;
  padding: ${theme.space3};
  overflow: auto;
  border-radius: ${theme.radiusLarge};
  background: ${theme.sunken};
  font-size: 13px;
`;
