import type { Telling } from '../telling.ts';

/** What people tell of others. */
export const TELLINGS_OTHERS: readonly Telling[] = [
  {
    id: 'wish-that-failed',
    pattern: /\bI(?: just| really| only)* wish (?:he|she|they|it|people|someone|somebody|my)\b/i,
    lines: ['A wish that depends on somebody else is a hard one to hold.', "And that isn't yours to decide."],
    asks: ['What would be different for you, if it came true?', 'Which bit of it is in your own hands?'],
    tone: 'hard',
  },
  {
    id: 'laughed-at',
    pattern:
      /\b(?:(?:everyone|everybody|they all|people|the others) (?:just )?laughed|laughed (?:at (?:me|my|us)|it off)|made fun of me|embarrassed me)\b/i,
    lines: ['Ouch. That hurts.', "I'm sorry. That wasn't kind."],
    asks: ['What would have helped just then?', 'What did you do then?'],
    tone: 'hard',
  },
  {
    id: 'no-answer',
    needs: /^(?!.*\bI (?:\p{L}+ )?(?:haven't|didn't|don't|never|hardly|can't|won't)\b)/iu,
    pattern:
      /\b(?:doesn't|don't|didn't|won't|never|not|no longer|hasn't|haven't) (?:even |really )?(?:answer|reply|respond|call(?:s|ed)?(?: back)?|write back|text(?:ed)? back|talk(?:s|ed)? to me|speak(?:s)? to me|listen(?:s)?|answered|replied)\b|\b(?:ignores|ignored|ghosted) me\b/i,
    lines: ['Waiting for an answer is hard.', 'Waiting for a word is tiring.'],
    asks: [
      'Is that new, or have you known that from {him}?',
      'What do you think the silence means?',
      'What would you like to ask {him}?',
    ],
    exercise: 'prepared-talk',
    tone: 'hard',
  },
  {
    id: 'what-they-said',
    pattern:
      /(?<!\p{L})["'“‘](?<x>[^"'“”‘’]{6,70})["'”’](?!\p{L})|\b(?:he|she|they|my \w+) (?:just |then |only |always |even )*(?:said|says|told (?:me|us|everyone|everybody|(?:his|her|their|the) \p{L}+)|texted|wrote|replied|answered|yelled|shouted|commented|called me (?=an? |lazy|stupid|selfish|dramatic|crazy|fat|ugly))(?! (?:it|so|yes|sorry|about|stories|how)\b)\b(?: to me)?(?: that)?(?::|,)? ?["']?(?<z>[^.;!?"]{3,80})?/iu,
    // Without marks it is no quotation, unless it speaks of oneself.
    needs:
      /["“”‘]|\b(?:he|she|they) (?:just |then )?(?:said|says)(?: to me| that)*,?(?: well)? ?(?:I|you)\b/i,
    quotes: true,
    lines: ["'{X}.'", "'{X}.' Hm.", "'{X}.' I see.", "So that's what {he} said."],
    asks: [
      'What did you answer, if anything?',
      'How was it to hear that?',
      'What did you want to say to that?',
      'How did {he} say it: in passing, or meaning it?',
      'Is there something in it, for you?',
    ],
    exercise: 'unsent-letter',
    tone: 'hard',
  },
  {
    id: 'nobody-there',
    pattern:
      /\b(?:nobody|no one|no-one|none of them) (?:ever |really |even )*(?:helps?|cares?|listens?|asks?|asked|notice[sd]?|understands?|calls?|called|came|gets it|replies|replied)\b/i,
    lines: ['Not a single one.', "I'm sorry you were alone with it."],
    asks: ['Who could you talk to?', 'What would have helped?'],
    tone: 'hard',
  },
  {
    id: 'speaks-to-somebody',
    pattern:
      /^you (?:made|were|never|left|told|said|threw|took|lied|broke|promised|knew|let me|hurt|should have|could have|didn't|always|stopped|chose|walked)\b/i,
    lines: [
      "That's said, then. Go on as if they could hear it.",
      'Good. What you want to say to them can all stand here.',
    ],
    exercise: 'unsent-letter',
    rests: true,
    leads: true,
  },
  {
    id: 'made-up',
    pattern:
      /\b(?:we (?:made up|talked it (?:out|through)|hugged|laughed)|(?:he|she|they) (?:apologi[sz]ed|said sorry|hugged me|thanked me)|(?:he|she) (?:smiled|laughed(?! at\b)))\b/i,
    lines: ["That's good.", 'I like that.'],
    asks: ['What was that like?', 'What made it possible, do you think?'],
  },
  {
    id: 'is-ill',
    pattern:
      /\b(?:is|are|was|got|been) (?:\w+ )?(?:sick|ill|in (?:the )?hospital|dying|diagnosed|not well|in pain)\b/i,
    lines: ["I'm sorry. That's a worry.", 'Waiting beside somebody who is unwell is hard work.'],
    asks: [
      'What do you know so far, and what are you still waiting to hear?',
      'What can be done today, even a small thing?',
    ],
    exercise: 'worry-tree',
  },
];
