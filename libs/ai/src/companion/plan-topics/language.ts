import type { PlanTopic } from '../plan-topic.ts';

export const LANGUAGE: PlanTopic = {
  id: 'language',
  title: 'Learning a language',
  words:
    /\b(?:languages?|spanish|french|german|italian|welsh|irish|gaelic|(?:learn|speak|some|practi[sc]e|my) polish|polish (?:for my|lessons?|class|course|with)|portuguese|japanese|korean|chinese|mandarin|cantonese|arabic|russian|ukrainian|turkish|greek|dutch|swedish|norwegian|danish|finnish|hindi|urdu|punjabi|bengali|tamil|farsi|persian|hebrew|latin|swahili|yoruba|vietnamese|thai|romanian|croatian|hungarian|czech|catalan|bsl|duolingo|vocab\w*|grammar|fluent(?:ly)?|mother tongue|(?:my|learn|better|speak|practi[sc]e|improve)(?: \w+)? english|esol)\b/i,
  kind: 'often',
  aim: 'learn a language, a little each day',
  acks: [
    'A language grows by coming back to it. Ten minutes on most days carry further than a long Saturday, because so much is lost in the days between.',
    "A first small conversation needs surprisingly little: hello, five sentences about yourself, and 'slowly, please'. That much you can have soon.",
    "What carries people through is one thing they want to do with it: one person, one trip, one song. Start with the words you'd need for that.",
  ],
  heavy: [
    "Feeling slow in it is what learning one feels like for everybody: a grown-up head, and a child's words. It eases sentence by sentence.",
    "It's hard to have more in you than you can say. The sentences that help first are those about your own days, not the ones in the book.",
    "There's often some shame in it, as if it should've stuck long ago. Most people don't hear the gaps, they hear somebody who's trying, and they warm to it.",
  ],
  ask: 'Which of these would fit into an ordinary day?',
  steps: [
    {
      say: 'Five sentences about my own day',
      words:
        /\b(?:sentences?|phrases?|about (?:me|my|myself)|my (?:own )?day|what i (?:do|say|really)|translat\w*|write (?:some|a few|about)|diary|journal)\b/i,
      how: "Write five things you really say, 'I'm tired', 'I have to work', 'the coffee's good', get them translated and say them aloud each day. Swap one for a new one when it's worn in.",
    },
    {
      say: 'Ten minutes of a course, same time',
      words:
        /\b(?:ten min\w*|10 min\w*|(?:my|the|an|that) (?:app|course|book)|duolingo|lesson|every (?:day|morning|evening)|on the (?:bus|train|tube)|at (?:breakfast|lunch)|vocab\w*|flash ?cards?)\b/i,
      how: "One course and no second one, tied to something that happens anyway, the kettle or the bus. Say it aloud, even in a whisper: what's learned silently stays silent.",
    },
    {
      say: 'Ask somebody to talk with me',
      words:
        /\b(?:talk (?:to|with)|chat|speak (?:to|with)|tandem|partner|conversation|exchange|caf[eé]|neighbou?r|colleague|group|evening class|teacher|tutor)\b/i,
      how: "Write to a neighbour, a colleague or a language exchange: 'I'm learning, could we talk for ten minutes a week, just simple things?' Ask them to let you finish and to correct one thing at the end.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:too old|at my age|i'?m \d\d|memory|forget\w*|nothing (?:stays|sticks)|stays? in|head like|brain)\b/i,
      say: "Older learners remember sentences better than lists, because there's a life to hang them on. Few words, each in a sentence you'd really say, and again the next day: forgetting a thing twice is part of how it stays.",
    },
    {
      words:
        /\b(?:embarrass\w*|accent|laugh\w*|mistakes?|shy|stupid|asham\w*|judg\w+|open my mouth|pronounc\w*|afraid|scared|nervous|freeze)\b/i,
      say: "Start with one kind person or with your own kitchen, and have one sentence ready: 'I'm still learning, please help me.' People who laugh are few, and they're mostly the ones who know only one language.",
    },
    {
      words:
        /\b(?:gave up|given up|giving up|give up|tried (?:it |this )?(?:before|already)|(?:start\w*|tried) .*\b(?:times|again)|never (?:stick|keep|last)\w*|quit|lost my streak|keep stopping)\b/i,
      say: "Then it isn't new to you, and the second time goes faster because more has stayed than you think. Make it smaller than last time, five minutes, and decide now that a missed week means going on and not starting over.",
    },
    {
      words:
        /\b(?:no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy)\b/i,
      say: "Then it has to ride along with something: one song while cooking, five sentences in the shower, the phone's menus in the other language. Tired ears still listen.",
    },
    {
      words: /\b(?:grammar|cases|tenses|verbs|conjugat\w*|genders?|too (?:hard|difficult)|complicated)\b/i,
      say: "Learn whole sentences first and let the rules wait; you'll meet them later and think 'so that's why'. People understand wrong endings very well, it's missing words that stop a talk.",
    },
    {
      words:
        /\b(?:too fast|understand (?:nothing|anything|them|what)|don'?t understand|can'?t follow|too quickly)\b/i,
      say: "Listen to one short thing many times rather than many things once: a song, one scene, the same two minutes. And keep 'once more, slowly please' ready, it's the most useful sentence there is.",
    },
    {
      words:
        /\b(?:everyone speaks english|worth it|what'?s the point|no use|pointless|translation app|translat\w+ (?:does|apps?|is)|ai (?:can|will|does))\b/i,
      say: "For a menu the phone will do. For sitting in somebody's kitchen and getting the joke it won't. If there's a person or a place you want that with, it's worth ten minutes.",
    },
    {
      words: /\b(?:cost\w*|afford|money|expensive|price\w*|pay|£|\$)/i,
      say: 'It can be free: the library has courses, radio stations put slow news online, and a person who wants your language will swap half an hour for half an hour.',
    },
  ],
  ways: [
    'Sentences before single words, aloud before silent, the same ones again the next day. A small notebook with the things you really say is worth more than a thick course.',
    'Ten minutes a day alone, and once a week ten minutes with a person. The second keeps the first alive.',
  ],
};
