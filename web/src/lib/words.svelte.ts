/** The page's own words: Fluent catalogues, one for each language, formatted here. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  uk: 'Українська',
};
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The catalogue shares its folder with the table's own words; the page's messages have this before their id. */
const PREFIX = 'page-';

/** The best of ours for what a browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
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
