import type { Blueprint, Placements } from '@inkwell/contracts';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OpeningFigure } from '../src/features/soulprint/opening-figure.tsx';
import { sectionsOf } from '../src/features/soulprint/sections.ts';
import { ZodiacWheel } from '../src/features/soulprint/zodiac-wheel.tsx';
import { answers, onboardedUser, unpaid } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const PATH = 'GET /api/user/blueprint';
const TEXT =
  '# The SoulPrint of Anna\n\n## Who you are\n\nSteady.\n\n## Your chart\n\nA sky.\n\n## The proud word\n\nSteady.';
const placements: Placements = {
  sun: { sign: 'Leo', degrees: 13.9 },
  moon: { sign: 'Pisces', degrees: 2 },
  rising: { sign: 'Virgo', degrees: 29.99 },
};
const ready: Blueprint = { blueprint: TEXT, onboardingData: answers, status: 'ready', placements };

function subscribePage(blueprint: Blueprint) {
  mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/subscription-status': ok(unpaid),
    [PATH]: ok(blueprint),
    'POST /api/subscription/setup': ok({ clientSecret: 'seti_1_secret_1' }),
  });
  return renderApp('/subscribe');
}

// Loads the lazy chunks before the tests, because the Markdown parser is large.
beforeAll(async () => {
  await import('../src/app/subscribe-page.tsx');
  await import('../src/features/soulprint/soulprint-markdown.tsx');
});

describe('the SoulPrint on the subscribe page', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('when it is ready, then figure, summary and text follow each other, under headings without a gap', async () => {
    subscribePage(ready);
    await screen.findByRole('heading', { name: 'Who you are' });
    const article = screen.getByRole('article', { name: 'Your SoulPrint™' });
    const headings = within(article).getAllByRole('heading');
    expect(headings.map((each) => [each.tagName, each.textContent])).toEqual([
      ['H1', 'Your SoulPrint™'],
      ['H2', 'Profile Summary'],
      ['H2', 'The SoulPrint of Anna'],
      ['H3', 'Who you are'],
      ['H3', 'Your chart'],
      ['H3', 'The proud word'],
    ]);
    const figure = within(article).getByRole('img', { name: 'Sun in Leo, Moon in Pisces, Rising in Virgo' });
    const summary = within(article).getByRole('region', { name: 'Profile Summary' });
    expect(figure.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(summary).getByText('7.5 hours')).toBeTruthy();
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once with reduced motion', true, 'auto'],
  ])(
    'when a section is chosen in the contents, then it is scrolled to %s and has the focus',
    async (_, matches, behavior) => {
      vi.stubGlobal('matchMedia', () => ({ matches }));
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
      const { user } = subscribePage(ready);
      const heading = await screen.findByRole('heading', { name: 'Your chart' });
      const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
      if (!contents) throw new Error('no contents');
      const links = within(contents).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(['Who you are', 'Your chart', 'The proud word']);
      links[1]?.focus();
      await user.keyboard('{Enter}');
      expect(document.activeElement).toBe(heading);
      expect(scrolled.mock.contexts).toEqual([heading]);
      expect(scrolled.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
      expect(links.map((link) => link.getAttribute('href')?.slice(1))).toContain(heading.id);
    },
  );

  it('when it is still being written, then the sky and the summary are there, and no contents', async () => {
    subscribePage({ ...ready, blueprint: null, status: 'pending' });
    await screen.findByRole('img', { name: /^Sun in Leo/ });
    expect(screen.getByRole('region', { name: 'Profile Summary' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Contents' })).toBeNull();
  });
});

describe('the opening figure', () => {
  async function figure(of: Partial<Placements>) {
    mockServer({ [PATH]: ok({ ...ready, placements: { ...placements, ...of } }) });
    renderApp('/subscribe', <OpeningFigure />);
    return screen.findByRole('figure');
  }

  it('when all are known, then each is said with its whole degrees', async () => {
    const shown = within(await figure({}));
    expect(shown.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'Leo, 13°',
      'Pisces, 2°',
      'Virgo, 29°',
    ]);
  });

  it('when the rising sign is not known, then it says why, and no horizon is drawn', async () => {
    const shown = await figure({ rising: null });
    const wheel = within(shown).getByRole('img', { name: 'Sun in Leo, Moon in Pisces, Rising not known' });
    expect(within(shown).getByText(/takes a city of birth/)).toBeTruthy();
    expect(wheel.querySelector('[data-body="rising"]')).toBeNull();
    expect(wheel.querySelectorAll('[data-body]')).toHaveLength(2);
  });

  it('when nothing is known, then there is no figure', async () => {
    mockServer({ [PATH]: ok({ ...ready, placements: { sun: null, moon: null, rising: null } }) });
    const { client } = renderApp('/subscribe', <OpeningFigure />);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('the wheel', () => {
  /** Where a body's group is moved to. */
  const centreOf = (svg: Element, body: string) =>
    /translate\((\S+) (\S+)\)/
      .exec(svg.querySelector(`[data-body="${body}"]`)?.innerHTML ?? '')
      ?.slice(1)
      .map(Number);

  function wheel(of: Placements): Element {
    const { container } = render(<ZodiacWheel placements={of} />);
    const svg = container.querySelector('svg');
    if (!svg) throw new Error('no drawing');
    return svg;
  }

  it('when somebody was born at sunrise, then the sun stands on the horizon in the east, which is the left', () => {
    const sunrise = { sign: 'Gemini', degrees: 10 } as const;
    expect(centreOf(wheel({ sun: sunrise, moon: null, rising: sunrise }), 'sun')).toEqual([-66, 0]);
  });

  it('when three signs rose before it, then the sun stands at the top', () => {
    const rising = { sign: 'Libra', degrees: 10 } as const;
    const [x, y] = centreOf(wheel({ sun: { sign: 'Cancer', degrees: 10 }, moon: null, rising }), 'sun') ?? [];
    expect(x).toBeCloseTo(0);
    expect(y).toBe(-66);
  });

  it('when sun and moon stand together, then neither hides the other', () => {
    const together = { sign: 'Leo', degrees: 13 } as const;
    const svg = wheel({ sun: together, moon: together, rising: null });
    const [sunX = 0, sunY = 0] = centreOf(svg, 'sun') ?? [];
    const [moonX = 0, moonY = 0] = centreOf(svg, 'moon') ?? [];
    expect(Math.hypot(sunX - moonX, sunY - moonY)).toBeGreaterThan(24);
  });

  it('when it is drawn, then it has at most 4 kB, no colour of its own and one line weight', () => {
    const { outerHTML } = wheel(placements);
    expect(outerHTML.length).toBeLessThan(4_096);
    expect(outerHTML).not.toMatch(/#[0-9a-f]{3}|rgb|style=|<text/i);
    expect(outerHTML.match(/stroke-width/g)).toHaveLength(1);
  });
});

describe('the sections', () => {
  it('when two headings are alike, then their ids differ; marks and other levels do not count', () => {
    expect(sectionsOf('# Title\n\n## A *day*\n\n### Part\n\n## A day\n\n## שלום 🌸')).toEqual([
      { id: 'soulprint-a-day', title: 'A day' },
      { id: 'soulprint-a-day-2', title: 'A day' },
      { id: 'soulprint-שלום', title: 'שלום 🌸' },
    ]);
  });
});
