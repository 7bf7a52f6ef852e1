import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Glyph } from '../lib/Icon.tsx';
import { ModalSurface } from '../overlays/ModalSurface.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
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

/** A group of items loaded by query: records by name or code. */
export interface PaletteSource {
  readonly id: string;
  readonly label: string;
  /** Resolves to the best matches. `signal` aborts when the query has changed. */
  readonly load: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;
}

/** Modifier keys of the selection: Ctrl or Cmd opens the item in a new tab. */
export type PaletteChoice = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

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
