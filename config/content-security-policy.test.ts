import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  withoutMark,
} from './content-security-policy.ts';
import { readSettings } from './settings.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('SEC-04 Content-Security-Policy', () => {
  test('inline scripts are allowed by hash where they have the mark; others, files and data are not', () => {
    const html = [
      '<script nonce="mark">first()</script>',
      '<script type="module" nonce="mark" async="">second()</script>',
      '<script nonce="mark" src="/a.js"></script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script nonce="mark">first()</script>',
      '<script>alert(1)</script>',
      '<script nonce="other">alert(2)</script>',
      '<script data-nonce="mark">alert(3)</script>',
      '<script>window.__remixContext = {};alert(4)</script>',
    ].join('');
    expect(inlineScriptHashes(html, 'mark')).toEqual([hashOf('first()'), hashOf('second()')]);
    expect(withoutMark(html, 'mark')).toContain(
      '<script>first()</script><script type="module" async',
    );
  });

  test.each([
    ['http', false],
    ['https', true],
  ])('what is on %s is asked for there, whatever the mode', (protocol, isUpgraded) => {
    const policy = contentSecurityPolicy(readSettings({ PUBLIC_PROTOCOL: protocol }));
    expect(policy.includes('upgrade-insecure-requests')).toBe(isUpgraded);
  });

  test('nothing is allowed that is not named, and no inline script without its hash', () => {
    const policy = contentSecurityPolicy(readSettings({}), {
      scripts: ["'sha256-x'"],
      styles: ["'sha256-y'"],
    });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("style-src 'self' 'sha256-y';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://");
  });

  test('ANA-01 a tag manager and a messaging widget are let in where they are configured, and their origins alone', () => {
    const policy = contentSecurityPolicy(
      readSettings({
        TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=1',
        TAG_MANAGER_ORIGINS: 'https://figures.example',
        MESSAGING_WIDGET_URL: 'https://chat.example/widget.js',
      }),
    );
    const origins = 'https://tags.example https://chat.example https://figures.example';
    expect(policy).toContain(`script-src 'self' ${origins};`);
    expect(policy).toContain(`connect-src 'self' ${origins};`);
    expect(policy).toContain(`frame-src ${origins};`);
    expect(policy).toMatch(new RegExp(`img-src 'self' data: [^;]*${origins};`));
    const without = contentSecurityPolicy(
      readSettings({ TAG_MANAGER_ORIGINS: 'https://figures.example' }),
    );
    expect(without).not.toMatch(/frame-src|figures/);
    expect(without).toContain("connect-src 'self';");
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
    const hosted = contentSecurityPolicy(readSettings({ IMAGES_BASE_URL: 'https://img.example' }));
    expect(hosted).toContain("media-src 'self' https://img.example;");
    expect(hosted).toContain("img-src 'self' data: https://img.example;");
    expect(contentSecurityPolicy(readSettings({}))).toMatch(
      /form-action [^;]* http:\/\/login\.localhost:3000;/,
    );
  });
});
