import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import {
  email,
  type FieldProblems,
  type FieldRules,
  maxLength,
  type Problem,
  problemsOf,
  required,
} from '@rentyard/validators';
import { type FormEvent, type ReactNode, useState } from 'react';

interface Contact {
  readonly name: string;
  readonly email: string;
}

const rules: FieldRules<Contact> = {
  name: [required('name'), maxLength(40)],
  email: [required('email'), email()],
};

const texts: Readonly<Record<string, string>> = {
  required: 'Fill in this field',
  max_length: 'At most {number} characters',
  email: 'An address looks like name@example.com',
};

const textOf = (problem: Problem | undefined) =>
  problem && texts[problem.id]?.replace('{number}', String(problem.values?.number));

/** A form whose rules return ids of problems; the application has the texts. */
export function ContactForm({
  onSave,
}: {
  readonly onSave: (contact: Contact) => void;
}): ReactNode {
  const [contact, setContact] = useState<Contact>({ name: '', email: '' });
  const [problems, setProblems] = useState<FieldProblems<Contact>>({});
  const bind = (name: keyof Contact) => ({
    value: contact[name],
    error: textOf(problems[name]),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setContact((before) => ({ ...before, [name]: event.target.value })),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(contact, rules);
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(contact);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={4} align="start">
        <TextField label="Name" required {...bind('name')} />
        <TextField label="E-mail" type="email" required {...bind('email')} />
        <Button type="submit" variant="primary">
          Save contact
        </Button>
      </Stack>
    </form>
  );
}
