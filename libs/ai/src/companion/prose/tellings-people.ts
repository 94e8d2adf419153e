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
    lines: ['You may say that here. It can be true beside other things.', 'Okay. You can say that here.'],
    asks: ['What did {he} do?', 'What would you want {him} to do, right now?'],
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
    asks: ['What would you have liked to be asked?', 'What would you have told them?'],
    tone: 'hard',
  },
  {
    id: 'nobody-did',
    pattern:
      /(?:^|, |\b(?:and|but|then|so) )(?:nobody|no one|no-one|none of them|not one of them) (?:came|called|asked|noticed|said|told|helped|did|went|showed|remembered|replied|answered|wrote|texted|thanked|looked|laughed|stayed|invited|wished|moved|got up|wanted)\b(?! (?:her|him|them|it)\b)/i,
    needs: /^(?!.*!)/,
    lines: ['Not one of them.', 'Ouch.', 'Nobody. That would sting.'],
    asks: ['Whom would you have expected it from?', 'What would have been enough?', 'What did you do then?'],
    tone: 'hard',
  },
  {
    id: 'is-right',
    pattern:
      /\b(?:he|she|they|my \p{L}+|you)(?:'s|'re| is| are| was| were| may be| might be| could be) (?:\p{L}+ ){0,2}(?:right|not wrong|has a point|have a point)\b/iu,
    lines: ['You give {him} that.', 'Partly, maybe.', 'That takes some honesty to say.'],
    asks: [
      "Which part of it is true, and which isn't?",
      'How do you see it yourself?',
      'What do you think about it?',
    ],
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
    id: 'outside-the-group',
    pattern:
      /\b(?:(?:all|already|everyone|they) (?:\p{L}+ )?(?:knew|know) each other|inside jokes?|these jokes|cliques?|don't (?:really )?(?:belong|fit in)|didn't (?:really )?(?:belong|fit in)|the odd one out|an outsider)\b/iu,
    lines: ['So you came in from outside.', "It's not easy to be the new one."],
    asks: [
      'What do you do then: join in, smile, leave?',
      'Is there one of them who seems easier than the rest?',
    ],
    tone: 'hard',
    exercise: 'small-step',
  },
  {
    id: 'wants-something',
    pattern: new RegExp(
      String.raw`\b(?:(?:he|she|\p{L}+) (?:also |now |just |still )*(?:wants|expects|insists|demands|hopes|needs)|(?:he|she|they|my \p{L}+) (?:also |now |just |still )*(?:want|wanted|expect|expected|need|needed|insisted|asked me|asked us)) (?:that |on |for )?(?:(?:me|us|you) (?:to|out|gone|back)|I|we|out|gone|back)\b`,
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
];
