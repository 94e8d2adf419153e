import type { Guide } from '../guide.ts';

export const PERFECTIONISM: Guide = {
  id: 'perfectionism',
  title: 'It has to be perfect',
  words:
    /\b(?:perfect\w*|flawless|good enough|unfinished|(?:never|can'?t|ever|never get) finish\w*|is ever finished|nearly done|drafts?|rewr(?:ite|ote)|redo|redid|delet(?:e|ing)|tweak\w*|blank page|writer'?s block|block(?:ed)?|unravell?ed|press publish|upload it|portfolio|sketch(?:es|book)?|novel|solo|mural|graphic novel|paint(?:ed|ing)?|draw(?:n|ing)s?|knitted|piano|cello|beats|typo|slide (?:nine|\w+)|third slide|paragraph|lessons|learning|show (?:them|anyone|it)|photography|photos look|the critics|write anything)\b/i,
  situations: ['perfectionism', 'learning-something-hard'],
  tone: 'hard',
  acks: [
    "You know how it should be, and what's there isn't that yet. That gap is unpleasant to look at every day.",
    "You see every fault in it, because you've been so close to it for so long.",
  ],
  ask: "What goes on in you when you're stuck with it, or can't leave it alone?",
  ways: [
    {
      say: "I compare it with others'",
      words:
        /\b(?:what others do|others do|everyone'?s|everybody'?s|the others|better (?:people|ones|artists|writers)|(?:is|are) (?:so )?(?:much )?better|masters?|great(?:s|er) (?:writers|artists|ones)|tutorial|pinterest|the original|real (?:painters|musicians|people)|peers|classmates|colleagues do|my (?:teacher|sister|brother|friend)'?s|role models?|the pros?|compar\w+|others?'?s?|other people'?s?|someone else|somebody else|everyone else|instagram|pinterest|youtube|real (?:artists|writers|musicians|ones)|professionals?|better than (?:me|mine)|how \w+ (?:would|does|did|do)|already (?:been )?done|already did|so much better)\b/i,
      to: 'compare',
    },
    {
      say: 'I picture a critical reader',
      words:
        /\b(?:hate it|like it|what (?:people|they|everyone|everybody)|think of (?:it|me)|shame|asham\w*|scared|fear|afraid|panic\w*|expos\w*|vulnerab\w*|naked|reject\w*|feedback|teacher|boss|father|mother|mum|dad|friends|reviews?|comments?|publish\w*|show(?:ing)?|send(?:ing)?|nervous|stupid in front|heart|imagin\w+|pictur(?:e|ing)|hear (?:what|my|them|him|her)|they'?(?:d|ll)|people|some(?:body|one)|any(?:body|one)|every(?:body|one)|laugh\w*|judg\w+|see(?:s|ing)? it|read(?:s|ing)? it\b(?! back)|look(?:s|ing)? at|what (?:he|she|others|my)|embarrass\w*|asham\w+|reaction|critic\w*|audience|expos\w+)\b/i,
      to: 'looked',
    },
    {
      say: 'Nothing comes at all',
      words:
        /\b(?:nothing|idea|go(?:es)? blank|paralys\w+|shut(?:s)? down|brain (?:stops|freezes)|wall|can'?t (?:start|begin|go on|move|find)|stare|staring|cursor|white|emptiness|silence|tired|no energy|lose interest|bored|give up|fog|nothing|blank|empty|no ideas?|white page|block\w*|frozen|freeze|stuck|dried up|no inspiration|can'?t think|void|numb)\b/i,
      to: 'empty',
    },
    {
      say: 'I see everything wrong with it',
      words:
        /\b(?:looks? (?:\w+ )?(?:awful|terrible|bad|ugly|childish|cheap|stupid|wrong|amateur\w*)|childish|find (?:another|more|one|a|the)|another mistake|problem|weak|detail\w*|crooked|uneven|not (?:the way|how|what|like|as)|imperfect\w*|tweak\w*|fix\w*|correct\w*|redo|again|doubt\w*|rubbish|trash|garbage|pathetic|lame|disappoint\w*|mess|ruin\w*|typos?|good enough|delete|wrong|mistakes?|faults?|flaws?|errors?|bad|ugly|rubbish|crap|shit|awful|terrible|clumsy|stupid|not (?:right|good|perfect)|off|out of|proportion|notice|hate|sounds?|cringe|see (?:all|every|only|what)|boring|cheap|amateur\w*|disgust\w*|could be better|isn'?t (?:right|good))\b/i,
      to: 'faults',
    },
  ],
  nodes: [
    {
      id: 'faults',
      say: "Seeing that much is a skill too, and it often grows faster than what you can already do. So your own things can look worse to you just while you're getting better.",
      ask: 'Take the first fault you see: does it have to be mended, or could the thing live with it?',
      ways: [
        {
          say: 'It could live with it',
          words:
            /\b(?:yeah|yes,? (?:it )?(?:could|can|probably)|could stay|survive|live with|probably (?:ok|fine|not)|no big|minor|just me|only i|maybe|i guess|leave it as|let it|be ok|realistically|not important|can live|could (?:live|stay)|live with|can stay|leave it(?! like)|nobody (?:would|will|else)|no one (?:would|will)|hardly|barely|small|tiny|fine|probably|doesn'?t matter|not that bad|suppose so|it'?s ok(?:ay)?)\b/i,
          to: 'stay',
        },
        {
          say: 'It must be mended',
          words:
            /\b(?:fixed|mended|improv\w*|change\w*|correct\w*|rework\w*|repaint\w*|wrong|bad|no\b|not (?:good|ok|acceptable|possible)|urgent\w*|everything|can'?t|serious|big|major|whole|must|has to|have to|needs?|mend\w*|fix\w*|redo\w*|redone|broken|can'?t (?:leave|stay|live|let)|no way|unbearable|important|rewrite|definitely|start (?:again|over))\b/i,
          to: 'mend',
        },
      ],
    },
    {
      id: 'mend',
      say: "Then that's the work for now. What makes it so hard is often not the mending itself but having no point at which it's over, so that each correction turns up the next.",
      ask: "By what would you know that it's enough?",
    },
    {
      id: 'stay',
      say: "Then it may be further along than it feels. It could already do what it's for with that fault in it, and what's left is letting somebody see it.",
      ask: 'Who could be the first to see it as it is?',
    },
    {
      id: 'compare',
      say: "What you see of them is the finished piece, and usually one of their best. What you see of your own is every try, the bad ones too. It's not a fair comparison, but it can show you what you'd like to be able to do.",
      ask: "What do they have in their work that you'd like in yours?",
    },
    {
      id: 'looked',
      say: "So somebody's looking over your shoulder before it's even done. It's hard to try anything out like that, because each bit has to look good at once.",
      ask: 'Who is it that you see there?',
      ways: [
        {
          say: 'Only me',
          words:
            /(?:^me\b|\b(?:mostly me|me mostly|me\b(?! (?:mum|mam|mother|dad|father|brother|sister))|no one but|nobody but|my (?:inner|eyes|own|future|younger|ideal)|i'?m my|it'?s me|only me|just me|myself|my own|i'?m the one|i am the one|me, i guess|probably me|inner critic)\b)/i,
          to: 'self',
        },
        {
          say: 'One particular person',
          words:
            /\b(?:boss|girlfriend|boyfriend|husband|wife|her\b|him\b|he\b|she\b|editor|critic|friend\b|daughter|son\b|landlady|therapist|grandm\w+|grandp\w+|stepm\w+|stepd\w+|tutor|trainer|classmates?|kid(?:s)? (?:at|from|in)|bully|bullies|nun|priest|mentor|my old|teachers?|father|dad|mother|mum|mom|parents?|brother|sister|gran\w*|uncle|aunt|year (?:nine|\w+)|school|conservatory|back then|childhood|coach|professor|prof|mr|mrs|ms|ex|first)\b/i,
          to: 'old',
        },
        {
          say: 'Everybody, strangers',
          words:
            /\b(?:others?|anyone|anybody|somebody|someone|public|online|instagram|users|customers|team|class|group|jury|judges?|neighbou?rs|fans|clever|professionals?|artists|musicians|other|every(?:one|body)|strangers?|people|internet|crowd|they|all of them|colleagues?|audience|critics?|the world|others|friends?|faceless|clients?|readers?|followers?|experts?)\b/i,
          to: 'everybody',
        },
      ],
    },
    {
      id: 'old',
      say: "So one person's opinion has got a lot of weight in this. Whether they meant it well or not, they've only ever seen a part of what you do, and yet they're the first you think of.",
      ask: 'What do you hear them say?',
    },
    {
      id: 'everybody',
      say: 'In your head they all look closely and have plenty of time. Real people mostly look for a moment and are busy with their own things. Since nobody can please all of them, it helps to think of one.',
      ask: 'If it were for one person only, who would that be?',
    },
    {
      id: 'self',
      say: "So the strictest judge is you, and that one's always there. You may feel that it's what makes you good. It's of some use for corrections, but it gets in the way while a thing is still being made.",
      ask: 'What does that voice say, word for word?',
    },
    {
      id: 'empty',
      say: "Sometimes that's plain tiredness. Often, though, something does come and is sent away at once, because it looks too small or not good enough. Then it feels as if there'd been nothing.",
      ask: 'What was the last small thing that did come, and got turned down?',
    },
  ],
};
