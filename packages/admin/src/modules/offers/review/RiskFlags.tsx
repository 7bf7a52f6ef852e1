import type { OfferReview } from '@rentyard/contract/entities/listing/review';
import type { RiskReason } from '@rentyard/contract/entities/listing/reviewQueue';
import { media, theme } from '@rentyard/ui/theme';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { factorText } from './factorText.ts';

/** The parts of the sheet that flags lead to. */
export type SheetPart = 'photo' | 'price' | 'duplicates' | 'facts';

/** The id of the element of a part, which is focusable. */
export const partId = (part: SheetPart) => `review-${part}`;

const parts: Readonly<Record<RiskReason, SheetPart>> = {
  price: 'price',
  outside_interval: 'price',
  no_price: 'price',
  duplicate: 'duplicates',
  photo_elsewhere: 'duplicates',
  unanswered: 'facts',
  no_photo: 'photo',
};

/** What deserves a second look, in words. Each flag leads to its part of the sheet. */
export function RiskFlags({ evidence }: { readonly evidence: OfferReview }): ReactNode {
  const t = useT();
  const { risk, duplicates, price_factor: price, unanswered } = evidence;
  const format = useFormat();
  // The search for duplicates of one offer is wider than that of the queue.
  const reasons: readonly RiskReason[] =
    duplicates.length > 0 && !risk.includes('duplicate') ? [...risk, 'duplicate'] : risk;
  const [first] = unanswered;
  const textOf = (reason: RiskReason): string => {
    switch (reason) {
      case 'price':
        return price
          ? t(`review.flag.${price.price}`, { factor: factorText(price.factor, format) })
          : '';
      case 'duplicate':
        return t('review.duplicates', { count: Math.max(1, duplicates.length) });
      case 'unanswered':
        return first && unanswered.length === 1
          ? t('review.flag.unanswered', { name: first.name })
          : t('review.flag.unanswered_several', { count: unanswered.length });
      case 'no_photo':
        return t('review.no_photo');
      default:
        return t(`review.flag.${reason}`);
    }
  };
  return (
    <Flags aria-label={t('review.flags')}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Flag
            type="button"
            data-tone={parts[reason] === 'price' ? 'danger' : undefined}
            onClick={() => goTo(parts[reason])}
          >
            <FlagIcon reason={reason} />
            {textOf(reason)}
          </Flag>
        </li>
      ))}
    </Flags>
  );
}

function FlagIcon({ reason }: { readonly reason: RiskReason }): ReactNode {
  const isCopy = parts[reason] === 'duplicates';
  const Icon = parts[reason] === 'price' ? CircleAlert : isCopy ? Copy : TriangleAlert;
  return <Icon size={14} strokeWidth={1.75} aria-hidden />;
}

function goTo(part: SheetPart): void {
  const target = document.getElementById(partId(part));
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** Above and below a flag, so that a finger has 44 pixels. */
const touchMargin = 10;

/* One row of a fixed height, so that the sheet does not move when the flags appear. On phones it scrolls sideways. */
const Flags = styled.ul`
  display: flex;
  gap: ${theme.space2};
  overflow-x: auto;
  ${media.touch} {
    /* What scrolls clips the larger targets. */
    margin-block: -${touchMargin}px;
    padding-block: ${touchMargin}px;
  }

  > li { flex: none; }
`;

const Flag = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space2};
  min-height: 24px;
  padding: 0 ${theme.space2};
  border: 0;
  border-radius: ${theme.radius};
  background: ${theme.warningSoft};
  color: ${theme.warning};
  font: inherit;
  font-size: ${theme.textMd};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  &[data-tone='danger'] { background: ${theme.dangerSoft}; color: ${theme.danger}; }
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  ${media.touch} {
    &::after { position: absolute; inset: -${touchMargin}px 0; content: ''; }
  }
`;
