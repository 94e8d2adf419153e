import { IDENTITY_HEADER } from '@inkwell/contracts';
import { createIdentitySigner } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Journal, openJournal, person } from './harness.ts';

const TODAY = '2026-11-20';
const page = `/api/journal-entries/${TODAY}`;
const routes = [
  ['GET', '/api/journal-dates'],
  ['GET', page],
  ['GET', `${page}/revisions`],
  ['POST', '/api/journal-entries'],
  ['GET', '/api/journal-prompts'],
  ['GET', `/internal/entries/${TODAY}`],
] as const;

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());

describe('who comes in', () => {
  it('when the identity is missing, made up or another service’s, then it is 401', async () => {
    const forged = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret: 'x'.repeat(40) });
    const unsigned = [
      Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url'),
      Buffer.from(JSON.stringify({ iss: 'gateway', aud: 'journal', sub: 'ada' })).toString('base64url'),
      '',
    ].join('.');
    for (const [method, url] of routes) {
      for (const token of [undefined, 'nonsense', unsigned, forged({ userId: 'ada' })]) {
        const answer = await journal.app.inject({
          method,
          url,
          headers: token === undefined ? {} : { [IDENTITY_HEADER]: token },
        });
        expect(answer.statusCode, `${method} ${url}`).toBe(401);
        expect(answer.json()).toMatchObject({ error: 'unauthenticated' });
      }
    }
  });

  it('when insights asks for a person’s page, then it is 401: its word holds for internal routes alone', async () => {
    const headers = { [IDENTITY_HEADER]: journal.signAsInsights({ userId: 'ada' }) };
    expect((await journal.app.inject({ url: page, headers })).statusCode).toBe(401);
  });

  it('when it is somebody else’s page, then it is 404 and stays as it was', async () => {
    const ada = person(journal);
    const eve = person(journal);
    await ada.save({ date: TODAY, content: 'for my eyes' });
    await ada.save({ date: TODAY, content: 'for my eyes only' });
    expect((await eve.get(page)).statusCode).toBe(404);
    expect((await eve.get(`${page}/revisions`)).statusCode).toBe(404);
    expect((await eve.get('/api/journal-dates')).json()).toEqual({ dates: [] });
    expect((await eve.save({ date: TODAY, content: 'mine' })).json()).toMatchObject({ revision: 1 });
    expect((await ada.get(page)).json()).toMatchObject({ content: 'for my eyes only', revision: 2 });
  });
});

describe('bad input', () => {
  it.each([
    [{}, ['date', 'content']],
    [{ date: TODAY, content: 7 }, ['content']],
    [{ date: TODAY, content: null }, ['content']],
    [{ date: { $gt: '' }, content: 'x' }, ['date']],
    [{ date: TODAY, content: { $gt: '' } }, ['content']],
    [{ date: TODAY, content: 'x', mood: { $ne: null } }, ['mood']],
    [{ date: TODAY, content: 'x', baseRevision: { $gt: 0 } }, ['baseRevision']],
    [{ date: '2026-02-30', content: 'x' }, ['date']],
    [{ date: '20 November', content: 'x' }, ['date']],
    [{ date: TODAY, content: 'x', mood: 'bored' }, ['mood']],
    [{ date: TODAY, content: 'x', baseRevision: -1 }, ['baseRevision']],
    [{ date: TODAY, content: 'x', baseRevision: 1.5 }, ['baseRevision']],
    [{ date: TODAY, content: 'x', baseRevision: '1' }, ['baseRevision']],
  ])('when the body is %j, then it is 400 and names %j', async (body, fields) => {
    const answer = await person(journal).save(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid' });
    expect(Object.keys(answer.json().context.fields)).toEqual(fields);
  });

  it('when the body is broken, no object or missing, then it is 400', async () => {
    const ada = person(journal);
    for (const raw of ['{"date":', '[]', '"text"', 'null', '']) {
      const answer = await ada.sendRaw(raw);
      expect(answer.statusCode, raw).toBe(400);
      expect(answer.json().context.fields).toHaveProperty('body');
    }
  });

  it('when the body is no JSON, then it is 415', async () => {
    const answer = await person(journal).sendRaw('date=today', { 'content-type': 'text/csv' });
    expect(answer.statusCode).toBe(415);
  });

  it('when a day in the address is none, then it is 400 and named', async () => {
    const answer = await person(journal).get('/api/journal-entries/2026-13-01');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().context.fields).toEqual({ date: 'must be a date as YYYY-MM-DD' });
  });

  it('when fields are unknown, then they are dropped', async () => {
    const ada = person(journal);
    const answer = await ada.save({ date: TODAY, content: 'x', userId: 'eve', revision: 9, written: false });
    expect(answer.json()).toMatchObject({ revision: 1 });
    expect((await ada.get('/api/journal-dates')).json()).toEqual({ dates: [TODAY] });
  });
});

describe('length', () => {
  it('when a page has 200,000 characters, each escaped as a pair, then it is saved', async () => {
    const ada = person(journal);
    const answer = await ada.sendRaw(
      `{"date":"${TODAY}","content":"${'\\ud83d\\ude00'.repeat(200_000)}","mood":"joy","baseRevision":0}`,
    );
    expect(answer.statusCode).toBe(200);
    expect((await ada.get(page)).json().content).toBe('😀'.repeat(200_000));
  });

  it('when it has one more, then it is 413 and nothing is kept', async () => {
    const ada = person(journal);
    const answer = await ada.save({ date: TODAY, content: 'x'.repeat(200_001) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'too_large' });
    expect((await ada.get(page)).statusCode).toBe(404);
  });

  it('when the body is larger than any page, then it is refused before it is read', async () => {
    const answer = await person(journal).save({ date: TODAY, content: 'x'.repeat(2_500_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'too_large' });
  });
});
