/** Drawn paths in whole units: on a field of 512 nobody sees the difference, and what is loaded is a third shorter. */

const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
/** Of an arc: the flags, which are written without anything between them and what follows. */
const FLAGS = new Set([3, 4]);

/** A path with every point where it was, to half a unit: what is rounded at one point is made good at the next. */
export function inWholeUnits(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let written = '';
  for (const [command, values] of commands(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const [rx, ry] = [Math.round(x), Math.round(y)];
    const at = (value: number, pen: number, rounded: number): number =>
      relative ? Math.round(pen + value) - rounded : Math.round(value);
    const round = (value: number, i: number): number => {
      if (kind === 'a' && i < 5) return i < 2 ? Math.max(1, Math.round(value)) : Math.round(value);
      const isY = kind === 'v' || (kind !== 'h' && i % 2 === (kind === 'a' ? 0 : 1));
      return isY ? at(value, y, ry) : at(value, x, rx);
    };
    written += command + joined(values.map(round));
    if (kind === 'z') [x, y] = [startX, startY];
    else {
      const [endX, endY] = kind === 'v' ? [null, values[0]] : kind === 'h' ? [values[0], null] : values.slice(-2);
      x = endX === null || endX === undefined ? x : endX + (relative ? x : 0);
      y = endY === null || endY === undefined ? y : endY + (relative ? y : 0);
      if (kind === 'm') [startX, startY] = [x, y];
    }
  }
  return written;
}

/** Each command with its own values, one at a time: a row of values after one letter is a row of commands. */
function* commands(path: string): Generator<[string, number[]]> {
  let [at, command] = [0, ''];
  const next = (flag: boolean): string => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
    TOKEN.lastIndex = at;
    const found = flag ? path[at] : TOKEN.exec(path)?.[0];
    at += found?.length ?? path.length;
    return found ?? '';
  };
  for (let token = next(false); token; token = next(false)) {
    const letter = /[a-z]/i.test(token);
    if (letter) command = token;
    else if (command === 'm' || command === 'M') command = command === 'm' ? 'l' : 'L';
    const takes = TAKES[command.toLowerCase()] ?? 0;
    const values = letter ? [] : [Number(token)];
    while (values.length < takes) values.push(Number(next(command.toLowerCase() === 'a' && FLAGS.has(values.length))));
    yield [command, values];
  }
}

const joined = (values: readonly number[]): string =>
  values.map((value, i) => (i && value >= 0 ? ` ${value}` : `${value}`)).join('');
