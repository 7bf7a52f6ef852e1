import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';

/** A first page: a title with an action, and a card. */
export function FirstPage(): ReactNode {
  return (
    <main style={{ padding: theme.space4 }}>
      <PageHeader
        title="Machines"
        count="0 results"
        actions={<Button variant="primary">Add machine</Button>}
      />
      <Card title="Depot Chișinău">
        <Stack gap={2}>
          <Text>Str. Uzinelor 12</Text>
          <Text tone="muted">Open from 8 to 18</Text>
        </Stack>
      </Card>
    </main>
  );
}
