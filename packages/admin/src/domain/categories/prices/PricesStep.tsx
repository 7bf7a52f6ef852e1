import type { EditedPrices } from '@rentyard/contract/entities/category/priceRoutes';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import Coins from 'lucide-react/icons/coins';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { RecordForm } from '../../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/screen/SaveFailure.tsx';
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
import { PriceGrid } from './PriceGrid.tsx';
import type { PricedProperty } from './priceLines.ts';
import { countChangedPrices } from './priceLines.ts';
import { pricesApi } from './pricesApi.ts';
import type { PricesValues } from './pricesValues.ts';
import { usePricesForm, usePricesValues } from './pricesValues.ts';
import { type CurrencyDecimals, useCurrencyDecimals } from './useCurrencyDecimals.ts';
import { usePricesStep } from './usePricesStep.ts';

/** The minimum hourly prices, by currency, characteristic and value. */
export function PricesStep(): ReactNode {
  const { resource, editor } = useSteps();
  const language = useLanguage();
  const { record } = editor;
  const { findDecimals, isAwaited } = useCurrencyDecimals();
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
      <PricesForm stored={currentData} findDecimals={findDecimals} />
    </RecordTabPanels>
  );
}

interface PricesFormProps {
  readonly stored: EditedPrices;
  readonly findDecimals: CurrencyDecimals;
}

/** All prices in one grid, saved together. */
function PricesForm({ stored, findDecimals }: PricesFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const formId = useId();
  const controller = usePricesStep(stored, findDecimals);
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
        <PriceCard properties={stored.properties} findDecimals={findDecimals} />
      </RecordLayout>
    </RecordForm>
  );
}

/** Adds a column to the grid. It is saved with its first price. */
function AddCurrency(): ReactNode {
  const t = useT();
  const { resource } = useFormOfRecord();
  const { setValue } = usePricesForm();
  const { currencies } = usePricesValues();
  const load = useLoadOptions(resource.name, 'price_interval.currency');
  const loadOthers = async (search: string, signal: AbortSignal) => {
    const found = await load(search, signal);
    return found.filter(({ id }) => currencies.every((one) => one.id !== id));
  };
  return (
    <Narrow>
      <Combobox
        key={currencies.length}
        label={t('prices.add_currency')}
        isLabelHidden
        size="medium"
        placeholder={t('prices.add_currency')}
        value={null}
        loadOptions={loadOthers}
        onChange={(added) => {
          if (added) setValue('currencies', [...currencies, added as Option]);
        }}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  width: 200px;
`;

interface PriceCardProps {
  readonly properties: readonly PricedProperty[];
  readonly findDecimals: (currency: number) => number | undefined;
}

/** The price grid, or an explanation of what is missing to show it. */
function PriceCard({ properties, findDecimals }: PriceCardProps): ReactNode {
  const t = useT();
  const { currencies } = usePricesValues();
  const isPriceable = properties.length > 0;
  return (
    <Card isFlush title={t('prices.title')} actions={isPriceable && <AddCurrency />}>
      {!isPriceable && (
        <Room>
          <EmptyState icon={Coins} title={t('prices.nothing')} text={t('prices.nothing_text')} />
        </Room>
      )}
      {isPriceable && currencies.length === 0 && (
        <Room>
          <EmptyState icon={Coins} title={t('prices.none')} text={t('prices.none_text')} />
        </Room>
      )}
      {isPriceable && currencies.length > 0 && (
        <>
          <PriceGrid properties={properties} findDecimals={findDecimals} />
          <Foot>
            <Text size="sm" tone="muted">
              {t('prices.keys')}
            </Text>
          </Foot>
        </>
      )}
    </Card>
  );
}

const Room = styled.div`
  padding: ${theme.space4} ${theme.space5} ${theme.space6};
`;

const Foot = styled.footer`
  padding: ${theme.space3} var(--ry-inset);
`;
