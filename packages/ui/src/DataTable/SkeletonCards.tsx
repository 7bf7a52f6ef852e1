import type { ReactNode } from 'react';
import type { CardColumns } from './CardsView.tsx';

interface SkeletonCardsProps<Record> {
  readonly label: string;
  readonly parts: CardColumns<Record>;
  readonly count: number;
  readonly hasCheck: boolean;
}

/** Placeholder cards with about the height of loaded cards. */
export function SkeletonCards<Record>({
  label,
  parts,
  count,
  hasCheck,
}: SkeletonCardsProps<Record>): ReactNode {
  return (
    <ul aria-busy aria-label={label} data-part="skeleton">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cards have no identity but their index
        <li key={index} aria-hidden>
          <div data-part="top">
            {hasCheck && (
              <div data-part="check">
                <span data-skeleton="check" />
              </div>
            )}
            {parts.image && <span data-skeleton="image" />}
            <div data-part="title">
              <span data-skeleton={parts.title?.shape ?? 'text'} />
              {parts.badges.length > 0 && <span data-skeleton="badge" />}
            </div>
          </div>
          <dl>
            {parts.facts.map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>
                  <span data-skeleton="text" />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
