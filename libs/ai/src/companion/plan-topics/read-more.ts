import type { PlanTopic } from '../plan-topic.ts';

export const READ_MORE: PlanTopic = {
  id: 'read-more',
  title: 'Reading more',
  words:
    /\b(?:read(?:ing)? (?:more|again|(?:\w+ )?(?:books?|novels?)|every|before (?:bed|sleep)|a (?:book|chapter|page|novel)|at night|for (?:fun|pleasure)|something|instead|habit|pile|properly|to the end|in the evenings?|the newspaper|war and peace|some classics)|(?:bedtime|miss|love|used to|stopped|not|enjoy) read(?:ing)?|reading (?:is|makes|pile|habit)|reader|librar(?:y|ian)|audio ?books?|book (?:club|pile|a month|a week)|bookworm|kindle|e-?reader|bedside (?:table|books?)|(?:pages?|chapter) (?:a|each|every) (?:day|night)|(?:buy|loads of|unread|hundred|pile of|many|her|enough|started?|ten|two) books|goodreads|get back (?:in)?to (?:reading|books)|(?:pick up|finish(?:ed)?|open|with) (?:a|one) (?:single )?book|paper book|start reading|finish a novel|so reading|who doesn'?t read|couldn'?t read)\b/i,
  kind: 'often',
  aim: 'read more',
  acks: [
    'Reading comes back with a book you like, not with the one you think you ought to like. A few pages before sleep make a small shelf in a year.',
    'The phone mostly wins because it lies nearer. Put the book where the phone lies now, and half of the willpower is saved.',
    "You're allowed to drop a book. People who read a lot put many aside, that's how they never stop.",
  ],
  heavy: [
    "A tired head can't hold long sentences. That's no failing, and it comes back: start with one page of something short, or something you've loved before.",
    "A book that's been shut for long can feel like a locked door. Mostly it's only out of practice, and a page or two a day opens it again.",
    "There's no list you're behind on, whatever people post. One page you liked is reading.",
  ],
  ask: 'Which of these needs the least willpower?',
  steps: [
    {
      say: 'Book on the pillow, phone outside',
      words:
        /\b(?:pillow|phone|bed(?:side|time|room)?|downstairs|lights out|before (?:sleep|bed)|two pages|one page|few pages|nightstand|charge)\b/i,
      how: "When you make the bed, lay the book on the pillow, and charge the phone where you can't reach it lying down. Two pages count, and if you fall asleep over them, that's fine too.",
    },
    {
      say: "Pick an easy one I'd enjoy",
      words:
        /\b(?:easy|light|thin|short|thriller|crime|comics?|graphic|choose|pick|library|bookshop|borrow|recommend\w*|re-?read|favou?rite|something fun)\b/i,
      how: "Read the first page of three, at the shelf, in the library or as samples on a screen, and take the one where you wanted the second page. Thin is good, and so is one you've read before.",
    },
    {
      say: 'Listen while I do something else',
      words:
        /\b(?:listen\w*|audio ?books?|ears|in the car|ironing|washing[- ]up|podcast|headphones|while i (?:walk|cook|drive|clean)|on (?:my|the) walk)\b/i,
      how: "Borrow an audiobook from the library's app and let it run at one fixed thing, the washing-up or the way to work. It's the same story, and it counts.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:dyslexi\w*|slow(?:ly)? (?:reader|at)|read slowly|slow reader|eyes?|eyesight|glasses|small print|letters (?:swim|jump|dance|move)\w*|blind|macular)\b/i,
      say: "Reading with the ears is reading. There's also large print, and screens where you can make the letters big and the lines short; ask the library, they like that question. And slow is a perfectly good speed for a book.",
    },
    {
      words:
        /\b(?:concentrat\w*|focus|same (?:line|page|sentence)|attention|distract\w*|scroll\w*|adhd|mind wanders?|on my phone|my brain|brain fog)\b/i,
      say: 'Attention comes back the way strength does, in short goes: five minutes with a finger under the line or a card below it. Short stories, letters or poems end before the head runs off.',
    },
    {
      words: /\b(?:fall(?:ing)? asleep|asleep|doze|tired|exhausted|nod off|sleepy|shattered|knackered)\b/i,
      say: "Then the bed is for sleeping, and the book belongs elsewhere: with the morning tea, in the lunch break, in the bath. Ten minutes when you're awake are worth a whole evening when you aren't.",
    },
    {
      words:
        /\b(?:no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy|minute to myself)\b/i,
      say: 'Take it along and use the waiting: the bus, the queue, outside the swimming lesson. With children about, ten minutes where everybody sits with a book of their own is a thing that can become a habit.',
    },
    {
      words:
        /\b(?:never finish\w*|don'?t finish|give up|gave up|halfway|middle of|half read|unfinished|abandon\w*|tried (?:it )?before)\b/i,
      say: 'Stopping in the middle mostly means it was the wrong book. Give each one thirty pages, then it has to earn the rest, and leave without guilt: somebody else will love it.',
    },
    {
      words:
        /\b(?:what to read|don'?t know (?:what|which|where)|too many books|which (?:one|book)|nothing grabs|overwhelm\w*|genre)\b/i,
      say: "Ask one person or a librarian: 'The last thing I liked was this, a film is fine too, what's like it?' That's a question they love, and it beats any list.",
    },
    {
      words:
        /\b(?:should be reading|ought to|feel i should|classics?|proper (?:books|literature)|trash|serious|clever|guilty|educated|literary|embarrass\w*|asham\w*|stupid|feel behind)\b/i,
      say: 'Nobody checks. Romance, crime, comics, the football annual: the pages you turn because you want to know are the ones that make a reader, and the heavy ones can come later, or not.',
    },
    {
      words: /\b(?:cost\w*|afford|money|expensive|price\w*|buy(?:ing)?|£|\$)/i,
      say: 'A library card costs little or nothing, and many libraries lend to the phone as well. Then there are charity shops, and that one friend with too many books.',
    },
  ],
  ways: [
    'Two pages a day at a fixed moment, a book lying there already, and the next one chosen before this one ends.',
    'Keep two going: an easy one for tired evenings, and another for when you are wide awake.',
  ],
};
