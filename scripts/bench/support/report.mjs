/** Output of the benchmarks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';

const loadBefore = loadavg()[0];

/** The machine and its load before and during the run. Ratios of one run mean more than times. */
export function machine() {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadBefore: rounded(loadBefore),
    load: rounded(loadavg()[0]),
  };
}

/** Prints the machine and a table and writes both as JSON. */
export function report({ file, about, rows }) {
  const { cpu, cores, memoryGiB, node, load, loadBefore: before } = machine();
  console.log(
    `${cpu}, ${cores} cores, ${memoryGiB} GiB, Node ${node}, load ${before} before, ${load} during the run`,
  );
  console.log(about);
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ machine: machine(), about, rows }, undefined, 2));
  console.log(`Written to ${file}`);
}

/** The quantile of the numbers. */
export function quantile(numbers, part) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export function rounded(number, places = 2) {
  return Number(number.toFixed(places));
}

/** The quantiles of durations in ms. */
export function figuresOf(times) {
  return {
    p50: rounded(quantile(times, 0.5)),
    p95: rounded(quantile(times, 0.95)),
    p99: rounded(quantile(times, 0.99)),
  };
}
