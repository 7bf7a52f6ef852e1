import type {
  UtilisationFigures as Figures,
  Utilisation,
} from '@rentyard/contract/entities/utilisation';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useUtilisationFormat } from './useUtilisationFormat.ts';

/** The figures of all machines. Each opens the records behind it and names that of the period before. */
export function UtilisationFigures({ data }: { readonly data: Utilisation }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useUtilisationFormat(data.base_currency);
  const { total, before, lists } = data;
  const orders = path(`/orders/page/1?${lists.rented}`);
  const offers = path(`/offers/page/1?${lists.available}`);
  const missed = path(`/orders/page/1?${lists.missed}`);
  const figures: readonly {
    readonly label: string;
    readonly to: string;
    readonly text: (figures: Figures) => string;
  }[] = [
    {
      label: t('utilisation.utilisation'),
      to: orders,
      text: ({ utilisation }) => format.percent(utilisation),
    },
    {
      label: t('utilisation.rented_days'),
      to: orders,
      text: ({ rented_days }) => format.count(rented_days),
    },
    {
      label: t('utilisation.available_days'),
      to: offers,
      text: ({ available_days }) => format.count(available_days),
    },
    {
      label: t('utilisation.revenue'),
      to: orders,
      text: ({ revenue }) => format.amount(revenue),
    },
    {
      label: t('utilisation.revenue_per_rented_day'),
      to: orders,
      text: ({ revenue_per_rented_day }) => format.amount(revenue_per_rented_day),
    },
    {
      label: t('utilisation.missed_requests'),
      to: missed,
      text: ({ missed_requests }) => format.count(missed_requests),
    },
  ];
  return (
    <Grid>
      {figures.map(({ label, to, text }) => (
        <li key={label}>
          <RouterLink to={to}>{label}</RouterLink>
          <b>{text(total)}</b>
          <small>{t('period.was', { value: text(before) })}</small>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${theme.space3};

  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${theme.space1};
    min-width: 0;
    padding: ${theme.space3} ${theme.space5};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge};
    background: ${theme.surface};
    overflow-wrap: anywhere;
  }
  > li:hover { border-color: ${theme.accentMark}; }
  a { color: ${theme.textMuted}; text-decoration: none; }
  /* The whole card opens the list. */
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radiusLarge}; }
  b { font-size: ${theme.textXl}; font-weight: 600; line-height: 28px; }
  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;
