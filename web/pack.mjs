/** Packs what has been built, as small as can be, beside each file: the table need not do it while people wait. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const CLIENT = new URL('../src/cordon/client', import.meta.url).pathname;
/** The table writes into this one before it gives it out. */
const OTHERS = new Set(['index.html']);
const TEXT = /\.(js|css|svg|html|webmanifest|txt|ftl|json)$/;
/** Bytes from which it is worth it. */
const FROM = 1000;

for (const name of readdirSync(CLIENT, { recursive: true }).map(String)) {
  if (OTHERS.has(name) || !TEXT.test(name)) continue;
  const path = join(CLIENT, name);
  const data = readFileSync(path);
  if (data.length < FROM) continue;
  const mode = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params: mode }));
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
