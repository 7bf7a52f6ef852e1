/** Kinds of code that make a test depend on the speed of the machine, each with what replaces it. */
const rules = [
  {
    kind: 'sleep',
    pattern: /(?<!test\.)\bsetTimeout\((?!\w+\))|\b(?:sleep|delay)\(|timers\/promises/,
    advice: 'wait for a condition: app.idle(), eventually() or expect.poll()',
    // With fake timers the test decides when time passes.
    isAllowed: (text) => text.includes('vi.useFakeTimers('),
  },
  {
    kind: 'sleep',
    pattern: /\bwaitForTimeout\(/,
    advice: 'wait for what appears on the page',
  },
  {
    kind: 'retry',
    pattern: /\b(?:retry|retries):\s*[1-9]\d?\b/,
    advice: 'remove what makes the first run fail',
  },
  {
    kind: 'port',
    pattern: /\bfreePort\(/,
    advice: 'listen on port 0 and read the port of the server',
  },
  {
    kind: 'clock',
    pattern:
      /\b(?:performance\.now|process\.hrtime(?:\.bigint)?)\(\)|\bDate\.now\(\)\s*-\s*\w*(?:start|beg|before|since)/i,
    advice: 'assert the outcome; a measured time belongs in a bench',
    isAllowed: (text) => text.includes('vi.useFakeTimers('),
  },
];

/**
 * Problems of tests that wait for a time instead of a condition.
 *
 * @param {ReadonlyMap<string, string>} sources Texts by path.
 * @param {readonly { path: string, kind: string, reason: string }[]} exceptions
 * @returns {string[]} One line each.
 */
export function waitProblems(sources, exceptions) {
  const used = new Set();
  const problems = [...sources].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '');
      const rule = rules.find(({ pattern, isAllowed }) => pattern.test(code) && !isAllowed?.(text));
      if (!rule) return [];
      const exception = exceptions.find((one) => one.path === path && one.kind === rule.kind);
      if (!exception) return [`${path}:${index + 1} ${rule.kind}: ${rule.advice}.`];
      used.add(exception);
      return [];
    }),
  );
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [
    ...problems,
    ...unused.map(({ path, kind }) => `${path} has no ${kind} any more: remove its exception.`),
  ];
}
