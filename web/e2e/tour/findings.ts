/** An element that breaks a rule of axe, where it was seen. */
export interface Finding {
  /** What was open. */
  view: string;
  theme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
  rule: string;
  /** What the rule asks for. */
  help: string;
  /** The element's HTML. */
  element: string;
}

/** A list for people: each element once for every view and rule, with the themes and widths it was seen in. */
export function describeFindings(findings: readonly Finding[]): string {
  const places = new Map<string, string[]>();
  for (const { view, theme, width, rule, help, element } of findings) {
    const key = `${view}: ${rule} (${help})\n    ${element}`;
    const seen = places.get(key) ?? [];
    seen.push(`${theme} ${width}`);
    places.set(key, seen);
  }
  return [...places].map(([key, seen]) => `${key}\n    ${seen.join(', ')}`).join('\n');
}
