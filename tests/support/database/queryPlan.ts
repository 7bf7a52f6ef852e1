/** A node of a plan, as `explain (analyze, buffers, format json)` prints it. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

interface Node {
  readonly plan: Plan;
  /** A limit above it may have stopped it early. */
  readonly isLimited: boolean;
}

function nodesOf(plan: Plan, isLimited = false): readonly Node[] {
  const below = isLimited || plan['Node Type'] === 'Limit';
  return [{ plan, isLimited }, ...(plan.Plans ?? []).flatMap((child) => nodesOf(child, below))];
}

/** The pages that the statement read. */
export function pagesRead(plan: Plan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** The tables of which a sequential scan read more than so many rows. */
export function scannedTables(plan: Plan, rowsAtMost: number): readonly string[] {
  return nodesOf(plan).flatMap(({ plan: node }) => {
    if (node['Node Type'] !== 'Seq Scan') return [];
    const perLoop = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
    return perLoop * node['Actual Loops'] > rowsAtMost ? [node['Relation Name'] ?? ''] : [];
  });
}

/** The nodes whose number of rows the planner estimated wrong by at least this factor. */
export function estimateErrors(plan: Plan, factor: number): readonly string[] {
  return nodesOf(plan).flatMap(({ plan: node, isLimited }) => {
    const expected = Math.max(1, node['Plan Rows']);
    const actual = Math.max(1, node['Actual Rows']);
    // A limit or an empty bitmap ends a node before it has returned its rows.
    const isTooMany =
      !isLimited && node['Actual Loops'] > 0 && actual > 1 && expected / actual >= factor;
    return isTooMany || actual / expected >= factor
      ? [`${node['Node Type']}: ${expected} rows expected, ${actual} found`]
      : [];
  });
}
