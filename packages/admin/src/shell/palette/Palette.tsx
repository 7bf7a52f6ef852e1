import { CommandPalette, type PaletteItem, type PaletteSource } from '@rentyard/ui/CommandPalette';
import History from 'lucide-react/icons/history';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useSearchCall } from '../../services/api/search.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';
import type { Command } from './Command.ts';
import { RecordChanges, useRecordCommands } from './RecordCommands.tsx';
import { type Recent, readRecents } from './recentRecords.ts';
import { usePlaceCommands } from './useNavigationCommands.ts';
import { useOwnCommands } from './useSettingsCommands.ts';

interface PaletteProps {
  readonly modules: readonly ModuleDefinition[];
  readonly isOpen: boolean;
  /** What was typed while the palette was on its way. */
  readonly typed: string;
  /** The palette takes what is typed from now on. */
  readonly onReady: () => void;
  readonly onClose: () => void;
  /** Opens the sheet of keys. */
  readonly onKeys: () => void;
}

/**
 * Finds everything there is to go to or to do: what was opened last, what can be done with the open record,
 * modules, records of every module by name or code, settings (P-SHELL-2).
 */
export function Palette(props: PaletteProps): ReactNode {
  const { modules, isOpen, typed, onReady, onClose, onKeys } = props;
  useEffect(onReady, [onReady]);
  const t = useT();
  const navigate = useNavigate();
  const places = usePlaceCommands(modules);
  const ofRecord = useRecordCommands(modules);
  const own = useOwnCommands(onKeys);
  const moduleOf = (subject: string) => modules.find((module) => module.subject === subject);
  const noteOf = (subject: string, code: string | null) => {
    const module = moduleOf(subject);
    return [module && t(module.title), code].filter(Boolean).join(' · ');
  };

  const user = useUser();
  const addressOf = useRecordAddress();
  const recents = useMemo(
    () => (isOpen && user ? readRecents(user.id) : []),
    // What was opened last is read anew with every opening.
    [isOpen, user],
  );
  const { open } = ofRecord;
  const isHere = ({ subject, id }: Recent) =>
    open !== undefined && subject === open.resource.subject && id === open.row.id;
  const recent = recents
    .filter((one) => !isHere(one))
    .map(
      ({ subject, id, name }): PaletteItem => ({
        id: `recent/${subject}/${id}`,
        label: name,
        note: noteOf(subject, null),
        icon: History,
        href: addressOf(subject, id),
      }),
    );

  const search = useSearchCall();
  const records: PaletteSource = {
    id: 'records',
    label: t('palette.records'),
    load: async (typed) =>
      (await search(typed)).map(({ subject, id, name, code }) => ({
        id: `record/${subject}/${id}`,
        label: name,
        note: noteOf(subject, code),
        icon: moduleOf(subject)?.icon,
        href: addressOf(subject, id),
      })),
  };

  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onClose={onClose}
        placeholder={t('palette.placeholder')}
        initialQuery={typed}
        recent={recent}
        groups={[
          ...(ofRecord.group ? [ofRecord.group] : []),
          { id: 'places', label: t('palette.places'), items: places.modules },
          { id: 'create', label: t('palette.create'), items: places.create },
          { id: 'own', label: t('palette.own'), items: own },
        ]}
        sources={[records]}
        onSelect={(item, { ctrlKey, metaKey, shiftKey }) => {
          const { run, href } = item as Command;
          if (run) run();
          else if (href && (ctrlKey || metaKey || shiftKey)) window.open(href, '_blank');
          else if (href) void navigate(href);
        }}
      />
      {ofRecord.open && <RecordChanges key={ofRecord.open.resource.name} {...ofRecord} />}
    </>
  );
}
