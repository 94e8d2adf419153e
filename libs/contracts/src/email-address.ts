/** An address in two parts: what stands before the @ as it was written, and the domain in its ASCII form, lower case. */
export interface EmailAddress {
  local: string;
  domain: string;
}

// A dot-atom of RFC 5322; beyond ASCII any visible character, as RFC 6531 allows. Quoted local parts and addresses of
// machines in brackets are left out: RFC 5321 advises against the first, and nobody reads mail by the second.
const ATOM = /(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])+/u;
const LOCAL_PART = new RegExp(`^${ATOM.source}(?:\\.${ATOM.source})*$`, 'u');

// Letters and digits of IDNA 2008, the few signs that it allows among them (RFC 5892, appendix A), and the full stops
// that RFC 5895 takes for a dot. Before `URL` sees it: that drops or decodes some of the others.
const DOMAIN = /^[\p{L}\p{M}\p{N}\-.\u3002\uFF0E\uFF61\u00B7\u0375\u05F3\u05F4\u200C\u200D]+$/u;
const ASCII_DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** Reads an address without spaces around it; null where it is none. Whether there is such a mailbox only a mail tells. */
export function readEmailAddress(text: string): EmailAddress | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = asciiDomainOf(text.slice(at + 1));
  return LOCAL_PART.test(local) && domain !== null ? { local, domain } : null;
}

function asciiDomainOf(domain: string): string | null {
  if (!DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  // The URL standard's host parser maps and checks names by UTS 46, with ß and ς as letters of their own.
  const { hostname } = new URL(`http://${domain}`);
  return ASCII_DOMAIN.test(hostname) ? hostname : null;
}

/**
 * One text for all spellings of an address: composed, lower case, the domain in its ASCII form. What is no address is
 * trimmed and in lower case.
 */
export function canonicalEmail(text: string): string {
  const trimmed = text.trim();
  const address = readEmailAddress(trimmed);
  if (!address) return trimmed.toLowerCase();
  return `${address.local.normalize('NFC').toLowerCase().normalize('NFC')}@${address.domain}`;
}

/** An address as mail servers without IDNA take it; what is no address is left as it is. */
export function emailWithAsciiDomain(text: string): string {
  const address = readEmailAddress(text);
  return address ? `${address.local}@${address.domain}` : text;
}
