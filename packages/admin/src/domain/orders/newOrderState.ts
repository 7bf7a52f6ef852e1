import type { Option } from '@rentyard/contract/schema/values';
import { copyState } from '../../records/form/useEditor.ts';

/** Values that are known before the form of a new order opens. */
interface OrderStart {
  /** The form copies the offer's category, price and location. */
  readonly offer?: Option;
  readonly client?: Option | null;
  readonly phone?: string | null | undefined;
}

/** Address of the form for new orders, without the language. */
export const newOrderAddress = '/orders/create';

/** The history state that opens `newOrderAddress` with known values. */
export function newOrderState({ offer, client, phone }: OrderStart): object {
  return copyState(
    { ...(offer && { offer }), ...(client && { client }), ...(phone && { phone }) },
    null,
  );
}
