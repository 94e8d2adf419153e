import type { Guide } from '../guide.ts';

export const CHRONIC_ILLNESS: Guide = {
  id: 'chronic-illness',
  title: 'My health, day by day',
  words:
    /\b(?:chronic\w*|flare(?:-?up|s)?|migraines?|fibro\w*|endo(?:metriosis)?|arthritis|rheum\w*|lupus|crohn'?s|colitis|me\/cfs|cfs|long covid|m\.?s\.? diagnosis|type [12]|diabet\w*|stroke|tinnitus|phantom|hot flush\w*|(?:peri)?menopause|period(?:s| pain| makes)|pmdd|pms|cramps?|pain(?:s|ful|killers?)?|hurts?|my (?:back|hip|knee|joints)|wheelchair|(?:use|with) a stick|disab\w*|spoons|flat out|look (?:sick|ill)|gout|bloods|heat pad|bucket|so tired, and)\b/i,
  situations: ['chronic-illness', 'pain', 'period-or-menopause'],
  tone: 'hard',
  acks: [
    'Living with that takes work every day, and most of it nobody sees.',
    "It's hard to live in a body you can't rely on.",
    "It takes strength to feel like that, and more to act as if you didn't.",
  ],
  ask: "What does it take from you that other people don't see?",
  ways: [
    {
      say: 'Any kind of plan',
      words:
        /plan(?:s|ning|ned)?\b|cancel|promis|maybe|reliab|rely|spontan|never know|know(?:ing)? (?:if|how|what)|last minute|commit|trips?\b|holiday|freedom|social life|going out|i'?ll be there|be there|saying yes|say yes|turn(?:ing)? up|show(?:ing)? up|arrang|book(?:ing)?|weekends?|tomorrow|control|predict|depend on me|being reliable|make a date|diary|calendar|festival|parties|events|friends\b|travel|concert|freedom|ability to|miss(?:ing)? out|isolat/i,
      to: 'plans',
    },
    {
      say: 'Being believed',
      words:
        /believ|prove|proving|lazy|stress\b|look (?:fine|well|ok|okay|normal|healthy)|don'?t look|invisible|exaggerat|in my head|making it up|doctors? (?:say|said|think)|taken seriously|dramatic|faking|understand|putting it on|attention|drama|hysteric|hypochond|imagin|credib|real illness|serious|dismiss|gasl|ignored|listen|respect|excuses|proof|explain|justify|think (?:i|it)|eye ?roll|weak|not (?:that|really) (?:bad|ill|sick)|anxiety|psych|look healthy|judge|doubt/i,
      to: 'believed',
    },
    {
      say: 'What I can be for others',
      words:
        /burden|kids|children|\bmy (?:\w+ )?(?:husband|wife|partner|son|daughter|boyfriend|girlfriend|family)|(?:mum|mom|mother|dad|father|parent|friend)\b|being there|has to do everything|guilt|selfish|need(?:ing)? help|depend|grand(?:children|kids|son|daughter)|playing with|being (?:a|the) (?:good|proper|real|fun)|wife|husband|partner|lover|\bsex\b|intimacy|marriage|relationship|friendship|family|patience|snap|short-?temper|need (?:them|others|someone)|carer|care(?:d)? for|help(?:ing)?\b|useless|my (?:boys|girls|baby|toddler|parents|mother|mum|mom)|rely on|letting (?:people|everyone|them|him|her)/i,
      to: 'burden',
    },
    {
      say: 'The person I used to be',
      words:
        /used to|who i was|old (?:self|me|life)|myself|identity|recogni[sz]e|(?:woman|man|person|girl|guy) (?:who|i|that)|former|career|my job|my body|confidence|dignity|running|danc|sport|strong|personality|\bme\b(?! (?:get|feel|so|out))|who i am|life i|my (?:life|youth|self|twenties|thirties|career|dreams|independence|mind|brain|words|looks|strength|work|joy|spark|ambition|hobbies|sport|music)|self|femini|masculin|manhood|young|\bfun\b|energy|pride|independen|\bfree\b|hik|climb|athlet|\bfit\b|joy|hope|trust in my/i,
      to: 'before',
    },
  ],
  nodes: [
    {
      id: 'plans',
      say: "So you can never quite say yes to anything. And when you have to call it off, you're lying there ill and also have to write a cheerful apology, so that they'll ask you again.",
      ask: 'What was the last thing you had to cancel?',
      ways: [
        {
          say: 'Time for myself',
          words:
            /\bclass\b|course\b|\bwalk\b|cinema|swim|concert|by myself|alone|for me\b|garden|choir|gym|yoga|pottery|book|hobby|bath|museum|holiday|trip|travel|painting|sewing|reading|shopping|hairdresser|massage|theatre|film|movie|museum|hike|\brun\b|bike|dance|sauna|beach|lake|day trip|weekend away|me time|festival|band|football|evening course|workshop/i,
          to: 'mine',
        },
        {
          say: 'Work or study',
          words:
            /\bwork\b|shift|project|\bjob\b|boss|exam|\buni\b|lecture|meeting(?! up)|class(?:es)?\b|school\b(?! play)|deadline|client|conference|office|promotion|interview|conference|training|presentation|career|full ?time|\bhours\b|business|lesson|semester|degree|thesis|boss|working/i,
          to: 'work',
        },
        {
          say: 'Seeing people',
          words:
            /birthday|friends?\b|sister|brother|dinner|wedding|party|hen do|visit|nephew|niece|family|lunch|coffee|\bdate\b|grand|christmas|\bplay\b|night out|\bmum\b|\bmom\b|kids|meet(?:ing)? (?:up|a|my|with)|barbecue|reunion|christening|baptism|funeral|easter|anniversary|drinks|\bpub\b|brunch|tea with|trip with|holiday with|grandchild|granddaughter|grandson|daughter|\bson\b|school play|sports day|sleepover|mate|cousin|aunt|parents|husband|wife|baby shower|housewarming|everyone/i,
          to: 'people',
        },
      ],
    },
    {
      id: 'believed',
      say: "So on top of being ill you have to prove it. You're supposed to seem bad enough to be believed and calm enough to be listened to. And on the day that counts you may happen to look fine.",
      ask: 'Whose doubt hurts the most?',
      ways: [
        {
          say: "A doctor's",
          words:
            /doctors?\b|\bgps?\b|specialist|neurolog|rheumatolog|gyn|consultant|nurse|physio|hospital|clinic|psychiatr|surgeon|medic|rheum|consult|\bdr\b|professor|a&e|\ber\b|gyna?e|pain clinic|therapist|insurance doctor|assessor|midwife|dentist|expert|\bward\b|health/i,
          to: 'doctor',
        },
        {
          say: 'My own, some days',
          words:
            /\bmy own\b|\bmine\b|^me\b|(?<!pull )myself|i (?:doubt|ask|wonder|start|think i)|in my (?:own )?head|i (?:sometimes|don'?t (?:even )?believe|gaslight|question|stopped)|self-?doubt|\bme\b$|\bme\b,|\bown\b/i,
          to: 'own',
        },
        {
          say: 'Family, friends, people at work',
          words:
            /\bmy (?:\w+ )?(?:mum|mom|mother|dad|father|sister|brother|husband|wife|partner|boyfriend|girlfriend|friends?|family|boss|in-?laws?|kids|son|daughter|parents|manager|team|colleagues?)|colleagues?|friends?\b|famil|boss|people at|everyone|everybody|at work|(?:he|she|they) (?:say|think|roll|don'?t)|dad'?s?\b|mum'?s?\b|mom'?s?\b|mother|father|sister|brother|husband|wife|partner|aunt|\bex\b|manager|supervisor|teacher|workmate|neighbou?r|people|strangers?|loved ones|closest|kids|daughter|\bson\b|\bhr\b|team|flatmate|housemate/i,
          to: 'half-seen',
        },
      ],
    },
    {
      id: 'before',
      say: "That's a real loss, and hardly anybody treats it as one. When others say how well you're doing, they mean you as you are now. You know what's gone.",
      ask: 'What do you miss most about who you were?',
      ways: [
        {
          say: 'Not having to think about it',
          words:
            /think(?:ing)? (?:about|of|twice)|carefree|care-free|saying yes|say yes|light(?:ness|hearted)?|without (?:thinking|planning|checking)|not (?:having to )?(?:think|check|count|plan|worry)|checking|freedom|\bfree\b|spontan|easy|normal|effortless|unaware|lightness|taking (?:it|things) for granted|for granted|just (?:going|doing|leaving|being|getting)|spur of|without a|planning|no (?:plan|thought|fear|pain)|painless|trust(?:ing)? my body|sleep(?:ing)?|waking|independen|limits/i,
          to: 'lightness',
        },
        {
          say: 'How others saw me',
          words:
            /people|others|saw me|see me|look(?:ed)? (?:at|up)|attractive|pretty|sexy|respect|admire|needed|help(?:ed)?\b|came to|rely|relied|\blooks\b|popular|wanted|desired|invited|fun one|strong one|funny|useful|provider|pretty|beautiful|compliment|feminine|sexy|confident|pride|reputation|included|counted on|one who|looked up to|taken seriously/i,
          to: 'eyes',
        },
        {
          say: 'What I could do',
          words:
            /could|play|work|run(?:ning)?\b|danc|lift|garden|strong|strength|energy|climb|hik|cook|travel|cycl|bike|swim|job|carry|sport|walk|sing|build|read|concentrat|\bfit\b|hiking|tent|mountain|ski|football|tennis|yoga|drive|driving|parties|nights out|drinking|sew|paint|craft|piano|guitar|violin|music|horse|ride|riding|allotment|diy|fix|long walks|pushing|stamina|hours|multitask|memory|think clearly|sharp|write|writing|career|body|muscles|speed|being (?:active|strong|fit|busy)|\bsex\b/i,
          to: 'former',
        },
      ],
    },
    {
      id: 'burden',
      say: "It hurts to need help from the very people you'd like to be there for. You see everything you can't do for them. What they still get from you, your interest, your humour, your opinion, is harder to count, but it's there.",
      ask: 'What do you feel worst about?',
    },
    {
      id: 'people',
      say: "Missing it is one thing. The other is lying there knowing they're having a good time without you, and wondering how often they'll still ask. Many friends don't guess that. They think you'd rather be left in peace.",
      ask: "What could they do with you that a bad day wouldn't spoil?",
    },
    {
      id: 'work',
      say: "It isn't only the hours. You want to be somebody others can rely on, and something you can't control gets in the way of that. Many people drag themselves in for this reason, on days when anyone else would stay in bed.",
      ask: 'Who there knows what it really costs you?',
    },
    {
      id: 'mine',
      say: "The things that are only for pleasure usually go first, because nobody complains when they're cancelled. Then all your strength goes into what has to be done, and nothing makes up for it.",
      ask: 'Which small part of it could you keep, even on a bad day?',
    },
    {
      id: 'doctor',
      say: "That one is especially hard, because so much depends on being believed there. A normal result only means that this test found nothing; it doesn't mean you feel well. 'I can't lift a full kettle' often tells them more than a number from one to ten.",
      ask: 'What would yours be: which everyday thing does it stop you doing?',
    },
    {
      id: 'half-seen',
      say: "They mostly see you in your better hours, because in the bad ones you're at home or you hide it. So they think it can't be that bad. You cover it well, and now that's held against you.",
      ask: 'What would they see, if they spent one bad day with you?',
    },
    {
      id: 'own',
      say: "When others have doubted you often enough, you begin to do it yourself. Somebody who made it up would hardly lie there wondering whether they're making it up. You don't have to prove it to yourself as well.",
      ask: 'What did you do today that took more strength than anybody knows?',
    },
    {
      id: 'former',
      say: "I won't tell you there's a substitute. But what you could do probably gave you several things at once: calm, perhaps, or speed, or being outdoors, or being good at something.",
      ask: 'What did it give you, most of all?',
    },
    {
      id: 'lightness',
      say: "Healthy people just leave the house. You have to work out beforehand how bad it is, how long you'll last and what it'll cost you tomorrow. All that reckoning is tiring too.",
      ask: 'When did you last forget about it, even for ten minutes?',
    },
    {
      id: 'eyes',
      say: "People look at you differently and get more careful with you. Inside you're the same person as before, and it's tiring to have to remind everyone of it.",
      ask: 'Who still treats you the way they used to?',
    },
  ],
};
