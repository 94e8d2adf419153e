import { escapeHtml, lineHtml, markdownHtml } from './html.ts';
import type { Answer, ApiDocument, Media, Operation, Parameter, Reference } from './openapi.ts';
import { schemaHtml } from './schema-html.ts';

/** What a reference leads to among the document's components. */
function resolve<Part extends object>(part: Part | Reference, parts: Record<string, Part>): Part {
  if (!('$ref' in part)) return part;
  const found = parts[part.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${part.$ref} leads nowhere`);
  return found;
}

function contentHtml(content: Record<string, Media> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, media]) => {
      const schema = media['x-itemSchema'] ?? media.schema;
      const words = type === 'text/event-stream' ? `${type}, each <code>data:</code> line` : escapeHtml(type);
      return `<p class="media">${words}</p><pre tabindex="0">${schemaHtml(schema)}</pre>`;
    })
    .join('');
}

function parametersHtml(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : '?'}</td><td>${place}</td>` +
      `<td>${schemaHtml(schema)}</td><td>${description === undefined ? '' : lineHtml(description)}</td></tr>`,
  );
  const head = '<tr><th>Name</th><th>In</th><th>Type</th><th>Meaning</th></tr>';
  return `<h3>Parameters</h3><div class="wide" tabindex="0"><table>${head}${rows.join('')}</table></div>`;
}

function answersHtml(operation: Operation, { components }: ApiDocument): string {
  const answers = Object.entries(operation.responses).map(([status, part]): [string, Answer] => [
    status,
    resolve(part, components.responses),
  ]);
  const isError = ([status]: [string, Answer]) => Number(status) >= 400;
  const success = answers
    .filter((each) => !isError(each))
    .map(([status, { description, content }]) => {
      return `<h4>${status}</h4>${markdownHtml(description)}${contentHtml(content)}`;
    });
  const errors = answers.filter(isError).map(([status, { description }]) => {
    const codes = description.split('\n\n').map((line) => `<li>${lineHtml(line)}</li>`);
    return `<dt>${status}</dt><dd><ul>${codes.join('')}</ul></dd>`;
  });
  return `<h3>Answers</h3>${success.join('')}<h3>Errors</h3><dl>${errors.join('')}</dl>`;
}

function operationHtml(document: ApiDocument, path: string, method: string, operation: Operation): string {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const resolved = parameters.map((each) => resolve(each, document.components.parameters));
  const body = requestBody
    ? `<h3>Body${requestBody.required ? '' : ' (may be left out)'}</h3>${contentHtml(requestBody.content)}`
    : '';
  return `<details id="${operationId}">
<summary><code class="${method}">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code> ${lineHtml(summary)}</summary>
${markdownHtml(description)}${parametersHtml(resolved)}${body}${answersHtml(operation, document)}
</details>`;
}

/** A page that shows the document, without any script. Its style and the document lie beside it. */
export function renderPage(document: ApiDocument): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const list = own.map(({ path, method, operation }) => operationHtml(document, path, method, operation));
    return `<section><h2 id="${name}">${escapeHtml(description)}</h2>${list.join('\n')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(([name, { description, ...schema }]) => {
    const words = description === undefined ? '' : markdownHtml(description);
    return `<h3 id="schema-${name}">${name}</h3>${words}<pre tabindex="0">${schemaHtml(schema)}</pre>`;
  });
  const links = tags.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>${escapeHtml(info.title)}</h1>
<nav aria-label="Parts"><ul>${links.join('')}<li><a href="#schemas">schemas</a></li><li><a href="/docs/openapi.json">openapi.json</a></li></ul></nav></header>
<main>
${markdownHtml(info.description)}
${sections.join('\n')}
<section><h2 id="schemas">Schemas</h2>
${schemas.join('\n')}
</section>
</main>
</body>
</html>
`;
}
