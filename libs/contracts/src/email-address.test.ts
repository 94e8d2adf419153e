import { describe, expect, it } from 'vitest';
import { canonicalEmail, emailWithAsciiDomain, readEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    'a%b@example.com',
    "o'brien+x@example.com",
    '{}|@example.com',
    "!#$%&'*+-/=?^_`{|}~@example.com",
    '-ann-@example.com',
    'a.b.c@example.com',
    '1@example.co.uk',
    'ann@a-b.c1.example',
    'ann@xn--bcher-kva.example',
    'ann@bücher.example',
    'ann@BÜCHER.example',
    'ann@例え.テスト',
    'ann@例え。テスト',
    'ann@пример.рф',
    'ann@उदाहरण.भारत',
    'ann@مثال.إختبار',
    'ann@straße.example',
    '用户@例子.广告',
    'jörg@example.com',
    'jo\u0308rg@example.com',
    '𐐷@example.com',
  ])('when it is %s, then it is one', (text) => {
    expect(readEmailAddress(text)).not.toBeNull();
  });

  it.each([
    '',
    '@',
    'ann',
    '@example.com',
    'ann@',
    'ann@example',
    'ann@localhost',
    '.ann@example.com',
    'ann.@example.com',
    'a..b@example.com',
    'ann lee@example.com',
    '"ann lee"@example.com',
    'ann(x)@example.com',
    'Ann <ann@example.com>',
    'ann@eve@example.com',
    'ann@example.com,eve@example.com',
    'ann@.example.com',
    'ann@example..com',
    'ann@example.com.',
    'ann@-example.com',
    'ann@example-.com',
    'ann@ex_ample.com',
    'ann@example.c',
    'ann@example.123',
    'ann@1.2.3.4',
    'ann@0x7f.1',
    'ann@[1.2.3.4]',
    'ann@example.com:25',
    'ann@example.com/x',
    'ann@ex%61mple.com',
    'ann@xn--zzzz.com',
    'ann@☃.com',
    'ann@😀.com',
    `ann@${'a'.repeat(64)}.com`,
    `ann@${'a.'.repeat(126)}com`,
    'ann@exam\u00ADple.com',
    'ann@exam\u200Bple.com',
    'ann\u200B@example.com',
    '\u200D@example.com',
    'ann\u00A0lee@example.com',
    'ann\u0000@example.com',
    'ann\uD800@example.com',
    'ann\uFF20example.com',
  ])('when it is %j, then it is none', (text) => {
    expect(readEmailAddress(text)).toBeNull();
  });

  it.each([
    ['Ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
    ['ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
    ['ann@ｅｘａｍｐｌｅ．com', 'ann@example.com'],
    ['ann@straße.example', 'ann@xn--strae-oqa.example'],
    ['JO\u0308RG@example.com', 'jörg@example.com'],
    [' Ann.Lee@Example.COM\n', 'ann.lee@example.com'],
    ['no address AT all ', 'no address at all'],
    ['ann@XN--ZZZZ.com', 'ann@xn--zzzz.com'],
  ])('when it is written %j, then it is compared as %s', (text, canonical) => {
    expect(canonicalEmail(text)).toBe(canonical);
  });

  it('when a mail server cannot take letters of other scripts in a domain, then it has its ASCII form', () => {
    expect(emailWithAsciiDomain('Ann@Bücher.example')).toBe('Ann@xn--bcher-kva.example');
    expect(emailWithAsciiDomain('nobody nowhere @example.com')).toBe('nobody nowhere @example.com');
  });
});
