import { describe, expect, it } from 'vitest';
import {
  hostKindOf,
  linkHost,
  resolveHost,
  servesPath,
  visitorPage,
  type HostKind,
  type HostNames,
} from './hosts.ts';

const named = { mainHost: 'inkwell.test', appHost: 'app.inkwell.test' };
const onPorts = { mainHost: 'inkwell.test:3000', appHost: 'app.inkwell.test:3000' };
const appOnPort = { mainHost: 'inkwell.test', appHost: 'inkwell.test:8443' };
const mainOnPort = { mainHost: 'inkwell.test:8443', appHost: 'inkwell.test' };

describe('the kind of a host', () => {
  it.each<[string, HostNames, string, string]>([
    ['the names have no port', named, 'inkwell.test', 'main'],
    ['the names have no port', named, 'inkwell.test:3000', 'main'],
    ['the names have no port', named, 'app.inkwell.test', 'app'],
    ['the names have no port', named, 'app.inkwell.test:3000', 'app'],
    ['the names have no port', named, 'localhost:3000', 'local'],
    ['the names have no port', named, 'evil.app.inkwell.test', 'local'],
    ['the names have a port', onPorts, 'inkwell.test:3000', 'main'],
    ['the names have a port', onPorts, 'inkwell.test:4000', 'local'],
    ['the names have a port', onPorts, 'app.inkwell.test', 'local'],
    ['only the app host has a port', appOnPort, 'inkwell.test:8443', 'app'],
    ['only the app host has a port', appOnPort, 'inkwell.test', 'main'],
    ['only the app host has a port', appOnPort, 'inkwell.test:3000', 'main'],
    ['only the main host has a port', mainOnPort, 'inkwell.test:8443', 'main'],
    ['only the main host has a port', mainOnPort, 'inkwell.test', 'app'],
    ['only the main host has a port', mainOnPort, 'inkwell.test:3000', 'app'],
    ['one name is for both', { mainHost: 'inkwell.test', appHost: 'inkwell.test' }, 'inkwell.test', 'app'],
    ['there is no app host', { mainHost: 'inkwell.test', appHost: null }, 'inkwell.test', 'local'],
    ['there is no main host', { appHost: 'app.inkwell.test' }, 'app.inkwell.test', 'app'],
    ['nothing is named', {}, 'localhost', 'local'],
  ])('when %s (%o), then %s is %s', (_, hosts, host, kind) => {
    expect(hostKindOf(host, hosts)).toBe(kind);
  });
});

describe('the host that a link leads to', () => {
  it.each<[string, HostNames, string, 'main' | 'app', string | null]>([
    ['no name has a port', named, 'inkwell.test', 'app', 'app.inkwell.test'],
    ['no name has a port', named, 'inkwell.test:3000', 'app', 'app.inkwell.test:3000'],
    ['no name has a port', named, 'app.inkwell.test:3000', 'main', 'inkwell.test:3000'],
    ['the names have a port', onPorts, 'inkwell.test:3000', 'app', 'app.inkwell.test:3000'],
    ['only the app host has a port', appOnPort, 'inkwell.test', 'app', 'inkwell.test:8443'],
    ['only the app host has a port', appOnPort, 'inkwell.test:8443', 'main', 'inkwell.test'],
    ['only the main host has a port', mainOnPort, 'inkwell.test:8443', 'app', 'inkwell.test'],
    ['only the main host has a port', mainOnPort, 'inkwell.test', 'main', 'inkwell.test:8443'],
    ['there is no such host', { appHost: 'app.inkwell.test' }, 'app.inkwell.test', 'main', null],
  ])('when %s (%o), then from %s the %s host is %s', (_, hosts, here, kind, there) => {
    expect(resolveHost(here, kind, hosts)).toBe(there);
  });
});

describe('what a host serves', () => {
  it.each<[HostKind, string, boolean]>([
    ['main', '/', true],
    ['main', '/SignIn/', true],
    ['main', '/app', false],
    ['main', '/privacy', false],
    ['app', '/app', true],
    ['local', '/privacy', true],
  ])('when the host is %s, then %s is served: %s', (host, path, isServed) => {
    expect(servesPath(host, path)).toBe(isServed);
  });
});

describe('the page of a visitor', () => {
  it.each<[string, HostKind, string]>([
    ['/', 'local', 'landing'],
    ['/', 'main', 'landing'],
    ['/', 'app', 'signin'],
    ['/SignUp/', 'local', 'signup'],
    ['/signin', 'app', 'signin'],
    ['/app/account', 'local', 'signin'],
    ['/application', 'local', 'landing'],
    ['/nowhere', 'app', 'signin'],
    ['/privacy', 'app', 'privacy'],
    ['/terms/', 'local', 'terms'],
  ])('when %s of a %s host is opened, then it is %s', (path, host, page) => {
    expect(visitorPage(path, host)).toBe(page);
  });
});

describe('the host of a link', () => {
  const PUBLIC = 'inkwell.example:8443';

  it.each([
    'inkwell.example:8443',
    'inkwell.test',
    'inkwell.test:3000',
    'app.inkwell.test',
    'localhost',
    'localhost:3000',
    'app.localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.1.2.3',
    '[::1]:3000',
  ])('when a request names %s, then the link leads back there', (host) => {
    expect(linkHost(host, PUBLIC, named)).toBe(host);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'inkwell.example',
    'inkwell.test.evil.example',
    'evil-inkwell.test',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1@evil.example',
    'localhost:3000@evil.example',
    'evil.example#localhost',
    'evil.example/.localhost',
    'inkwell.test:80:80',
    '[::1].evil.example',
    '192.168.1.5:3000',
  ])('when a request names %s, then the link has the configured one', (host) => {
    expect(linkHost(host, PUBLIC, named)).toBe(PUBLIC);
  });
});
