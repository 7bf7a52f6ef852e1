import { RangePlot } from '@rentyard/ui/RangePlot';
import { theme } from '@rentyard/ui/theme';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { compareWithUsual, type PriceLeaf, type Usual } from './usual.ts';

interface PriceAgainstUsualProps {
  readonly leaf: PriceLeaf;
  readonly price: number;
  readonly usual: Usual;
  /** Code of the currency of all values. */
  readonly currency: string;
  /** How many times the median, formatted; given when that is much or little. */
  readonly factor?: string | undefined;
}

/** A price on the scale of usual prices, with a warning when it is far outside. */
export function PriceAgainstUsual(props: PriceAgainstUsualProps): ReactNode {
  const { leaf, price, usual, currency, factor } = props;
  const t = useT();
  const format = useFormat();
  const decimals = countDecimals([price, usual.from, usual.to, usual.median]);
  const worded = (value: number) => `${format.amount(value.toFixed(decimals))} ${currency}`;
  const outside = compareWithUsual(price, usual);
  return (
    <Box>
      <RangePlot
        label={
          usual.count > 0
            ? t(`listing.against.${leaf}`, { count: usual.count })
            : t(`listing.against_category.${leaf}`)
        }
        value={price}
        from={usual.from}
        to={usual.to}
        median={usual.median}
        formatValue={worded}
      />
      {(outside || factor !== undefined) && (
        <Warning role="status">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          <span>
            {factor !== undefined && <strong>{t('listing.price_factor', { factor })} </strong>}
            {outside &&
              t(`listing.price_${outside}`, {
                bound: worded((outside === 'below' ? usual.from : usual.to) ?? price),
              })}
          </span>
        </Warning>
      )}
    </Box>
  );
}

/** Whole amounts have no decimals, all others at least two, as everywhere. */
function countDecimals(values: readonly (number | null)[]): number {
  const longest = Math.max(...values.map((value) => countPlaces(value ?? 0)));
  return longest === 0 ? 0 : Math.max(2, longest);
}

function countPlaces(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space2};
  min-width: 0;
`;

const Warning = styled.p`
  display: flex;
  gap: ${theme.space2};
  margin: 0;
  color: ${theme.warning};
  font-size: ${theme.textMd};
  line-height: 18px;

  > svg { flex: none; margin-top: 1px; }
`;
