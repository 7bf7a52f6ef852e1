import type { ReactNode } from 'react';
import type { CardColumns } from './CardsView.tsx';
import { CellSkeleton } from './SkeletonRows.tsx';

interface SkeletonCardsProps<Record> {
  readonly label: string;
  readonly parts: CardColumns<Record>;
  readonly count: number;
  readonly hasCheck: boolean;
}

/** Cards of about the coming height. */
export function SkeletonCards<Record>({
  label,
  parts,
  count,
  hasCheck,
}: SkeletonCardsProps<Record>): ReactNode {
  return (
    <ul aria-busy aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these cards are nothing but their place
        <li key={index} aria-hidden>
          <div data-part="top">
            {hasCheck && (
              <div data-part="check">
                <CellSkeleton shape="check" />
              </div>
            )}
            {parts.image && <CellSkeleton shape="image" />}
            <div data-part="title">
              <CellSkeleton shape={parts.title?.shape ?? 'text'} />
              {parts.badges.length > 0 && <CellSkeleton shape="badge" />}
            </div>
          </div>
          <dl>
            {parts.facts.map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>
                  <CellSkeleton shape="text" />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
