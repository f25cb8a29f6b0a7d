/** The words of the rules on a PDA, with the rules that explain them. */
export const TERMS = {
  focus: ['ST-12.7', 'ST-12.6'],
  none: ['ST-8.1', 'ST-8.4'],
  low: ['ST-8.5', 'ST-8.7'],
  high: ['ST-8.6', 'ST-8.3'],
  pinned: ['ST-12.3'],
  exposed: ['ST-12.5'],
  hp: ['ST-10.2', 'ST-10.3'],
  injuries: ['ST-10.4', 'ST-12.2'],
  turns: ['ST-6.4'],
  lead: ['ST-7.12', 'ST-1.4'],
  bolts: ['ST-7.11'],
  magazine: ['ST-7.8', 'ST-10.22'],
  dosage: ['ST-9.1', 'ST-9.2', 'ST-9.6', 'ST-9.7'],
} as const;
