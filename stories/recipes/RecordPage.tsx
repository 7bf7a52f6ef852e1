import { useAlerts } from '@rentyard/ui/Alerts';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { SaveBar } from '@rentyard/ui/SaveBar';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import { TextField } from '@rentyard/ui/TextField';
import { Timeline } from '@rentyard/ui/Timeline';
import { firstProblem, maxLength, required } from '@rentyard/validators';
import { type ReactNode, useState } from 'react';
import { RecipeFrame } from './RecipeFrame.tsx';

interface Values {
  readonly name: string;
  readonly hours: string;
  readonly price: string;
}

const saved: Values = { name: 'Crawler excavator, 20 t', hours: '1240', price: '360.00' };
const labels = { name: 'name', hours: 'hours', price: 'price' } as const;
const nameRules = [required('name'), maxLength(40)];
const words: Readonly<Record<string, string>> = {
  required: 'A machine needs a name',
  max_length: 'At most 40 characters',
};

/** A record: its fields, facts in side cards, and a bar with the unsaved changes. */
export function RecordPage(): ReactNode {
  const alerts = useAlerts();
  const [kept, setKept] = useState(saved);
  const [values, setValues] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const changed = (Object.keys(labels) as (keyof Values)[]).filter(
    (field) => kept[field] !== values[field],
  );
  const take = (field: keyof Values) => (value: string) =>
    setValues((before) => ({ ...before, [field]: value }));
  const check = () => {
    const found = firstProblem<string | null | undefined>(values.name, nameRules);
    setProblem(found && words[found.id]);
    return !found;
  };
  const save = () => {
    if (!check()) return;
    setKept(values);
    alerts.success('Saved');
  };
  return (
    <RecipeFrame place="machines" crumb={kept.name}>
      <SaveBar
        isVisible={changed.length > 0}
        summary={changed.length === 1 ? '1 change' : `${changed.length} changes`}
        detail={changed.map((field) => labels[field]).join(', ')}
        onSave={save}
        onDiscard={() => {
          setValues(kept);
          setProblem(undefined);
        }}
      />
      <PageHeader title={kept.name}>
        <StatusBadge status="active" label="Free" />
        <CopyToClipboard value="M-100412" />
      </PageHeader>
      <RecordLayout
        side={
          <>
            <Card title="Place">
              <DescriptionList
                items={[
                  { term: 'Yard', description: 'Chișinău, Str. Uzinelor 12' },
                  { term: 'Keeper', description: 'Ion Munteanu' },
                ]}
              />
            </Card>
            <Card title="History">
              <Timeline
                items={[
                  { id: 2, title: 'Serviced', meta: 'Ana Rusu · 2 days ago', tone: 'info' },
                  { id: 1, title: 'Bought', meta: 'Ion Munteanu · 06/14/2025' },
                ]}
              />
            </Card>
          </>
        }
      >
        <Card title="What it is">
          <FieldGrid>
            <div data-span="all">
              <TextField
                label="Name"
                required
                value={values.name}
                error={problem}
                onChange={(event) => take('name')(event.target.value)}
                onBlur={check}
              />
            </div>
            <NumberField label="Hours" value={values.hours} onChange={take('hours')} />
            <MoneyField
              label="Per shift"
              currency="USD"
              value={values.price}
              onChange={take('price')}
            />
          </FieldGrid>
        </Card>
      </RecordLayout>
    </RecipeFrame>
  );
}
