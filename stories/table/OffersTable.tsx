import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import {
  DataTable,
  type DataTableProps,
  defaultTableState,
  type TableState,
} from '@rentyard/ui/DataTable';
import { DensityMenu } from '@rentyard/ui/DensityMenu';
import { Stack } from '@rentyard/ui/Stack';
import { useMedia } from '@rentyard/ui/useMedia';
import { type ReactNode, useMemo, useState } from 'react';
import { offerColumns } from './offerColumns.ts';
import { useStoryDensity } from './StoryDensity.tsx';
import { type SampleOffer, sampleOffers } from './sampleOffers.ts';

type OffersTableProps = Partial<DataTableProps<SampleOffer>> & {
  /** Columns hidden at the start. */
  readonly hidden?: readonly string[];
  readonly language?: string;
  /** Shows the buttons for columns and density above the table. */
  readonly hasToolbar?: boolean;
};

const usuallyHidden = ['views', 'operator', 'site'];

/** A table of offers over an in-memory list: sorts and pages as a server would. */
export function OffersTable({
  hidden = usuallyHidden,
  language = 'en',
  hasToolbar = false,
  ...props
}: OffersTableProps): ReactNode {
  const density = useStoryDensity();
  const [state, setState] = useState<TableState>({
    ...defaultTableState,
    density,
    columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    ...props.state,
  });
  const columns = useMemo(() => offerColumns(language), [language]);
  const rows = useMemo(
    () => pageOf(sampleOffers, state.sort[0], state.page, state.perPage),
    [state.sort, state.page, state.perPage],
  );
  const handleChange = (change: Partial<TableState>) => {
    setState((previous) => ({ ...previous, ...change }));
    props.onStateChange?.(change);
  };
  // Below 640 px the page scrolls, above it the scroll container of the table.
  const isPhone = useMedia('(max-width: 639px)');
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', height: isPhone ? 'auto' : tableHeight }}
    >
      {hasToolbar && (
        <Stack direction="row" justify="end" gap={2}>
          <ColumnsMenu columns={columns} state={state} onStateChange={handleChange} />
          <DensityMenu density={state.density} onStateChange={handleChange} />
        </Stack>
      )}
      <DataTable
        label="Offers"
        columns={columns}
        rows={rows}
        total={sampleOffers.length}
        getRowId={idOf}
        rowHref={hrefOf}
        pager={pager}
        {...props}
        state={state}
        onStateChange={handleChange}
      />
    </div>
  );
}

const pager = {};
const tableHeight = 'calc(100dvh - 32px)';

function idOf(offer: SampleOffer): string {
  return String(offer.id);
}

function hrefOf(offer: SampleOffer): string {
  return `#/offers/edit/${offer.id}`;
}

const sortValues: Readonly<Record<string, (offer: SampleOffer) => string | number>> = {
  name: (offer) => offer.name,
  'prices.price_per_shift': (offer) => Number(offer.pricePerShift),
  'prices.price_per_hour': (offer) => Number(offer.pricePerHour),
  status: (offer) => offer.status,
  updated_at: (offer) => offer.updatedAt,
};

function pageOf(
  offers: readonly SampleOffer[],
  sort: { readonly id: string; readonly desc: boolean } | undefined,
  page: number,
  perPage: number,
): readonly SampleOffer[] {
  const readValue = sort && sortValues[sort.id];
  const sorted = readValue
    ? offers.toSorted((a, b) => {
        const [left, right] = sort.desc
          ? [readValue(b), readValue(a)]
          : [readValue(a), readValue(b)];
        return left < right ? -1 : Number(left > right);
      })
    : offers;
  return sorted.slice((page - 1) * perPage, page * perPage);
}
