import type { Guide } from '../guide.ts';

export const COLLEAGUE_TROUBLE: Guide = {
  id: 'colleague-trouble',
  title: 'A colleague',
  words:
    /\b(?:(?:my|a|the other|two|three) (?:colleagues?|co-?workers?|desk neighbou?r|co-?founder|business partner|team ?mates?|cellist)|the other nurse|colleague|co-?worker|desk neighbou?r|rolls? (?:her|his|their) eyes|without me|haven'?t spoken|don'?t (?:talk|speak) (?:any ?more|to each other)|stop talking when i|shouting match|on my own team|share (?:a cab|an office|a desk)|(?:at|the) handover|split a shift|copies everything|cc'?d the|correct(?:ing|s) my|keeps moving|(?:woman|man|girl) (?:in|at|from) (?:accounts|work|the salon|sales|\w+ department)|new girl|works in hr|told the boss|off air|since the election|office monster|(?:explains|explain) my own|get up when i sit|working with [A-Z]\w+|beside [A-Z]\w+ on|chat group|can'?t agree about|want the lead)\b/i,
  situations: ['conflict-with-colleague'],
  tone: 'hard',
  acks: [
    'Nobody chooses their colleagues, and you see more of them than of most friends.',
    "You've got your own work to do, and on top of it you have to get around somebody every day.",
    'Trouble with somebody you work with takes a lot out of the day, even when nothing happens.',
  ],
  ask: 'How do things stand right now: an open row, cold silence, or smiles with something behind them?',
  ways: [
    {
      say: "They don't know I'm upset",
      words:
        /\b(?:(?:has|have|had|got) no idea|(?:not|n'?t) (?:think (?:he|she|they)|(?:even )?know|noticed?|aware)|(?:hasn|haven|doesn|don|didn)'?t notice|never said (?:anything|a word)|swallow|on the surface|only in my head|normal for (?:him|her|them)|haven'?t (?:said|told)|i (?:keep|kept|say|said) (?:it to myself|nothing|quiet)|unaware|oblivious|don'?t let it show|doesn'?t know|don'?t (?:say|show) (?:it|anything)|i hide|jealous|bottl\w*|inside\b|nobody knows|one-?sided|haven'?t brought|realis\w*|realiz\w*|stew\w*|\w+n'?t (?:know|think (?:he|she|they)|notice))/i,
      to: 'unaware',
    },
    {
      say: 'Smiles with something behind',
      words:
        /\b(?:behind|smil\w*|fake|to my face|gossip\w*|passive|digs\b|two-?faced|talks? about me|friendly but|nice but|polite but|sweet|undermin\w*|knives|sabotag\w*|politely|hints|overly (?:nice|polite)|charm\w*|(?:takes|took|runs|goes|went) (?:it )?to (?:the|my|our) boss|cc\b|copies|tells the boss|when the boss|pretend\w*|against me|the last one|the third|exclud\w*|left out|leave me out|whisper\w*|eye ?roll\w*|rolls|rumou?rs?|lies\b|stab\w*|secretly|acts? (?:like|as if)|all friendly|bitch\w*|about me (?:to|with|when)|slag\w*|badmouth\w*|complain\w* about me)/i,
      to: 'behind',
    },
    {
      say: 'Cold silence',
      words:
        /\b(?:ice\b|icy|cold|silen(?:ce|t)|(?:don'?t|doesn'?t|not|barely|hardly|stopped) (?:even )?(?:speak|speaking|talk|talking|look|answer|greet)\w*|ignor\w*|avoid\w*|through (?:the|a) \w+|frosty|no words?|stonewall\w*|frozen|distance|stopped (?:saying|greeting)|say hello and|only (?:hello|what'?s necessary|mails?|emails?)|blank(?:s|ed) me|looks? (?:away|through)|tense|the second|not a word|earplugs|won'?t (?:talk|speak|look)|exchanged a|a word in|walks? past|hung up|unread|leaves me on)/i,
      to: 'cold',
    },
    {
      say: 'An open row',
      words:
        /\b(?:shout\w*|yell\w*|war\b|argu\w*|row\b|open\b|fight\w*|quarrel\w*|attack\w*|hit back|explod\w*|scream\w*|blew up|insult\w*|clash\w*|snap\w*|hostile|bicker\w*|had it out|the first|compet\w*|rival\w*|in each other'?s hair|argue|loud|disagree\w*|confront\w*|tells? me (?:off|what)|order(?:s|ing) me|constant(?:ly)?\b|daily)/i,
      to: 'open',
    },
  ],
  nodes: [
    {
      id: 'open',
      say: 'After a day or two a row is mostly about the row: who said what, and in which tone. What it was about at first gets lost.',
      ask: 'What was it about when it began?',
      ways: [
        {
          say: 'How I was spoken to',
          words:
            /\b(?:tone\b|(?:talk|talks|talked|spoke|speak|speaks|spoken) to|respect|insult\w*|made fun|like (?:i'?m|i was|a) (?:a )?(?:child|kid|idiot|stupid)|rude|joke\w*|laugh\w*|humiliat\w*|bossy|condescend\w*|called me|comment|disrespect\w*|offen\w*|yelled|remark|said i (?:was|am)|called|lazy|accus\w*|criticis\w*|correct\w*|my (?:age|accent|english|work)\b|eye|interrupt\w*|mail\b|message|said (?:something|a thing))/i,
          to: 'respect',
        },
        {
          say: 'Who does what at work',
          words:
            /\b(?:work\b|who (?:is|does|did|gets|was)|responsib\w*|list\b|holidays?|vacation|shifts?\b|rota|his (?:part|share)|her (?:part|share)|clean\w*|deadline|orders?\b|blam\w*|project|clients?|customers?|plan\b|task|money|desk|equipment|tools?|lead\b|mistake|cover\w*|phones?\b|territory|hours|budget|who should|decision|code\b|patients?|shelf|schedule|late\b|break\b|pay\b|the way we|how to do|procedure|machine|extra)/i,
          to: 'work',
        },
      ],
    },
    {
      id: 'cold',
      say: 'Silence like that is hard work. You plan your way to the kettle around somebody, and every day it gets harder for anyone to be the first to speak.',
      ask: 'For it to get better, what would come first: a sorry from them, one from you, or something quite normal?',
      ways: [
        {
          say: 'Something quite normal',
          words:
            /(?<!\w)(?:normal|good morning|hello|hi\b|weather|coffee|small|simple|everyday|joke|smile|"so"|just (?:a|talk)|nod\b|like before|laugh|lunch|a (?:beer|drink|cake)|talk(?:ing)? again)/i,
          to: 'normal',
        },
        {
          say: 'A sorry from me, perhaps',
          words:
            /(?<!\w)(?:i (?:think i )?owe|i'?d have to|i (?:should|could|would|need to|have to|must|guess i)|(?<!not )from me\b|mine\b|one from me|me (?:swallowing|apologi|saying)|my (?:pride|fault)|probably me)/i,
          to: 'mine',
        },
        {
          say: 'A sorry from them',
          words:
            /\b(?:sorry|apolog\w*|admit\w*|own(?:ing|s)? up|from (?:him|her|them)|(?:he|she|they)(?:'d| would| has| have)|acknowledg\w*|explanation|explain)/i,
          to: 'apology',
        },
      ],
    },
    {
      id: 'behind',
      say: "That sort of thing is hard to prove, so you start to wonder if you're imagining it. It can wear you down more than an open quarrel would, because nothing ever gets said.",
      ask: 'Which bit of it did you see or hear yourself?',
    },
    {
      id: 'unaware',
      say: "Then you've been carrying it alone, and they've had no chance to do anything about it. It's easy to get into that: you let one thing go, then another, and then it's awkward to begin.",
      ask: 'What keeps you from saying it?',
      ways: [
        {
          say: "It'd sound petty",
          words:
            /\b(?:petty|small|ridiculous|silly|stupid|oversensitive|trivial|nothing big|childish|sound)/i,
          to: 'late',
        },
        {
          say: "They'd take it badly",
          words:
            /\b(?:hurt|explode|hate|awkward|badly|angry|cry|upset|revenge|make it worse|make things|afraid|conflict|gossip|scared)/i,
          to: 'late',
        },
        {
          say: "It's too late now",
          words: /\b(?:too late|back then|passed|weird|years|so long|months|now it)/i,
          to: 'late',
        },
      ],
    },
    {
      id: 'work',
      say: 'Then part of it may lie outside the two of you. Where nobody has said who does what, people run into each other again and again, and it ends up feeling personal.',
      ask: 'Which one rule would settle half of it?',
    },
    {
      id: 'respect',
      say: "A thing like that stays with you longer than any disagreement about the work. And it's hard to bring up later without being told that you're too sensitive.",
      ask: 'Which one moment of it would you want them to understand?',
    },
    {
      id: 'apology',
      say: 'You may well be owed one. Only, as long as you wait for it, they decide when you get to feel better. And they may see it quite differently, or think that you owe them one.',
      ask: 'What would you need, if it never came?',
    },
    {
      id: 'mine',
      say: "It's never easy to be the one who goes first. It needn't cover everything, either: you can be sorry about one sentence and stand by all the rest.",
      ask: 'Which bit of it would you honestly be sorry for?',
    },
    {
      id: 'normal',
      say: 'Many of these end just like that, without any big talk. One day somebody says something ordinary about the weather or the printer, and the other one answers.',
      ask: 'What harmless thing could you say next time?',
    },
    {
      id: 'late',
      say: "There's usually a reason for keeping quiet, and still it costs you something every day. Most people get over one calm, plain sentence sooner than over a coolness they notice and can't explain.",
      ask: 'How would you put it, if it had happened today for the first time?',
    },
  ],
};
