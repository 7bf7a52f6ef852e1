/** Names that do not follow the rule below. */
const exceptions: Readonly<Record<string, string>> = {
  ArrowUp01: 'arrow-up-0-1',
  ArrowUp10: 'arrow-up-1-0',
  BookUp2: 'book-up-2',
  CalendarX2: 'calendar-x-2',
};

/** The file name of a Lucide icon by its component: `Trash2` is `trash-2`. */
export function iconName(component: string): string {
  return (
    exceptions[component] ??
    component
      .replaceAll(/([a-z]{2,})(\d)/g, '$1-$2')
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll(/([A-Z])(?=[A-Z])/g, '$1-')
      .toLowerCase()
  );
}

/** The import of a Lucide icon. */
export function iconImport(component: string): string {
  return `import ${component} from 'lucide-react/icons/${iconName(component)}';`;
}
