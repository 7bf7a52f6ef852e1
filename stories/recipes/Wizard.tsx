import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { DateField } from '@rentyard/ui/DateField';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Steps } from '@rentyard/ui/Steps';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, useState } from 'react';
import { RecipeFrame } from './RecipeFrame.tsx';

const steps = ['machine', 'date', 'check'] as const;
type Step = (typeof steps)[number];
const titles: Readonly<Record<Step, string>> = {
  machine: 'Machine',
  date: 'Date',
  check: 'Check',
};

interface Booking {
  readonly machine: string;
  readonly kind: string;
  readonly date: string;
}

/** Several steps, with a way back and a summary before the end. */
export function Wizard(): ReactNode {
  const [step, setStep] = useState<Step>('machine');
  const [booking, setBooking] = useState<Booking>({ machine: '', kind: 'oil', date: '' });
  const [incompleteStep, setIncompleteStep] = useState<Step>();
  const [isDone, setDone] = useState(false);
  const at = steps.indexOf(step);
  const isReady = { machine: booking.machine !== '', date: booking.date !== '', check: true }[step];
  const goOn = () => {
    setIncompleteStep(isReady ? undefined : step);
    const next = steps[at + 1];
    if (isReady && next) setStep(next);
    if (isReady && !next) setDone(true);
  };
  const take = (change: Partial<Booking>) => setBooking((before) => ({ ...before, ...change }));
  return (
    <RecipeFrame place="services" crumb="New service">
      <PageHeader title="New service" />
      <Stack gap={4} style={{ maxWidth: 640 }}>
        <Steps
          label="New service"
          current={step}
          steps={steps.map((id, index) => ({
            id,
            label: titles[id],
            state: index < at ? 'done' : incompleteStep === id ? 'error' : 'todo',
          }))}
        />
        <Card title={titles[step]}>
          {isDone ? (
            <Text>The workshop expects the machine.</Text>
          ) : (
            <Fields
              step={step}
              booking={booking}
              onChange={take}
              isIncomplete={incompleteStep === step}
            />
          )}
        </Card>
        {!isDone && (
          <Stack direction="row" gap={2} justify="flex-end">
            {at > 0 && <Button onClick={() => setStep(steps[at - 1] ?? step)}>Back</Button>}
            <Button variant="primary" onClick={goOn}>
              {step === 'check' ? 'Book' : 'Next'}
            </Button>
          </Stack>
        )}
      </Stack>
    </RecipeFrame>
  );
}

interface FieldsProps {
  readonly step: Step;
  readonly booking: Booking;
  readonly onChange: (change: Partial<Booking>) => void;
  readonly isIncomplete: boolean;
}

function Fields({ step, booking, onChange, isIncomplete }: FieldsProps): ReactNode {
  if (step === 'check') {
    return (
      <DescriptionList
        items={[
          { term: 'Machine', description: booking.machine },
          { term: 'Service', description: booking.kind === 'oil' ? 'Oil and filters' : 'Tracks' },
          { term: 'Date', description: booking.date },
        ]}
      />
    );
  }
  if (step === 'date') {
    return (
      <DateField
        label="Date"
        required
        value={booking.date}
        error={isIncomplete && !booking.date ? 'Choose a day' : undefined}
        onChange={(date) => onChange({ date })}
      />
    );
  }
  return (
    <FieldGrid>
      <TextField
        label="Machine"
        required
        value={booking.machine}
        error={isIncomplete && !booking.machine ? 'Say which machine' : undefined}
        onChange={(event) => onChange({ machine: event.target.value })}
      />
      <RadioGroup
        label="Service"
        value={booking.kind}
        options={[
          { value: 'oil', label: 'Oil and filters' },
          { value: 'tracks', label: 'Tracks' },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
    </FieldGrid>
  );
}
