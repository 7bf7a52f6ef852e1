import { Badge } from '@rentyard/ui/Badge';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { SaveBar } from '@rentyard/ui/SaveBar';
import { TextField } from '@rentyard/ui/TextField';
import { Timeline } from '@rentyard/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

const ignore = () => {};

function Offer({ isDirty = false }: { readonly isDirty?: boolean }): ReactNode {
  return (
    <>
      <SaveBar
        isVisible={isDirty}
        summary="2 changes"
        detail="price per hour, region"
        saveLabel="Save offer"
        shortcut="Ctrl S"
        onSave={() => {}}
        onDiscard={() => {}}
      />
      <PageHeader title="Crawler excavator, 20 t">
        <Badge tone="info">New</Badge>
        <CopyToClipboard value="OF-10412" />
      </PageHeader>
      <RecordLayout
        side={
          <>
            <Card title="Place">
              <DescriptionList
                items={[
                  { term: 'Region', description: 'Chișinău' },
                  { term: 'Address', description: 'Str. Uzinelor 12' },
                  { term: 'Point', description: '47.0245, 28.8323' },
                ]}
              />
            </Card>
            <Card title="History">
              <Timeline
                items={[
                  {
                    id: 3,
                    title: 'Price per hour from 45.00 to 48.00',
                    meta: 'Ana Rusu · 2 min ago',
                  },
                  { id: 2, title: 'Photo replaced', meta: 'Ana Rusu · 10 min ago' },
                  {
                    id: 1,
                    title: 'Created as New',
                    meta: 'Ion Munteanu · 06/14/2026 09:12',
                    tone: 'info',
                  },
                ]}
              />
            </Card>
          </>
        }
      >
        <Card title="What it is">
          <FieldGrid>
            <div data-span="all">
              <TextField label="Name" defaultValue="Crawler excavator, 20 t" required />
            </div>
            <TextField
              label="Alias"
              defaultValue="crawler-excavator-20-t"
              isCode
              suffix="from name"
            />
            <TextField label="Code" defaultValue="OF 10412" isCode error="Incorrect code format" />
          </FieldGrid>
        </Card>
        <Card title="Price">
          <FieldGrid>
            <MoneyField
              label="Per shift"
              value="360.00"
              onChange={ignore}
              currency="USD"
              hint="7.5 h at the hourly price"
            />
            <MoneyField label="Per hour" value="48.00" onChange={ignore} currency="USD" />
          </FieldGrid>
        </Card>
      </RecordLayout>
    </>
  );
}

const meta = { component: Offer } satisfies Meta<typeof Offer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dirty: Story = { args: { isDirty: true } };

export const DirtyOnAPhone: Story = {
  args: { isDirty: true },
  globals: { viewport: { value: 'phone' } },
};
