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
