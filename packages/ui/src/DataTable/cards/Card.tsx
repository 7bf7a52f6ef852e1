import { Fragment, memo, type ReactNode } from 'react';
import { wrapMixedTexts } from '../../lib/wrapTexts.tsx';
import { cellKey, type DataColumn } from '../model/column.ts';
import type { RowFacts, RowTools } from '../model/row.ts';
import { Check } from '../row/Check.tsx';
import { RowActionsButton } from '../row/RowActionsButton.tsx';
import { RowLink } from '../row/RowLink.tsx';

/** The columns of a table by their role in a card. */
export interface CardColumns<Record> {
  readonly title: DataColumn<Record> | undefined;
  readonly image: DataColumn<Record> | undefined;
  readonly badges: readonly DataColumn<Record>[];
  readonly facts: readonly DataColumn<Record>[];
  /** Whether numbers show their label. Tiles have no space for it. */
  readonly hasLabels: boolean;
}

interface CardProps<Record> extends RowFacts<Record> {
  readonly parts: CardColumns<Record>;
  readonly tools: RowTools<Record>;
  /** Position in the whole list, from 1. */
  readonly position: number;
  readonly total: number | undefined;
}

/** Numbers and ticks mean nothing without their label. */
function needsLabel({ shape }: Pick<DataColumn<never>, 'shape'>): boolean {
  return shape === 'number' || shape === 'tick';
}

/** One record as a card. Renders again only if its own props change. */
export const Card = memo(CardView) as typeof CardView;

function CardView<Record>({
  id,
  record,
  index,
  parts,
  tools,
  isSelected,
  isActive,
  isMenuOpen,
  isCurrent,
  isExpanded,
  position,
  total,
}: CardProps<Record>): ReactNode {
  const { title, image, badges, facts, hasLabels } = parts;
  const { t, onCheck, hasActions } = tools;
  const tabIndex = isActive ? 0 : -1;
  const name = title?.text(record) ?? '';
  const detail = tools.detail?.({ id, record, name, isExpanded, tabIndex, isCard: true });
  return (
    <li
      data-row={index}
      data-selected={isSelected || undefined}
      data-open-menu={isMenuOpen || undefined}
      aria-current={isCurrent || undefined}
      aria-posinset={position}
      aria-setsize={total ?? -1}
      tabIndex={tabIndex}
    >
      <div data-part="top">
        {onCheck && (
          <div data-part="check">
            <Check
              label={t('table.select_row', { name })}
              isChecked={isSelected}
              onChange={onCheck}
              tabIndex={tabIndex}
            />
          </div>
        )}
        {image && <Fragment key={cellKey(image, id)}>{image.cell(record)}</Fragment>}
        <div data-part="title">
          <div data-primary translate="no">
            {detail?.toggle}
            {title && (
              <RowLink
                key={cellKey(title, id)}
                column={title}
                record={record}
                tools={tools}
                tabIndex={tabIndex}
              />
            )}
          </div>
          {badges.map((column) => (
            <div key={cellKey(column, id)}>{wrapMixedTexts(column.cell(record))}</div>
          ))}
        </div>
        {hasActions && (
          <RowActionsButton
            label={t('table.row_actions', { name })}
            isOpen={isMenuOpen}
            tabIndex={tabIndex}
          />
        )}
      </div>
      <dl>
        {facts.map((column) =>
          column.text(record) === '' ? null : (
            <div
              key={cellKey(column, id)}
              data-labelled={(hasLabels && needsLabel(column)) || undefined}
            >
              <dt>{column.header}</dt>
              <dd>{wrapMixedTexts(column.cell(record))}</dd>
            </div>
          ),
        )}
      </dl>
      <Fragment key={id}>{detail?.content}</Fragment>
    </li>
  );
}

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
