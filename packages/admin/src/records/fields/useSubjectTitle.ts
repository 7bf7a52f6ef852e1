import { useT } from '../../i18n/useT.ts';

/** The name of the module of a subject: `category-groups` is "Category groups". */
export function useSubjectTitle(): (subject: string) => string {
  const t = useT();
  return (subject) => {
    const key = `${subject.replaceAll('-', '_')}.title`;
    return t.has(key) ? t(key) : subject;
  };
}
