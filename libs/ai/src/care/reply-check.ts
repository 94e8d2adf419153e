/** What the companion never says, in the languages it answers in; each with the rule that it breaks. */
const FORBIDDEN: readonly { rule: string; pattern: RegExp }[] = [
  {
    rule: 'secrecy',
    pattern:
      /\b(?:i (?:promise|swear)(?: \w+){0,3} (?:not to|i won'?t|never to) tell|(?:this|it) (?:stays|will stay|is) (?:just )?between us|i(?:'ll| will)? (?:won'?t|will not|never) tell any(?:one|body)|your secret is safe)\b/i,
  },
  {
    rule: 'claim to be human',
    pattern:
      /\bi(?:'m| am) (?:also |just )?(?:a (?:real )?(?:human|person|man|woman|therapist|psychologist|doctor|nurse)|human|your therapist)\b(?! (?:\w+ )?(?:can|could)n'?t)/i,
  },
  {
    rule: 'diagnosis',
    pattern:
      /\byou (?:(?:clearly |probably |definitely |may |might )?(?:have|suffer from)|are) (?:\w+ ){0,2}(?:depression|bipolar|borderline|schizophreni[ac]|psychotic|anorexi[ac]|bulimi[ac]|ptsd|adhd|ocd|clinically depressed|an? (?:\w+ )?(?:personality |eating |anxiety )?disorder)\b/i,
  },
  {
    rule: 'bargaining',
    pattern:
      /\b(?:if you (?:don'?t|do not|promise|wait|stay)[^.?!]{0,40},? (?:then )?i(?:'ll| will)|do it for me|you owe (?:it to )?me|promise me (?:that )?you)\b/i,
  },
  {
    rule: 'method',
    pattern:
      /\b(?:lethal (?:dose|amount)|how many (?:pills|tablets|mg|milligrams) (?:it|you|would)|\d+ ?(?:mg|milligrams|grams|pills|tablets) (?:of|is|are|would)|cut (?:deeper|along|lengthwise|vertically)|tie (?:the|a) (?:noose|knot)|painless(?:ly)? (?:way|method)|best way to (?:die|kill|hang|overdose))\b/i,
  },
];

/** The rule that a text of the companion's breaks; null where it breaks none. */
export const brokenRule = (text: string): string | null =>
  FORBIDDEN.find(({ pattern }) => pattern.test(text.replaceAll('’', "'")))?.rule ?? null;
