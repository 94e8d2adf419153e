import type { Guide } from '../guide.ts';

export const NEW_START: Guide = {
  id: 'new-start',
  title: 'A new start',
  words:
    /\b(?:new (?:flat|place|house|home|apartment|job|school|town|city|country|department|room|start|beginning|chapter)|mov(?:ed|ing) (?:in|to|day)|removal van|the keys|first day|day one|signed the lease|clean slate|starting (?:over|as|at|a new)|start(?:s|ing)? (?:on|at) (?:monday|the)|i start|shop opens|we open|opens on the|evening school|enrolled|registered my own|it begins|begins on|(?:we've|we have) bought|is mine|is ours|a student again|unpacked the|my own (?:two|kitchen|room|flat)|house is finished|retirement begins)\b/i,
  situations: ['new-home'],
  tone: 'good',
  acks: [
    'Something new begins. I like that.',
    'A new beginning, with everything still open.',
    "That's a big step, and now it's really happening.",
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
      say: "A place where you decide how things are. That's good from the first evening, even if the boxes are still in the way.",
      ask: 'Which corner of it do you see first when you think of it?',
      otherwise: 'corner',
    },
    {
      id: 'people',
      say: "They don't know you yet and you don't know them, so there's everything to find out on both sides.",
      ask: 'What would you like them to find out about you first?',
      otherwise: 'first-five',
    },
    {
      id: 'behind',
      say: "It can be as good to leave something as to begin something. You're allowed to enjoy that part too.",
      ask: 'What of it will you miss, if anything?',
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
      say: "At the beginning you're allowed not to know things, and to ask about all of them. That's worth using while it lasts.",
      ask: "What would you like to be able to do in a year that you can't do today?",
      otherwise: 'in-a-year',
    },
    {
      id: 'any',
      say: "A beginning is rarely only one feeling. There's joy in it and nervousness, and a lot of work that other people don't see.",
      ask: 'What is most of it just now: joy, nerves or tired feet?',
      ways: [
        {
          say: 'Mostly nerves',
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
          say: 'Mostly joy',
          words:
            /\bjoy|\bhapp(?:y|iness)|\bexcite|\bglad\b|\bgrin|\bover the moon|\bthrilled|\blove\b|\bdelight|\bcan'?t wait|\bgreat\b|\brelie(?:f|ved)|\bfree\b|\bproud\b|\blight\b|\bhope|\bwonderful|\becstatic|\bbuzzing/i,
          to: 'joy',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'no-regret',
      say: "That's clear enough. Then you can go without looking back.",
      ask: 'What are you happiest to be rid of?',
      otherwise: 'list',
    },
    {
      id: 'miss-person',
      say: "You'll probably miss that you simply met, without having to arrange it. If you write to them in the first few weeks, it needn't end there.",
      ask: 'What would you like them to know?',
      otherwise: 'farewell',
    },
    {
      id: 'miss-thing',
      say: "It's often something like that, which one hardly thinks about while it's there every day.",
      ask: 'What was it like there, on a perfectly ordinary morning?',
      otherwise: 'ordinary-morning',
    },
    {
      id: 'joy',
      say: 'Then enjoy it. What still has to be done can wait until tomorrow.',
      ask: 'When was it strongest so far?',
      otherwise: 'strongest',
    },
    {
      id: 'nerves',
      say: "It's normal to be nervous when something matters to you. And beginnings are often less dramatic than one imagines: somebody shows you where things are, and by the evening you know a little more.",
      ask: 'What will the first ten minutes of it be like, as far as you know?',
      otherwise: 'ten-minutes',
    },
    {
      id: 'tired',
      say: "No wonder, a beginning is a lot of work. It's hard to be happy about anything while you're that tired, and the joy may only come once you've slept.",
      ask: 'What has to be in its place first, so that it feels like yours?',
      otherwise: 'corner',
    },
    {
      id: 'last',
      say: "In a year it will be hard to remember what you expected, because by then you'll know how it was.",
      ask: 'What do you think it will be like, quite honestly?',
      otherwise: 'prediction',
    },
    {
      id: 'corner',
      say: "In the first few weeks you still really see a place, and after that you get used to it. So it's worth writing down now what it looks like, what you hear and what it smells of.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'first-five',
      say: 'They may be wondering the same. You could write down who you imagine they are, and read it again in a year, when you know them.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'in-a-year',
      say: "Picture an ordinary day a year from now, if things have gone well. Write it down from breakfast on, as if you were in it: what you're doing, and who's there.",
      exercise: 'best-possible-self',
    },
    {
      id: 'list',
      say: "Write the whole list, and be as unfair as you like, since nobody there is going to read it. It's good to see on paper what you don't have to put up with any more.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'farewell',
      say: "It can still be said. Write it down the way you'd say it with nobody else around, and decide afterwards whether you send it.",
      exercise: 'unsent-letter',
    },
    {
      id: 'ordinary-morning',
      say: "Write that morning down, with its sounds and smells and where everything stood. Then you'll have it with you in the new place.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'strongest',
      say: "Make that your first page: where you were, what you did, who was there. You'll be able to come back to it on a day when things are harder.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'ten-minutes',
      say: 'Write down how you imagine it now, and leave the other half of the page empty. Afterwards you can put next to it how it really was.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'prediction',
      say: "Write it down with the date and put it away for a year. Whether it comes true or turns out quite differently, you'll be glad to read it.",
      exercise: 'page-from-one-line',
    },
  ],
};
