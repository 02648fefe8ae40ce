import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What a page may load and run: its own files, and nothing that somebody has written into it. */
export function policyFor(page: string): string {
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "media-src 'self' blob: data:",
    "connect-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Writes the policy into every page that is built. While one works on it, Vite brings styles and reloads by itself. */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => ({
        html: page,
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(page) },
            injectTo: 'head-prepend',
          },
        ],
      }),
    },
  };
}

/** What the server says with a page that bears its policy: the same, and that nobody may show the game in a frame. */
export function headersFor(page: string): Record<string, string> {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  if (policy === undefined) throw new Error('the page bears no policy');
  return {
    'Content-Security-Policy': `${policy.replaceAll('&#39;', "'")}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}
