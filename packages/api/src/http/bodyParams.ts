import { noProblems } from '@rentyard/contract/schema';
import { isEmpty, type Problem } from '@rentyard/ui/validators';
import { Invalid } from '../failures.ts';

const idsAtMost = 1_000;

/**
 * The body of a call that is not a draft, taken field by field. What nobody took is unknown; `finish`
 * refuses it together with every other problem.
 */
export class BodyParams {
  readonly #given: ReadonlyMap<string, unknown>;
  readonly #left: Set<string>;
  readonly #problems = noProblems();

  constructor(body: unknown) {
    const isObject = body !== null && typeof body === 'object' && !Array.isArray(body);
    if (body !== undefined && !isObject) throw Invalid.at('', { id: 'type' });
    this.#given = new Map(Object.entries(body ?? {}));
    this.#left = new Set(this.#given.keys());
  }

  has(name: string): boolean {
    return this.#given.has(name);
  }

  /** A required id of a record. */
  takeId(name: string): number {
    const value = this.#take(name);
    if (isEmpty(value)) this.refuse(name, missing(name));
    else if (!isId(value)) this.refuse(name, { id: 'type' });
    return value as number;
  }

  /** At least one id; each once. */
  takeIds(name: string): readonly number[] {
    const value = this.#take(name);
    if (isEmpty(value)) this.refuse(name, missing(name));
    else if (!Array.isArray(value) || !value.every(isId)) this.refuse(name, { id: 'type' });
    else if (value.length > idsAtMost) {
      this.refuse(name, { id: 'max_value', values: { number: idsAtMost } });
    } else return [...new Set(value as number[])];
    return [];
  }

  /** Ids that may be left out; undefined then. */
  takeSomeIds(name: string): readonly number[] | undefined {
    if (!isEmpty(this.#given.get(name))) return this.takeIds(name);
    return this.#take(name) === undefined ? undefined : [];
  }

  /** A required list; what its rows hold is for the caller to judge. */
  takeRows(name: string, atMost: number): readonly unknown[] {
    const value = this.#take(name);
    if (value === undefined || value === null) this.refuse(name, missing(name));
    else if (!Array.isArray(value)) this.refuse(name, { id: 'type' });
    else if (value.length > atMost) {
      this.refuse(name, { id: 'max_positions', values: { number: atMost } });
    } else return value;
    return [];
  }

  /** A required value of any kind, for a schema to judge. */
  takeGiven(name: string): unknown {
    const value = this.#take(name);
    if (value === undefined) this.refuse(name, missing(name));
    return value;
  }

  takeVersion(): number | undefined {
    const value = this.#take('version');
    if (value === undefined || value === null) return undefined;
    if (!isId(value)) this.refuse('version', { id: 'type' });
    return value as number;
  }

  /** Text or null; blank is null. */
  takeText(name: string, atMost: number): string | null {
    const value = this.#take(name) ?? null;
    if (value === null) return null;
    if (typeof value !== 'string') this.refuse(name, { id: 'type' });
    else if ([...value].length > atMost) {
      this.refuse(name, { id: 'max_length', values: { number: atMost } });
    } else return value.trim() === '' ? null : value.trim();
    return null;
  }

  /** A required word of a closed list. */
  takeChoice<Word extends string>(name: string, options: readonly Word[]): Word {
    const value = this.#take(name);
    if (isEmpty(value)) this.refuse(name, missing(name));
    else if (!options.includes(value as Word)) this.refuse(name, { id: 'choice' });
    return value as Word;
  }

  /** A whole number within bounds; undefined when the field is missing. */
  takeInteger(name: string, { min, max }: { min: number; max: number }): number | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (!Number.isInteger(value)) this.refuse(name, { id: 'type' });
    else if ((value as number) < min) {
      this.refuse(name, { id: 'min_value', values: { number: min } });
    } else if ((value as number) > max) {
      this.refuse(name, { id: 'max_value', values: { number: max } });
    }
    return value as number;
  }

  takeFlag(name: string): boolean | undefined {
    const value = this.#take(name);
    if (value !== undefined && typeof value !== 'boolean') this.refuse(name, { id: 'type' });
    return value as boolean | undefined;
  }

  /** A field that the caller reads by a schema of its own. */
  takeValue(name: string): unknown {
    return this.#take(name);
  }

  refuse(path: string, problem: Problem): void {
    this.#problems[path] ??= [];
    this.#problems[path].push(problem);
  }

  /** @throws {Invalid} when any field was refused or is unknown. */
  finish(): void {
    for (const name of this.#left) this.refuse(name, { id: 'unknown' });
    if (Object.keys(this.#problems).length > 0) throw new Invalid(this.#problems);
  }

  #take(name: string): unknown {
    this.#left.delete(name);
    return this.#given.get(name);
  }
}

function missing(field: string): Problem {
  return { id: 'required', values: { field } };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
