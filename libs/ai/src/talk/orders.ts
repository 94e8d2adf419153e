/** A line that would change how the companion answers. */
const RULE_CHANGE_ORDER =
  /\b(?:ignore|disregard|forget|override|drop|break)\b.{0,30}\b(?:your|previous|prior|above|earlier|all|these|the)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines)\b|\b(?:from now on|you are now|act as|pretend (?:to be|that you are)|new instructions?|system ?(?:prompt|message)?:|as an ai\b.{0,20}\byou must)\b/i;
/** What such a line orders to be said. */
const SAY_ORDER =
  /\b(?:say|reply|answer|respond|write|repeat|print|output|tell (?:me|them|her|him)|begin|start|end)\b(?: (?:only|just|always|every|each|with|to|that|by|saying|reply|replies|sentence|message|everything|the|word|words|in|back))*[ :]+["'“‘]?(?<payload>[^"'”’.!?\n]{2,80})/giu;

/** Whether a text holds a line that orders the companion about. */
export const containsOrder = (text: string): boolean => RULE_CHANGE_ORDER.test(text);

/** What lines of the data order the companion to say. Of a text without such a line nothing is an order. */
export function orderPayloads(texts: readonly string[]): string[] {
  return texts
    .filter(containsOrder)
    .flatMap((text) =>
      [...text.matchAll(SAY_ORDER)].map(({ groups }) => payloadTail(groups?.['payload'] ?? '')),
    )
    .filter((payload) => payload.length > 1);
}

/** 'that you are a doctor' is obeyed by 'I am a doctor'. */
const payloadTail = (payload: string): string =>
  payload.replace(/^(?:that )?(?:you(?:'re| are)|i(?:'m| am)|it is|it's)\s+/i, '').trim();
