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
  otherwise: 'any',
  nodes: [
    {
      id: 'remarks',
      say: "A single remark often seems too small to make a fuss about, so you swallow it, and then they add up. And if you do say something, you're quickly the oversensitive one.",
      ask: 'Which one is still in your ear, word for word?',
      otherwise: 'in-a-row',
    },
    {
      id: 'meddle',
      say: 'Then other people are deciding things that are yours to decide. Some of them may mean well, and it still leaves you feeling that you have no say in your own life.',
      ask: 'If it were only up to you, where would you draw the first line?',
      otherwise: 'line',
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
      otherwise: 'middle',
    },
    {
      id: 'belong',
      say: "It can be hard to prove, when it's a look, a photo, or an invitation that didn't come. You notice it all the same, and after a while you go there already on your guard.",
      ask: 'When did you feel it most clearly?',
      otherwise: 'middle',
    },
    {
      id: 'any',
      say: "You can't just tell them what you think, because it also touches somebody you care about. So you weigh every word, and that's tiring.",
      ask: 'When will you next have to see them?',
      ways: [
        {
          say: 'They live with us, or nearly',
          words:
            /\bliv(?:e|es|ing)\b|next door|downstairs|upstairs|all the time|every ?day|daily|constant|same (?:house|street)|with us|across the|moved in|always|permanent|\bfloor\b|work (?:with|for)|round the corner/i,
          to: 'climate',
        },
        {
          say: 'Quite soon',
          words:
            /soon|today|tonight|tomorrow|(?:this|next) (?:week|weekend|month|evening)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|in (?:a|two|three|four|\d+) (?:hours?|days?|weeks?)|easter|christmas|xmas|birthday|wedding|thanksgiving|\beid\b|diwali|holiday|any (?:day|minute)|on the \d|baptism|christening|coming\b|now\b/i,
          to: 'soon',
        },
      ],
      otherwise: 'middle',
    },
    {
      id: 'in-a-row',
      say: "From a stranger it would be easier to shake off. From them it isn't, because you'll be sitting opposite them again, and because it may not have been the first.",
      ask: 'What do you usually do when a remark like that comes?',
      ways: [
        {
          say: 'I smile and say nothing',
          words:
            /smil|nothing|swallow|quiet|silent|bite my|tongue|polite|\bnod|laugh|freeze|froze|(?:leave|go (?:out|to|into))|kitchen|pretend|ignore|change the (?:subject|topic)|\bcry|wash|take it|let it|grin|thank|count to/i,
          to: 'smile',
        },
        {
          say: 'I snap back',
          words:
            /snap|answer back|something back|say something|shout|sarcas|bite back|lose (?:it|my)|defend|argue|fight|tell (?:her|him|them)|explo|retort|give (?:it|her|him|as)|angry|storm|yell|talk back|rude|\bback\b/i,
          to: 'snap',
        },
      ],
      otherwise: 'middle',
    },
    {
      id: 'smile',
      say: "Keeping quiet keeps the peace, and you pay for it afterwards. There's something between swallowing it and a fight: one short, friendly sentence, always the same, like 'We do it differently' or 'I'll think about it'.",
      ask: 'Which sentence of that kind would come easily to you?',
      otherwise: 'end-line',
    },
    {
      id: 'snap',
      say: 'At least they know where you stand. The trouble is that afterwards everybody talks about your tone, and no longer about what was said to you. A calm sentence, always the same one, is harder to object to.',
      ask: 'What calm sentence could you imagine saying each time?',
      otherwise: 'end-line',
    },
    {
      id: 'line',
      say: "A line is easier to hold if it says what you'll do. 'Please respect us' can be promised and forgotten, while 'If nobody has called first, we don't open' is in your own hands.",
      ask: 'Who would have to say it so that it counts?',
      ways: [
        {
          say: 'I would',
          words:
            /^(?:me\b|i\b|probably me|i.?d|only me|just me|myself)|\bi (?:would|would have|have|need|must|should|guess i)|i.?d have|\bmyself\b|(?:he|she|they) (?:never|won.?t|can.?t)/i,
          to: 'end-line',
        },
        {
          say: 'My partner',
          words:
            /\b(?:partner|husband|wife|boyfriend|girlfriend|hubby|bf|gf|fianc\w+|him|her|he|she|they|them)\b|(?:his|her|their) (?:mum|mother|parents|family|job)|my son|my daughter/i,
          to: 'ask-for',
        },
      ],
      otherwise: 'ask-for',
    },
    {
      id: 'how-they-are',
      say: "It may be meant to calm you, and what it says is that you're the one who has to put up with it. Somebody who grew up with these people may really not notice it any more. You still do.",
      ask: 'What would it look like if your partner stood by you, on an ordinary visit?',
      otherwise: 'ask-for',
    },
    {
      id: 'defend',
      say: "When you talk about those people, your partner may hear a judgment on where they come from, and so they defend all of it. You don't have to agree on what the family is like. It's enough to agree on what the two of you do.",
      ask: 'What would you want the two of you to do next time?',
      otherwise: 'ask-for',
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
      otherwise: 'ask-for',
    },
    {
      id: 'soon',
      say: "Then it's probably on your mind already, days or hours before it begins. It's seldom every minute of it that's bad, so it's worth knowing which one worries you.",
      ask: 'Which moment of it do you dread most?',
      otherwise: 'end-visit',
    },
    {
      id: 'climate',
      say: "Then you get hardly any time off from it, and nobody can be on their guard every day. More than a clever answer you may need an hour or a place that's only yours.",
      ask: 'Where can none of them reach you, as things are?',
      otherwise: 'end-room',
    },
    {
      id: 'middle',
      say: 'The person who connects you with them is in a difficult place too. Still, they can say things there that would cause far more trouble if they came from you.',
      ask: "What's the one thing you'd want that person to say or do?",
      otherwise: 'ask-for',
    },
    {
      id: 'ask-for',
      say: "It usually goes better without a complaint about the family at the start. 'Your mother is impossible' makes people defend her, but 'I'd need you to say that we're leaving at four' is something they can do.",
      ask: "How would yours go, beginning with 'I'd need you to'?",
      otherwise: 'end-talk',
    },
    {
      id: 'end-talk',
      say: "Choose a quiet time, and not the way home from there. Ask for this one thing only. The others can wait until you've seen how it goes.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-line',
      say: "Practise it aloud a few times, so it's there when you need it. It doesn't have to change their minds. You only want to have said it, and then you can let the subject drop.",
      exercise: 'if-then-plan',
    },
    {
      id: 'end-visit',
      say: "A small plan for that moment is enough: what you'll say, or where you'll go for five minutes, with the dog or to make a phone call. The rest of the visit doesn't have to go well.",
      exercise: 'if-then-plan',
    },
    {
      id: 'end-room',
      say: "It may be very small: the car, a bench, a swim, a door that's closed from eight. Give it a fixed time in the week, or it will be the first thing that has to give way.",
      exercise: 'small-step',
    },
  ],
};
