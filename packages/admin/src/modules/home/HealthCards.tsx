import type { ModuleHealth } from '@rentyard/contract/entities/home';
import { languageTag } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { Heading } from '@rentyard/ui/Heading';
import { Progress } from '@rentyard/ui/Progress';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useListAddress } from './useListAddress.ts';

/** The share of records without issues per module, lowest first, and the lists of their issues. */
export function HealthCards({ modules }: { readonly modules: readonly ModuleHealth[] }): ReactNode {
  const t = useT();
  const id = useId();
  const findTitle = (resource: string) => {
    const title = `${resource}.title`;
    return t.has(title) ? t(title) : resource;
  };
  const withIssues = modules
    .filter(({ issues }) => issues.length > 0)
    .toSorted((a, b) => a.score - b.score);
  const healthy = modules.filter(({ issues, records }) => issues.length === 0 && records > 0);
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('home.health')}
      </Heading>
      <Text as="p" tone="muted">
        {t('home.health_text')}
      </Text>
      <Grid>
        {withIssues.map((module) => (
          <ModuleCard key={module.resource} module={module} title={findTitle(module.resource)} />
        ))}
      </Grid>
      {healthy.length > 0 && (
        <Text as="p" tone="muted">
          {t('home.healthy', {
            names: healthy.map(({ resource }) => findTitle(resource)).join(', '),
          })}
        </Text>
      )}
    </section>
  );
}

interface ModuleCardProps {
  readonly module: ModuleHealth;
  readonly title: string;
}

function ModuleCard({ module, title }: ModuleCardProps): ReactNode {
  const t = useT();
  const tag = languageTag(useLanguage());
  const address = useListAddress();
  const { score, issues } = module;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(score / 100);
  return (
    <Card title={title} actions={<b>{percent}</b>}>
      <Progress label={t('home.score', { name: title })} value={score / 100} />
      <Lines>
        {issues.map(({ issue, count, list }) => (
          <CountLink key={issue} label={t(`health.${issue}`)} count={count} to={address(list)} />
        ))}
      </Lines>
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space4};
  margin: ${theme.space3} 0;
`;

const Lines = styled.ul`
  margin-top: ${theme.space2};
`;

interface CountLinkProps {
  readonly label: string;
  readonly count: number;
  /** The address of the counted list; without one, the line is plain text. */
  readonly to?: string | undefined;
}

/** A line with a number that opens the list that it counts. */
function CountLink({ label, count, to }: CountLinkProps): ReactNode {
  const { number } = useFormat();
  const content = (
    <>
      <span>{label}</span>
      <b>{number(count)}</b>
    </>
  );
  const state = { 'data-empty': count === 0 || undefined };
  return (
    <li>
      {to === undefined ? (
        <Line {...state}>{content}</Line>
      ) : (
        <Line as={RouterLink} to={to} {...state}>
          {content}
        </Line>
      )}
    </li>
  );
}

const Line = styled.div<{ readonly to?: string }>`
  display: flex;
  gap: ${theme.space3};
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  margin: 0 calc(-1 * ${theme.space2});
  padding: ${theme.space1} ${theme.space2};
  border-radius: ${theme.radius};
  color: ${theme.text};
  text-decoration: none;

  ${media.touch} { min-height: 44px; }
  > span { min-width: 0; overflow-wrap: anywhere; }
  > b { font-weight: 600; font-variant-numeric: tabular-nums; }
  &[data-empty] { color: ${theme.textMuted}; }
  &[data-empty] > b { font-weight: 400; }
  &:is(a):hover { background: ${theme.hover}; }
`;
