import { type FileFormat, fileFormats } from '@rentyard/contract/entities/records/importExport';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import type { RowSelection } from '../../records/list/rows/rowSelection.ts';
import { useCountText } from '../../records/list/useCountText.ts';
import { hasNormalizedColumn } from '../../records/list/useNormalizedColumns.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { callPath, listParameters } from '../../services/api/listApi.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useBaseCurrency, useContentLanguages } from '../../services/session/initApi.ts';
import { ExcelLanguage, useExcelLanguage } from './ExcelLanguage.tsx';
import {
  exportablePaths,
  findColumns,
  neededCurrencies,
  normalizedColumns,
  pathsOfColumns,
} from './exportColumns.ts';
import { Columns } from './layout.ts';
import { useDownload } from './useDownload.ts';

interface ExportDialogProps {
  readonly resource: Resource;
  readonly chosen: RowSelection;
  /** Ids of the visible columns, in display order. */
  readonly columns: readonly string[];
  readonly onClose: () => void;
}

/** Exports the rows of a list, or the selected ones, with the chosen columns (P-LIST-11). */
export function ExportDialog({ resource, chosen, columns, onClose }: ExportDialogProps): ReactNode {
  const t = useT();
  const countText = useCountText(resource.name);
  const label = useFieldLabel(resource.name);
  const alerts = useAlerts();
  const timeZone = useTimeZone();
  const languages = useContentLanguages().map(({ code }) => code);
  const [download, isBusy] = useDownload();
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [excel, setExcel] = useExcelLanguage();
  const [isInAll, setInAll] = useState(false);
  const base = useBaseCurrency();
  const [isInBase, setInBase] = useState(() => hasNormalizedColumn(resource, columns));
  const [shown] = useState(() => pathsOfColumns(resource, columns));
  const [paths, setPaths] = useState(shown);
  const all = exportablePaths(resource);
  const offered = [...shown, ...all.filter((path) => !shown.includes(path))];
  const currencies = neededCurrencies(resource, paths);
  const isChosen = (path: string) => paths.includes(path) || currencies.has(path);

  const toggle = (path: string) =>
    setPaths(paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path]);
  const handleDownload = () => {
    const chosenPaths = offered.filter(isChosen);
    const wanted = [
      ...findColumns(resource, chosenPaths, isInAll ? languages : []),
      ...(base !== undefined && isInBase ? normalizedColumns(resource, chosenPaths) : []),
    ];
    const rows = chosen.isAll ? { except: chosen.ids } : { ids: chosen.ids };
    const path = exportPath(resource.name, chosen.query, {
      ...{ format, excel, timeZone, columns: wanted },
      ...rows,
    });
    void download(path).then((isDone) => {
      if (!isDone) return;
      alerts.success(t('import_export.downloaded'));
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('import_export.export_title', { records: countText(chosen.count) })}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button
            variant="primary"
            icon={Download}
            isBusy={isBusy}
            disabled={paths.length === 0}
            onClick={handleDownload}
          >
            {t('import_export.download')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          label={t('import_export.format')}
          direction="row"
          options={fileFormats.map((value) => ({
            value,
            label: t(`import_export.format.${value}`),
            hint: t(`import_export.format_hint.${value}`),
          }))}
          value={format}
          onChange={setFormat}
        />
        {format === 'csv' && <ExcelLanguage value={excel} onChange={setExcel} />}
        <Stack gap={2} role="group" aria-label={t('import_export.columns')}>
          <Stack direction="row" gap={2} align="center" justify="space-between" wrap>
            <Text weight="medium">{t('import_export.columns')}</Text>
            <Stack direction="row" gap={1}>
              <Button variant="ghost" onClick={() => setPaths(shown)}>
                {t('import_export.as_shown')}
              </Button>
              <Button variant="ghost" onClick={() => setPaths(all)}>
                {t('import_export.all_columns')}
              </Button>
            </Stack>
          </Stack>
          <Columns>
            {offered.map((path) => (
              <Checkbox
                key={path}
                label={label(path)}
                checked={isChosen(path)}
                disabled={currencies.has(path)}
                onChange={() => toggle(path)}
              />
            ))}
          </Columns>
        </Stack>
        <Checkbox
          label={t('import_export.in_all_languages')}
          checked={isInAll}
          onChange={() => setInAll(!isInAll)}
        />
        {base !== undefined && normalizedColumns(resource, paths).length > 0 && (
          <Checkbox
            label={t('import_export.in_base_currency', { code: base })}
            checked={isInBase}
            onChange={() => setInBase(!isInBase)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface ExportSelection {
  readonly format: FileFormat;
  readonly excel: LanguageCode;
  /** Of the date cells of a workbook. */
  readonly timeZone: string;
  readonly columns: readonly string[];
  /** Exports only these rows. */
  readonly ids?: readonly number[];
  /** Exports all rows except these. */
  readonly except?: readonly number[];
}

/** URL of an export of all pages of a list (P-LIST-11). */
function exportPath(resource: string, query: ListQuery, wanted: ExportSelection): string {
  const params = new URLSearchParams({
    ...listParameters({ ...query, page: undefined, perPage: undefined }),
    format: wanted.format,
    ...(wanted.format === 'csv' ? { excel: wanted.excel } : { time_zone: wanted.timeZone }),
    columns: wanted.columns.join(),
    ...(wanted.ids?.length && { ids: wanted.ids.join() }),
    ...(wanted.except?.length && { except: wanted.except.join() }),
  });
  return `${callPath(resource)}/export?${params}`;
}
