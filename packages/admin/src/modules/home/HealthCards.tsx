import type { ModuleHealth } from '@rentyard/contract/entities/home';
import { languageTag } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { Heading } from '@rentyard/ui/Heading';
import { Progress } from '@rentyard/ui/Progress';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { CountLink } from './CountLink.tsx';
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
