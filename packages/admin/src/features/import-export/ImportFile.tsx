import {
  fileFormats,
  importBounds,
  importModes,
} from '@rentyard/contract/entities/records/importExport';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { FileDrop, useUploads } from '@rentyard/ui/FileDrop';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useExcelLanguage } from './ExcelLanguage.tsx';
import { useDownload } from './useDownload.ts';
import type { Import } from './useImport.ts';

interface ImportFileProps {
  readonly resource: Resource;
  readonly files: Import;
  /** Called when the file could be read. */
  readonly onTaken: () => void;
}

const bytesAtMost = importBounds.megabytes * 1_048_576;

/** The file step: a template to download, the import mode and a drop zone. */
export function ImportFile({ resource, files, onTaken }: ImportFileProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const [download] = useDownload();
  const [excel] = useExcelLanguage();
  const uploads = useUploads({
    send: (file, options) =>
      files.takeFile(file, options).catch((error: unknown) => {
        const [[found] = []] = isApiFailure(error) ? Object.values(error.errors ?? {}) : [];
        throw new Error(found?.message ?? failureText(error));
      }),
    onDone: onTaken,
    atOnce: 1,
  });
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text as="p" tone="soft">
          {t('import_export.template_text')}
        </Text>
        <Stack direction="row" gap={2} wrap>
          {fileFormats.map((one) => (
            <Button
              key={one}
              icon={Download}
              onClick={() =>
                download(`${resource.name}/import/template?format=${one}&excel=${excel}`)
              }
            >
              {t('import_export.template', { format: t(`import_export.format.${one}`) })}
            </Button>
          ))}
        </Stack>
      </Stack>
      <RadioGroup
        label={t('import_export.mode')}
        options={importModes.map((value) => ({ value, label: t(`import_export.mode.${value}`) }))}
        value={files.mode}
        onChange={files.setMode}
      />
      <FileDrop
        label={t('import_export.file')}
        hint={t('import_export.file_hint', {
          megabytes: importBounds.megabytes,
          rows: format.number(importBounds.rows),
        })}
        accept=".csv,.tsv,.txt,.xlsx"
        maxSize={bytesAtMost}
        isMultiple={false}
        uploads={uploads}
      />
    </Stack>
  );
}
