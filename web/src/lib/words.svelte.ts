/** The page's own words: Fluent catalogues, one for each language, formatted here. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A language by its code. Which there are the table says: whatever has a folder of words. */
export type Language = string;

/** The languages by code, each with its own name for itself; the server writes them into the page. */
export const LANGUAGE_NAMES: Record<Language, string> = written();
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);

function written(): Record<Language, string> {
  // Tests of what is worked out have no page.
  const page = typeof document === 'undefined' ? null : document;
  const told = page?.querySelector<HTMLMetaElement>('meta[name="cordon-languages"]')?.content;
  return told ? (JSON.parse(told) as Record<Language, string>) : { en: 'English' };
}

/** The catalogue shares its folder with the table's own words; the page's messages have this before their id. */
const PREFIX = 'page-';

/** The best of ours for what a browser asks for. */
export function preferred(wanted: readonly string[], known = LANGUAGES): Language {
  for (const tag of wanted) {
    const found = known.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  ready = $state(false);
  private bundle = $state.raw<FluentBundle | null>(null);
  private kept = new Map<Language, FluentBundle>();

  async speak(language: Language): Promise<void> {
    let bundle = this.kept.get(language);
    if (!bundle) {
      const answer = await fetch(`/locales/${language}/page.ftl`);
      if (!answer.ok) throw new Error(`page.ftl ${answer.status}`);
      bundle = bundled(language, await answer.text());
      this.kept.set(language, bundle);
    }
    this.bundle = bundle;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(PREFIX + (id.split('.')[0] ?? id)) ?? false;
  }

  /** A message or an attribute of one, or what else is there to say. */
  or(id: string, otherwise: string): string {
    const said = this.say(id);
    return said === id ? otherwise : said;
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    return this.bundle ? formatted(this.bundle, id, args) : '';
  }
}

export function bundled(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A message, or an attribute of one (`id.attribute`); an unknown id stands for itself, so that it is seen. */
export function formatted(bundle: FluentBundle, id: string, args?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(PREFIX + name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, plain(args), []) : id;
}

/** Numbers without a thousands separator, as the table writes them: prices are printed as on the cards, in every language. */
function plain(args: Record<string, FluentVariable> = {}): Record<string, FluentVariable> {
  const told = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ];
  return Object.fromEntries(Object.entries(args).map(told));
}

export const words = new Words();

export const say = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
