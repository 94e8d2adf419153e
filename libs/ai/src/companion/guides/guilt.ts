import type { Guide, Way } from '../guide.ts';

/** What can still be done about it, whatever was meant. */
const PUT_RIGHT: readonly Way[] = [
  {
    say: "It's too late for that",
    words:
      /\b(?:too late|dead|died|passed (?:away|on)|gone|impossible|can'?t be (?:put right|paid|undone|repaired|fixed)|can'?t (?:undo|take it back|fix|repair)|no way back|blocked|never (?:be|see|get|make)|nothing (?:left|to be done|i can|can be|would)|^nothing\b|past repair|unforgivable)/i,
    to: 'too-late',
  },
  {
    say: 'Telling the truth about it',
    words:
      /\b(?:truth|sorry|apolog\w*|tell(?:ing)? (?:her|him|them|my|the|it|every\w+)|confess\w*|admit\w*|come clean|coming clean|honest\w*|explain\w*|talk(?:ing)?|say(?:ing)? (?:it|that|so)|own(?:ing)? up|conversation|call(?:ing)? (?:her|him|them)|write to)\b/i,
    to: 'truth',
  },
];

export const GUILT: Guide = {
  id: 'guilt',
  title: 'Something I did',
  words:
    /\b(?:guilt\w*|asham\w*|shame\w*|(?:bad|horrible|terrible|awful) person|(?:my|own) fault|i hurt (?:her|him|them|my|some\w+)|having hurt|apologi\w*|conscience|unforgivable|forgive (?:me|myself)|i(?:'ve| have)? (?:also |even )?(?:lied|cheated|betrayed|snapped|yelled|shouted|ghosted|forgot)|(?:told|tell|telling) (?:a|that|the) lie|had an affair|let (?:him|her|them|everyone|my \w+) down|after what i (?:said|did)|what i(?:'ve| have)? (?:did|done) to|look (?:\w+ ){0,2}in the eye|can'?t (?:stand|look at) myself|f(?:eel|elt) (?:sick|like (?:dirt|an? (?:criminal|monster|fraud|lazy)))|(?:too|so) embarrassed|swore i(?:'d| would)|can'?t tell (?:my|anyone|anybody)|(?:isn'?t|wasn'?t) my (?:husband|wife)|who i thought i was|what does that make me)\b/i,
  situations: ['guilt', 'shame', 'bad-person-thought'],
  tone: 'hard',
  acks: [
    "Things like that come back at odd hours, when you'd least like to look at them.",
    "That's heavy to carry, and there's hardly anybody you can show it to.",
  ],
  ask: 'When it comes back to you, which bit of it comes back?',
  ways: [
    {
      say: 'Their face, and how it hurt them',
      words:
        /\b(?:believed|trusted me|(?:she|he|they) (?:\w+ )?(?:smiled|waved|waited|thanked|asked|hugged|kept|didn'?t|wasn'?t|turned|walked|left|trusted)|how (?:she|he|they)|(?:her|his|their) (?:little |small )?(?:face|mouth|back|name|mother)|in pain|suffer\w*|lonely|alone there|faces?|eyes|cr(?:y|ied|ying)|tears?|sobb\w*|hurt(?:s|ing)? (?:her|him|them|my|some)|(?:her|his|their) (?:look|voice|silence|reaction|hands?)|(?:she|he|they) (?:looked|went|said nothing|sat|stood|was so|were so)|how (?:quiet|sad|small|hurt|upset)|disappoint\w*|flinch\w*)\b/i,
      to: 'them',
    },
    {
      say: 'What people must think of me',
      words:
        /\b(?:(?:mother|father|mum|mom|dad|parents|husband|wife|boss|friends) would (?:say|think)|what (?:they|he|she|my \w+) would (?:say|think)|village|church|neighbou?rs|the others|exposed|screenshot|rumou?rs?|whisper\w*|in front of (?:every\w+|them all|the whole)|humiliat\w*|people|every(?:one|body)|others|they(?:'ll| will| all)|find(?:s|ing)? out|found out|(?:they|she|he) knew|if \w+ knew|think(?:s|ing)? of me|talk(?:s|ing)? about|watch(?:ed|ing)|star(?:ed|ing)|saw me|seen|laugh\w*|judg\w*|gossip\w*|embarrass\w*|reputation|caught|family would|parents would)\b/i,
      to: 'found-out',
    },
    {
      say: "That I'm a bad person",
      words:
        /\b(?:no better than|(?:just )?like my (?:father|mother|dad|mum|mom)|what kind of|coward|failure|not (?:a )?good|who i thought|i could do (?:that|something)|deserve|(?:bad|horrible|terrible|awful|rotten|evil|disgusting|selfish|cruel) (?:\w+ )?(?:person|human|mother|father|mum|mom|dad|friend|son|daughter|wife|husband)|person|monster|who i (?:really )?am|what i am|wrong with me|hate myself|disgust\w*|worthless|no good|rotten|evil|about me|capable of|i(?:'m| am) (?:just |so |such )?(?:an? )?(?:bad|awful|horrible|terrible|selfish|cruel|mean))\b/i,
      to: 'bad-person',
    },
    {
      say: 'What I did or said',
      words:
        /\b(?:the (?:sound|noise|way i|look of)|saying|lying|hearing|that (?:one )?(?:sentence|word|moment|night|day|evening|call|message)|driving|walking|standing|pressing|the way|i (?:did|said|was|had|could|lied|shouted|yelled|pressed|sent|left|took|walked|didn'?t|wasn'?t|just|should)|my (?:own )?(?:words|voice|hand|tone)|words|what (?:i|came out)|the (?:moment|minute|second|scene|whole (?:thing|scene)|lie|text|message|night|evening|call)|me (?:\w+ing|not)|how i|doing it)\b/i,
      to: 'did',
    },
  ],
  nodes: [
    {
      id: 'did',
      say: "So you go through it again and again, and each time you know how it ends. You may not have seen that then. What state you were in and what you thought would come of it is no excuse, but it's part of the truth.",
      ask: 'What was going on in you at that moment?',
      ways: [
        {
          say: 'I was at breaking point',
          words:
            /\b(?:shut up|(?:one|five|ten|two) (?:second|minute)s?|nerves|patience|screaming|crying|stop (?:it|crying|asking|nagging|talking)|desperate|panic\w*|hungover|out of (?:it|control)|hungry|quiet(?:er)?|rope|breaking point|wit'?s'? end|tired|exhaust\w*|stress\w*|angry|anger|furious|rage|snapp\w*|lost it|had enough|temper|overwhelm\w*|too much|pressure|peace and quiet|quiet|break|sleep|slept|fed up|drunk|not thinking|get away|alone)\b/i,
          to: 'rope',
        },
        {
          say: 'I wanted to spare somebody',
          words:
            /\b(?:didn'?t want (?:her|him|them|anyone|to (?:hurt|upset|worry))|save (?:her|him|them)|make (?:her|him|them) (?:happy|feel)|what was best|kind(?:ness)?|avoid (?:a )?(?:fight|scene|drama|argument)|spar(?:e|ing)|protect\w*|keep(?:ing)? the peace|help(?:ing)?|for (?:her|him|them|the (?:kids|children|best))|best for|well meant|meant (?:it )?well|good intentions?|worr(?:y|ied) (?:her|him|them)|(?:not|didn'?t want) (?:to )?(?:hurt|upset|worry|burden)|upset|hurt (?:her|him|them)|a scene|drama)\b/i,
          to: 'spare',
        },
        {
          say: 'I was thinking of myself',
          words:
            /\b(?:approval|popular|belong\w*|admir\w*|promotion|my (?:career|job|image|reputation)|sex|attracted|lust|escape|convenience|bored|to win|be right|revenge|punish|myself|selfish\w*|for me|i (?:just )?wanted|my own|money|attention|fun|eas(?:y|ier|iest)|lazy|coward\w*|afraid|scared|trouble|liked?|laughs?|impress\w*|look(?:ing)? (?:good|bad|stupid)|comfortable|convenien\w*|jealous\w*|get out of)\b/i,
          to: 'for-myself',
        },
      ],
    },
    {
      id: 'rope',
      say: "At breaking point people often don't do what they believe in, they do whatever stops it fastest. That doesn't undo it. It means there are two things to look after: what got hurt, and whatever had worn you down so far.",
      ask: 'What had been wearing on you before it happened?',
    },
    {
      id: 'spare',
      say: 'So you meant well, and it still did harm. Both are true. You can stand by what you meant and be sorry for what came of it.',
      ask: 'What could you still do about it, as things are now?',
      ways: PUT_RIGHT,
    },
    {
      id: 'for-myself',
      say: "Then there's nothing to explain away. You put yourself first, as people sometimes do, and somebody else had to pay for it. What's still open is what you do about that now.",
      ask: "What's the smallest part of it that you could still put right?",
      ways: PUT_RIGHT,
    },
    {
      id: 'them',
      say: "So it's them you think of, and not yourself first. That's the useful side of guilt: it shows you that something is still open between you and another person.",
      ask: "Have they heard from you that you're sorry?",
      ways: [
        {
          say: "I can't reach them any more",
          words:
            /\b(?:dead|died|passed|gone|grave|too late|lost (?:touch|contact)|block(?:ed|s)|no contact|can'?t reach|don'?t know where|no idea where|never (?:find|found|see|saw)|moved away|won'?t (?:talk|speak|answer|see)|not (?:alive|around))\b/i,
          to: 'too-late',
        },
        {
          say: 'Yes, I said it',
          words:
            /^(?:yes|yeah|yep|yup|of course|sure|i did|many|several|a (?:hundred|thousand|million))\b|\b(?:(?:texted|wrote|sent|left|mumbled|whispered|tried)\b(?!.*\bnever\b).*\b(?:sorry|flowers|card|apology|letter|message)|i(?:'ve| have)? (?:already |even |immediately )?(?:apologi[sz]ed|said (?:it|sorry|i)|told (?:her|him|them)|written|wrote)|^(?:apologi[sz]ed|wrote|told|said)\b|(?:she|he|they) know)/i,
          to: 'said',
        },
        {
          say: 'No, not yet',
          words:
            /^(?:no|nope|nah|never|not)\b|\b(?:(?:don'?t|not) (?:speak|talk|know)\w*|speaking|in so many words|pretend\w*|ignor\w*|avoid\w*|no idea how|haven'?t|have not|didn'?t|never (?:said|told|apologi\w*|did)|not (?:yet|really|properly|in words)|couldn'?t|can'?t (?:say|bring)|courage|how could i)\b/i,
          to: 'not-yet',
        },
      ],
    },
    {
      id: 'found-out',
      say: "Then a good part of it is shame, and shame makes you want to hide. The trouble is that nobody else ever gets to look at what's hidden, so you only hear your own verdict on it.",
      ask: 'How many people know about it?',
    },
    {
      id: 'bad-person',
      say: "'I did something bad' and 'I am bad' are two different sentences. The first can be looked at and sometimes put right. The second only hurts, and it doesn't help whoever got hurt either.",
      ask: 'What counts against you most, in your own eyes?',
    },
    {
      id: 'said',
      say: "Then your part has been said, and what they do with it is up to them. They may take it, or take their time, or leave it. It's hard to wait for that, because there's little more you can say.",
      ask: 'What are you still waiting for, from them or from yourself?',
      ways: [
        {
          say: 'That they trust me again',
          words:
            /\b(?:trust\w*|believe me|like (?:before|it was|we were)|back to (?:normal|how)|normal again|(?:her|him|them|she|he|they|daughter|son|friend|sister|brother|wife|husband|mum|mom|mother|dad|father) (?:to )?(?:talk|speak|call|look|laugh|smile|reply|answer|say|forgive|hug|come)|talk to me|close again)\b/i,
          to: 'trust',
        },
        {
          say: 'That I forgive myself',
          words:
            /\b(?:myself|my own|let (?:it )?go|peace|forgive me\b|stop (?:thinking|feeling|hating)|look in the mirror|deserve)\b/i,
          to: 'forgive-self',
        },
      ],
    },
    {
      id: 'trust',
      say: "Trust comes back slowly, and more words don't speed it up. What helps is small and regular: being where you said you'd be, telling the truth in little things, not asking each week whether all is well again.",
      ask: 'Which small thing could they count on from you?',
    },
    {
      id: 'not-yet',
      say: "The longer an apology waits, the bigger it gets in your head, until it's a whole speech. It can be short: what I did, that I know what it did to you, and no 'but'.",
      ask: 'What has kept you from saying it so far?',
      ways: [
        {
          say: "I'm afraid how they'd take it",
          words:
            /\b(?:response|answer|make things worse|drama|opens? (?:up )?(?:old|everything)|screaming|silence|afraid|scared|fear\w*|terrified|react\w*|explod\w*|angry|never (?:speak|talk|forgive)|(?:not|won'?t|don'?t|doesn'?t) (?:accept|forgive|want)|what if|reject\w*|hate me|leave me|laugh|cry|say no|how (?:she|he|they))\b/i,
          to: 'how-taken',
        },
        {
          say: "They've done things too",
          words:
            /\b(?:(?:he|she|they) (?:hasn'?t|haven'?t|never|didn'?t|won'?t|isn'?t|aren'?t)\b.*\b(?:sorry|apolog\w*|either)|innocent|for (?:his|her|their) (?:bit|part|share)|always me|started it|(?:she|he|they)(?:'ve|'s| have| has)? (?:also|too|did|owes?|never apologi\w*|should)|owes? me|not the only|too\b|as well|both|first|(?:her|his|their) (?:fault|part|turn)|mutual|unfair|why (?:should|is it always) (?:i|me))\b/i,
          to: 'theirs',
        },
        {
          say: "I don't have the words",
          words:
            /\b(?:words?|what to say|how to (?:say|begin|start|put)|where to (?:begin|start)|say it (?:right|wrong)|comes? out wrong|phras\w*|sentence|typing|speech\w*)\b/i,
          to: 'truth',
        },
      ],
    },
    {
      id: 'too-late',
      say: "That's one of the hardest kinds, because you can't give anything back to them. What you'd have liked to do for them can still go to somebody else, though. And what you'd have liked to say can still be written.",
      ask: 'What would you have wanted them to know?',
    },
    {
      id: 'how-taken',
      say: "You can decide what you say and when. How they take it isn't in your hands: they may be cold, or relieved, or need a week. It can still be right to say it, even if nothing comes back.",
      ask: 'If it had to be two short sentences, what would they be?',
    },
    {
      id: 'theirs',
      say: "They may well have, and that makes it harder to be the one who goes first. Their part doesn't cancel out yours, though. You can say yours without a word about theirs, and keep theirs for another day.",
      ask: "What's your part in it, if you leave theirs out for a moment?",
    },
    {
      id: 'forgive-self',
      say: "At some point feeling bad no longer helps anybody. Forgiving yourself wouldn't mean saying that it was fine. You'd still know what you did, and you'd stop punishing yourself for it.",
      ask: 'What would you tell a friend who carried exactly this?',
    },
    {
      id: 'truth',
      say: "Short and plain will do, at a time when nobody has to rush off. Say what you did and that you're sorry, and keep the reasons for later, if they ask. Then give them time to answer.",
      exercise: 'prepared-talk',
    },
  ],
};
