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
    "It's exhausting not to know what you can believe, and it doesn't stop when the day is over.",
  ],
  ask: 'What goes round in your head most?',
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
  nodes: [
    {
      id: 'pictures',
      say: "Pictures like that come by themselves, at work, in bed, in the middle of a sentence. Part of it is what you know and part of it your head adds, and by now it's hard to tell which is which.",
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
    },
    {
      id: 'lied',
      say: "There's what was done, and there's being lied to about it. The lie makes you go back over a time you thought you knew and ask what was true. That may be why it goes on hurting so long.",
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
    },
    {
      id: 'blind',
      say: "You trusted them, and that isn't the same as being stupid. Looking back, the signs stand out because you know now what they meant. At the time each one came by itself, on an ordinary day.",
      ask: 'What do you blame yourself for most, when you look back?',
    },
    {
      id: 'imagining',
      say: "That's a lonely place to be. If you're right you're being deceived, and if you're wrong you're accusing somebody who did nothing. A feeling alone can't tell you which, however strong it is.",
      ask: 'What have you seen or heard that a stranger would have noticed too?',
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
    },
    {
      id: 'details',
      say: "It seems as if knowing everything would help, and sometimes it does. But a detail can also turn into a new picture that you can't get rid of. So it's worth asking first what you need to know in order to decide something, and what would only hurt.",
      ask: 'Which answer would change what you do?',
    },
    {
      id: 'rival',
      say: 'In a comparison like that you see the best of the other person and the worst of yourself. You know your own bad days and not theirs. And what was done to you says nothing about which of you is worth more.',
      ask: 'Where do you come off worse in the comparison?',
    },
    {
      id: 'found',
      say: "Then there's a second thing that hurts: you didn't hear it from them. So part of you keeps looking for what else there might be, and it's hard to rest like that.",
      ask: 'What do you look at differently since that day?',
    },
    {
      id: 'confessed',
      say: "That counts for something, and it doesn't make it lighter. They've got it off their chest, and now you're the one who has to carry it. You may ask about it more than once.",
      ask: "What haven't you been able to say to them yet?",
    },
    {
      id: 'signs',
      say: "Then there's what you noticed on one side, and what they say or don't say on the other. That can make anybody doubt their own head. It helps to write down what you saw, with the date, and leave out for now what you conclude from it.",
      ask: 'If you asked about one single thing, which would it be?',
    },
    {
      id: 'no-sign',
      say: "Then nothing shows so far that it's so, and nothing shows that it isn't. What's left is the fear, and fear like that often has a history: somebody else who lied, or something from long ago.",
      ask: 'Where might yours come from?',
    },
  ],
};
