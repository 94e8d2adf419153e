import { cleanTelephone } from '@inkwell/contracts/telephone';

/** Of two numbers in one field the first is called, where it is long enough to be a number and not an area code. */
const MIN_DIGITS_OF_ONE_NUMBER = 5;

const EXTENSION = /^(.*\d)\s*(?:#|x|ext\.?)\s*(\d+)$/i;

function firstNumber(text: string): string {
  const [first = text] = text.split(/\s+\/\s*(?=[+0(])|(?<=\d)[\s/.-]*(?=\+)/);
  return first.replaceAll(/\D/g, '').length < MIN_DIGITS_OF_ONE_NUMBER ? text : first;
}

/**
 * The link that calls a number as people write it, after RFC 3966: a trunk prefix in parentheses is left out of an
 * international number, an extension is a parameter, and `#` is escaped, since it would begin a fragment.
 */
export function telHref(written: string): string {
  const text = cleanTelephone(written);
  // Codes of the network, such as *100#, are dialled whole.
  if (/^[*#]|#$/.test(text)) return `tel:${text.replaceAll(/[^\d*#]/g, '').replaceAll('#', '%23')}`;
  const [, main = text, extension] = EXTENSION.exec(text) ?? [];
  const number = firstNumber(main);
  const isInternational = /^\(?\s*(?:\+|00)/.test(number);
  const dialled = isInternational ? number.replace(/\(\s*0\s*\)/, '') : number;
  const plus = /^\(?\s*\+/.test(number) ? '+' : '';
  return `tel:${plus}${dialled.replaceAll(/[^\d*]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
