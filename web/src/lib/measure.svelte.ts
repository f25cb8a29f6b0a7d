/** How wide words are in the display face; measured again when letters have arrived that were not there yet. */
const SIZE = 100;

class Measure {
  private arrived = $state(0);
  private known = new Map<string, number>();
  private pen = document.createElement('canvas').getContext('2d');

  constructor() {
    document.fonts.addEventListener('loadingdone', () => {
      this.known.clear();
      this.arrived++;
    });
  }

  width(text: string, size: number): number {
    void this.arrived;
    let found = this.known.get(text);
    if (found === undefined) {
      found = this.measured(text);
      this.known.set(text, found);
    }
    return (found * size) / SIZE;
  }

  private measured(text: string): number {
    if (!this.pen) return 0;
    this.pen.font = `600 ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue('--display')}`;
    return this.pen.measureText(text).width;
  }
}

export const measure = new Measure();
