import { expect, it } from 'vitest';
import { describeFindings, type Finding } from '../e2e/tour/findings.ts';

const finding: Finding = {
  view: 'landing',
  theme: 'light',
  width: 390,
  rule: 'color-contrast',
  help: 'Elements must meet minimum color contrast',
  element: '<button>Sign In</button>',
};

it('when an element is found at several widths, then it is listed once with all of them', () => {
  expect(describeFindings([finding, { ...finding, theme: 'dark' }, { ...finding, width: 768 }])).toBe(
    [
      'landing: color-contrast (Elements must meet minimum color contrast)',
      '    <button>Sign In</button>',
      '    light 390, dark 390, light 768',
    ].join('\n'),
  );
});

it('when views, rules or elements differ, then each is listed', () => {
  const others = [{ view: 'plan' }, { rule: 'label' }, { element: '<input>' }];
  const text = describeFindings([finding, ...others.map((other) => ({ ...finding, ...other }))]);
  expect(text.match(/light 390/g)).toHaveLength(4);
});

it('when nothing is found, then there is nothing to say', () => {
  expect(describeFindings([])).toBe('');
});
