import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons/controlIcons.ts';
import { CornerDownLeftIcon, SearchIcon } from '../icons/searchIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { isComposing } from '../lib/isComposing.ts';
import { ModalSurface } from '../overlays/ModalSurface.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { Kbd } from '../primitives/text/Kbd.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import {
  type PaletteChoice,
  type PaletteGroup,
  type PaletteItem,
  PaletteList,
  type ShownGroup,
} from './PaletteList.tsx';
import { ranked, similarTo } from './rank.ts';
import { type PaletteSource, useSources } from './useSources.ts';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once, after `onClose`. */
  readonly onSelect: (item: PaletteItem, how: PaletteChoice) => void;
  /** Static commands, filtered by the query. */
  readonly groups: readonly PaletteGroup[];
  readonly sources?: readonly PaletteSource[];
  /** Shown first while the query is empty. */
  readonly recent?: readonly PaletteItem[];
  readonly placeholder?: string;
  /** The initial query: the text that was typed while the code was loading. */
  readonly initialQuery?: string;
}

/**
 * A search over everything: commands match immediately, records load when typing pauses. The focus stays in the
 * field. Arrows move through the results across groups, Enter selects, Esc closes.
 */
export function CommandPalette({ isOpen, ...props }: CommandPaletteProps): ReactNode {
  const t = useUiStrings();
  if (!isOpen) return null;
  return (
    <Panel onClose={props.onClose} aria-label={t('palette.label')}>
      <PaletteSearch {...props} />
    </Panel>
  );
}

const Panel = styled(ModalSurface)`
  width: 640px;
  max-width: calc(100vw - ${theme.space8});
  max-height: min(480px, 70dvh);
  margin: 12dvh auto auto;
  border-radius: ${theme.radiusLarge};
  animation: ry-float-in ${theme.fast} ${theme.ease};

  ${media.phone} {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

const page = 8;

/** The search field and the results. Mounted only while the palette is open, so it always starts empty. */
function PaletteSearch(props: Omit<CommandPaletteProps, 'isOpen'>): ReactNode {
  const { groups, sources = [], recent = [], onClose, onSelect } = props;
  const t = useUiStrings();
  const id = useId();
  const [query, setQuery] = useState(props.initialQuery ?? '');
  const [active, setActive] = useState(0);
  const results = useSources(sources, query);
  const isTyped = query.trim() !== '';

  const first = { id: 'recent', label: t('palette.recent'), items: ranked(recent, query) };
  // A recent record that was found too is shown once.
  const isRecent = new Set(first.items.map(({ href }) => href));
  const found = groups.map((group) => ({ ...group, items: ranked(group.items, query) }));
  const fetched = sources.map(({ id: sourceId, label }) => ({
    id: sourceId,
    label,
    items: (results[sourceId]?.items ?? []).filter(
      ({ href }) => href === undefined || !isRecent.has(href),
    ),
  }));
  const isFound = found.some(({ items }) => items.length > 0);
  const similar = groups.map((group) => ({
    ...group,
    items: isFound ? [] : similarTo(group.items, query),
  }));
  const shown: readonly ShownGroup[] = [first, ...found, ...fetched, ...similar].filter(
    ({ items }) => items.length > 0,
  );
  const items = shown.flatMap((group) => group.items);
  const at = Math.min(active, items.length - 1);
  const statuses = Object.values(results).map(({ status }) => status);
  const isLoading = statuses.includes('loading');

  const choose = (item: PaletteItem | undefined, how: PaletteChoice) => {
    if (!item) return;
    onClose();
    onSelect(item, how);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const last = items.length - 1;
    const next: Readonly<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + page),
      PageUp: Math.max(0, at - page),
    };
    const target = next[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, target));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(items[at], event);
    }
  };
  return (
    <>
      <Top>
        <Icon of={SearchIcon} size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={props.placeholder ?? t('palette.placeholder')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items[at] && `${id}-${at}`}
          autoComplete="off"
          dir="auto"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={props.placeholder ?? t('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={handleKeyDown}
        />
        {isLoading && <Spinner />}
        <IconButton label={t('action.close')} icon={XIcon} size="small" onClick={onClose} />
      </Top>
      <PaletteList
        id={id}
        groups={shown}
        active={at}
        query={query}
        onHover={setActive}
        onChoose={choose}
        isEmpty={items.length === 0 && !isLoading && isTyped}
        failed={sources.filter((source) => results[source.id]?.status === 'failed')}
        status={isTyped && !isLoading ? t('palette.results', { count: items.length }) : ''}
      />
      <Keys aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> <span>{t('palette.move')}</span>
        </span>
        <span>
          <Kbd>
            <CornerDownLeftIcon size={10} />
          </Kbd>{' '}
          <span>{t('palette.open')}</span>
        </span>
        <span>
          <Kbd>Esc</Kbd> <span>{t('palette.close')}</span>
        </span>
      </Keys>
    </>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  padding-block: ${theme.space2};
  padding-inline: ${theme.space4} ${theme.space3};
  border-bottom: 1px solid ${theme.hairline};

  > svg { flex: none; color: ${theme.textMuted}; }
  > input {
    flex: 1;
    min-width: 0;
    height: 36px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    font-size: ${theme.textLg};
  }
  > input::placeholder { color: ${theme.textMuted}; opacity: 1; }
`;

const Keys = styled.div`
  display: flex;
  gap: ${theme.space4};
  padding: ${theme.space2} ${theme.space4};
  border-top: 1px solid ${theme.hairline};
  color: ${theme.textMuted};
  font-size: ${theme.textSm};

  svg { display: inline; vertical-align: middle; }
  ${media.touch} { display: none; }
`;
