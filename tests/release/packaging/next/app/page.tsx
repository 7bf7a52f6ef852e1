import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { theme } from '@rentyard/ui/theme';
import { email, firstProblem } from '@rentyard/validators';
import { Fleet } from './Fleet';

/** A server component: it renders components of the package, and uses its tokens and rules. */
export default function Page() {
  const problem = firstProblem('nobody', [email()]);
  return (
    <main style={{ padding: theme.space4 }}>
      <Stack gap={4}>
        <Heading level={1}>Yard</Heading>
        <p>Problem: {problem?.id}</p>
        <Badge tone="success">Open</Badge>
        <Card title="Fleet">
          <Fleet />
        </Card>
        <Button variant="primary" type="submit">
          Save
        </Button>
      </Stack>
    </main>
  );
}
