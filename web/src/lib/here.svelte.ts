/** By which address others reach this server. */
import { api } from './api';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The addresses to hand out: the one that this page came by, unless it leads to this computer only. */
export function origins(own: string, hostname: string, told: readonly string[]): string[] {
  return LOOPBACK.test(hostname) && told.length ? [...told] : [own];
}

class Address {
  private told = $state.raw<readonly string[]>([]);
  /** The server lets in nobody from elsewhere. */
  alone = $state(false);
  private asked = false;

  /** Asked once; without an answer the own address has to do. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const { addresses = [], alone = false } = await api.here().catch(() => ({ addresses: [], alone: false }));
    [this.told, this.alone] = [addresses, alone];
  }

  get origins(): string[] {
    return origins(location.origin, location.hostname, this.told);
  }

  /** Whether what is handed out leads nowhere but here. */
  get local(): boolean {
    return LOOPBACK.test(new URL(this.origins[0] ?? location.origin).hostname);
  }

  /** An address of this server as others can open it. */
  outward(link: string): string {
    const url = new URL(link, location.href);
    return `${this.origins[0]}${url.pathname}${url.search}${url.hash}`;
  }
}

export const address = new Address();
