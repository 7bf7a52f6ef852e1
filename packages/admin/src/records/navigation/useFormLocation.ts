import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { createContext, type RefObject, useContext } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { parseTrail, returnState } from './listTrail.ts';

/** The created record. Its name is requested from the server, in the user's language. */
export type CreatedRecord = Pick<RecordBase, 'id'>;

/** A create form over another form, which will reference the new record. */
export interface QuickCreateTarget {
  /** The text that was searched and not found, used as the initial name. */
  readonly searchText: string;
  readonly onMade: (record: CreatedRecord) => void;
  /** Closes the form, after a confirmation when values were typed. */
  readonly leave: () => void;
  /** Set by the form: whether values were typed. */
  readonly isDirty: RefObject<() => boolean>;
}

/** Null for forms with their own URL. */
export const QuickCreateContext = createContext<QuickCreateTarget | null>(null);

interface FormLocation {
  /** Id of the edited record; undefined for a new one. */
  readonly id: string | undefined;
  /** History state of the form's URL. */
  readonly state: unknown;
  /** Goes back to the page that opened the form. */
  readonly leave: () => void;
  /** Set for a form over another form. */
  readonly quickCreate: QuickCreateTarget | null;
}

/** The location of an open form: the URL of its record, or a layer over another form. */
export function useFormLocation({ subject }: Pick<Resource, 'subject'>): FormLocation {
  const quickCreate = useContext(QuickCreateContext);
  const { id } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  if (quickCreate) return { id: undefined, state: null, leave: quickCreate.leave, quickCreate };
  const list = parseTrail(state)?.list ?? `/${subject}/page/1`;
  const leave = () => void navigate(path(list), { replace: true, state: returnState });
  return { id, state, leave, quickCreate };
}
