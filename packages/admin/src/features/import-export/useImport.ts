import { nanoid } from '@reduxjs/toolkit';
import type { Job } from '@rentyard/contract/entities/job';
import { type ImportMode, importModes } from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { DecimalMark } from '@rentyard/validators/decimals';
import { useRef, useState } from 'react';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import {
  type ImportChoices,
  type ImportMapping,
  importApi,
  type PreviewProgress,
} from './importApi.ts';

interface UploadOptions {
  /** Receives the sent share of the file, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export interface Import {
  readonly mode: ImportMode;
  readonly setMode: (mode: ImportMode) => void;
  readonly mapping: ImportMapping;
  readonly setMapping: (mapping: ImportMapping) => void;
  readonly choices: ImportChoices;
  /** Chooses a decimal mark, which the next dry run uses. */
  readonly setDecimalMark: (column: number, mark: DecimalMark) => void;
  /** Reads the file again in another encoding or from another sheet. Rejects with an `ApiFailure`. */
  readonly readAgain: (choices: Pick<ImportChoices, 'encoding' | 'sheet'>) => Promise<void>;
  /** Whether the server needs no more choices to read the file. */
  readonly isClear: boolean;
  /** The last dry run of the server; undefined before the first. */
  readonly preview: ImportPreview | undefined;
  readonly isBusy: boolean;
  /** Of the running dry run; undefined without one. */
  readonly progress: PreviewProgress | undefined;
  /** Stops the running dry run, which then rejects with an `AbortError`. */
  readonly stop: () => void;
  /** Uploads a file and runs it with the suggested mapping. Rejects with an `ApiFailure`. */
  readonly takeFile: (file: File, options: UploadOptions) => Promise<void>;
  /** Repeats the dry run with the current mapping. Rejects with an `ApiFailure`. */
  readonly check: () => Promise<void>;
  /** Starts the import. Rejects with an `ApiFailure`. */
  readonly start: () => Promise<Job>;
}

/** The state of an import. */
export function useImport({ name: resource }: Resource): Import {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const [mode, setMode] = useState<ImportMode>(importModes[0]);
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState<ImportMapping>([]);
  const [choices, setChoices] = useState<ImportChoices>({});
  const [preview, setPreview] = useState<ImportPreview>();
  const [progress, setProgress] = useState<PreviewProgress>({ sent: 0 });
  const [sendPreview, previewing] = importApi.usePreviewImportMutation();
  const running = useRef<ReturnType<typeof sendPreview>>(undefined);
  const [sendStart, starting] = importApi.useStartImportMutation();

  const tryFile = async (
    given: File,
    by: ImportMapping,
    chosen: ImportChoices,
    upload?: UploadOptions,
  ) => {
    setChoices(chosen);
    setProgress({ sent: 0 });
    const request = {
      resource,
      language,
      file: given,
      mapping: by,
      mode,
      choices: chosen,
      timeZone,
      onProgress: (next: PreviewProgress) => {
        setProgress(next);
        if ('sent' in next) upload?.onProgress(next.sent);
      },
    };
    running.current = sendPreview(request);
    upload?.signal.addEventListener('abort', running.current.abort);
    const result = await running.current.unwrap();
    setFile(given);
    setPreview(result);
    setMapping(result.columns.map(({ field }) => field));
  };
  const chosenFile = (): File => {
    if (file) return file;
    throw new Error('The import was started before its file was uploaded.');
  };
  return {
    mode,
    setMode,
    mapping,
    setMapping,
    preview,
    isBusy: previewing.isLoading || starting.isLoading,
    progress: previewing.isLoading ? progress : undefined,
    stop: () => running.current?.abort(),
    choices,
    setDecimalMark: (column, mark) =>
      setChoices({ ...choices, decimalMarks: { ...choices.decimalMarks, [column]: mark } }),
    isClear: isClear(preview, choices),
    takeFile: (given, options) => tryFile(given, [], {}, options),
    // Other headings may come out, so the server suggests their fields again.
    readAgain: (chosen) => {
      const { decimalMarks, ...rest } = choices;
      const marks = chosen.sheet === undefined && decimalMarks ? { decimalMarks } : {};
      return tryFile(chosenFile(), [], { ...rest, ...marks, ...chosen });
    },
    check: () => tryFile(chosenFile(), mapping, choices),
    start: () =>
      sendStart({
        resource,
        language,
        file: chosenFile(),
        mapping,
        mode,
        choices,
        timeZone,
        idempotencyKey: nanoid(),
      }).unwrap(),
  };
}

function isClear(preview: ImportPreview | undefined, choices: ImportChoices): boolean {
  if (!preview) return false;
  const { columns, encoding_readings: readings } = preview;
  const marks = choices.decimalMarks ?? {};
  const isMarked = columns.every(({ unclear_number }, at) => !unclear_number || marks[at]);
  return isMarked && (readings.length === 0 || choices.encoding !== undefined);
}
