import type { Guide } from '../guide.ts';

export const IN_LAWS: Guide = {
  id: 'in-laws',
  title: "My partner's family",
  words:
    /\b(?:in[- ]?laws?|(?:mother|father|sister|brother|daughter|son|parents)[- ]in[- ]laws?|MIL|FIL|(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|bf|gf|hubby)'?s (?:\w+ )?(?:mother|mum|mom|mam|father|dad|parents|family|sisters?|brothers?|aunts?|folks|lot|people|side|relatives)|his (?:mother|mum|mom|mam|parents|family|sisters?|folks)|her (?:parents|family|folks)|her mother (?:speaks|says|thinks|calls)|(?:son|brother)'?s wife)\b/i,
  situations: ['in-laws'],
  tone: 'hard',
  acks: [
    "It's complicated, because they belong to somebody who matters to you.",
    "They came into your life through somebody else, and you can't simply keep away from them.",
  ],
  ask: 'What gets under your skin most?',
  ways: [
    {
      say: "That my partner doesn't back me",
      words:
        /(?<!(?:brother|son|cousin|uncle).?s )\b(?:partner|husband|wife|boyfriend|girlfriend|fianc\w+|hubby|bf|gf)\b(?!.?s? (?:\w+ )?(?:mother|mum|mom|family|parents|sister|brother|dad|father))|back(?:s|ed|ing)? me\b|stand(?:s|ing)? up for|takes? .{1,12} side|(?:her|his|their) side\b|(?:he|she|they) (?:just )?(?:says? nothing|never says|sits|does ?n.?t (?:say|do|defend|stand|back|stop|see|notice)|lets|won.?t)|defend|mummy.?s boy|mama.?s boy|in the middle/i,
      to: 'partner',
    },
    {
      say: 'The remarks',
      words:
        /remark|comment|\bsaid\b|\bsays\b|\btold\b|tells|saying|\bjabs?\b|\bdigs?\b|sarcas|joke|critici[sz]|compar|\btone\b|\blooks\b|sneer|insult|my (?:cooking|weight|job|parenting|clothes|house|hair|religion|accent|kids)|passive|backhanded|compliment|judg|snide|talks? (?:down )?to me|needl|picking/i,
      to: 'remarks',
    },
    {
      say: "That I don't belong there",
      words:
        /belong|outsider|\bguest|left out|exclud|(?:not|never|n.?t) (?:be )?(?:good )?enough|never (?:accept|liked|be)|accept|invit|welcome|ignor|stranger|like me\b|one of (?:them|us)|over my head|talk (?:over|past|about)|language|\bex\b|foreign|photos?|\bcold|invisible|hates? me|warm/i,
      to: 'belong',
    },
    {
      say: 'That they meddle in everything',
      words:
        /meddl|interfer|everything|decid|decision|advice|opinion|knows? better|unannounced|turn(?:s|ing)? up|\bkeys?\b|every (?:day|week|sunday|weekend|evening)|always (?:there|here|around|on)|boundar|control|the (?:kids|children|baby|wedding|grand\w+)|rais(?:e|ing)|\bfeed|sweets|money|visits?|calls?\b|demand|expect|(?:took|takes?|taking) over|rearrang|privacy|involved|busybody|smother/i,
      to: 'meddle',
    },
  ],
  nodes: [
    {
      id: 'remarks',
      say: "A single remark often seems too small to make a fuss about, so you swallow it, and then they add up. And if you do say something, you're quickly the oversensitive one.",
      ask: 'Which one is still in your ear, word for word?',
    },
    {
      id: 'meddle',
      say: 'Then other people are deciding things that are yours to decide. Some of them may mean well, and it still leaves you feeling that you have no say in your own life.',
      ask: 'If it were only up to you, where would you draw the first line?',
    },
    {
      id: 'partner',
      say: "That's often the sorest part. The family may be difficult, but what hurts is standing there alone while the person you count on isn't on your side.",
      ask: 'What does your partner say when you bring it up?',
      ways: [
        {
          say: "I don't bring it up any more",
          words:
            /(?:do|did|have)n.?t (?:bring|brought|say|said|mention|talk|tell|told|dare)|never (?:bring|brought|say|said|mention|talk|told|tell)|\bi.?ve? stopped|keep (?:it )?(?:quiet|to myself)|swallow|not (?:any ?more|worth)|spare (?:him|her|them)|avoid|given up|gave up/i,
          to: 'not-up',
        },
        {
          say: 'They get angry with me',
          words:
            /angry|\bmad\b|defen[ds]|fight|argu|attack|shout|yell|sulk|offended|side\b|upset|hate|blows?\b|accus|explo|\brow\b|my fault|storm|shuts? (?:down|me)|furious|turns? it|jealous|against (?:his|her)/i,
          to: 'defend',
        },
        {
          say: "'That's just how they are'",
          words:
            /how (?:he|she|they|it)(?:.?s| is|.?re| are)|that.?s (?:just )?(?:him|her|them|how|mum|mom)|means? (?:it )?(?:well|nice)|mean(?:s|t)? it (?:like|that)|n.?t mean|\bold\b|ignore|don.?t (?:take|listen|let)|sensitive|over ?react|imagin|not (?:that|so) bad|let it go|laughs?|generation|shrug|rolls|used to (?:it|her|him|them)/i,
          to: 'how-they-are',
        },
      ],
    },
    {
      id: 'belong',
      say: "It can be hard to prove, when it's a look, a photo, or an invitation that didn't come. You notice it all the same, and after a while you go there already on your guard.",
      ask: 'When did you feel it most clearly?',
    },
    {
      id: 'how-they-are',
      say: "It may be meant to calm you, and what it says is that you're the one who has to put up with it. Somebody who grew up with these people may really not notice it any more. You still do.",
      ask: 'What would it look like if your partner stood by you, on an ordinary visit?',
    },
    {
      id: 'defend',
      say: "When you talk about those people, your partner may hear a judgment on where they come from, and so they defend all of it. You don't have to agree on what the family is like. It's enough to agree on what the two of you do.",
      ask: 'What would you want the two of you to do next time?',
    },
    {
      id: 'not-up',
      say: "So you keep it to yourself, and nobody sees what that costs you. It may even look as if everything's fine now.",
      ask: 'What do you fear would happen if you brought it up once more, on a calm day?',
      ways: [
        {
          say: 'There would be a fight',
          words:
            /fight|\brow\b|argu|angry|throats|explo|shout|hurt|side\b|upset|sulk|leave|lose|attack|war\b|days of|blow|silence|offended|choose|divorc|break/i,
          to: 'defend',
        },
        {
          say: 'Nothing would change',
          words:
            /nothing|no change|chang|same|like before|as before|always|nod|pointless|shrug|useless|no use|ignore|forget|promis/i,
          to: 'ask-for',
        },
      ],
    },
    {
      id: 'ask-for',
      say: "It usually goes better without a complaint about the family at the start. 'Your mother is impossible' makes people defend her, but 'I'd need you to say that we're leaving at four' is something they can do.",
      ask: "How would yours go, beginning with 'I'd need you to'?",
    },
  ],
};
