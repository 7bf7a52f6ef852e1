import { type Subject, subjects } from '@rentyard/contract/permissions';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Image, Option } from '@rentyard/contract/schema/values';
import { FallbackText } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { Flag } from '../../records/pictures/Flag.tsx';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useAbility } from '../../services/permissions/useCan.ts';
import type { Fact } from './facts.ts';

interface FactValueProps {
  readonly resource: Resource;
  readonly fact: Fact;
}

/**
 * A value for reading: references are links, pictures are shown, amounts have their currency. A text that replaces a
 * missing translation is marked with its language.
 */
export function FactValue({ resource, fact }: FactValueProps): ReactNode {
  const text = useValueText(resource);
  const { path, field, value, currency, language } = fact;
  if (field.kind === 'image') {
    // Instead of an image, a country may have the flag of its code.
    if (typeof value === 'string') return <Flag of={value} />;
    const { thumb_url, alt } = value as Image;
    return <Picture src={thumb_url} alt={alt} />;
  }
  if (field.kind === 'reference') return <Reference to={field.to} record={value as Option} />;
  return <FallbackText text={text(path, value, currency) ?? ''} language={language} />;
}

interface ReferenceProps {
  /** Wire name of the referenced resource. */
  readonly to: string;
  readonly record: Option;
}

function Reference({ to, record }: ReferenceProps): ReactNode {
  const address = useRecordAddress();
  const can = useAbility();
  const subject = subjectOf(to);
  if (!subject || !can('read', subject)) return record.name;
  return <RouterLink to={address(subject, record.id)}>{record.name}</RouterLink>;
}

/** The module of a referenced resource. Clients and staff are users. */
function subjectOf(resource: string): Subject | undefined {
  if (resource === 'clients' || resource === 'staff') return 'users';
  return subjects.find((subject) => subject === resource.replaceAll('_', '-'));
}

const Picture = styled.img`
  max-width: 100%;
  margin-top: ${theme.space1};
  border-radius: ${theme.radius};
`;
