import type { EditedPrices } from '@rentyard/contract/entities/category/priceRoutes';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { type ReactNode, useId } from 'react';
import { LoadFailure } from '../../../records/form/LoadFailure.tsx';
import { RecordForm } from '../../../records/form/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/SaveFailure.tsx';
import { RecordTabPanels } from '../../../screens/record/RecordTabs.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import type { OwnerResource } from '../properties/propertiesApi.ts';
import { StepSaveBar } from '../steps/StepSaveBar.tsx';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { useSteps } from '../steps/StepsContext.ts';
import { useStepMark } from '../steps/useStepMark.ts';
import { PriceCard } from './PriceCard.tsx';
import { countChangedPrices } from './priceLines.ts';
import { pricesApi } from './pricesApi.ts';
import type { PricesValues } from './pricesValues.ts';
import { type CurrencyDecimals, useCurrencyDecimals } from './useCurrencyDecimals.ts';
import { usePricesStep } from './usePricesStep.ts';

/** The minimum hourly prices, by currency, characteristic and value. */
export function PricesStep(): ReactNode {
  const { resource, editor } = useSteps();
  const language = useLanguage();
  const { record } = editor;
  const { decimalsOf, isAwaited } = useCurrencyDecimals();
  const { currentData, error, refetch } = pricesApi.useEditPricesQuery(
    { owner: resource.name as OwnerResource, id: record?.id ?? 0, language },
    { skip: !record, refetchOnMountOrArgChange: true },
  );
  if (isApiFailure(error) && !currentData) return <LoadFailure failure={error} onRetry={refetch} />;
  // Rendering before the decimals of the currency are known would cut the decimals of typed
  // amounts.
  if (!currentData || isAwaited) return <StepSkeleton />;
  return (
    <RecordTabPanels resource={resource} record={record} onReverted={() => void refetch()}>
      <PricesForm stored={currentData} decimalsOf={decimalsOf} />
    </RecordTabPanels>
  );
}

interface PricesFormProps {
  readonly stored: EditedPrices;
  readonly decimalsOf: CurrencyDecimals;
}

/** All prices in one grid, saved together. */
function PricesForm({ stored, decimalsOf }: PricesFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const formId = useId();
  const controller = usePricesStep(stored, decimalsOf);
  useStepMark(controller);
  const save = async () => {
    if (await controller.save()) alerts.edited();
  };
  const countChanges = () => {
    const [start, now] = [controller.startValues, controller.form.getValues()] as unknown as [
      PricesValues,
      PricesValues,
    ];
    return countChangedPrices(start.lines, now.lines);
  };
  return (
    <RecordForm controller={controller} id={formId} onSave={() => void save()}>
      <StepSaveBar
        controller={controller}
        countChanges={countChanges}
        saveLabel={t('prices.save')}
        onSave={() => void save()}
      />
      <RecordLayout>
        <SaveFailure />
        <PriceCard properties={stored.properties} decimalsOf={decimalsOf} />
      </RecordLayout>
    </RecordForm>
  );
}
