import type { PlanTopic } from '../plan-topic.ts';

export const WRITE_A_BOOK: PlanTopic = {
  id: 'write-a-book',
  title: 'A book, poems or a blog',
  words:
    /\b(?:novel|memoirs?|poems?|poetry|sonnets?|haikus?|blog(?:ging|s)?|newsletter|fanfic\w*|manuscript|short stor(?:y|ies)|life story|autobiography|chronicle|screenplay|(?:film|play|tv) script|(?:first|second|next|my) draft|nanowrimo|fiction|writ(?:e|ing|ten) (?:\w+ ){0,4}(?:book|stor(?:y|ies)|memories|scenes?)|my (?:own |little )?book|(?:children'?s|picture) book|creative writing|substack|writing (?:group|routine|habit)|(?:start|stopped|back to|morning|miss) writing|(?:myself|able) to write|i (?:write|wrote)(?! (?:to|him|her|them|back|down))|write (?:again|more|something|every|at \d|the scene)|get published|self[- ]?publish\w*|words a day|writers?|(?:start|finish) the story|i'?ve stories)\b/i,
  kind: 'often',
  aim: 'get your own writing going',
  acks: [
    "Most things that got written were written in small pieces by people with no time, half a page here and there. Nobody has to believe in the whole of it to write today's bit.",
    'Start with the part you already see, not with the beginning. The beginning nearly always gets written again at the end.',
    "What people who finish have in common is that they let the first version be bad. A bad page can be mended, an empty one can't.",
  ],
  heavy: [
    'Wanting to write and not writing hurts in a way of its own. Ten bad lines are enough to be back.',
    "There's a voice that says 'who do you think you are'. It's loudest just before the first line, and has much less to say by the tenth.",
    'Big things are often easier to write by way of small ones: a room, a coat, what was on the table. The large sentence comes by itself or not at all, and both are fine.',
  ],
  ask: 'Which of these would put words on the page?',
  steps: [
    {
      say: 'Ten minutes on the easiest bit',
      words:
        /\b(?:(?:one|the|a) (?:scene|bit|part|poem|post|page)|i (?:already )?see|in my head|timer|ten min\w*|10 min\w*|just (?:write|start)|free ?writ\w*|a few (?:lines|sentences)|first line)\b/i,
      how: "Take the bit you see best, set a timer, begin with 'I see' or 'I remember' and don't go back to mend anything. Stop in the middle of a sentence, that way you know tomorrow where to go on.",
    },
    {
      say: 'List ten moments that belong in it',
      words:
        /\b(?:list|moments|jot|cards?|memories|notes|outline|ideas|topics|chapters|mind ?map|key ?words|photos?)\b/i,
      how: "A few words for each on its own card or line: the kitchen, the phone call, the dog. Then a cross beside the one you'd tell a friend first, and that's the one to write.",
    },
    {
      say: 'Same chair, same ten minutes daily',
      words:
        /\b(?:every (?:day|morning|evening|night)|mornings|evenings|each (?:day|morning|evening)|same (?:place|time|chair)|before (?:work|bed|the)|fixed|with my (?:coffee|tea)|routine|daily|at the kitchen table)\b/i,
      how: 'Hang it on something that happens anyway, the first coffee or the washing-up, and leave the notebook open there the evening before. One sentence counts; on good days it turns into a page.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:forgive|recogni[sz]e\w*|sue|my (?:\w+ )?(?:family|mother|father|mum|dad|brother|sister|husband|wife|ex|children)\b.*\b(?:read|hurt|angry|upset|think|kill|hate)|upset (?:my|the|any)\w*|hurt (?:my|some|any)\w*|private)\b/i,
      say: "Writing isn't publishing. Write it as it was, for the drawer, and decide about names and about showing it when it's there; by then you'll know what the book needs and what it can spare.",
    },
    {
      words:
        /\b(?:painful|trauma\w*|too (?:sad|hard|raw)|makes? me cry|cry(?:ing)?|upset(?:s|ting) me|grie(?:f|ving)|bring\w* (?:it )?(?:all )?(?:back|up)|nightmares?)\b/i,
      say: "Then go near it and not into it: ten minutes, and a walk or a call straight afterwards. You may write round it for months; if it floods you, leave that part and tell somebody who's trained for it.",
    },
    {
      words:
        /\b(?:(?:nobody|no one) (?:will|would|wants|is going)|who(?:'d| would| will|'s going to| is going to)? (?:\w+ )?(?:read|care|want)|boring|not (?:a )?(?:real|proper) writer|not good enough|talent\w*|rubbish|crap|stupid|embarrass\w*|asham\w*|judg\w+|who (?:am i|do i think)|been done|cringe)\b/i,
      say: "Write it for one person, by name, who'd want to know. That cures most of the false tone, and how good it is can be asked later, of a page that's there.",
    },
    {
      words:
        /\b(?:never finish\w*|unfinished|in a drawer|half[- ](?:done|finished|written)|half (?:a )?(?:novel|book)s?|gave up|given up|give up|tried (?:it )?before|abandon\w*|lose interest|always stop|keep (?:starting|stopping))\b/i,
      say: "Finishing is a skill of its own, so practise it on something small: one poem, one page with an end. And tell one person 'I'll send you a page on Sunday, don't comment', that pulls more than resolve does.",
    },
    {
      words:
        /\b(?:no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy)\b/i,
      say: 'Then use the notes on your phone: three lines on the bus, in the break, in the bath. Fifty words on a tired day are still in the book in a year, and nobody can tell which those were.',
    },
    {
      words:
        /\b(?:where (?:to|do i|should i) (?:start|begin)|don'?t know (?:where|how|what)|stuck|block(?:ed)?|blank|no ideas?|can'?t (?:start|begin)|nothing comes|stare|staring)\b/i,
      say: "Begin with a thing and not with a thought: one object that's in it, and what somebody does with it. Two lines on that, and you're inside; where it belongs you'll see much later.",
    },
    {
      words:
        /\b(?:publish\w*|publisher|agent|money|sell|worth it|waste of time|what'?s the point|no point|reject\w*|followers|readers)\b/i,
      say: "That's a question for a finished draft, and it spoils unfinished ones. First find out whether you like the hours you spend with it; those are yours whatever becomes of it.",
    },
    {
      words: /\b(?:grammar|spell\w*|dyslexi\w*|my english|second language|commas?|handwriting)\b/i,
      say: 'Speak it into the phone, or write it as it comes; spelling is the very last thing, and others can do it for you. Your own way of saying things is what nobody can add afterwards.',
    },
  ],
  ways: [
    'Write first and mend later, on different days. Stop while you still know what comes next.',
    'Take one question a week, for instance what was on the table when you were nine, and answer it in ten minutes. After a year that is a book.',
  ],
};
