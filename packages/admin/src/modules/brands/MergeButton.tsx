import type { mergeRoute, previewMergeRoute } from '@rentyard/contract/entities/brandRoutes';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Merge from 'lucide-react/icons/merge';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from '../../records/form/screen/DialogButtons.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { recordTags, tag } from '../../services/api/listApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

interface MergeButtonProps {
  readonly ids: readonly number[];
  readonly onMerged: () => void;
}

/** Opens the merge dialog for the selected brands. */
export function MergeButton({ ids, onMerged }: MergeButtonProps): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Merge} onClick={() => setOpen(true)}>
        {t('brands.merge')}
      </Button>
      {isOpen && <MergeDialog ids={ids} onMerged={onMerged} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MergeDialogProps {
  /** At least two brands. */
  readonly ids: readonly number[];
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Merges brands: asks which brand to keep and shows the records that will move to it. */
function MergeDialog({ ids, onMerged, onClose }: MergeDialogProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const { subject: title } = usePermissionLabels();
  const [into = 0, setInto] = useState(ids[0]);
  const merge = { body: { into, ids: ids.filter((id) => id !== into) } };
  const preview = brandsApi.usePreviewMergeQuery(merge);
  const [send, { isLoading }] = brandsApi.useMergeBrandsMutation();
  // The last preview has the names of all brands, whichever brand stays.
  const known = preview.data ? [preview.data.into, ...preview.data.merged] : [];
  const moves = preview.currentData?.moves;
  const handleMerge = async () => {
    try {
      const outcome = await send(merge).unwrap();
      alerts.success(t('brands.merged', { count: outcome.merged.length, name: outcome.into.name }));
      onClose();
      onMerged();
    } catch (error) {
      alerts.error(failureText(error));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('brands.merge_title', { count: ids.length })}
      footer={
        <DialogButtons
          label={t('brands.merge')}
          onConfirm={() => void handleMerge()}
          onCancel={onClose}
          isBusy={isLoading}
          disabled={!moves}
        />
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('brands.merge_keep')}
          options={known
            .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(into)}
          onChange={(value) => setInto(Number(value))}
        />
        <div aria-live="polite">
          {preview.error && isApiFailure(preview.error) && (
            <Text as="p" tone="danger">
              {failureText(preview.error)}
            </Text>
          )}
          {moves && (
            <Stack gap={2}>
              <Text as="p" tone="soft">
                {moves.length === 0 ? t('brands.merge_nothing') : t('brands.merge_moves')}
              </Text>
              <Stack as="ul" gap={1}>
                {moves.map(({ subject, count }) => (
                  <li key={subject}>
                    {title(subject)}: <strong>{count}</strong>
                  </li>
                ))}
              </Stack>
              <Text as="p" size="md" tone="muted">
                {t('brands.merge_rest')}
              </Text>
            </Stack>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

/** Endpoints that only brands have: merge. */
const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewMerge: build.query({
      ...endpoint<typeof previewMergeRoute>('POST /brands/merge/preview'),
      keepUnusedDataFor: 0,
    }),
    mergeBrands: build.mutation({
      ...endpoint<typeof mergeRoute>('POST /brands/merge'),
      invalidatesTags: (outcome, _, { body: { into, ids } }) =>
        outcome
          ? [
              ...recordTags('brands', [into, ...ids]),
              ...outcome.moves.map(({ subject }) => tag(subject, 'LIST')),
            ]
          : [],
    }),
  }),
});
