/** Names as they stand in sentences: German, Polish and Ukrainian words have cases. What stays of a word, and what may follow. */

/** Vowels and soft signs that a case changes at the end of a word. */
const END = /[aeiouyąęóаеєиіїоуюяьй]{1,3}$/u;
/** German adjectives, before the noun: roter, rotes, rote. */
const STRONG = /e[rs]?$/u;
/** What is left of a word says what it is. */
const SHORTEST = 3;
const ENDINGS: Record<string, string> = {
  de: 'e|en|er|es|em|n|s|ns|ens',
  pl:
    'a|e|i|o|u|y|ą|ę|ie|ia|ią|ię|iu|ii|owi|iowi|em|iem|om|iom|ów|iów|ami|iami|mi|ach|iach|ej|iej|ego|iego|emu|iemu|' +
    'ym|im|ych|ich|ymi|imi',
  uk:
    'а|я|у|ю|і|ї|и|е|є|о|ь|ю|ові|еві|єві|ом|ем|єм|ам|ям|ів|їв|ами|ями|ах|ях|ою|ею|єю|ий|ій|їй|ого|його|ому|йому|' +
    'им|ім|їм|их|іх|їх|ими|іми|ої|ьої',
};
/** Consonants that soften before some endings. */
const SOFT: Record<string, Record<string, string>> = {
  pl: { ch: 'sz', k: 'c', g: 'dz', r: 'rz', ł: 'l', st: 'ści', t: 'ci', d: 'dzi' },
  uk: { к: 'ц', г: 'з', х: 'с' },
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function stems(word: string, language: string, isLast: boolean): string[] {
  const cut = word.replace(language === 'de' && !isLast ? STRONG : END, '');
  const stem = cut.length < SHORTEST ? word : cut;
  const [end, soft] = Object.entries(SOFT[language] ?? {}).find(([hard]) => stem.endsWith(hard)) ?? ['', ''];
  return soft ? [stem, stem.slice(0, -end.length) + soft] : [stem];
}

function wordIn(word: string, language: string, isLast: boolean): string {
  const any = stems(word, language, isLast).map(escaped).join('|');
  return `(?:${escaped(word)}|(?:${any})(?:${ENDINGS[language]})?)`;
}

/** A pattern of a name in all its cases; in English there is only the name. */
export function inflected(name: string, language: string): string {
  if (!(language in ENDINGS)) return escaped(name);
  return name
    .split(/\s+/)
    .map((word, i, all) => wordIn(word, language, i === all.length - 1))
    .join('\\s+');
}

/** How every form of a name begins. */
export const beginning = (name: string, language: string): string =>
  language in ENDINGS ? name.slice(0, SHORTEST - 1) : name;
