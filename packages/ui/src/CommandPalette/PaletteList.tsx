import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { formatKeyShortcuts, Kbd } from '../primitives/text/Kbd.tsx';
import { Marked } from '../primitives/text/Marked.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { floatingItem } from '../theme/floating.ts';
import { theme } from '../theme/theme.ts';
import type { Command } from './rank.ts';

/** A command or a record in the palette. */
export interface PaletteItem extends Command {
  readonly icon?: Glyph;
  readonly shortcut?: string;
  /** The URL of the item. An item with a URL is a link, which can also open in a new tab. */
  readonly href?: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/** Modifier keys of the selection: Ctrl or Cmd opens the item in a new tab. */
export type PaletteChoice = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export type ShownGroup = Pick<PaletteGroup, 'id' | 'label' | 'items'>;

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly ShownGroup[];
  /** Index of the highlighted item across all groups. */
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onChoose: (item: PaletteItem, how: PaletteChoice) => void;
  /** Its matches are marked. */
  readonly query: string;
  readonly isEmpty: boolean;
  readonly failed: readonly { readonly id: string; readonly label: string }[];
  /** The number of results, for screen readers. */
  readonly status: string;
}

/** The results by group. A failed source shows an error and does not hide the others. */
export function PaletteList(props: PaletteListProps): ReactNode {
  const { id, groups, active, failed } = props;
  const t = useUiStrings();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[id="${CSS.escape(`${id}-${active}`)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  let index = -1;
  return (
    <>
      <List ref={list} role="listbox" id={`${id}-list`} aria-label={t('palette.label')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <GroupName id={`${id}-${group.id}`} role="presentation">
              {group.label}
            </GroupName>
            {group.items.map((item) => {
              index += 1;
              return (
                <PaletteRow
                  key={item.id}
                  {...props}
                  rowId={`${id}-${index}`}
                  index={index}
                  item={item}
                />
              );
            })}
          </div>
        ))}
      </List>
      <Notice role="status">
        {props.isEmpty && failed.length === 0 ? <p>{t('combobox.empty')}</p> : null}
        {failed.map((source) => (
          <p key={source.id}>{`${source.label}: ${t('combobox.failed')}`}</p>
        ))}
        <VisuallyHidden>{props.status}</VisuallyHidden>
      </Notice>
    </>
  );
}

interface PaletteRowProps
  extends Pick<PaletteListProps, 'active' | 'query' | 'onHover' | 'onChoose'> {
  readonly rowId: string;
  readonly index: number;
  readonly item: PaletteItem;
}

function PaletteRow({
  rowId,
  index,
  item,
  active,
  query,
  onHover,
  onChoose,
}: PaletteRowProps): ReactNode {
  const inside = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <Label>
        <Marked text={item.label} query={query} />
      </Label>
      {item.note !== undefined && (
        <Note>
          <Marked text={item.note} query={query} />
        </Note>
      )}
      {item.shortcut !== undefined && <Kbd isBare>{item.shortcut}</Kbd>}
    </>
  );
  const attributes = {
    id: rowId,
    role: 'option',
    'aria-selected': index === active,
    'aria-keyshortcuts': formatKeyShortcuts(item.shortcut),
    tabIndex: -1,
    onPointerMove: () => {
      if (index !== active) onHover(index);
    },
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChoose(item, event);
    },
  };
  return item.href === undefined ? (
    <Row as="div" {...attributes}>
      {inside}
    </Row>
  ) : (
    <Row href={item.href} {...attributes}>
      {inside}
    </Row>
  );
}

/* A scroll container that needs no tab stop, because the field moves through its options. */
const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${theme.space2};

  &:empty { display: none; }
`;

const GroupName = styled.div`
  padding: ${theme.space2} ${theme.space2} ${theme.space1};
  font-size: ${theme.textXs};
  line-height: 16px;
  font-weight: 600;
  color: ${theme.textMuted};
`;

const Row = styled.a`
  ${floatingItem}
  scroll-margin: 32px ${theme.space2} ${theme.space2};

  > svg { flex: none; color: ${theme.textMuted}; }
  > kbd { margin-inline-start: auto; }
  &[aria-selected='true'] { background: ${theme.pressed}; }
`;

const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Note = styled.span`
  flex: none;
  max-width: 40%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.textSm};
  color: ${theme.textMuted};
`;

const Notice = styled.div`
  > p { margin-inline: ${theme.space2}; padding: ${theme.space2}; color: ${theme.textMuted}; }
  > p:last-of-type { margin-bottom: ${theme.space2}; }
  ${List}:empty + & > p:first-of-type { margin-top: ${theme.space2}; }
  ${List}:not(:empty) + & > p:first-of-type { margin-top: calc(-1 * ${theme.space2}); }
`;
