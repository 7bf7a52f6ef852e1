import { type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useGridKeys } from '../grid/useGridKeys.ts';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { stickyCardStyle } from '../theme/stickyTableStyle.ts';
import { media, theme } from '../theme/theme.ts';
import { PermissionCheckbox } from './PermissionCheckbox.tsx';
import {
  findState,
  isGranted,
  type PermissionCell,
  type Permissions,
  withPermission,
} from './permissions.ts';

export interface PermissionSubject {
  readonly id: string;
  readonly label: string;
  /** The actions that apply to the subject. Defaults to all. */
  readonly actions?: readonly string[];
}

export interface PermissionAction {
  readonly id: string;
  readonly label: string;
}

export interface PermissionGridProps {
  /** Accessible name of the grid: "Permissions of Content editor". */
  readonly label: string;
  /** Head of the column with the subjects. */
  readonly subjectLabel: string;
  readonly subjects: readonly PermissionSubject[];
  readonly actions: readonly PermissionAction[];
  readonly value: Permissions;
  readonly onChange: (value: Permissions) => void;
  /** The saved permissions. Cells that differ are marked. */
  readonly saved?: Permissions;
  /** Permissions to compare with. Cells that differ are marked. */
  readonly compared?: { readonly name: string; readonly value: Permissions };
  /** Why a cell is locked; undefined if it can be changed. */
  readonly lockedBecause?: (cell: PermissionCell) => string | undefined;
  readonly isReadOnly?: boolean;
}

/**
 * Edits permissions: a row for each subject and a column for each action. Toggles change a row, a column or
 * everything, except locked cells. Keys follow the ARIA grid pattern.
 */
export function PermissionGrid(props: PermissionGridProps): ReactNode {
  const { subjects, actions, value, saved, compared, lockedBecause, isReadOnly } = props;
  const t = useUiStrings();
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(table);

  const findCells = (subject: PermissionSubject): readonly PermissionCell[] =>
    actions
      .filter((action) => subject.actions?.includes(action.id) ?? true)
      .map((action) => ({ subject: subject.id, action: action.id }));
  const everything = subjects.flatMap(findCells);
  const isOpen = (cell: PermissionCell) => !isReadOnly && lockedBecause?.(cell) === undefined;

  const manyBox = (
    label: string,
    cells: readonly PermissionCell[],
    caption: string,
    cardCaption?: string,
  ) => {
    const open = cells.filter(isOpen);
    return (
      <PermissionCheckbox
        label={label}
        state={findState(value, cells)}
        isLocked={open.length === 0}
        caption={caption}
        {...(cardCaption && { cardCaption })}
        // Turns all cells on, unless every unlocked cell is already on.
        onToggle={() =>
          props.onChange(withPermission(value, open, findState(value, open) !== 'on'))
        }
      />
    );
  };
  const oneBox = (cell: PermissionCell, label: string, action: string) => {
    const isOn = isGranted(value, cell);
    const isChanged = saved !== undefined && isGranted(saved, cell) !== isOn;
    const differs = compared !== undefined && isGranted(compared.value, cell) !== isOn;
    const names = [
      isChanged && t('permissions.changed'),
      differs && t(isOn ? 'grants.other_lacks' : 'grants.other_has', { name: compared.name }),
    ];
    return (
      <PermissionCheckbox
        label={[label, ...names].filter(Boolean).join(', ')}
        other={differs ? (isOn ? 'lacks' : 'has') : undefined}
        state={isOn ? 'on' : 'off'}
        isChanged={isChanged}
        isLocked={!isOpen(cell)}
        cardCaption={action}
        reason={lockedBecause?.(cell)}
        onToggle={() => props.onChange(withPermission(value, [cell], !isOn))}
      />
    );
  };
  return (
    <Frame>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table
        role="grid"
        aria-label={props.label}
        aria-readonly={isReadOnly || undefined}
        {...keys}
      >
        <thead>
          <tr>
            <th scope="col">
              {manyBox(t('permissions.all'), everything, props.subjectLabel, t('permissions.all'))}
            </th>
            {actions.map((action) => (
              <th key={action.id} scope="col">
                {manyBox(
                  t('permissions.column', { action: action.label }),
                  everything.filter((cell) => cell.action === action.id),
                  action.label,
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => {
            const cells = findCells(subject);
            return (
              <tr key={subject.id}>
                <th scope="row">
                  {manyBox(t('permissions.row', { subject: subject.label }), cells, subject.label)}
                </th>
                {actions.map((action) => {
                  const cell = cells.find((one) => one.action === action.id);
                  const labels = { action: action.label, subject: subject.label };
                  return (
                    <td key={action.id} data-none={!cell || undefined}>
                      {cell ? (
                        oneBox(cell, t('permissions.cell', labels), action.label)
                      ) : (
                        <None title={t('permissions.none')}>
                          <span aria-hidden>·</span>
                          <VisuallyHidden>{t('permissions.none')}</VisuallyHidden>
                        </None>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Frame>
  );
}

/* On phones each subject is a card: its name, and its actions in two columns with labels. */
const cards = css`
  border: 0;
  background: none;
  overflow: visible;

  &, table, thead, tbody, tr, th, td { display: block; }
  tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: ${theme.space3};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge};
    background: ${theme.surface};
    overflow: clip;
  }
  thead th, th:first-child { position: static; border-inline-end: 0; max-width: none; }
  thead th:not(:first-child) > [role='checkbox'] {
    flex-direction: row;
    gap: ${theme.space2};
    min-height: 44px;
    font-size: ${theme.textMd};
    text-align: start;
  }
  thead th { background: ${theme.surface}; }
  th, td { border-bottom: 0; }
  th:first-child { grid-column: 1 / -1; background: ${theme.hover}; }
  td { display: flex; align-items: center; }
  td[data-none] { display: none; }
  td > [role='checkbox'], th > [role='checkbox'] { flex: 1; justify-content: flex-start; padding-inline: ${theme.space2} 0; }
  thead th:first-child > [role='checkbox'] > [data-part='caption'] { display: none; }
  :is(td, thead th:first-child) > [role='checkbox']::after { content: attr(data-caption); min-width: 0; overflow-wrap: anywhere; }
  td > [role='checkbox'] > svg { position: static; }
`;

/* A sticky head or column must not cover the focused cell, hence the scroll padding. */
const Frame = styled.div`
  ${stickyCardStyle}
  scroll-padding-block: 48px 8px;
  scroll-padding-inline: 200px 8px;

  tbody tr:last-child > * { border-bottom: 0; }
  thead th:first-child { vertical-align: bottom; }
  thead th:not(:first-child) > [role='checkbox'] {
    flex-direction: column;
    gap: ${theme.space1};
    min-height: 52px;
    padding-inline: ${theme.space1};
    font-size: ${theme.textSm};
    line-height: 16px;
    text-align: center;
    hyphens: auto;
  }
  ${media.phone} { ${cards} }
  tbody tr:hover > * { background: ${theme.hover}; }
`;

const None = styled.div`
  text-align: center;
  color: ${theme.textMuted};
`;
