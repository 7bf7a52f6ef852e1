/** How often the user chose a command of the palette in this browser, and when last. */
interface Use {
  readonly count: number;
  readonly last: number;
}

type Uses = Readonly<Record<string, Use>>;

const maximumCommands = 60;

/** Per user, because several users may share a browser. */
const keyOf = (personId: number) => `rentyard.commands.${personId}`;

function readUses(personId: number): Uses {
  try {
    const uses: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}');
    return typeof uses === 'object' && uses !== null ? (uses as Uses) : {};
  } catch {
    return {};
  }
}

/** Counts a choice. Forgets the commands that were not used for the longest time. */
export function addUse(personId: number, id: string): void {
  const uses = readUses(personId);
  const next = { ...uses, [id]: { count: (uses[id]?.count ?? 0) + 1, last: Date.now() } };
  const entries = Object.entries(next)
    .sort(([, one], [, other]) => other.last - one.last)
    .slice(0, maximumCommands);
  localStorage.setItem(keyOf(personId), JSON.stringify(Object.fromEntries(entries)));
}

/** The commands, those that the user chooses most often first. Others keep their order. */
export function frequentFirst<Item extends { readonly id: string }>(
  personId: number | undefined,
  items: readonly Item[],
): readonly Item[] {
  const uses = personId === undefined ? {} : readUses(personId);
  const countOf = ({ id }: Item) => uses[id]?.count ?? 0;
  return [...items].sort((one, other) => countOf(other) - countOf(one));
}
