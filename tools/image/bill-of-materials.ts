import { type InstalledPackages, type LockedPackage, packageNameIn } from './packages.ts';

/** https://github.com/package-url/purl-spec */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licenceOf({ license }: LockedPackage): object {
  return license === undefined ? {} : { licenses: [{ expression: license }] };
}

function hashOf({ integrity }: LockedPackage): object {
  const digest = /^sha512-(\S+)/.exec(integrity ?? '')?.[1];
  return digest === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/**
 * The software bill of materials of a folder: CycloneDX 1.5, https://cyclonedx.org/docs/1.5/json/. The same packages
 * give the same text: it holds no date and no serial number.
 *
 * @param folders of the packages, by their names in the lock
 */
export function billOfMaterials(lock: InstalledPackages, folders: Iterable<string>): object {
  const components = new Map<string, object>();
  for (const folder of [...folders].toSorted()) {
    const locked = lock[folder];
    if (locked?.version === undefined) throw new Error(`${folder} is not in package-lock.json`);
    const name = packageNameIn(folder);
    const purl = purlOf(name, locked.version);
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version: locked.version,
      purl,
      ...licenceOf(locked),
      ...hashOf(locked),
    });
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'inkwell', name: 'inkwell' } },
    components: [...components.values()],
  };
}
