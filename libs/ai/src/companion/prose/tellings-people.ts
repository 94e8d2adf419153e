import { SOMEBODY } from '../people.ts';
import type { Telling } from '../telling.ts';

const NOT = String.raw`(?:didn't|doesn't|don't|did not|does not|never|hasn't|haven't|won't|wouldn't|couldn't be bothered to|not even)`;
const THIRD = String.raw`(?:(?:just|then|only|always|even|also|still|now|really|suddenly|finally) )*`;

/** What people tell of others, whatever it is about. */
export const TELLINGS_PEOPLE: readonly Telling[] = [
  {
    id: 'hates-somebody',
    pattern:
      /\bI (?:really |kind of |sort of |kinda |almost |just )*(?:hate|hated|resent|envy|can't stand|despise) (?:him|her|them|my \p{L}+|it when)\b/iu,
    ofSomebody: true,
    lines: [
      'You may say that here. It can be true beside other things.',
      'Okay. Said is said, and nobody was hurt by it.',
    ],
    asks: ['What does {he} get that you would like, too?', 'What would you want {him} to do, right now?'],
    leads: true,
  },
  {
    id: 'not-asked',
    pattern: new RegExp(
      String.raw`^(?:and |but |he |she |they |nobody |no one |${SOMEBODY} )?(?:${NOT} )?(?:even )?(?:really )?ask(?:ed|s)? (?:me )?(?:one|a single|any|how|about|once|anything|me)\b`,
      'iu',
    ),
    needs: /n't\b|\b(?:never|nobody|no one|not)\b/i,
    lines: ['Not one question.', 'Not even one.'],
    asks: ['What would you have liked to be asked?', 'If the question had come, what would you have said?'],
    tone: 'hard',
  },
  {
    id: 'nobody-did',
    pattern:
      /(?:^|, |\b(?:and|but|then|so) )(?:nobody|no one|no-one|none of them|not one of them) (?:came|called|asked|noticed|said|told|helped|did|was|were|went|showed|remembered|replied|answered|wrote|texted|thanked|looked|laughed|stayed|invited|wished|moved|got up|wanted)\b/i,
    lines: ['Not one of them.', 'Ouch.', 'Nobody. That would sting.'],
    asks: [
      'Whom would you have expected it from?',
      'What would have been enough: a word, a look?',
      'What did you tell yourself then?',
    ],
    tone: 'hard',
  },
  {
    id: 'did-not',
    pattern: new RegExp(
      String.raw`^(?:(?:and|but|then|so) )*(?:${SOMEBODY} )?${THIRD}${NOT} (?:even |really |ever |once )*(?!know|want|matter|work|care|think|help|feel|have|deserve|get it|believe|mind)\p{L}+`,
      'iu',
    ),
    needs:
      /^(?!.*\b(?:I|we) (?:\p{L}+ )?(?:didn't|don't|never|haven't|won't|did not))(?!(?:and |but )*(?:haven't|don't|never))/iu,
    ofSomebody: true,
    lines: [
      "And you'd have needed it.",
      "That's hard to miss when one is waiting for it.",
      'Mm. That says something, too.',
    ],
    asks: [
      'What would you have wanted from {him}?',
      'What do you make of that?',
      'What would it have changed, if {he} had?',
      'Did {he} know that it mattered to you?',
    ],
    tone: 'hard',
  },
  {
    id: 'is-right',
    pattern:
      /\b(?:he|she|they|my \p{L}+|you)(?:'s|'re| is| are| was| were| may be| might be| could be) (?:\p{L}+ ){0,2}(?:right|not wrong|has a point|have a point)\b/iu,
    lines: ['You give {him} that.', 'Partly, maybe.', 'That takes some honesty to say.'],
    asks: [
      "Which part of it is true, and which isn't?",
      'What does that leave out about you?',
      'What would your own version of it be?',
    ],
  },
  {
    id: 'wants-something',
    pattern: new RegExp(
      String.raw`\b(?:(?:he|she|\p{L}+) (?:also |now |just |still )*(?:wants|expects|insists|demands|hopes|needs)|(?:he|she|they|my \p{L}+) (?:also |now |just |still )*(?:want|wanted|expect|expected|need|needed|insisted|asked me|asked us)) (?:that |on |for )?(?:(?:me|us|you) )?(?:to|I|we|out|gone|back)\b`,
      'iu',
    ),
    ofSomebody: true,
    lines: ["That's what {he} would like.", "So that's {his} idea.", "That's {his} side of it."],
    asks: [
      'And what do you want?',
      'Did anybody ask what you would like?',
      'What would you say, if it were only up to you?',
    ],
  },
  {
    id: 'believes',
    pattern:
      /\b(?:he|she|they|my \p{L}+) (?:still |just |really |always |probably )*(?:thinks?|believes?|assumes?|thought|expects?|imagines?|supposes?)\b/iu,
    ofSomebody: true,
    lines: ["That's how it looks from {his} side.", 'Mm. So you see it differently, the two of you.'],
    asks: [
      'How far is that from how it is?',
      'What would {he} have to know to see it your way?',
      'What happens inside you while {he} says so?',
    ],
    needs: /^(?!.*\b(?:who thinks)\b)/i,
  },
  {
    id: 'did-something-of-mine',
    pattern: new RegExp(
      String.raw`^(?:(?:and|but|then|so) )*${SOMEBODY} ${THIRD}(?:moved|took|hid|broke|read|opened|threw|lost|sold|changed|cancelled|missed|forgot|ignored|deleted|wrecked) (?:my|our|mine)\b`,
      'iu',
    ),
    ofSomebody: true,
    lines: [
      'Without asking you, I take it.',
      'Hm. Most people would mind that.',
      "That's not a small thing to do to somebody.",
    ],
    asks: [
      'Did {he} say why?',
      'What did you do when you saw it?',
      'What would have been the decent way to do it?',
    ],
    tone: 'hard',
  },
  {
    id: 'a-look',
    pattern: new RegExp(
      String.raw`\b${SOMEBODY} ${THIRD}(?:looked|stared|nodded|smiled|shrugged|sighed|rolled|cried|blushed|frowned|winked|waved|went quiet)\b`,
      'iu',
    ),
    needs: /^(?!(?:and |then |so )*(?:I|we) (?:\p{L}+ )?(?:looked|stared|nodded|smiled|laughed|cried))/iu,
    ofSomebody: true,
    lines: ['Ah.', 'I can almost see {him}.', 'And you noticed.'],
    asks: ['What did you read in it?', 'And what did you do then?', 'What do you think went on in {him}?'],
  },
  {
    id: 'everyone',
    pattern:
      /^(?:(?:and|but|so|now) )*(?:everyone|everybody|all of them|people (?:keep|always|are|just|say|think|look|don't)|they all|the others)\b/i,
    lines: ["That's a lot of people at once.", 'All of them, and you.'],
    asks: [
      'Who is the exception, if there is one?',
      'What would you like them to do instead?',
      "What don't they see?",
    ],
  },
  {
    id: 'who-it-is',
    pattern:
      /^(?:(?:and|but|so|well) )*(?:(?:his|her|their|the \p{L}+'s) name(?:'s| is| was)|(?:he|she)(?:'s| is| was) (?:called|\d+|my|an?|only|just|seven|six|five|four|ten|twelve)\b|there's (?:this|a) (?:girl|boy|guy|woman|man|person|friend|colleague)|\p{L}+ is (?:an?|my) (?:\p{L}+ )?(?:friend|colleague|neighbou?r|classmate|cousin)\b|my (?:own )?\p{L}+ is (?:\d+|five|six|seven|eight|nine|ten|only|an?)\b)/iu,
    tone: 'good',
    ofSomebody: true,
    lines: ['Ah, okay.', 'Good to know.', 'Thanks, now I can picture {him} a little.'],
    asks: ['What would one notice first about {him}?', 'What comes to mind first, when you think of {him}?'],
  },
  {
    id: 'asked-something',
    pattern: new RegExp(
      String.raw`\b${SOMEBODY} ${THIRD}(?:asked|asks|kept asking|keeps asking|wanted to know|wondered)\b`,
      'iu',
    ),
    ofSomebody: true,
    lines: ['Oh, what a question.', 'And there you were with that question.'],
    asks: ['What did you say?', 'What would the honest answer have been?'],
  },
  {
    id: 'talked-about',
    pattern: new RegExp(
      String.raw`\b${SOMEBODY} ${THIRD}(?:talked|talks|talk|went on|goes on|rambled|complained|complains|told me|chatted) (?:\p{L}+ )?about\b`,
      'iu',
    ),
    ofSomebody: true,
    lines: ['I see.', 'And you listened.'],
    asks: [
      'What would you have liked to talk about?',
      'What did you want to tell {him}?',
      'Did you get a word in?',
      'How did you feel while {he} talked?',
    ],
  },
  {
    id: 'outside-the-group',
    pattern:
      /\b(?:(?:all|already|everyone|they) (?:\p{L}+ )?(?:knew|know) each other|inside jokes?|these jokes|cliques?|don't (?:really )?(?:belong|fit in)|didn't (?:really )?(?:belong|fit in)|the odd one out|an outsider)\b/iu,
    lines: ['So you came in from outside.', 'And you stand a little beside it.'],
    asks: [
      'What do you do then: join in, smile, leave?',
      'Is there one of them who seems easier than the rest?',
    ],
    tone: 'hard',
    exercise: 'small-step',
  },
];
