import { BadRequest, TooLarge } from '../../errors/failures.ts';

const depthAtMost = 32;
/** The largest form, the prices of a category with 10,000 intervals, has about 40,000. */
const valuesAtMost = 100_000;
/** Only columns of a view and languages have user-defined keys. */
const keysAtMost = 1_000;

/**
 * Parses the JSON of one request, which may contain several JSON texts. Counts members and nesting
 * before parsing, because building and validating objects with a million members would block the
 * process.
 */
export class BoundedJson {
  #values = 0;

  /**
   * @throws {TooLarge} for too many members. {BadRequest} for deeper nesting than any call needs.
   * SyntaxError for invalid JSON.
   */
  parse(text: string): unknown {
    this.#count(text);
    return JSON.parse(text);
  }

  #count(text: string): void {
    /** Members so far of each open object; for arrays only the total counts. */
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
