import { Printed } from '../lib/printed.svelte';
import type * as wire from './wire';

export const printed = new Printed<wire.Printed>('twom');
