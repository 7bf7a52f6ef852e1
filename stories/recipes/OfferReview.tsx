import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { Dialog } from '@rentyard/ui/Dialog';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { RangePlot } from '@rentyard/ui/RangePlot';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Stack } from '@rentyard/ui/Stack';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useState } from 'react';
import { RecipeFrame } from './RecipeFrame.tsx';

interface Offer {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
  readonly price: number;
}

const waiting: readonly Offer[] = [
  { id: 1, name: 'Mini excavator, 1.8 t', owner: 'Construct-Impex SRL', price: 22 },
  { id: 2, name: 'Wheeled excavator, 16 t', owner: 'Ion Munteanu', price: 145 },
  { id: 3, name: 'Backhoe loader 3CX', owner: 'Nord Rent', price: 32 },
];

const reasons = [
  { value: 'photo', label: 'The photo shows another machine' },
  { value: 'price', label: 'The price is for another unit' },
  { value: 'double', label: 'The machine is already offered' },
] as const;
type Reason = (typeof reasons)[number]['value'];

/** A queue of offers, one at a time. A approves, R rejects with a reason. */
export function OfferReview(): ReactNode {
  const alerts = useAlerts();
  const [queue, setQueue] = useState(waiting);
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState<Reason>('photo');
  const offer = queue[0];
  const finish = (text: string) => {
    setQueue(queue.slice(1));
    setRejecting(false);
    alerts.success(text, { action: { label: 'Undo', onPress: () => setQueue(queue) } });
  };
  useEffect(() => {
    const handleKey = ({ key, target }: KeyboardEvent) => {
      if (!offer || isRejecting || target instanceof HTMLInputElement) return;
      if (key === 'a') finish(`${offer.name} approved`);
      if (key === 'r') setRejecting(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
  return (
    <RecipeFrame place="machines" crumb="Review">
      <PageHeader title="Review" count={`${queue.length} waiting`} />
      {offer ? (
        <RecordLayout
          side={
            <Card title="Decision">
              <Stack gap={2}>
                <Button
                  variant="approve"
                  isWide
                  shortcut="A"
                  onClick={() => finish(`${offer.name} approved`)}
                >
                  Approve
                </Button>
                <Button variant="refuse" isWide shortcut="R" onClick={() => setRejecting(true)}>
                  Reject…
                </Button>
              </Stack>
            </Card>
          }
        >
          <Card title={offer.name}>
            <Stack gap={4}>
              <DescriptionList
                items={[
                  { term: 'Owner', description: offer.owner },
                  { term: 'Category', description: 'Excavators' },
                ]}
              />
              <RangePlot
                label="Price per hour"
                value={offer.price}
                from={20}
                to={60}
                median={34}
                formatValue={(value) => `${value} USD`}
              />
            </Stack>
          </Card>
        </RecordLayout>
      ) : (
        <EmptyState
          icon={CircleCheck}
          title="No offers to review"
          text="New offers of owners appear here."
        />
      )}
      <Dialog
        isOpen={isRejecting}
        title="Reject the offer"
        onClose={() => setRejecting(false)}
        footer={
          <>
            <Button onClick={() => setRejecting(false)}>Cancel</Button>
            <Button variant="danger" onClick={() => finish(`${offer?.name ?? 'Offer'} rejected`)}>
              Reject
            </Button>
          </>
        }
      >
        <RadioGroup label="Reason" options={reasons} value={reason} onChange={setReason} />
      </Dialog>
    </RecipeFrame>
  );
}
