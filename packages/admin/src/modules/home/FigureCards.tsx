import type { Figure } from '@rentyard/contract/entities/home';
import { languageTag } from '@rentyard/contract/languages';
import { Heading } from '@rentyard/ui/Heading';
import { Sparkline } from '@rentyard/ui/Sparkline';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useListAddress } from './useListAddress.ts';

/** Figures of the last 30 days with their trends. Each opens the records that it counts. */
export function FigureCards({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  const t = useT();
  const id = useId();
  const address = useListAddress();
  const formatValue = useFigureFormat();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('home.figures')}
      </Heading>
      <Grid>
        {figures.map(({ figure, unit, value, days, list }) => {
          const label = t(`home.figure.${figure}`);
          return (
            <li key={figure}>
              <RouterLink to={address(list)}>{label}</RouterLink>
              <b>{formatValue(unit, value)}</b>
              <Sparkline
                label={label}
                width={200}
                points={days.map((day) => ({ label: day.day, value: day.value }))}
                formatValue={(one) => formatValue(unit, one)}
              />
            </li>
          );
        })}
      </Grid>
    </section>
  );
}

const secondsPerMinute = 60;
const minutesPerHour = 60;

function useFigureFormat(): (unit: Figure['unit'], value: number | null) => string {
  const t = useT();
  const format = useFormat();
  const tag = languageTag(useLanguage());
  return (unit, value) => {
    if (value === null) return t('home.no_value');
    if (unit === 'records') return format.number(value);
    if (unit === 'percent') {
      return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100);
    }
    const minutes = Math.round(value / secondsPerMinute);
    const hours = Math.floor(minutes / minutesPerHour);
    return hours === 0
      ? t('home.minutes', { minutes })
      : t('home.hours', { hours, minutes: minutes % minutesPerHour });
  };
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${theme.space4};
  margin-top: ${theme.space3};

  > li {
    position: relative;
    display: grid;
    gap: ${theme.space1};
    min-width: 0;
    padding: ${theme.space4};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge};
    background: ${theme.surface};
  }
  > li:hover { border-color: ${theme.accentMark}; }
  a { color: ${theme.textMuted}; text-decoration: none; }
  ${media.touch} {
    a { min-height: 24px; }
  }
  /* The whole card opens the list. */
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radiusLarge}; }
  b { font-size: ${theme.textXl}; font-weight: 600; line-height: 28px; }
  /* The trend is as wide as its card. */
  svg { width: 100%; height: auto; }
  path { vector-effect: non-scaling-stroke; }
`;
