import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the document is kept, from the workspace's root. */
export const DOCUMENT_FILE = 'docs/openapi.json';

const SWAGGER_UI = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static');
/** The policy of every page refuses a script that stands in the page. */
const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/show.js"></script>
</body>
</html>
`;
const SHOW_DOCUMENT_SCRIPT = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'list' });
`;

/**
 * Puts together what the gateway serves at `/docs` in development: the document, and Swagger UI, which shows it.
 *
 * @param root the workspace
 * @param folder what is in it is replaced
 */
export async function writeReferenceFolder(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, DOCUMENT_FILE), join(folder, 'openapi.json'));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    await copyFile(join(SWAGGER_UI, name), join(folder, name));
  await writeFile(join(folder, 'index.html'), REFERENCE_PAGE);
  await writeFile(join(folder, 'show.js'), SHOW_DOCUMENT_SCRIPT);
}
