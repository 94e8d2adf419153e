import { describe, expect, test } from 'vitest';

import { explain, StartProblem } from './problem.ts';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  test('when nothing is set, then everything is local', () => {
    const settings = readSettings('/home/me/inkwell', {});
    expect(settings).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' });
    expect(settings.dataDir).toBe('/home/me/inkwell/.data');
    expect(settings.real).toEqual({ openai: false, stripe: false, google: false });
  });

  test('when both say something, then the environment wins over the file, also by being empty', () => {
    const file = { PORT: '4000', OPENAI_API_KEY: 'from-file', DATA_DIR: '/file' };
    const settings = readSettings('/root', { PORT: '5000', OPENAI_API_KEY: '' }, file);
    expect(settings.port).toBe(5000);
    expect(settings.dataDir).toBe('/file');
    expect(settings.real.openai).toBe(false);
  });

  test('when a model has an address and no key, then it is the real one all the same', () => {
    const settings = readSettings('/root', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' });
    expect(settings.real.openai).toBe(true);
  });

  test.each(['0', '65536', 'abc', '30.5'])('when PORT is %s, then the message names it', (PORT) => {
    expect(() => readSettings('/root', { PORT })).toThrow(`PORT is '${PORT}'`);
  });

  test('when a key lacks its companions, then the message names them', () => {
    expect(() => readSettings('/root', { STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'y' })).toThrow(
      /STRIPE_SECRET_KEY is set, but STRIPE_PUBLISHABLE_KEY is not/,
    );
    expect(() => readSettings('/root', { GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_CLIENT_SECRET is not/);
  });

  test("when the program is to answer, then a model's settings count for nothing", () => {
    const settings = readSettings('/root', {
      COMPANION: 'program',
      OPENAI_API_KEY: 'sk-1',
      OPENAI_MODEL: 'm',
    });
    expect(settings.real.openai).toBe(false);
    expect(settings.values).not.toHaveProperty('OPENAI_API_KEY');
    expect(settings.values).not.toHaveProperty('OPENAI_MODEL');
  });

  test('when COMPANION is something else, then start says what it may be', () => {
    expect(() => readSettings('/root', { COMPANION: 'none' })).toThrow("Set it to 'program'");
  });

  test('when READER is something else than large, then start says what it may be', () => {
    expect(() => readSettings('/root', { READER: 'small' })).toThrow("READER is 'small'. Set it to 'large'");
    expect(readSettings('/root', { READER: 'large' }).values['READER']).toBe('large');
  });
});

describe('explain', () => {
  test('when the disk is full, then it says what to do', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    expect(explain(full, '/data')).toMatch(/disk is full.*DATA_DIR=/);
  });

  test('when the folder is not ours, then it names it', () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    expect(explain(denied, '/data')).toMatch(/Not allowed to write.*\/data/);
  });

  test('when the problem is known, then only its message is shown', () => {
    expect(explain(new StartProblem('Do this.'), '/data')).toBe('Do this.');
  });
});
