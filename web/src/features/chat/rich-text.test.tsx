import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const html = (text: string) =>
  render(<RichText text={text} />).container.innerHTML.replaceAll(/ class="[^"]*"/g, '');

describe('rich text', () => {
  it('when the text has bold, italic and line breaks, then they are rendered', () => {
    expect(html('**Breathe** in, *slowly*.\nThen __out__.\n\nAnd _rest_.')).toBe(
      '<p><strong>Breathe</strong> in, <em>slowly</em>.<br>Then <strong>out</strong>.</p><p>And <em>rest</em>.</p>',
    );
    expect(html('***both*** and **a *nested* one**')).toBe(
      '<p><strong><em>both</em></strong> and <strong>a <em>nested</em> one</strong></p>',
    );
  });

  it('when an asterisk or underscore marks no emphasis, then it stays in the text', () => {
    expect(html('2 * 3 * 4, snake_case_name, an open **end')).toBe(
      '<p>2 * 3 * 4, snake_case_name, an open **end</p>',
    );
  });

  it('when the text has HTML, then it is shown as text', () => {
    const { container } = render(<RichText text={'<img src=x onerror="alert(1)"> **<b>x</b>**'} />);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.textContent).toContain('<img src=x');
  });
});
