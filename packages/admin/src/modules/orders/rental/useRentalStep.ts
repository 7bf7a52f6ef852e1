import type { OrderRow } from '@rentyard/contract/entities/listing/order';
import { useState } from 'react';
import { rentalApi } from '../../../domain/rental/rentalApi.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';

/** A step of the life of a rental, as its call is named. */
export type Step = 'hand_over' | 'return' | 'extend' | 'cancel';

interface Typed {
  readonly end: string;
  readonly at: string | null;
  readonly meter: string;
  readonly text: string;
  readonly photos: readonly number[];
}

/** The fields of the dialog whose refusal is shown at them. */
const fields = ['at', 'meter', 'note', 'photos', 'ends_at', 'reason'] as const;

interface Refusal {
  readonly problems: Readonly<Partial<Record<(typeof fields)[number], string | undefined>>>;
  /** What no field shows. */
  readonly failure?: string;
  /** Who has the machine, and what is free instead. */
  readonly conflicts?: ApiFailure | undefined;
}

/** Sends a step. A refusal is shown in the dialog, which keeps what was typed. */
export function useRentalStep(
  order: Pick<OrderRow, 'id' | 'version' | 'code'>,
  onDone: () => void,
) {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const label = useFieldLabel('orders');
  const problemText = useProblem();
  const [refusal, setRefusal] = useState<Refusal>({ problems: {} });
  const [handOver, handingOver] = rentalApi.useHandOverMutation();
  const [giveBack, returning] = rentalApi.useReturnOrderMutation();
  const [extend, extending] = rentalApi.useExtendMutation();
  const [cancel, cancelling] = rentalApi.useCancelMutation();
  const [undo] = rentalApi.useUndoRentalMutation();
  const params = { id: order.id };
  const { version } = order;

  const take = (step: Step, { end, at, meter, text, photos }: Typed) => {
    const condition = {
      version,
      at,
      note: text || null,
      meter: meter.trim() === '' ? null : Number(meter),
      photos: [...photos],
    };
    switch (step) {
      case 'hand_over':
        return handOver({ params, body: condition }).unwrap();
      case 'return':
        return giveBack({ params, body: condition }).unwrap();
      case 'extend':
        return extend({ params, body: { ends_at: end, version } }).unwrap();
      case 'cancel':
        return cancel({ params, body: { reason: text, version } }).unwrap();
    }
  };

  const send = async (step: Step, typed: Typed) => {
    if (!Number.isFinite(Number(typed.meter))) {
      const problem = { id: 'places', values: { number: 2 } } as const;
      return setRefusal({ problems: { meter: problemText(problem, label(`${step}_meter`)) } });
    }
    try {
      const saved = await take(step, typed);
      onDone();
      alerts.undoable(t(`rental.done.${step}`, { name: order.code ?? '' }), () =>
        undo({ params, body: { version: saved.version } }).unwrap(),
      );
    } catch (error) {
      const errors = (isApiFailure(error) && error.errors) || {};
      const problems = Object.fromEntries(fields.map((one) => [one, errors[one]?.[0]?.message]));
      const isShown = Object.values(problems).some((message) => message !== undefined);
      const conflicts = isApiFailure(error) && error.conflicts ? error : undefined;
      setRefusal({ problems, conflicts, ...(!isShown && { failure: failureText(error) }) });
    }
  };
  const isBusy = [handingOver, returning, extending, cancelling].some(({ isLoading }) => isLoading);
  return { send, isBusy, ...refusal };
}
