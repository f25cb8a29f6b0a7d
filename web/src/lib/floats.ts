/** What floats up over a figure when something happens to it. */
import type { Point } from './geometry';
import type { IconName } from './icon-names';

export interface Sign {
  text: string;
  icon: IconName | null;
  tone: 'bad' | 'good';
}

export type Float = Sign & Point;
