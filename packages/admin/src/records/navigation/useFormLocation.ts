import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { createContext, type RefObject, useContext } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { trailOf } from './listTrail.ts';

/** Which record was made; its name is asked of the server, in the language of the page. */
export type CreatedRecord = Pick<RecordBase, 'id'>;

/** A form for a new record that stands over another form, which wants to point at what is made. */
export interface QuickCreateTarget {
  /** What was looked for and not found; the new record is called so to begin with. */
  readonly words: string;
  readonly onMade: (record: CreatedRecord) => void;
  /** Closes it; asks first when values were typed. */
  readonly leave: () => void;
  /** Filled by the form: whether values were typed. */
  readonly isDirty: RefObject<() => boolean>;
}

/** Null under an address of its own, which is where forms usually stand. */
export const QuickCreateContext = createContext<QuickCreateTarget | null>(null);

interface FormLocation {
  /** Of the record that is edited; undefined for a new one. */
  readonly id: string | undefined;
  /** History state of the form's address. */
  readonly state: unknown;
  /** Back to where the form was opened from. */
  readonly leave: () => void;
  /** Set for a form over another one. */
  readonly quickCreate: QuickCreateTarget | null;
}

/** Where a form stands: under the address that names its record, or over another form. */
export function useFormLocation({ subject }: Pick<Resource, 'subject'>): FormLocation {
  const quickCreate = useContext(QuickCreateContext);
  const { id } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  if (quickCreate) return { id: undefined, state: null, leave: quickCreate.leave, quickCreate };
  const list = trailOf(state)?.list ?? `/${subject}/page/1`;
  return { id, state, leave: () => void navigate(path(list), { replace: true }), quickCreate };
}
