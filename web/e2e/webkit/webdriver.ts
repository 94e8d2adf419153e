/** A browser behind a driver that speaks W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebDriver {
  /** Opens a path of the product, and returns once its page is loaded. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It is sent as text, so that it sees its arguments alone. */
  run: <Args extends unknown[], T>(task: (...args: Args) => T, ...args: Args) => Promise<Awaited<T>>;
  /** Clicks, as the mouse does. */
  click: (find: Find) => Promise<void>;
  /** Types into a field, as the keyboard does. */
  type: (find: Find, text: string) => Promise<void>;
  /**
   * What was thrown or written to the console as an error since the page was loaded; of before, that something was
   * thrown. The driver has no way to the console itself.
   */
  errors: () => Promise<string[]>;
  /** As a PNG. */
  screenshot: () => Promise<Buffer>;
  version: string;
  end: () => Promise<void>;
}

/** A visible element: what it is, and its name or text. */
export interface Find {
  selector: string;
  name: string;
}

/** The key of an element's reference, by the specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** @throws Error with what the driver says */
async function callDriver<T>(address: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}

// These run in the page.
function findElement({ selector, name }: Find): Element | null {
  const nameOf = (element: Element) => {
    const labels = (element as Partial<HTMLInputElement>).labels;
    return element.ariaLabel ?? (labels?.[0] ?? element).textContent;
  };
  const isMeant = (element: Element) => nameOf(element)?.trim() === name && element.checkVisibility();
  return [...document.querySelectorAll(selector)].find(isMeant) ?? null;
}

function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { pageErrors: errors });
  Object.assign(console, { error: (...args: unknown[]) => errors.push(args.join(' ')) });
  window.addEventListener(
    'error',
    ({ message, target }) => {
      errors.push(message ?? `${(target as Element).outerHTML} could not be fetched`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

function readErrors(): string[] {
  // What was thrown before anybody listened, the app has reported there.
  const isReport = ({ name }: PerformanceEntry) => name.endsWith('/api/crashes');
  return [
    ...(window as unknown as { pageErrors: string[] }).pageErrors,
    ...performance
      .getEntriesByType('resource')
      .filter(isReport)
      .map(() => 'an error before the page was loaded'),
  ];
}

/**
 * Begins a session.
 *
 * @param address of the driver
 * @param product where Inkwell is
 */
export async function openSession(address: string, product: string): Promise<WebDriver> {
  const { sessionId, capabilities } = await callDriver<Session>(address, 'POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const call = <T = null>(method: string, path: string, body?: object) =>
    callDriver<T>(address, method, `/session/${sessionId}${path}`, body);
  const run: WebDriver['run'] = (task, ...args) =>
    call('POST', '/execute/sync', { script: `return (${task.toString()}).apply(null, arguments)`, args });
  const withElement = async (find: Find, action: string, body: object): Promise<void> => {
    const element = await run(findElement, find);
    if (!element) throw new Error(`There is no ${find.selector} '${find.name}'`);
    const id = (element as unknown as Record<string, string>)[ELEMENT];
    await call('POST', `/element/${id}/${action}`, body);
  };

  await call('POST', '/window/rect', { width: 1440, height: 900 });
  return {
    open: async (path) => {
      await call('POST', '/url', { url: new URL(path, product).href });
      await run(collectErrors);
    },
    reload: async () => {
      await call('POST', '/refresh', {});
      await run(collectErrors);
    },
    run,
    click: (find) => withElement(find, 'click', {}),
    type: (find, text) => withElement(find, 'value', { text }),
    errors: () => run(readErrors),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    version: capabilities.browserVersion,
    end: () => call('DELETE', ''),
  };
}
