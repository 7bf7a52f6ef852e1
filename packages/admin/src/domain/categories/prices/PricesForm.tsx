import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { type ReactNode, useId } from 'react';
import { RecordForm } from '../../../records/form/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/SaveFailure.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { StepSaveBar } from '../steps/StepSaveBar.tsx';
import { useStepMark } from '../steps/useStepMark.ts';
import { PriceCard } from './PriceCard.tsx';
import { countChangedPrices } from './priceLines.ts';
import type { EditedPrices } from './pricesApi.ts';
import type { PricesValues } from './pricesValues.ts';
import type { CurrencyPlaces } from './useCurrencyPlaces.ts';
import { usePricesStep } from './usePricesStep.ts';

interface PricesFormProps {
  readonly stored: EditedPrices;
  readonly placesOf: CurrencyPlaces;
}

/** All prices in one grid, saved together. */
export function PricesForm({ stored, placesOf }: PricesFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const formId = useId();
  const controller = usePricesStep(stored, placesOf);
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
        <PriceCard properties={stored.properties} placesOf={placesOf} />
      </RecordLayout>
    </RecordForm>
  );
}
