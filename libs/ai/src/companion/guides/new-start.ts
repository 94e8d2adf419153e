import type { Guide } from '../guide.ts';

export const NEW_START: Guide = {
  id: 'new-start',
  title: 'A new start',
  words:
    /\b(?:new (?:flat|place|house|home|apartment|job|school|town|city|country|department|room|start|beginning|chapter)|mov(?:ed|ing) (?:in|to|day)|removal van|the keys|first day|day one|signed the lease|clean slate|starting (?:over|as|at|a new)|start(?:s|ing)? (?:on|at) (?:monday|the)|i start|shop opens|we open|opens on the|evening school|enrolled|registered my own|it begins|begins on|(?:we've|we have) bought|is mine|is ours|a student again|unpacked the|my own (?:two|kitchen|room|flat)|house is finished|retirement begins)\b/i,
  situations: ['new-home'],
  tone: 'good',
  acks: [
    'Something begins. Good.',
    'A first page, then, with nothing crossed out on it yet.',
    'New doors, and not one of them knows you so far.',
  ],
  ask: 'What do you look forward to most in it, even if it sounds small?',
  ways: [
    {
      say: 'Leaving something behind',
      words:
        /\bno more\b|\bnever (?:having|again|have|see)|\bnot having to|\bget(?:ting)? (?:out|away|rid)|\bleav(?:e|ing)\b|\bbehind\b|\bhistory\b|\bold (?:flat|job|life|place|house|office|boss)|\bescap|\bgoodbye\b|\bfree(?:dom)? (?:of|from)|\brid of|\bover with|\bwithout (?:him|her|them|that|my (?:boss|ex))|\bquit/i,
      to: 'behind',
    },
    {
      say: 'Finding out what I can do',
      words:
        /\blearn|\btrain|\bif i can\b|\bwhat i can\b|\bcan do (?:it|this)|\bchalleng|\bskills?\b|\btrade\b|\bthe work\b|\bworking\b|\bthe job\b|\buse my\b|\busing my\b|\bstud(?:y|ying|ies)\b|\bcreat|\bbuild(?:ing)?\b|\bmak(?:e|ing) (?:something|things|my own)|\bbaking\b|\bteach|\bprov(?:e|ing)\b|\bdecisions?\b|\bideas?\b|\bcours|\blessons?\b|\bplay(?:ing)? (?:the|a)|\bgrow(?:ing)?\b|\btry(?:ing)? (?:out|something|things)/i,
      to: 'learn',
    },
    {
      say: 'The people there',
      words:
        /\bpeople\b|\bteam\b|\bcolleagues?\b|\bflatmates?\b|\broommates?\b|\bhousemates?\b|\bfriends?\b|\bneighbou?rs?\b|\bmeet(?:ing)?\b|\bget(?:ting)? to know|\bthe (?:others|class|students|customers|patients|passengers|crowd|regulars)\b/i,
      to: 'people',
    },
    {
      say: 'Having a place of my own',
      words:
        /\bmy own\b|\bour own\b|\bof my own\b|\bown (?:door|place|room|kitchen|bathroom|key|bed|desk|space|garden)|\bdoors?\b|\bkitchen|(?<!staff )\brooms?\b|\bbalcony|\bgarden|\bwindows?\b|\bview\b|\bbath|\bbed\b|\bspace\b|\band quiet\b|\bthe quiet\b|\bsilence|\bpeace\b|\bprivacy|\bto myself\b|\balone\b|\bdesk\b|\blight\b|\bsofa|\bfurnish|\bdecorat|\bpaint|\bshelves|\bkeys?\b/i,
      to: 'own',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'own',
      say: "A door that's yours to shut does something to the shoulders. It works from the first evening, even with the boxes still in the way.",
      ask: 'Which corner of it do you see first when you think of it?',
      otherwise: 'corner',
    },
    {
      id: 'people',
      say: "They don't know any of your old stories yet, and you don't know what theirs are. For a while that makes everybody interesting.",
      ask: 'What may they find out about you first?',
      otherwise: 'first-five',
    },
    {
      id: 'behind',
      say: 'Half the pleasure of a beginning is a door that falls shut behind you. It can be quite a loud one.',
      ask: 'And what of it will you miss after all, if anything?',
      ways: [
        {
          say: 'Nothing at all',
          words:
            /\bnothing\b|\bnot (?:a|one|much|really)\b|\bno(?:pe)?\b(?! (?:idea|clue))|\bnone\b|\bgood riddance|\bnever\b|\bzero\b|\bburn\b|\bdefinitely not|\babsolutely not/i,
          to: 'no-regret',
        },
        {
          say: 'One or two people',
          words:
            /\bpeople\b|\bcolleagues?\b|\bneighbou?rs?\b|\bfriends?\b|\bteam\b|\bboss\b|\bmates?\b|\bflatmates?\b|\bmum\b|\bmom\b|\bdad\b|\bsister|\bbrother|\bfamily\b|\bher\b(?! (?:dog|view))|\bhim\b|\bthem\b|\bman\b|\bwoman\b|\blady\b|\bkids\b|\bchildren\b|\bpatients\b|\bcustomers\b|\bstudents\b/i,
          to: 'miss-person',
        },
        {
          say: 'Some small thing',
          words:
            /\bview\b|\blight\b|\bbakery|\bcafé|\bcafe\b|\bcoffee|\bgarden|\bkitchen|\bbath|\bbalcony|\btree\b|\bwindow|\bpark\b|\briver|\bcanteen|\bdesk\b|\bway to\b|\bsmell|\bsound|\bcat\b|\bdog\b|\bbed\b|\bstreet\b|\bshop\b|\brent\b|\bmy old\b|\bthe old\b|\bmy (?:room|chair|mug|spot|place)\b|\bmornings?\b/i,
          to: 'miss-thing',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'learn',
      say: 'At the start you can ask everything, for about three weeks. After that people think you know, and you nod.',
      ask: "What would you like to be able to do in a year that you can't do today?",
      otherwise: 'in-a-year',
    },
    {
      id: 'any',
      say: "It's a good sign if something pulls you, large or small. Beginnings are a mixed drink all the same, and people only ever congratulate you on the joy in it.",
      ask: 'What is most of it just now: joy, nerves or tired feet?',
      ways: [
        {
          say: 'Nerves',
          words:
            /\bnerv|\bscar(?:ed|y)|\bafraid|\bfear|\bworr|\banxi|\bbutterfl|\bbad dreams|\bwhat if\b|\bpanic|\bstage fright|\bdoubt|\bterrif|\bstress|\bcan'?t sleep|\bjitter|\bqueasy|\bunsure|\binsecur/i,
          to: 'nerves',
        },
        {
          say: 'Tired feet',
          words:
            /\btired|\bknackered|\bexhaust|\bfeet\b|\bback (?:hurts|aches|is)|\bmy back\b|\bsleep for\b|\bboxes\b|\bworn out|\bsore\b|\bshattered|\bdead\b|\bsleepy|\bdrained|\bblisters|\bpacking/i,
          to: 'tired',
        },
        {
          say: 'Joy',
          words:
            /\bjoy|\bhapp(?:y|iness)|\bexcite|\bglad\b|\bgrin|\bover the moon|\bthrilled|\blove\b|\bdelight|\bcan'?t wait|\bgreat\b|\brelie(?:f|ved)|\bfree\b|\bproud\b|\blight\b|\bhope|\bwonderful|\becstatic|\bbuzzing/i,
          to: 'joy',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'no-regret',
      say: "A clear case, then. Enjoy it before nostalgia arrives and says that the coffee there wasn't so bad.",
      ask: "What's at the top of the list of things you're rid of?",
      otherwise: 'list',
    },
    {
      id: 'miss-person',
      say: "It's not so much them you lose as the daily accident of meeting. One message in the first month, and it's a friendship and no longer a coincidence.",
      ask: 'What would you have liked to say to them on the last day?',
      otherwise: 'farewell',
    },
    {
      id: 'miss-thing',
      say: "It's usually something like that, something that never came up when you were complaining. It did its work in silence.",
      ask: 'What was it like there, on a perfectly ordinary morning?',
      otherwise: 'ordinary-morning',
    },
    {
      id: 'joy',
      say: 'Then it may be enjoyed without a footnote. The list of what needs doing can wait on the windowsill.',
      ask: 'In which moment was it strongest?',
      otherwise: 'strongest',
    },
    {
      id: 'nerves',
      say: "They come along to anything that matters. As fortune tellers they're no use, though: most first days consist of somebody looking for a key for you.",
      ask: 'What will the first ten minutes of the next bit look like, as far as you know?',
      otherwise: 'ten-minutes',
    },
    {
      id: 'tired',
      say: "Nobody's delighted while carrying something. The joy usually comes up the stairs later, when the kettle is found.",
      ask: 'What has to be in its place first, so that it feels like yours?',
      otherwise: 'corner',
    },
    {
      id: 'last',
      say: "In a year you'll have quite forgotten what you expected. That's a pity, since it tends to be the most amusing part.",
      ask: 'What do you think it will be like, quite honestly?',
      otherwise: 'prediction',
    },
    {
      id: 'corner',
      say: "You only really see a place in the first few weeks. After that it's home and gets invisible, so whatever strikes you about it now is worth writing down soon.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'first-five',
      say: "And they've probably got something of the sort in mind about themselves. Who you took them for at first, and who they were, is good to read after a year.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'in-a-year',
      say: 'A year is about the right distance for that: far enough for it to happen, and near enough to be seen. An ordinary day by then, from breakfast on, would make a good page.',
      exercise: 'best-possible-self',
    },
    {
      id: 'list',
      say: 'Such lists are a pleasure to write, and they get truer with every line. Be as unjust as you like, nobody there is going to read it.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'farewell',
      say: "On last days there's cake, and people say 'let's stay in touch' with a plate in their hand. A few lines afterwards can do what the plate prevented.",
      exercise: 'unsent-letter',
    },
    {
      id: 'ordinary-morning',
      say: 'Take that along on paper, since it needs no box. A minute of it with sounds and smells, and it has moved house with you.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'strongest',
      say: 'Put that one at the beginning of the first page, where people usually put the date and the weather.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'ten-minutes',
      say: "From close up it's mostly doors, names, and a place to put your coat. What you imagined beforehand can go on the left-hand page, and how it really was on the right.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'prediction',
      say: "Write it down with the date on it, and don't look for a year. Somebody will be very glad of it then, and will laugh in a few places.",
      exercise: 'page-from-one-line',
    },
  ],
};
