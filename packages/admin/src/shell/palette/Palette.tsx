import { CommandPalette, type PaletteItem, type PaletteSource } from '@rentyard/ui/CommandPalette';
import Bookmark from 'lucide-react/icons/bookmark';
import History from 'lucide-react/icons/history';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { viewQuery } from '../../features/views/viewQuery.ts';
import { viewsApi } from '../../features/views/viewsApi.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { useSearchCall } from '../../services/api/search.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';
import type { Command } from './Command.ts';
import { RecordChanges, useRecordCommands } from './RecordCommands.tsx';
import { type RecentRecord, readRecentRecords } from './recentRecords.ts';

import { useNavigationCommands } from './useNavigationCommands.ts';
import { useSettingsCommands } from './useSettingsCommands.ts';

interface PaletteProps {
  readonly modules: readonly ModuleDefinition[];
  readonly isOpen: boolean;
  /** Text typed while the palette was loading. */
  readonly typed: string;
  /** Called when the palette handles the keys itself. */
  readonly onReady: () => void;
  readonly onClose: () => void;
  /** Opens the shortcut sheet. */
  readonly onKeys: () => void;
}

/**
 * The command palette: recent records, actions on the open record, modules, saved views, records of
 * every module by name or code, and settings (P-SHELL-2). Items that the user chooses often come first.
 */
export function Palette(props: PaletteProps): ReactNode {
  const { modules, isOpen, typed, onReady, onClose, onKeys } = props;
  useEffect(onReady, [onReady]);
  const t = useT();
  const navigate = useNavigate();
  const navigation = useNavigationCommands(modules);
  const recordCommands = useRecordCommands(modules);
  const settings = useSettingsCommands(onKeys);
  const views = useViewCommands(modules, isOpen);
  const findModule = (subject: string) => modules.find((module) => module.subject === subject);
  const formatNote = (subject: string, code: string | null) => {
    const module = findModule(subject);
    return [module && t(module.title), code].filter(Boolean).join(' · ');
  };

  const user = useUser();
  const buildAddress = useRecordAddress();
  const recents = useMemo(
    () => (isOpen && user ? readRecentRecords(user.id) : []),
    // Recent records are loaded again whenever the palette opens.
    [isOpen, user],
  );
  const { open } = recordCommands;
  const isHere = ({ subject, id }: RecentRecord) =>
    open !== undefined && subject === open.resource.subject && id === open.row.id;
  const recent = recents
    .filter((one) => !isHere(one))
    .map(
      ({ subject, id, name }): PaletteItem => ({
        id: `recent/${subject}/${id}`,
        label: name,
        note: formatNote(subject, null),
        icon: History,
        href: buildAddress(subject, id),
      }),
    );

  const often = (items: readonly Command[]) => frequentFirst(user?.id, items);

  const search = useSearchCall();
  const hits = async (typed: string, isSimilar: boolean) =>
    (await search(typed))
      .filter((hit) => hit.is_similar === isSimilar)
      .map(({ subject, id, name, code }) => ({
        id: `record/${subject}/${id}`,
        label: name,
        note: formatNote(subject, code),
        icon: findModule(subject)?.icon,
        href: buildAddress(subject, id),
      }));
  // One request serves both groups.
  const records: readonly PaletteSource[] = [
    { id: 'records', label: t('palette.records'), load: (typed) => hits(typed, false) },
    { id: 'similar', label: t('palette.similar'), load: (typed) => hits(typed, true) },
  ];

  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onClose={onClose}
        placeholder={t('palette.placeholder')}
        initialQuery={typed}
        recent={recent}
        groups={[
          ...(recordCommands.group ? [recordCommands.group] : []),
          { id: 'places', label: t('palette.places'), items: often(navigation.modules) },
          { id: 'views', label: t('palette.views'), items: often(views) },
          { id: 'create', label: t('palette.create'), items: often(navigation.create) },
          { id: 'own', label: t('palette.own'), items: often(settings) },
        ]}
        sources={records}
        onSelect={(item, { ctrlKey, metaKey, shiftKey }) => {
          if (user) addUse(user.id, item.id);
          const { run, href } = item as Command;
          if (run) run();
          else if (href && (ctrlKey || metaKey || shiftKey)) window.open(href, '_blank');
          else if (href) void navigate(href);
        }}
      />
      {recordCommands.open && (
        <RecordChanges key={recordCommands.open.resource.name} {...recordCommands} />
      )}
    </>
  );
}

/** The user's saved views of all lists, once the palette is open. */
function useViewCommands(
  modules: readonly ModuleDefinition[],
  isOpen: boolean,
): readonly Command[] {
  const t = useT();
  const path = usePath();
  const language = useLanguage();
  const { data = [] } = viewsApi.useViewsQuery({ language }, { skip: !isOpen });
  return data.flatMap((view): Command[] => {
    const module = modules.find(({ subject }) => subject === view.subject);
    if (!module) return [];
    return [
      {
        id: `view/${view.id}`,
        label: view.name,
        note: t(module.title),
        icon: Bookmark,
        href: path(`/${module.name}/page/1${viewQuery(view.id, view.state)}`),
      },
    ];
  });
}

/** How often the user chose a command of the palette in this browser, and when last. */
interface Use {
  readonly count: number;
  readonly last: number;
}

type Uses = Readonly<Record<string, Use>>;

const maximumCommands = 60;

/** Per user, because several users may share a browser. */
const buildStorageKey = (personId: number) => `rentyard.commands.${personId}`;

function readUses(personId: number): Uses {
  try {
    const uses: unknown = JSON.parse(localStorage.getItem(buildStorageKey(personId)) ?? '{}');
    return typeof uses === 'object' && uses !== null ? (uses as Uses) : {};
  } catch {
    return {};
  }
}

/** Counts a choice. Forgets the commands that were not used for the longest time. */
function addUse(personId: number, id: string): void {
  const uses = readUses(personId);
  const next = { ...uses, [id]: { count: (uses[id]?.count ?? 0) + 1, last: Date.now() } };
  const entries = Object.entries(next)
    .sort(([, one], [, other]) => other.last - one.last)
    .slice(0, maximumCommands);
  localStorage.setItem(buildStorageKey(personId), JSON.stringify(Object.fromEntries(entries)));
}

/** The commands, those that the user chooses most often first. Others keep their order. */
function frequentFirst<Item extends { readonly id: string }>(
  personId: number | undefined,
  items: readonly Item[],
): readonly Item[] {
  const uses = personId === undefined ? {} : readUses(personId);
  const countUses = ({ id }: Item) => uses[id]?.count ?? 0;
  return [...items].sort((one, other) => countUses(other) - countUses(one));
}
