import { BarChart } from '@rentyard/ui/BarChart';
import { Card } from '@rentyard/ui/Card';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Sparkline } from '@rentyard/ui/Sparkline';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { Timeline } from '@rentyard/ui/Timeline';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { RecipeFrame } from './RecipeFrame.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const figures = [
  { label: 'New orders', total: 84, values: [8, 12, 9, 14, 18, 12, 11] },
  { label: 'Machines in use', total: 231, values: [210, 214, 219, 222, 228, 230, 231] },
  { label: 'Waiting for service', total: 6, values: [9, 9, 8, 7, 8, 6, 6] },
];

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '14', label: 'Last 14 days' },
];

/** Figures with their trends, a chart over time, and what happened last. */
export function Dashboard(): ReactNode {
  const [period, setPeriod] = useState('7');
  const labels = period === '7' ? days : [...days, ...days];
  return (
    <RecipeFrame place="machines" crumb="Overview">
      <PageHeader
        title="Overview"
        actions={
          <NativeSelect
            label="Period"
            isLabelHidden
            size="medium"
            options={periods}
            value={period}
            onChange={(event) => setPeriod(event.target.value)}
          />
        }
      />
      <Stack gap={4}>
        <Figures>
          {figures.map(({ label, total, values }) => (
            <Card key={label} title={label}>
              <Stack direction="row" justify="space-between" align="end" wrap>
                <Text size="xl" weight="semibold" isTabular>
                  {total}
                </Text>
                <Sparkline
                  label={`${label} by day`}
                  points={values.map((value, index) => ({ label: days[index] ?? '', value }))}
                />
              </Stack>
            </Card>
          ))}
        </Figures>
        <Card title="Orders by day">
          <BarChart
            label="Orders by day"
            series={[
              { id: 'rented', label: 'Confirmed', tone: 'success' },
              { id: 'cancelled', label: 'Cancelled', tone: 'danger' },
            ]}
            bars={labels.map((label, index) => ({
              label: `${label} ${Math.floor(index / 7) + 1}`,
              tick: label,
              values: { rented: 8 + ((index * 5) % 11), cancelled: index % 3 },
            }))}
          />
        </Card>
        <Card title="Latest">
          <Timeline
            items={[
              { id: 3, title: 'Order 2041 confirmed', meta: 'Ana Rusu · 09:14', tone: 'success' },
              { id: 2, title: 'M-100398 is back', meta: 'Depot Chișinău · 08:50', tone: 'info' },
              { id: 1, title: 'Order 2039 cancelled', meta: 'Client · 08:31', tone: 'danger' },
            ]}
          />
        </Card>
      </Stack>
    </RecipeFrame>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space4};
`;
