/** Narrow or low screens have the layout of a phone, low ones that of a phone on its side; the style sheets know the same lines. */
import { MediaQuery } from 'svelte/reactivity';

const LINE = '(max-width: 900px), (max-height: 500px)';
const ON_ITS_SIDE = '(max-height: 500px) and (min-width: 600px)';

const found = (line: string): MediaQuery | null => (typeof matchMedia === 'undefined' ? null : new MediaQuery(line));
const query = found(LINE);
const low = found(ON_ITS_SIDE);

export const isPhone = (): boolean => query?.current ?? false;
export const isLow = (): boolean => low?.current ?? false;
