import type { Job } from '@rentyard/contract/entities/job';
import { fileFormats } from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { Steps } from '@rentyard/ui/Steps';
import { Text } from '@rentyard/ui/Text';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { JobDialog } from '../jobs/JobDialog.tsx';
import { useExcelLanguage } from './ExcelLanguage.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportMappingTable } from './ImportMappingTable.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import type { ImportChoices } from './importApi.ts';
import { useDownload } from './useDownload.ts';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

const steps = ['file', 'mapping', 'check'] as const;
type StepId = (typeof steps)[number];

/** The steps of an import: file, mapping, dry run, import, undo (P-LIST-12). */
export function ImportDialog({ resource, onClose }: ImportDialogProps): ReactNode {
  const t = useT();
  const text = useModuleText(resource);
  const alerts = useAlerts();
  const failureText = useFailureText();
  const files = useImport(resource);
  const { preview } = files;
  const [step, setStep] = useState<StepId>('file');
  const [job, setJob] = useState<Job>();
  const language = useLanguage();
  // In the middle of a sentence in English, after a colon in the other languages.
  const module = text('title').toLocaleLowerCase(language === 'ua' ? 'uk' : language);
  const title = t('import_export.import_title', { module });
  if (job) {
    return (
      <JobDialog
        resource={resource}
        jobId={job.id}
        title={title}
        label={t('import_export.importing', { count: job.total ?? 0 })}
        more={(done) => <FailedRows resource={resource} job={done} />}
        onClose={onClose}
      />
    );
  }
  const stepIndex = steps.indexOf(step);
  const attempt = (done: Promise<unknown>) =>
    done.catch((error: unknown) => {
      if (!isAbort(error)) alerts.error(failureText(error));
    });
  const willWrite = preview ? preview.total - preview.counts.error - preview.counts.skip : 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={860}
      footer={
        <>
          {step !== 'file' && (
            <Button onClick={() => setStep(steps[stepIndex - 1] ?? 'file')}>
              {t('import_export.back')}
            </Button>
          )}
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          {step === 'file' && (
            <Button variant="primary" disabled={!preview} onClick={() => setStep('mapping')}>
              {t('import_export.next')}
            </Button>
          )}
          {step === 'mapping' && (
            <Button
              variant="primary"
              isBusy={files.isBusy}
              disabled={!files.isClear}
              onClick={() => void attempt(files.check().then(() => setStep('check')))}
            >
              {t('import_export.check')}
            </Button>
          )}
          {step === 'check' && (
            <Button
              variant="primary"
              isBusy={files.isBusy}
              disabled={willWrite === 0}
              onClick={() => void attempt(files.start().then(setJob))}
            >
              {t('import_export.start', { count: willWrite })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Steps
          current={step}
          steps={steps.map((id, at) => ({
            id,
            label: t(`import_export.step.${id}`),
            state: at < stepIndex ? 'done' : 'todo',
          }))}
        />
        {/* Stays mounted during the mapping step, so that it keeps the file. */}
        <div hidden={step !== 'file'}>
          <ImportFile resource={resource} files={files} onTaken={() => setStep('mapping')} />
        </div>
        {files.progress && (
          <ImportProgress
            progress={files.progress}
            onStop={step === 'file' ? undefined : files.stop}
          />
        )}
        {step === 'mapping' && preview && (
          <>
            <ImportReading
              preview={preview}
              choices={files.choices}
              onChange={(choices) => void attempt(files.readAgain(choices))}
            />
            <ImportMappingTable
              preview={preview}
              mapping={files.mapping}
              decimalMarks={files.choices.decimalMarks ?? {}}
              onChange={files.setMapping}
              onDecimalMark={files.setDecimalMark}
            />
            {!files.isClear && (
              <Text as="p" tone="warning" role="status">
                {t('import_export.unclear')}
              </Text>
            )}
          </>
        )}
        {step === 'check' && preview && <ImportCheck resource={resource} preview={preview} />}
      </Stack>
    </Dialog>
  );
}

function isAbort(error: unknown): boolean {
  return (
    error !== null && typeof error === 'object' && 'name' in error && error.name === 'AbortError'
  );
}

interface FailedRowsProps {
  readonly resource: Resource;
  readonly job: Job;
}

/** The failed rows of a file, to correct and import again. */
function FailedRows({ resource, job }: FailedRowsProps): ReactNode {
  const t = useT();
  const [download] = useDownload();
  const [excel] = useExcelLanguage();
  if (job.counts.failed === 0) return null;
  return (
    <Stack direction="row" gap={2} align="center" wrap style={{ marginTop: 16 }}>
      <Text>{t('import_export.failed_rows')}</Text>
      {fileFormats.map((format) => (
        <Button
          key={format}
          icon={Download}
          onClick={() =>
            download(`${resource.name}/import/${job.id}/failed?format=${format}&excel=${excel}`)
          }
        >
          {t(`import_export.format.${format}`)}
        </Button>
      ))}
    </Stack>
  );
}

interface ImportReadingProps {
  readonly preview: ImportPreview;
  readonly choices: ImportChoices;
  /** Reads the file again. */
  readonly onChange: (choices: Pick<ImportChoices, 'encoding' | 'sheet'>) => void;
}

/** How the server read the file: the encoding if it is uncertain, the sheet, and the row with the headings. */
function ImportReading({ preview, choices, onChange }: ImportReadingProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { encoding_readings: readings, sheet, sheets, heading_row: headingRow } = preview;
  return (
    <Stack gap={3}>
      {readings.length > 0 && (
        <RadioGroup
          label={t('import_export.encoding')}
          options={readings.map(({ encoding, sample }) => ({
            value: encoding,
            label: sample,
            hint: encoding,
          }))}
          value={choices.encoding ?? null}
          onChange={(encoding) => onChange({ encoding })}
        />
      )}
      {sheets.length > 1 && (
        <Select
          label={t('import_export.sheet')}
          size="medium"
          options={sheets.map(({ name, hidden }) => ({
            value: name,
            label: hidden ? t('import_export.hidden_sheet', { name }) : name,
          }))}
          value={sheet}
          onChange={(name) => name !== null && onChange({ sheet: name })}
        />
      )}
      {headingRow > 1 && (
        <Text as="p" tone="muted">
          {t('import_export.heading_row', { row: format.number(headingRow) })}
        </Text>
      )}
    </Stack>
  );
}
