import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it came. */
export type ReceivedSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
};

type Attribute = { key: string; value: { stringValue?: string } };
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[];
  }[];
};

/** Takes traces by OTLP over HTTP, as a collector does. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
        const name = resource.attributes.find(({ key }) => key === 'service.name');
        const service = name?.value.stringValue ?? '';
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came so far, with everything that each of them says. */
    spans,
    /** A span and those that led to it, the first of all at the beginning. */
    wayTo: (span: ReceivedSpan): ReceivedSpan[] => {
      const way = [span];
      for (let first = way[0]; first?.parentSpanId; first = way[0]) {
        const { traceId, parentSpanId } = first;
        const parent = spans.find((each) => each.traceId === traceId && each.spanId === parentSpanId);
        if (!parent) break;
        way.unshift(parent);
      }
      return way;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
