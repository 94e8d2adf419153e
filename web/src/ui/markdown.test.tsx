import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown, plainText } from './markdown.tsx';

const html = (text: string) =>
  render(<Markdown text={text} />).container.innerHTML.replaceAll(/ (class|dir)="[^"]*"/g, '');

describe('Markdown on the screen', () => {
  it('when the text has bold, italic and line breaks, then they are rendered', () => {
    expect(html('**Breathe** in, *slowly*.\nThen __out__.\n\nAnd _rest_.')).toBe(
      '<p><strong>Breathe</strong> in, <em>slowly</em>.<br>Then <strong>out</strong>.</p><p>And <em>rest</em>.</p>',
    );
    expect(html('***both*** and **a *nested* one**')).toBe(
      '<p><em><strong>both</strong></em> and <strong>a <em>nested</em> one</strong></p>',
    );
  });

  it('when the text has lists, then each line is an item, also below a sentence and within another list', () => {
    expect(html('Three things:\n- **tea**\n- a walk\n  1. shoes\n  2. keys\n* rest')).toBe(
      '<p>Three things:</p><ul><li><strong>tea</strong></li><li>a walk<ol><li>shoes</li><li>keys</li></ol></li></ul>' +
        '<ul><li>rest</li></ul>',
    );
    expect(html('4. fourth\n5. fifth')).toBe('<ol start="4"><li>fourth</li><li>fifth</li></ol>');
    expect(html('- [x] done\n- [ ] open')).toBe('<ul><li>☑ done</li><li>☐ open</li></ul>');
  });

  it('when the text has a heading, then it is bold and no heading of the page', () => {
    expect(html('## A plan\n\nGo.')).toBe('<p><strong>A plan</strong></p><p>Go.</p>');
  });

  it('when the text has a quotation, code, a rule or a table, then each is shown as what it is', () => {
    expect(html('> so she said')).toBe('<blockquote><p>so she said</p></blockquote>');
    expect(html('`a < b`')).toBe('<p><code>a &lt; b</code></p>');
    expect(html('```\nx = 1\n```')).toBe('<pre><code>x = 1</code></pre>');
    expect(html('one\n\n---\n\ntwo')).toBe('<p>one</p><hr><p>two</p>');
    expect(html('|a|b|\n|-|-|\n|1|2|')).toContain('<th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td>');
  });

  it('when a mark means nothing, or is not closed yet, then it stays in the text', () => {
    expect(html('2 * 3 * 4, snake_case_name, an open **end')).toBe(
      '<p>2 * 3 * 4, snake_case_name, an open **end</p>',
    );
    expect(html(String.raw`\*not so\*, AT&amp;T &#233; & more`)).toBe(
      '<p>*not so*, AT&amp;T é &amp; more</p>',
    );
  });

  it('when the text has HTML, links or pictures, then their words are shown and nothing links or loads', () => {
    const { container } = render(
      <Markdown
        text={'<img src=x onerror="alert(1)"> **<b>x</b>** [here](https://a.example) ![cat](c.png)'}
      />,
    );
    expect(container.querySelector('img, b, a')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror="alert(1)"> <b>x</b> here cat');
  });
});

describe('Markdown as plain text', () => {
  it('when a reply is copied, then its marks of emphasis are gone and its lists keep their lines', () => {
    expect(plainText('**Two** things:\n1. *tea*\n2. sleep\n\n- [ ] and\n\nThat is `all`.\nBye.')).toBe(
      'Two things:\n\n1. tea\n2. sleep\n\n- ☐ and\n\nThat is all.\nBye.',
    );
  });
});
