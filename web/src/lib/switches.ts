/** What has been chosen before a match begins; a switch that nobody has touched is as by default. */
import type { Switch } from '../protocol';

export type Config = Record<string, Switch['default'] | undefined>;

/** Whether a switch counts: the others that it hangs on are set so. */
export function counts(switches: Switch[], config: Config, one: Switch): boolean {
  return one.when.every(({ key, values }) => values.includes(now(switches, config, key)));
}

/** What a switch is set to; one that does not count is as by default. */
export function now(switches: Switch[], config: Config, key: string): Switch['default'] {
  const one = switches.find((each) => each.key === key);
  if (!one) return '';
  return counts(switches, config, one) ? (config[key] ?? one.default) : one.default;
}

/** What is not as by default. */
export function changed(switches: Switch[], config: Config): Record<string, Switch['default']> {
  const all = switches.map((one): [Switch, Switch['default']] => [one, now(switches, config, one.key)]);
  return Object.fromEntries(
    all.filter(([one, value]) => value !== one.default).map(([one, value]) => [one.key, value]),
  );
}

/** What is played: the innermost of the switches that say so, where several hang on each other. */
function first(switches: Switch[], config: Config): Switch | undefined {
  return switches.findLast((one) => one.place === 'first' && one.kind === 'choice' && counts(switches, config, one));
}

/** The name of what is played at a table: a mission, a campaign; empty where the game has only one thing to play. */
export function aim(switches: Switch[], config: Config): string {
  const one = first(switches, config);
  const value = one && now(switches, config, one.key);
  return (value && one?.values.find((each) => each.value === value)?.name) || '';
}

/** What is to be set otherwise for the next mission, and its name; nothing after the last one. */
export function following(switches: Switch[], config: Config): { config: Config; name: string } | null {
  const one = first(switches, config);
  // What was drawn by lot has no next one.
  if (!one || !now(switches, config, one.key)) return null;
  const at = one.values.findIndex(({ value }) => value === now(switches, config, one.key));
  const next = at < 0 ? undefined : one.values[at + 1];
  return next?.value ? { config: { [one.key]: next.value }, name: next.name } : null;
}

/** What is not as by default, in words. */
export function told(switches: Switch[], config: Config): string[] {
  return Object.entries(changed(switches, config)).map(([key, value]) => {
    const one = switches.find((each) => each.key === key);
    return `${one?.name ?? key}: ${one?.values.find((each) => each.value === value)?.name ?? String(value)}`;
  });
}
