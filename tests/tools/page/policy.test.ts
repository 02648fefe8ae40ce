import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { contentPolicy, headersFor, policyFor } from '../../../tools/page/policy.ts';

/** A page with a style of its own, as it is built. */
async function builtPage(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'harrow-page-'));
  writeFileSync(join(root, 'index.html'), '<html><head><style>p { color: red }</style></head><body></body></html>');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contentPolicy()],
    build: { write: false },
  });
  rmSync(root, { recursive: true });
  if (!('output' in built)) throw new Error('nothing was built');
  const page = built.output.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

test('the server says the policy that the page bears, and that no frame may show it', async () => {
  const page = await builtPage();
  const policy = policyFor(page);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/);
  expect(headersFor(page)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
});

test('a page that bears no policy is not served', () => {
  expect(() => headersFor('<html></html>')).toThrow('no policy');
});
