import { bulkBounds } from '@rentyard/contract/bulk';
import { noProblems } from '@rentyard/contract/schema';
import type { Problem } from '@rentyard/ui/validators';
import { Invalid } from '../failures.ts';

/**
 * The parameters of an address, taken one by one. Whatever nobody took is unknown, and what came twice
 * is repeated; `finish` refuses both together with every other problem found.
 */
export class QueryParams {
  readonly #given: URLSearchParams;
  readonly #left: Set<string>;
  readonly #problems = noProblems();

  constructor(url: string) {
    const start = url.indexOf('?');
    this.#given = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
    this.#left = new Set(this.#given.keys());
  }

  /** One value, or undefined when the parameter is missing. */
  take(name: string): string | undefined {
    this.#left.delete(name);
    const [value, ...others] = this.#given.getAll(name);
    if (others.length > 0) this.refuse(name, { id: 'repeated' });
    if (value?.includes('\0')) {
      this.refuse(name, { id: 'letters' });
      return undefined;
    }
    return value;
  }

  /** A whole number written in plain digits, within bounds. */
  takeInteger(name: string, { min, max, or }: { min: number; max: number; or: number }): number {
    const text = this.take(name);
    if (text === undefined) return or;
    if (!/^(?:0|[1-9]\d*)$/.test(text)) return this.#refused(name, { id: 'integer' }, or);
    const value = Number(text);
    if (value < min) return this.#refused(name, { id: 'min_value', values: { number: min } }, or);
    if (value > max) return this.#refused(name, { id: 'max_value', values: { number: max } }, or);
    return value;
  }

  /** One word of a closed list, or undefined when the parameter is missing. */
  takeChoice<Word extends string>(name: string, options: readonly Word[]): Word | undefined {
    const text = this.take(name);
    const word = options.find((option) => option === text);
    if (text !== undefined && word === undefined) this.refuse(name, { id: 'choice' });
    return word;
  }

  /** `1,2,3`: ids joined by commas; undefined when the parameter is missing. */
  takeIds(name: string): ReadonlySet<number> | undefined {
    const text = this.take(name);
    if (text === undefined) return undefined;
    const ids = text.split(',');
    if (!ids.every((id) => /^[1-9]\d{0,14}$/.test(id))) this.refuse(name, { id: 'type' });
    if (ids.length > bulkBounds.ids) {
      this.refuse(name, { id: 'max_value', values: { number: bulkBounds.ids } });
    }
    return new Set(ids.map(Number));
  }

  takeFlag(name: string): boolean {
    const text = this.take(name);
    if (text === undefined) return false;
    const flag = flagOf(text);
    return flag === undefined ? this.#refused(name, { id: 'type' }, false) : flag;
  }

  /** Names that nobody took so far. */
  get left(): readonly string[] {
    return [...this.#left];
  }

  refuse(path: string, problem: Problem): void {
    this.#problems[path] ??= [];
    this.#problems[path].push(problem);
  }

  #refused<Value>(path: string, problem: Problem, value: Value): Value {
    this.refuse(path, problem);
    return value;
  }

  /** @throws {Invalid} when any parameter was refused or is unknown. */
  finish(): void {
    for (const name of this.#left) this.refuse(name, { id: 'unknown' });
    if (Object.keys(this.#problems).length > 0) throw new Invalid(this.#problems);
  }
}

/** `1` and `true`, `0` and `false`; undefined for anything else. */
export function flagOf(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  return undefined;
}
