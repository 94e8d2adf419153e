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
  nodes: [
    {
      id: 'own',
      say: "A place where you decide how things are. That's good from the first evening, even if the boxes are still in the way.",
      ask: 'Which corner of it do you see first when you think of it?',
    },
    {
      id: 'people',
      say: "They don't know you yet and you don't know them, so there's everything to find out on both sides.",
      ask: 'What would you like them to find out about you first?',
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
    },
    {
      id: 'learn',
      say: "At the beginning you're allowed not to know things, and to ask about all of them. That's worth using while it lasts.",
      ask: "What would you like to be able to do in a year that you can't do today?",
    },
    {
      id: 'no-regret',
      say: "That's clear enough. Then you can go without looking back.",
      ask: 'What are you happiest to be rid of?',
    },
    {
      id: 'miss-person',
      say: "You'll probably miss that you simply met, without having to arrange it. If you write to them in the first few weeks, it needn't end there.",
      ask: 'What would you like them to know?',
    },
    {
      id: 'miss-thing',
      say: "It's often something like that, which one hardly thinks about while it's there every day.",
      ask: 'What was it like there, on a perfectly ordinary morning?',
    },
  ],
};
