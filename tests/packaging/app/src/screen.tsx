import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { UiStringsProvider } from '@rentyard/ui/strings';
import { strings } from '@rentyard/ui/strings-ro';
import { ThemeProvider } from '@rentyard/ui/theme';
import { firstProblem, maxLength, required } from '@rentyard/validators';

/** An example of what another application builds with the package. */
export function Screen({ name }: { readonly name: string }) {
  const problem = firstProblem<string | null | undefined>(name, [required('name'), maxLength(5)]);
  return (
    <ThemeProvider theme="dark">
      <UiStringsProvider strings={strings}>
        <Card title="Crawler excavator">
          <p>{problem ? `problem: ${problem.id}` : 'no problem'}</p>
          <Button variant="primary">Save offer</Button>
        </Card>
      </UiStringsProvider>
    </ThemeProvider>
  );
}
