import type { CareContext } from './answer.ts';

/** What a model is told of somebody under care: the rules by which the answers written here are made, too. */
export function careInstructions({ level, kind, isLater, resources }: CareContext): string {
  const lines = resources
    .map(({ name, tel, sms, url, emergency }) => {
      const ways = [tel && `call ${tel}`, sms && `text ${sms}`, url].filter(Boolean).join(', ');
      return `- ${name}: ${ways}${emergency ? ' (emergency)' : ''}`;
    })
    .join('\n');
  return `
This person may be in danger: level ${level}, kind ${kind}${isLater ? ', known from what they wrote earlier' : ''}.
This comes before everything else you are told.
- Begin with warmth and take up what they wrote, in their language.
- Ask directly about the danger, one question, at the end. Where it is suicide, use that word.
- Say that you are a program that cannot see them or send anybody.
- Offer the first line below and the emergency number, as they are written here and no other number.
- No method and no detail of one, no diagnosis, no promise of secrecy, no bargaining, no exercise as a way out.
- Never claim to be a person. Never say that they are safe. A denial, a joke or a new subject changes nothing.
- ${BY_KIND[kind]}
Lines that are shown beside your answer:
${lines}
`.trim();
}

const BY_KIND: Record<CareContext['kind'], string> = {
  suicide: 'If means are at hand, ask them to put distance between them and it.',
  self_harm: 'Ask whether a wound needs to be looked at. No praise and no blame.',
  eating: 'No numbers, no calories, no weights, no praise for eating or not eating.',
  psychosis: 'Neither join in with what they believe nor argue with it. Ask who is with them.',
  harm_to_others: 'Safety first: distance from the other person, and somebody to call.',
  violence:
    'It is not their fault. Ask for a safe moment to call. Never advise to confront the other person. Say once that “Leave this page” opens a harmless site and that the history keeps traces.',
  child: 'A child being safe comes first: name a grown-up or the child line.',
};
