import {
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { ChevronRightIcon } from '../icons/controlIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type ReportChange, useControlledState } from '../lib/useControlledState.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { useThemeCheck } from '../theme/ThemeContext.ts';
import { media, theme } from '../theme/theme.ts';
import { listTreeRows, type TreeItem, type TreeRow } from './treeItem.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { type LoadTreeChildren, useTreeLoading } from './useTreeLoading.ts';

type RootProps = Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'defaultValue' | 'onChange'>;

export interface TreeProps extends RootProps {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly TreeItem[];
  /** `single` and `multiple` let users select nodes; with `none` a press only opens them or calls `onPress`. */
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the selected nodes, one at most in the mode `single`. Without it the tree stores them itself. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onChange?: ReportChange<readonly string[]>;
  /** Ids of the open nodes. Without it the tree stores them itself. */
  readonly open?: readonly string[];
  readonly defaultOpen?: readonly string[];
  readonly onOpenChange?: (open: readonly string[]) => void;
  /** The action of a node: Enter or a double click. Without it Enter selects or opens the node. */
  readonly onPress?: (item: TreeItem, event: SyntheticEvent) => void;
  /** Loads the children of a node with `hasChildren` when it opens. `signal` aborts when the tree leaves the page. */
  readonly loadChildren?: LoadTreeChildren;
  readonly size?: 'small' | 'medium';
}

const none: readonly string[] = [];

/** Nested things that open and close: categories, folders. Arrow keys, Home, End, letters and * move and open. */
export const Tree = forwardRef<HTMLUListElement, TreeProps>(function Tree(props, ref) {
  useThemeCheck('Tree');
  const { label, items, selectionMode = 'none', value, defaultValue = none, ...others } = props;
  const { onChange, open, defaultOpen = none, onOpenChange, onPress, ...more } = others;
  const { loadChildren, size = 'medium', ...root } = more;
  const t = useUiStrings();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [selected, change] = useControlledState(value, defaultValue, onChange);
  const [opened, changeOpen] = useControlledState(open, defaultOpen, onOpenChange);
  const [activeId, setActiveId] = useState<string>();
  const loading = useTreeLoading(loadChildren);
  const rows = listTreeRows(items, opened, loading.loaded);
  useEffect(() => loading.loadMissing(rows));

  const isMultiple = selectionMode === 'multiple';
  const active =
    rows.find(({ item }) => item.id === activeId) ??
    rows.find(({ item }) => selected.includes(item.id)) ??
    rows[0];
  const focus = (row: TreeRow | undefined) => {
    if (!row) return;
    setActiveId(row.item.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(rowId(row))}`)?.focus();
  };
  const rowId = ({ item }: TreeRow) => `${id}-${item.id}`;
  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const rest = opened.filter((one) => !ids.includes(one));
    const next = isOpen ? [...rest, ...ids] : rest;
    for (const one of ids) loading.forget(one);
    changeOpen(next);
    // A node inside of a closed one cannot keep the focus.
    const closed = isOpen ? undefined : rows.find(({ item }) => ids.includes(item.id));
    if (closed && active && isInside(rows, active, closed)) focus(closed);
  };
  const select = ({ item }: TreeRow, event: SyntheticEvent) => {
    if (selectionMode === 'none' || item.isDisabled) return;
    const isSelected = selected.includes(item.id);
    if (!isMultiple) return isSelected ? undefined : change([item.id], event);
    change(isSelected ? selected.filter((one) => one !== item.id) : [...selected, item.id], event);
  };
  const press = (row: TreeRow, event: SyntheticEvent) => {
    if (onPress) onPress(row.item, event);
    else if (selectionMode !== 'none') select(row, event);
    else if (row.isOpen !== undefined) setOpen([row.item.id], !row.isOpen);
  };
  const handleKeyDown = useTreeKeys({
    rows,
    active,
    isMultiple,
    focus,
    setOpen,
    press,
    select,
    selectMany: (many, event) => {
      const ids = many.filter(({ item }) => !item.isDisabled).map(({ item }) => item.id);
      change([...selected, ...ids.filter((one) => !selected.includes(one))], event);
    },
  });
  const rowOf = (target: EventTarget) => {
    const node = target instanceof Element ? target.closest('[role="treeitem"]') : null;
    return rows.find((row) => rowId(row) === node?.id);
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    if (!row) return;
    const isToggle =
      (event.target as Element).closest('[data-open]') !== null ||
      (selectionMode === 'none' && !onPress);
    focus(row);
    if (isToggle && row.isOpen !== undefined) setOpen([row.item.id], !row.isOpen);
    else select(row, event);
  };

  return (
    <List
      {...root}
      ref={mergeRefs(ref, list)}
      role="tree"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      data-size={size}
      onKeyDown={(event) => {
        root.onKeyDown?.(event);
        if (!event.defaultPrevented) handleKeyDown(event);
      }}
      onClick={(event) => {
        root.onClick?.(event);
        if (!event.defaultPrevented) handleClick(event);
      }}
      onDoubleClick={(event) => {
        root.onDoubleClick?.(event);
        const row = rowOf(event.target);
        if (row) onPress?.(row.item, event);
      }}
    >
      {rows.map((row) => {
        const { item, isOpen, level } = row;
        const isLoading = loading.pending.has(item.id);
        const hasFailed = isOpen && loading.failed.has(item.id);
        return (
          <li
            key={item.id}
            id={rowId(row)}
            role="treeitem"
            aria-level={level}
            aria-setsize={row.siblings}
            aria-posinset={row.position}
            aria-expanded={isOpen}
            aria-selected={selectionMode === 'none' ? undefined : selected.includes(item.id)}
            aria-disabled={item.isDisabled || undefined}
            aria-busy={isLoading || undefined}
            tabIndex={row === active ? 0 : -1}
            style={{ paddingInlineStart: `calc(${level - 1} * ${theme.space5} + ${theme.space1})` }}
            onFocus={() => setActiveId(item.id)}
          >
            <Toggle aria-hidden data-open={isOpen}>
              {isOpen !== undefined && <Icon of={ChevronRightIcon} />}
            </Toggle>
            {item.icon && <Icon of={item.icon} />}
            <span translate="no">{item.label}</span>
            {isLoading && <Spinner label={t('combobox.loading')} />}
            {hasFailed && <Failure role="alert">{t('combobox.failed')}</Failure>}
            {item.aside !== undefined && <small>{wrapMixedTexts(item.aside)}</small>}
          </li>
        );
      })}
    </List>
  );
});

/** Whether a row is below another one in the tree. */
function isInside(rows: readonly TreeRow[], row: TreeRow, other: TreeRow): boolean {
  const parent = rows.find(({ item }) => item.id === row.parent);
  return parent !== undefined && (parent === other || isInside(rows, parent, other));
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.textMd};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    min-height: ${theme.control};
    padding-inline-end: ${theme.space2};
    border-radius: ${theme.radiusSmall};
    cursor: pointer;
    ${media.touch} { min-height: 44px; }
  }
  &[data-size='small'] > li { min-height: 26px; ${media.touch} { min-height: 44px; } }
  > li:hover { background: ${theme.hover}; }
  > li:focus-visible { outline-offset: -2px; }
  > li[aria-selected='true'] { background: ${theme.selected}; font-weight: 500; }
  > li[aria-disabled] { color: ${theme.textMuted}; cursor: not-allowed; }
  > li > span { min-width: 0; overflow-wrap: anywhere; }
  > li > svg { flex: none; }
  small { margin-inline-start: auto; color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  ${media.forcedColors} { > li[aria-selected='true'] { border-inline-start: 4px solid Highlight; } }
`;

const Toggle = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 20px;
  align-self: stretch;
  color: ${theme.textMuted};

  > svg { transition: rotate ${theme.fast} ${theme.ease}; }
  &[data-open='true'] > svg { rotate: calc(90deg * var(--ry-inline, 1)); }
  ${media.reducedMotion} { > svg { transition: none; } }
`;

const Failure = styled.em`
  color: ${theme.danger};
  font-size: ${theme.textSm};
  font-style: normal;
`;
