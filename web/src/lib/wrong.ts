/** What is wrong with a form: a sentence, and the field that it is about. */
import { Refusal } from './api';

export type Field = 'name' | 'password' | 'old-password' | 'code' | '';

const FIELDS: Record<string, Field> = {
  'wrong-name': 'name',
  'name-long': 'name',
  'name-taken': 'name',
  'name-here': 'name',
  'renamed-lately': 'name',
  'password-short': 'password',
  'password-long': 'password',
  'password-wrong': 'old-password',
  'no-reset': 'code',
};

export interface Wrong {
  field: Field;
  text: string;
}

export const RIGHT: Wrong = { field: '', text: '' };

/** A refusal in words, with what to do about it, at the field that it is about. */
export function wrong(error: unknown): Wrong {
  if (!(error instanceof Refusal)) return { field: '', text: String(error) };
  const { code, message, hint } = error.problem;
  return { field: FIELDS[code] ?? '', text: hint ? `${message} ${hint}` : message };
}

/** The sentence for one field; with no field: what is about none of them. */
export const at = (what: Wrong, field: Field): string => (what.field === field ? what.text : '');
