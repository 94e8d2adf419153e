#!/usr/bin/env node
// Starts Firefox (FIREFOX_PATH) for Playwright, and stands between the two: Firefox's extended support release does
// not know the command by which Playwright sets a page's colour scheme, and nothing here needs it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN_COMMANDS = ['emulation.setMediaFeaturesOverride'];

/** Passes on what Playwright and Firefox say to each other, and answers what Firefox does not know. */
function passOn(playwright, address) {
  const firefox = new WebSocket(address);
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data));
    if (UNKNOWN_COMMANDS.includes(method)) {
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    await opened;
    firefox.send(String(data));
  });
  firefox.on('message', (data) => playwright.send(String(data)));
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (!address) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => passOn(playwright, `${address}${url}`));
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
