import type { Guide } from '../guide.ts';

export const BROKEN_TRUST: Guide = {
  id: 'broken-trust',
  title: 'Trust that was broken',
  words:
    /\b(?:cheat(?:s|ed|ing|er)?|affairs?|unfaithful|infidelity|betray\w*|lied|a lie|lies|lying to me|liar|jealous\w*|trust(?:s|ed|ing)?|suspicious|suspect\w*|behind my back|(?:on|through) (?:his|her|their) (?:phone|messages|texts|browser|laptop|ipad)|delet(?:es|ed|ing) (?:\w+ )?(?:chats?|messages|texts)|(?:check|checked|checking) (?:his|her|their)|slept with|sleeping with|seeing (?:someone|somebody)|kissed (?:someone|somebody|another|a)|just a friend|sexting|flirt\w*|tinder|one[- ]night stand|the other (?:woman|man)|(?:his|her) ex(?:'s|es)?|mistress|liking (?:pics|photos)|swore)\b/i,
  situations: ['trust-broken', 'jealousy'],
  tone: 'hard',
  acks: [
    'Once there is doubt, even ordinary things get looked at twice: a phone face down, a late train, a new shirt.',
    "Not knowing what you can believe is tiring work, and there's no closing time.",
  ],
  ask: 'What runs round in your head most?',
  ways: [
    {
      say: 'The pictures of it',
      words:
        /pictur|\bimages?\b|film|movie|scenes?\b|(?:see|seeing) (?:him|her|them)|them together|two of them|in bed|in our bed|\bsex|(?:him|her|them) with|with (?:her|him|that|another)\b|details|kiss|what (?:he|she|they) (?:did|do|are doing|were doing|might|could)|younger|prettier|thinner|compar|other (?:man|woman|guy|girl)|her (?:face|body|photo)|who (?:he|she|it) (?:is|was)/i,
      to: 'pictures',
    },
    {
      say: "Whether I'm imagining it",
      words:
        /whether|\bif (?:i.?m|i am|it.?s|it is|there|(?:he|she|they)(?! (?:still |ever |really )?(?:lov|car|want)))|imagin|paranoi|crazy|\bmad\b|making it up|over ?react|not sure|real\b|\bright\b|\bis (?:he|she)\b|suspic|where (?:he|she|they)|\bam i\b|proof|still (?:seeing|going on|in touch|texting|lying)|what.?s (?:true|going on)|again\b/i,
      to: 'imagining',
    },
    {
      say: 'That I was so blind',
      words:
        /blind|stupid|idiot|fool|naive|gullible|(?:did ?n.?t|should|never|could).{0,14}(?:see|seen|notice|noticed|know|known|suspect)|how (?:could|did) i|signs|everyone (?:else )?knew|\bi (?:trusted|believed|defended)|humiliat|embarrass|asham|my own fault|missed it/i,
      to: 'blind',
    },
    {
      say: 'The lying',
      words:
        /\blie[ds]?\b|lying|liar|deceiv|deceit|betray|secret|behind my back|my face|\bhid(?:ing|den)?\b|promis|double life|pretend|looked me|den(?:y|ied|ies)|truth|how long|honest|trust/i,
      to: 'lied',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'pictures',
      say: "Where the head has no information it makes films, and it spares no expense. After the twentieth showing they're as sharp as memories, though you weren't there.",
      ask: 'Who is in them mostly: the two of them together, or the other person?',
      ways: [
        {
          say: 'The two together',
          words:
            /together|\btwo\b|both\b|\bthem\b|kiss|\bbed\b|sex|touch|hotel|laugh|first\b|holding|restaurant|\bhe (?:is|was)|\bshe (?:is|was)|him (?:and|with)|her (?:and|with)/i,
          to: 'details',
        },
        {
          say: 'The other person',
          words:
            /other|^(?:her|him)\b|just (?:her|him)\b|second|compar|younger|prettier|thinner|better|\b(?:her|his) (?:face|body|legs|hair|photo|profile|name|smile|job|car|muscles)|what (?:she|he) (?:has|looks)|who (?:she|he) is|rival/i,
          to: 'rival',
        },
      ],
      otherwise: 'on-guard',
    },
    {
      id: 'lied',
      say: "The deed is one thing. The lie means that for a while you lived in a story somebody else was editing, and now every scene has to be gone over again. That's why it goes on hurting so long: your own memories were touched.",
      ask: 'How did it come out?',
      ways: [
        {
          say: 'They still deny it',
          words:
            /\bden(?:y|ies|ied|ying)|(?:won.?t|has ?n.?t|does ?n.?t|did ?n.?t|not) (?:even )?(?:admit|admitted|own|tell|said|say)|never admit|says (?:it.?s|there|nothing|i.?m)|claims?|swears|insists|nothing (?:happened|going)|gaslight|n.?t come out|not (?:yet|really|fully|all)/i,
          to: 'signs',
        },
        {
          say: 'I found out',
          words:
            /\bi (?:found|saw|read|caught|looked|checked|walked|opened|discovered|followed|heard|noticed|stumbled|picked)|messages?\b|\bphone|receipt|statement|email|ipad|tablet|laptop|letter|screenshot|(?:friend|sister|brother|colleague|neighbou?r|someone|somebody|wife|husband|woman|mother|mum|mom)(?: of \w+)? (?:told|wrote|rang|called|messaged|sent|saw)|by (?:chance|accident)|bank|popped up/i,
          to: 'found',
        },
        {
          say: 'They told me',
          words:
            /\b(?:he|she|they) (?:just |finally |then )?(?:told|confess|admit|said|came|sat|owned|broke)|told me|confess|admitted|sat me down|came clean|himself|herself|(?:his|her|their) own accord/i,
          to: 'confessed',
        },
      ],
      otherwise: 'on-guard',
    },
    {
      id: 'blind',
      say: "You weren't blind, you trusted, and nobody can live with another person as a customs officer. Looking back is unfair besides: there the signs stand in a row with arrows on them. At the time each came by itself, on a busy day.",
      ask: 'Which one do you hold against yourself most?',
      otherwise: 'any',
    },
    {
      id: 'imagining',
      say: "That's a lonely spot. If you're right you're being deceived, and if you're wrong you're accusing somebody, so you watch, and say nothing or too much. The feeling alone can't settle it: a smoke alarm sounds the same for a fire and for toast.",
      ask: 'What is there that a stranger would have seen or heard as well?',
      ways: [
        {
          say: "Nothing, if I'm honest",
          words:
            /^(?:no|nope|not (?:really|much|a lot)|nothing|none|hardly)\b|nothing (?:really|concrete|definite|solid|you)|in my (?:own )?head|\bgut\b|(?:just|only|more) (?:a|my|the) (?:feeling|hunch)|imagin|paranoi|can.?t (?:prove|point)|instinct|\bvibe/i,
          to: 'no-sign',
        },
        {
          say: 'There are real signs',
          words:
            /\bsigns?\b|phone|messag|\btexts?|receipt|\bsaw\b|\bseen\b|heard|hotel|\blate\b|password|delet|perfume|lipstick|\blik(?:es|ed)\b|\bname|photo|\bpics?\b|\bmet\b|lunch|\blie[ds]?\b|hid(?:es|ing|den)?\b|caught|smell|account|money|online|\bapp\b|whatsapp|insta|colleague|coworker|friend|condom|earring|scratch/i,
          to: 'signs',
        },
      ],
      otherwise: 'on-guard',
    },
    {
      id: 'any',
      say: "With trust there are two questions, and they get in each other's way. One is about facts: what happened, or is happening. The other is about you: whether you can live with this, however the first one turns out.",
      ask: 'Which of the two is louder right now?',
      ways: [
        {
          say: 'What really happened',
          words:
            /happen|fact|first|truth|\bknow|true\b|going on|details|really\b|what (?:he|she|they)|when\b|where\b|with whom|who\b/i,
          to: 'details',
        },
        {
          say: 'Whether I can live with it',
          words:
            /second|live with|stay|leave|leaving|forgive|cope|go on|future|whether i|if i|can i\b|me\b|us\b|marriage|move on|past it|over it/i,
          to: 'stay',
        },
      ],
      otherwise: 'on-guard',
    },
    {
      id: 'details',
      say: "Details promise relief, because anything seems better than imagining it. Then each one turns into a new picture. So before the next question there's a sorting to do: whether you'd need the answer in order to decide something, or whether it would only furnish the room.",
      ask: 'Which answer would change what you do?',
      otherwise: 'end-ask',
    },
    {
      id: 'rival',
      say: "The other person gets put together from your own sore spots: younger if that's yours, wittier if that's yours. A real one, with a cold and a tax return, couldn't keep up with that.",
      ask: 'Where do you come off worse in the comparison?',
      otherwise: 'end-kind',
    },
    {
      id: 'found',
      say: "Then there's a second injury in it: from their side it would simply have gone on. It's hard to rest after that. The truth didn't come from them, so part of you stays on the lookout for the next piece.",
      ask: 'Since that day, what do you look at twice?',
      otherwise: 'small-things',
    },
    {
      id: 'confessed',
      say: "That counts for something, and it doesn't make it lighter. Telling hands the weight over: they've got it off their chest, and now it's on yours. What counts from here is whether they stay in the room when you ask, even for the tenth time.",
      ask: "They've said theirs. What haven't you been able to say yet?",
      otherwise: 'end-letter',
    },
    {
      id: 'signs',
      say: "Then you're made to choose between your own eyes and a comfortable explanation, and that can make anybody doubt their head. You needn't win an argument to know what you noticed. Written down with a date, and without the conclusion, it stops changing shape.",
      ask: 'If you asked about one single thing, which would it be?',
      otherwise: 'end-ask',
    },
    {
      id: 'no-sign',
      say: "Then nothing is shown so far, one way or the other, and what's speaking is fear. Fear isn't stupid. It has mostly learnt its trade somewhere, with another person or long ago, and it would rather be wrong a hundred times than be surprised again.",
      ask: 'Where might yours have learnt that?',
      otherwise: 'end-kind',
    },
    {
      id: 'stay',
      say: "That one doesn't have to be decided while you're still shaking. A decision that's made to stop the pain is mostly about the pain. And nobody else gets to call you weak for staying or hard for going, since they don't have to wake up in it.",
      ask: 'What would have to be true for you to want to stay?',
      otherwise: 'end-columns',
    },
    {
      id: 'on-guard',
      say: 'It costs the body as well: sleep, appetite, the thread of a conversation. Being on guard is made for minutes and not for weeks. So people get short with everybody, or go numb, or end up in tears over a parking space.',
      ask: "What has it got you doing that you don't like in yourself?",
      ways: [
        {
          say: 'Checking and searching',
          words:
            /check|search|snoop|spy|spying|look(?:ing)? (?:through|at|up|in)|go(?:ing|es)? through|(?:his|her|their) (?:phone|pockets|emails?|messages|location|insta\w*|bag|car)|track|follow|stalk|detective|scroll|sniff|read(?:ing)? (?:his|her|their)/i,
          to: 'no-end',
        },
        {
          say: 'Asking again and again',
          words:
            /ask|interrogat|question|nag|accus|grill|cross.?examin|bring(?:ing)? it up|testing|trap|repeat|same (?:thing|fight)|on at (?:him|her|them)/i,
          to: 'no-end',
        },
      ],
      otherwise: 'small-things',
    },
    {
      id: 'no-end',
      say: "It calms for about a minute, and then it takes a bigger dose. Looking through things or asking once more can turn up a lie, but neither can ever show that there isn't one. So there is no point at which you'd be done.",
      ask: 'What are you waiting to hear or see, so that you could stop?',
      otherwise: 'small-things',
    },
    {
      id: 'small-things',
      say: "If trust comes back at all, it's neither by promises nor by keeping watch. It comes by dull little things that turn out true many times in a row: where they said they'd be, what they said they'd do. You can't produce those. You can say what you need to see, and then look whether it comes.",
      ask: 'What would you need to see from them in the next two weeks?',
      otherwise: 'end-need',
    },
    {
      id: 'end-ask',
      say: 'One thing at a time, asked calmly, at an hour when nobody has to leave for work. Whether the answer is perfect tells you less than whether they stay with your question.',
      exercise: 'prepared-talk',
    },
    {
      id: 'end-need',
      say: "Whatever it comes down to, it can be said plainly and once. After that it's their turn, and what happens in those two weeks is worth more than anything said about it.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-kind',
      say: "In all this you've been the judge of yourself as well, and a strict one. The one who had to go through it could do with a few fair sentences from you, instead of one more charge.",
      exercise: 'self-compassion-break',
    },
    {
      id: 'end-columns',
      say: 'Whatever conditions come up there, you may have them. Put them beside what speaks against it, and let the whole thing lie for a night before you read it again.',
      exercise: 'two-columns',
    },
    {
      id: 'end-letter',
      say: "It doesn't have to come out well the first time, or reach them at all. On paper nobody looks crushed while you're talking, and nobody explains.",
      exercise: 'unsent-letter',
    },
  ],
};
