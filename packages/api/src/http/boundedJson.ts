import { BadRequest, TooLarge } from '../errors/failures.ts';

const depthAtMost = 32;
/** The largest form, the prices of a category with 10,000 intervals, holds some 40,000. */
const valuesAtMost = 100_000;
/** Columns of a view and languages are the keys that people choose. */
const keysAtMost = 1_000;

/**
 * Parses the JSON of one request, which may have several texts of it. Counts members and nesting before it
 * parses: objects of a million members would block the process while they are built and validated.
 */
export class BoundedJson {
  #values = 0;

  /**
   * @throws {TooLarge} for too many members. {BadRequest} for nesting that no call has use for.
   * SyntaxError for what is not JSON.
   */
  parse(text: string): unknown {
    this.#count(text);
    return JSON.parse(text);
  }

  #count(text: string): void {
    /** Members so far of each open object; of arrays the total alone counts. */
    const members: number[] = [];
    let isInText = false;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at];
      if (isInText) {
        if (sign === '\\') at += 1;
        else if (sign === '"') isInText = false;
      } else if (sign === '"') {
        isInText = true;
      } else if (sign === '{' || sign === '[') {
        members.push(sign === '{' ? 0 : Number.NEGATIVE_INFINITY);
        if (members.length > depthAtMost) throw new BadRequest();
        this.#add(members);
      } else if (sign === '}' || sign === ']') {
        members.pop();
      } else if (sign === ',') {
        this.#add(members);
      }
    }
  }

  #add(members: number[]): void {
    this.#values += 1;
    const inObject = (members.pop() ?? 0) + 1;
    members.push(inObject);
    if (this.#values > valuesAtMost || inObject > keysAtMost) throw new TooLarge();
  }
}
