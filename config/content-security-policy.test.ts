import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { readSettings } from './settings.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('SEC-04 Content-Security-Policy', () => {
  test('inline scripts are allowed by hash; files and data are not inline scripts', () => {
    const html = [
      '<script>first()</script>',
      '<script type="module" async="">second()</script>',
      '<script src="/a.js"></script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script>first()</script>',
    ].join('');
    expect(inlineScriptHashes(html)).toEqual([hashOf('first()'), hashOf('second()')]);
  });

  test('nothing is allowed that is not named, and no inline script without its hash', () => {
    const policy = contentSecurityPolicy(readSettings({}), ["'sha256-x'"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://");
  });

  test('AUTH-01 a logout may lead to the provider, and nothing else of it may be loaded', () => {
    const policy = contentSecurityPolicy(
      readSettings({
        OIDC_ISSUER: 'https://id.example/realm',
        OIDC_CLIENT_ID: 'cordata',
        OIDC_LOGOUT_URL: 'https://out.example/end',
        OIDC_PICTURE_ORIGINS: 'https://pictures.example',
      }),
    );
    expect(policy).toMatch(/form-action [^;]* https:\/\/id\.example https:\/\/out\.example;/);
    expect(policy).toContain("img-src 'self' data: https://id.example https://pictures.example;");
    expect(policy).toMatch(/script-src 'self';/);
    expect(contentSecurityPolicy(readSettings({}))).toMatch(
      /form-action [^;]* http:\/\/login\.localhost:3000;/,
    );
  });
});
