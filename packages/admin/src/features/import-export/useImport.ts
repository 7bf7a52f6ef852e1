import { nanoid } from '@reduxjs/toolkit';
import { type ImportMode, importModes } from '@rentyard/contract/entities/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/importExportRoutes';
import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useState } from 'react';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { type ImportMapping, importApi } from './importApi.ts';

export interface Import {
  readonly mode: ImportMode;
  readonly setMode: (mode: ImportMode) => void;
  readonly mapping: ImportMapping;
  readonly setMapping: (mapping: ImportMapping) => void;
  /** The last dry run of the server; undefined before the first. */
  readonly preview: ImportPreview | undefined;
  readonly isBusy: boolean;
  /** Uploads a file and runs it with the suggested mapping. Rejects with an `ApiFailure`. */
  readonly takeFile: (file: File) => Promise<void>;
  /** Repeats the dry run with the current mapping. Rejects with an `ApiFailure`. */
  readonly check: () => Promise<void>;
  /** Starts the import. Rejects with an `ApiFailure`. */
  readonly start: () => Promise<Job>;
}

/** The state of an import. */
export function useImport({ name: resource }: Resource): Import {
  const language = useLanguage();
  const [mode, setMode] = useState<ImportMode>(importModes[0]);
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState<ImportMapping>({});
  const [preview, setPreview] = useState<ImportPreview>();
  const [sendPreview, previewing] = importApi.usePreviewImportMutation();
  const [sendStart, starting] = importApi.useStartImportMutation();

  const tryFile = async (given: File, by: ImportMapping) => {
    const request = { resource, language, file: given, mapping: by, mode };
    const result = await sendPreview(request).unwrap();
    setFile(given);
    setPreview(result);
    setMapping(Object.fromEntries(result.columns.map(({ heading, field }) => [heading, field])));
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
    takeFile: (given) => tryFile(given, {}),
    check: () => tryFile(chosenFile(), mapping),
    start: () =>
      sendStart({
        resource,
        language,
        file: chosenFile(),
        mapping,
        mode,
        idempotencyKey: nanoid(),
      }).unwrap(),
  };
}
