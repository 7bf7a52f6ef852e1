import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenRecord } from '../../records/navigation/openRecord.ts';
import { isOpenTo } from '../../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { moduleHome } from '../../screens/moduleHome.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useUser } from '../../services/session/useSession.ts';
import { isHelpShortcut, isPaletteShortcut } from './globalShortcuts.ts';
import { moduleShortcuts } from './moduleShortcuts.ts';
import { addRecent } from './recentRecords.ts';
import type { KeystrokeBuffer } from './useKeystrokeBuffer.ts';

const Palette = lazyComponent(() => import('./Palette.tsx').then((chunk) => chunk.Palette));
const KeySheet = lazyComponent(() =>
  import('./ShortcutSheet.tsx').then((chunk) => chunk.ShortcutSheet),
);

/** The layer over the page: the palette or the shortcut sheet. */
export type CommandLayer = 'palette' | 'keys';

interface GlobalCommandsProps {
  readonly modules: readonly ModuleDefinition[];
  readonly layer: CommandLayer | undefined;
  /** The keys pressed while the palette was loading. */
  readonly typedAhead: KeystrokeBuffer;
  readonly onLayer: (layer: CommandLayer | undefined) => void;
}

/**
 * The shortcuts of every page, the palette and the shortcut sheet (P-SHELL-2, 3). Loaded after the
 * first page.
 */
export function GlobalCommands(props: GlobalCommandsProps): ReactNode {
  const { modules, layer, typedAhead, onLayer } = props;
  const user = useUser();
  const path = usePath();
  const navigate = useNavigate();
  const close = () => onLayer(undefined);
  // The palette stays mounted: its command may open a dialog after it has closed.
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  if (layer === 'palette' && !isPaletteWanted) setPaletteWanted(true);
  useRecentRecords();
  useGlobalShortcuts({
    onPalette: () => onLayer(layer === 'palette' ? undefined : 'palette'),
    onKeys: () => onLayer('keys'),
    onGo: (letter) => {
      const keys = moduleShortcuts(modules.map(({ name }) => name));
      const module = modules.find(({ name }) => keys.get(name) === letter);
      if (!module || !isOpenTo(user, module)) return false;
      void navigate(path(moduleHome(module)));
      return true;
    },
  });
  return (
    <Suspense>
      {isPaletteWanted && (
        <Palette
          modules={modules}
          isOpen={layer === 'palette'}
          typed={typedAhead.text}
          onReady={typedAhead.end}
          onClose={close}
          onKeys={() => onLayer('keys')}
        />
      )}
      {layer === 'keys' && <KeySheet modules={modules} onClose={close} />}
    </Suspense>
  );
}

/** Stores every opened record for the palette's recent items. */
function useRecentRecords(): void {
  const personId = useUser()?.id;
  const { name, resource, record } = useOpenRecord();
  const subject = resource?.subject;
  const id = record?.id;
  useEffect(() => {
    if (personId === undefined || !subject || !id || !name) return;
    addRecent(personId, { subject, id, name });
  }, [personId, subject, id, name]);
}

interface GlobalShortcuts {
  readonly onPalette: () => void;
  readonly onKeys: () => void;
  /** Called with the letter after `g`. Returns whether it opened a module. */
  readonly onGo: (letter: string) => boolean;
}

/** Milliseconds that `g` waits for its letter. */
const goTimeout = 1_500;

/**
 * Shortcuts of every page: Cmd/Ctrl+K, `?`, and `g` followed by a letter. Keys are matched by their
 * physical position, so that they work with Cyrillic layouts too.
 */
function useGlobalShortcuts(keys: GlobalShortcuts): void {
  const goUntil = useRef(0);
  // The capture phase runs before the page's own shortcuts, such as `c` and `e`.
  useKeyDown((event) => {
    const isGoing = event.timeStamp < goUntil.current;
    goUntil.current = 0;
    if (isPaletteShortcut(event)) {
      event.preventDefault();
      keys.onPalette();
    } else if (isHelpShortcut(event)) {
      event.preventDefault();
      keys.onKeys();
    } else if (isGoing && isFreeKey(event, event.code)) {
      const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? [];
      if (!letter || !keys.onGo(letter.toLowerCase())) return;
      event.preventDefault();
      // The page must not handle the same letter.
      event.stopImmediatePropagation();
    } else if (isFreeKey(event, 'KeyG')) {
      goUntil.current = event.timeStamp + goTimeout;
    }
  }, true);
}
