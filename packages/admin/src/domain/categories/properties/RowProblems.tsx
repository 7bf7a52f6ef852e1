import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { errorAt, problemOf } from '../../../records/form/problems.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { usePropertiesValues } from './propertiesForm.ts';

interface RowProblemsProps {
  readonly at: number;
}

/** Problems of a row as a whole, and of its lists: those that no single input can tell. */
export function RowProblems({ at }: RowProblemsProps): ReactNode {
  const { control } = usePropertiesValues();
  const label = useFieldLabel('properties');
  const word = useProblem();
  const { errors } = useFormState({ control, name: `properties.${at}` });
  const told = ['', '.id', '.values', '.ranges', '.category', '.category_group'].flatMap((part) => {
    const error = errorAt(errors, `properties.${at}${part}`);
    return error ? [word(problemOf(error), label(part.slice(1)))] : [];
  });
  if (told.length === 0) return null;
  return (
    <Box role="alert">
      {told.map((text) => (
        <Text key={text} as="p" size="sm" tone="danger">
          {text}
        </Text>
      ))}
    </Box>
  );
}

const Box = styled.div`
  padding: 0 ${theme.space5} ${theme.space2} 44px;
`;
