import { describe, expect, it } from 'vitest';
import { hostKindOf, urlOn } from './navigation.ts';

const at = (host: string) => ({ host, hostname: host.replace(/:\d+$/, '') });
const hosts = { mainHost: 'inkwell.test', appHost: 'app.inkwell.test' };

describe('hosts', () => {
  it('when the name is one of ours, then it is known with and without a port', () => {
    expect(hostKindOf(at('inkwell.test'), hosts)).toBe('main');
    expect(hostKindOf(at('inkwell.test:3000'), hosts)).toBe('main');
    expect(hostKindOf(at('app.inkwell.test:3000'), hosts)).toBe('app');
    expect(hostKindOf(at('localhost:3000'), hosts)).toBe('local');
  });

  it('when the setting names a port, then only that port is meant', () => {
    const ported = { mainHost: 'inkwell.test:3000', appHost: 'app.inkwell.test:3000' };
    expect(hostKindOf(at('inkwell.test:3000'), ported)).toBe('main');
    expect(hostKindOf(at('inkwell.test:4000'), ported)).toBe('local');
  });

  it('when there is no app host, then nobody is sent to one', () => {
    expect(hostKindOf(at('inkwell.test'), { mainHost: 'inkwell.test', appHost: null })).toBe('local');
  });

  it("when the other host names no port, then this page's port is kept", () => {
    expect(urlOn('app.inkwell.test', '/app?x=1', { protocol: 'http:', port: '3000' })).toBe(
      'http://app.inkwell.test:3000/app?x=1',
    );
    expect(urlOn('app.inkwell.test:81', '/', { protocol: 'http:', port: '3000' })).toBe(
      'http://app.inkwell.test:81/',
    );
    expect(urlOn('app.inkwell.test', '/', { protocol: 'https:', port: '' })).toBe(
      'https://app.inkwell.test/',
    );
  });
});
