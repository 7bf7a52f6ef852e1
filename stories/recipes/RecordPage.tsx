import { useAlerts } from '@rentyard/ui/Alerts';
import { Badge } from '@rentyard/ui/Badge';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { SaveBar } from '@rentyard/ui/SaveBar';
import { Stack } from '@rentyard/ui/Stack';
import { Tabs } from '@rentyard/ui/Tabs';
import { TextField } from '@rentyard/ui/TextField';
import { Timeline } from '@rentyard/ui/Timeline';
import { firstProblem, maxLength, required } from '@rentyard/ui/validators';
import { type ReactNode, useState } from 'react';
import { RecipeFrame } from './RecipeFrame.tsx';

interface Values {
  readonly name: string;
  readonly hours: string;
  readonly price: string;
}

const stored: Values = { name: 'Crawler excavator, 20 t', hours: '1240', price: '360.00' };
const labels = { name: 'name', hours: 'hours', price: 'price' } as const;
const nameRules = [required('name'), maxLength(40)];
const texts: Readonly<Record<string, string>> = {
  required: 'A machine needs a name',
  max_length: 'At most 40 characters',
};
const tabs = [
  { id: 'details', label: 'Details' },
  { id: 'history', label: 'History', count: 2 },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** A record: tabs, its fields, facts beside them, and a bar with the unsaved changes. */
export function RecordPage(): ReactNode {
  const alerts = useAlerts();
  const [tab, setTab] = useState<TabId>('details');
  const [saved, setSaved] = useState(stored);
  const [values, setValues] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const changed = (Object.keys(labels) as (keyof Values)[]).filter(
    (field) => saved[field] !== values[field],
  );
  const change = (field: keyof Values) => (value: string) =>
    setValues((before) => ({ ...before, [field]: value }));
  const check = () => {
    const found = firstProblem<string | null | undefined>(values.name, nameRules);
    setProblem(found && texts[found.id]);
    return !found;
  };
  const save = () => {
    if (!check()) return;
    setSaved(values);
    alerts.success('Saved');
  };
  const discard = () => {
    setValues(saved);
    setProblem(undefined);
  };
  return (
    <RecipeFrame place="machines" crumb={saved.name}>
      <SaveBar
        isVisible={changed.length > 0}
        summary={changed.length === 1 ? '1 change' : `${changed.length} changes`}
        detail={changed.map((field) => labels[field]).join(', ')}
        onSave={save}
        onDiscard={discard}
      />
      <PageHeader title={saved.name}>
        <Badge tone="success">Available</Badge>
        <CopyToClipboard value="M-100412" />
      </PageHeader>
      <Stack gap={4}>
        <Tabs
          label="Sections"
          items={tabs.map((item) => ({
            ...item,
            href: `#/machines/100412/${item.id}`,
            isCurrent: item.id === tab,
          }))}
          renderLink={({ href, ...link }) => (
            <a {...link} href={href} onClick={() => setTab(href.split('/').at(-1) as TabId)} />
          )}
        />
        {tab === 'history' ? (
          <History />
        ) : (
          <RecordLayout side={<Facts />}>
            <Card title="Machine">
              <FieldGrid>
                <div data-span="all">
                  <TextField
                    label="Name"
                    required
                    value={values.name}
                    error={problem}
                    onChange={(event) => change('name')(event.target.value)}
                    onBlur={check}
                  />
                </div>
                <NumberField label="Hours" value={values.hours} onChange={change('hours')} />
                <MoneyField
                  label="Per shift"
                  currency="USD"
                  value={values.price}
                  onChange={change('price')}
                />
              </FieldGrid>
            </Card>
          </RecordLayout>
        )}
      </Stack>
    </RecipeFrame>
  );
}

function Facts(): ReactNode {
  return (
    <Card title="Location">
      <DescriptionList
        items={[
          { term: 'Depot', description: 'Chișinău, Str. Uzinelor 12' },
          { term: 'Contact', description: 'Ion Munteanu' },
        ]}
      />
    </Card>
  );
}

function History(): ReactNode {
  return (
    <Card title="History">
      <Timeline
        items={[
          { id: 2, title: 'Serviced', meta: 'Ana Rusu · 2 days ago', tone: 'info' },
          { id: 1, title: 'Bought', meta: 'Ion Munteanu · 06/14/2025' },
        ]}
      />
    </Card>
  );
}
