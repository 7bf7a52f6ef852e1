import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon, PlusIcon } from '../icons/controlIcons.ts';
import { PencilIcon, SaveIcon, TrashIcon } from '../icons/editIcons.ts';
import { TabStrip } from '../layout/Tabs.tsx';
import { useCurrentInSight } from '../layout/useCurrentInSight.ts';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { Menu } from '../overlays/Menu.tsx';
import type { MenuItem } from '../overlays/MenuList.tsx';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import { NameInput } from './NameInput.tsx';

/** The filters, order and columns of a list, saved under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly count?: ReactNode;
  /** Makes the tab a link. */
  readonly href?: string;
  /** Part of the product: cannot be renamed, deleted or overwritten. */
  readonly isFixed?: boolean;
}

export interface SavedViewsProps {
  /** Accessible name of the tabs: `Views of offers`. */
  readonly label: string;
  readonly views: readonly SavedView[];
  readonly currentId: string | undefined;
  /** The list differs from its view. Offers to save it. */
  readonly isChanged?: boolean;
  readonly onSelect?: (id: string) => void;
  /** Saves the current state of the list as a new view. */
  readonly onSave: (name: string) => void;
  /** Overwrites a view with the current state of the list. */
  readonly onUpdate?: (id: string) => void;
  readonly onRename?: (id: string, name: string) => void;
  readonly onRemove?: (id: string) => void;
  /** More actions of a view: pin, share, move. Shown before the deletion. */
  readonly actionsOf?: (id: string) => readonly (MenuItem | 'separator')[];
  readonly renderLink?: RenderLink;
}

/** Tabs above a list, one for each saved view, with a menu of actions for the current one. */
export function SavedViews(props: SavedViewsProps): ReactNode {
  const { label, views, currentId, isChanged = false, onSave } = props;
  const t = useUiStrings();
  const [naming, setNaming] = useState<string>();
  const stop = () => setNaming(undefined);
  const nav = useCurrentInSight<HTMLElement>(currentId);
  return (
    <nav ref={nav} aria-label={label}>
      <Strip>
        {views.map((view) => (
          <li key={view.id}>
            {naming === view.id ? (
              <NameInput
                name={view.name}
                onCancel={stop}
                onName={(name) => {
                  stop();
                  props.onRename?.(view.id, name);
                }}
              />
            ) : (
              <ViewTab
                {...props}
                view={view}
                isCurrent={view.id === currentId}
                isChanged={isChanged && view.id === currentId}
                onNaming={() => setNaming(view.id)}
              />
            )}
          </li>
        ))}
        <li>
          {naming === newView ? (
            <NameInput
              name=""
              onCancel={stop}
              onName={(name) => {
                stop();
                onSave(name);
              }}
            />
          ) : (
            isChanged && (
              <Button variant="ghost" icon={PlusIcon} onClick={() => setNaming(newView)}>
                {t('views.save')}
              </Button>
            )
          )}
        </li>
      </Strip>
    </nav>
  );
}

/** The id of a view that is not saved yet. */
const newView = '';

interface ViewTabProps extends SavedViewsProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onNaming: () => void;
}

function ViewTab(props: ViewTabProps): ReactNode {
  const { view, isCurrent, isChanged, onSelect, renderLink = renderAnchor } = props;
  const t = useUiStrings();
  const { id, name, count, href } = view;
  const items = isCurrent ? buildActions(props, t) : [];
  const attributes = {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-label': isChanged ? t('views.changed', { name }) : undefined,
    onClick: () => onSelect?.(id),
    children: (
      <>
        <span>{name}</span>
        {isChanged && <i aria-hidden data-part="changed" />}
        {count !== undefined && ' '}
        {count !== undefined && <small>{count}</small>}
      </>
    ),
  };
  return (
    <>
      {href === undefined ? (
        <button type="button" data-part="tab" {...attributes} />
      ) : (
        renderLink({ ...attributes, href })
      )}
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton icon={ChevronDownIcon} size="small" label={t('views.actions', { name })} />
          }
          items={items}
        />
      )}
    </>
  );
}

function buildActions(
  { view, isChanged, onUpdate, onRename, onRemove, actionsOf: more, onNaming }: ViewTabProps,
  t: ReturnType<typeof useUiStrings>,
): readonly (MenuItem | 'separator')[] {
  const { id, isFixed } = view;
  if (isFixed) return [];
  return [
    ...(onUpdate && isChanged
      ? [{ label: t('views.update'), icon: SaveIcon, onPress: () => onUpdate(id) }]
      : []),
    ...(onRename ? [{ label: t('views.rename'), icon: PencilIcon, onPress: onNaming }] : []),
    ...(more?.(id) ?? []),
    ...(onRemove
      ? [
          {
            label: t('views.remove'),
            icon: TrashIcon,
            tone: 'danger' as const,
            onPress: () => onRemove(id),
          },
        ]
      : []),
  ];
}

const Strip = styled(TabStrip)`
  min-height: 38px;

  > li {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  [data-part='tab'] {
    border: 0;
    background: none;
    cursor: pointer;
  }
  [data-part='changed'] {
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline-start: 6px;
    border-radius: 50%;
    background: ${theme.accentMark};
  }
`;
