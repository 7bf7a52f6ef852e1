import type { order as resource } from '@rentyard/contract/entities/listing/order';
import type { ShownOf } from '@rentyard/contract/schema/resource';
import { Card } from '@rentyard/ui/Card';
import { Icon } from '@rentyard/ui/Icon';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';

type LivingOrder = Pick<
  ShownOf<typeof resource>,
  'life' | 'created_at' | 'handed_over_at' | 'due_at' | 'returned_at' | 'cancelled_at'
>;

/** A moment of the life of an order: it has happened, is late, is where the order ended early, or comes later. */
interface Stage {
  readonly id: string;
  readonly label: string;
  /** ISO 8601, UTC; null if it is unknown. */
  readonly at: string | null;
  readonly state: 'done' | 'late' | 'cancelled' | 'later';
  readonly isCurrent?: boolean;
  /** The moment is close enough to count from now. */
  readonly isCounted?: boolean;
}

/** Where an order is in its life: requested, approved, handed over, due back, returned, each with its moment. */
export function OrderLife({ order }: { readonly order: LivingOrder }): ReactNode {
  const format = useFormat();
  const label = useFieldLabel('orders');
  const stages = useStages(order);
  return (
    <Card>
      <List aria-label={label('life')}>
        {stages.map(({ id, label: name, at, state, isCurrent, isCounted }) => (
          <li key={id} data-state={state} {...(isCurrent && { 'aria-current': 'step' })}>
            <Track aria-hidden>
              <Mark>{state !== 'later' && <Icon of={icons[state]} />}</Mark>
            </Track>
            <div>
              <Name>{name}</Name>
              {at !== null && (
                <Text as="p" size="sm" tone="muted" isTabular>
                  <time dateTime={at} title={format.exactMoment(at)}>
                    {format.moment(at)}
                  </time>
                </Text>
              )}
              {at !== null && isCounted && (
                <Text as="p" size="sm" tone={state === 'late' ? 'danger' : 'muted'}>
                  {format.relative(at)}
                </Text>
              )}
            </div>
          </li>
        ))}
      </List>
    </Card>
  );
}

const icons = { done: Check, late: Clock, cancelled: X };

function useStages(order: LivingOrder): readonly Stage[] {
  const t = useT();
  const label = useFieldLabel('orders');
  const { life } = order;
  const requested = {
    id: 'requested',
    label: t('orders.choice.life.requested'),
    at: order.created_at,
    state: 'done',
    isCurrent: life === 'requested',
  } as const;
  if (life === 'cancelled') {
    const cancelled = t('orders.choice.life.cancelled');
    return [
      requested,
      {
        id: 'cancelled',
        label: cancelled,
        at: order.cancelled_at,
        state: 'cancelled',
        isCurrent: true,
      },
    ];
  }
  const isOut = life === 'out' || life === 'late';
  const reached = (...lives: readonly string[]) =>
    lives.includes(life ?? '') ? ('done' as const) : ('later' as const);
  return [
    requested,
    {
      id: 'approved',
      label: t('orders.choice.life.approved'),
      at: null,
      state: reached('approved', 'out', 'late', 'returned'),
      isCurrent: life === 'approved',
    },
    {
      id: 'handed_over',
      label: t('orders.stage.handed_over'),
      at: order.handed_over_at,
      state: reached('out', 'late', 'returned'),
      isCurrent: life === 'out',
    },
    {
      id: 'due',
      label: life === 'late' ? t('orders.choice.life.late') : label('due_at'),
      at: order.due_at,
      state: life === 'late' ? 'late' : reached('returned'),
      isCurrent: life === 'late',
      isCounted: isOut,
    },
    {
      id: 'returned',
      label: t('orders.stage.returned'),
      at: order.returned_at,
      state: reached('returned'),
      isCurrent: life === 'returned',
    },
  ];
}

const Track = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.space5};
  height: ${theme.space5};
  border: 2px solid ${theme.border};
  border-radius: 50%;
  background: ${theme.surface};
`;

const Name = styled.p`
  margin: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/* Beside each other with a line between the marks; on phones below each other. */
const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space2};
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: grid; align-content: start; gap: ${theme.space2}; min-width: 0; }
  > li:not(:last-child) ${Track}::after { content: ''; flex: 1; border-top: 2px solid ${theme.border}; }
  > [data-state='done'] ${Mark} { border-color: ${theme.success}; background: ${theme.success}; color: ${theme.surface}; }
  > [data-state='done']:not(:last-child) ${Track}::after { border-color: ${theme.success}; }
  > [data-state='late'] ${Mark}, > [data-state='cancelled'] ${Mark} { border-color: ${theme.danger}; color: ${theme.danger}; }
  > [data-state='late'] ${Name}, > [data-state='cancelled'] ${Name} { color: ${theme.danger}; }
  > [data-state='late'] ${Track}::after { border-top-style: dashed; border-color: ${theme.danger}; }
  > [data-state='later'] ${Name} { color: ${theme.textMuted}; font-weight: 500; }

  ${media.phone} {
    grid-auto-flow: row;
    > li { grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space3}; }
    > li:not(:last-child) ${Track}::after { content: none; }
    ${Track} { align-self: start; }
  }
`;
