import { photo } from '@rentyard/contract/entities/photo';
import type { Translated } from '@rentyard/contract/languages';
import { Dialog } from '@rentyard/ui/Dialog';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, useState } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { DialogButtons } from '../form/screen/DialogButtons.tsx';

const photos = recordsOf(photo);

interface AltDialogProps {
  /** Id of the photo. */
  readonly id: number;
  /** Called once, with the new texts or undefined. */
  readonly onDone: (alt: Translated | undefined) => void;
}

/** The alternative text of a photo in every content language. It is saved at once, because every record shows it. */
export function AltDialog({ id, onDone }: AltDialogProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const label = useFieldLabel(photo.name)('alt');
  const { languages } = useFormOfRecord();
  const { currentData: stored, error, refetch } = photos.useEdit(id);
  const [update, isBusy] = photos.useUpdate();
  const [typed, setTyped] = useState<Translated>({});
  const save = async () => {
    if (!stored) return;
    try {
      const alt = { ...stored.alt, ...typed };
      const empty = Object.entries(alt).map(([code, text]) => [code, text?.trim() || null]);
      const changes = { alt: Object.fromEntries(empty) };
      const saved = await update({ id, changes, version: stored.version });
      alerts.edited();
      onDone(saved.alt);
    } catch (failure) {
      alerts.error(failureText(failure));
    }
  };
  return (
    <Dialog
      isOpen
      title={label}
      onClose={() => onDone(undefined)}
      footer={
        <DialogButtons
          label={t('gallery.save_alt')}
          onConfirm={() => void save()}
          onCancel={() => onDone(undefined)}
          isBusy={isBusy}
          disabled={!stored || Object.keys(typed).length === 0}
        />
      }
    >
      {error && !stored && (
        <ErrorState title={t('list.failed')} text={failureText(error)} onRetry={refetch} />
      )}
      {!error && !stored && <Skeleton height={200} />}
      {stored && (
        <Stack gap={3}>
          <Text as="p" tone="muted">
            {t('gallery.alt_hint')}
          </Text>
          {languages.list.map(({ code, name }) => (
            <TextField
              key={code}
              label={name}
              lang={code}
              maxLength={255}
              value={valueIn(typed, code) ?? valueIn(stored.alt, code) ?? ''}
              onChange={({ currentTarget }) =>
                setTyped((before) => ({ ...before, [code]: currentTarget.value }))
              }
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function valueIn(texts: Translated, code: string): string | undefined {
  return texts[code as keyof Translated];
}
