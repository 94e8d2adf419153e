import type { Guide } from '../guide.ts';

export const ANGER: Guide = {
  id: 'anger',
  title: 'My anger',
  words:
    /\b(?:furious|angry|anger|rage|raging|livid|fuming|seeth\w*|resent\w*|pissed|blew up|punched|slammed|boiling|kicked the|threw (?:the|my|a)|so mad|hate (?:him|her|them)|temper|swore at|call centre)\b/i,
  situations: ['angry-at-someone', 'anger-at-self'],
  tone: 'hard',
  acks: [
    'Something that matters to you got stepped on, and the anger is about that.',
    "That's a lot of force to carry around, with no good place to put it.",
    "It's a strong feeling, and it doesn't leave much room for anything else in the day.",
  ],
  ask: 'What have you done with it so far?',
  ways: [
    {
      say: 'Turned it on myself',
      words:
        /(?:at|on|against|with|hate|blam\w*|punish\w*|kick\w*|curs\w*|beat(?:ing)?) (?:up )?(?:on )?my ?self|it'?s me\b|beat(?:ing)? myself|inward|\bmyself\b.*\b(?:up|for)\b|against me\b|mad at me|called myself|punish|scold|berat|my own fault/i,
      to: 'self',
    },
    {
      say: 'I blew up',
      words:
        /blew|blow(?:n)? up|scream|shout|yell|explod|snapp?(?:ed)?\b|threw|throw|slam|smash|broke\b|lost (?:it|my temper|control)|told (?:him|her|them) (?:exactly|what|off|where|straight)|swore|insult|loud|rant|hung up|kicked|punch|hit\b|called (?:him|her|them) a|let (?:him|her|them|it) (?:have|out|rip)|made a scene|nasty (?:message|mail|text)|went off|\brip\b|piece of my mind|gave (?:him|her|them) (?:hell|what)|honk|swear|fuck|argu|\brow\b|fought|fight|confront|outburst|complain(?:ed)?|sent (?:a|an|him|her|them)|wrote (?:a|an|him|her|them) (?:\w+ )?(?:mail|email|message|text|letter|back)|posted|told (?:him|her|them)\b|\bdoor\b|plate|pushed|mean to|horrible to|tak(?:en?|ing) it out on|took it out on|head off|called (?:him|her|them)|in front of (?:his|her|their|the|every)|insulted|said (?:terrible|awful|horrible|nasty|things)|unloaded|vent(?:ed)?\b|walloped|roared|bellow/i,
      to: 'blew',
    },
    {
      say: 'I swallowed it',
      words:
        /swallow|nothing|smil|tongue|kept (?:it|quiet|my)|keep(?:ing)? (?:it|quiet)|bottl|said no(?:thing| problem)|without a word|stay(?:ed)? (?:quiet|calm|polite|silent)|walked (?:out|away|off)|quiet\b|silent|held (?:it|back)|hid\b|pretend|nodded|polite|suppress|pushed it|ignored it|froze|(?:didn.?t|haven.?t|not) (?:say|said|do|done|react|show|tell|told|answer|anything|let)|\bleft\b|calm(?:ly)?\b|\bcr(?:y|ied)\b|clean|scrub|distract|shrug|let it (?:go|slide)|went (?:home|to bed|silent|cold)|\bcold\b|inside|to myself|hid(?:e|ing)|sat (?:there|on it)|buried|\bnice\b|thanked|apologi|coat\b|as ever|(?:went|drove|walked) home|nothing\b|as if nothing|acted (?:normal|cool)|played (?:it|along)|took it|accepted/i,
      to: 'swallowed',
    },
    {
      say: 'I replay the scene',
      words:
        /over (?:it|and over)|in my head|awake|think(?:ing)?\b|fum(?:e|ing)|boil|seeth|still\b|replay|rehears|speech|again and again|brood|can.?t (?:stop|sleep|let|shake)|stew|round and round|conversation|imagin|ruminat|simmer|burn|\beats?\b|don.?t send|never sen[dt]|draft|writ(?:e|ing)|all day|every (?:day|night)|obsess|\bmull|dwell|revenge|\bplot|fantasi|dream|won.?t (?:stop|go)|turning|chew|\bstuck|carr(?:y|ied)|on my mind|angry\b|compos(?:e|ing)|in my mind|mentally|weeks?\b|months\b|years\b|since (?:then|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|constantly|all the time|cannot sleep/i,
      to: 'over',
    },
  ],
  nodes: [
    {
      id: 'swallowed',
      say: "So it's still in you, because holding it back doesn't make it go away. You probably had a reason for keeping quiet, and it may well have been a good one.",
      ask: 'What might it have cost you to say it?',
      ways: [
        {
          say: 'My job, or their goodwill',
          words:
            /power|\bjob\b|boss|landl|visa|money|rent\b|grade|fired|sack|promot|reference|depend|decide|contract|manager|teacher|client|customer|custody|career|salary|licen[cs]e|authority|police|judge|doctor|official|above me|\bfire\b|employ|\bwork\b|\bmarks\b|school|principal|supervisor|captain|coach|\bbank\b|apartment|\bflat\b|benefits|papers|stronger|bigger|violent|danger|at work|life hell|make my life|hell at|consequences|repercussions|retaliat|revenge/i,
          to: 'power',
        },
        {
          say: 'There would have been a scene',
          words:
            /scene|scream|\brow\b|fight|argu|drama|tears|\bcry\b|cried|ruin|explo|shout|yell|war\b|mess\b|evening|christmas|party|atmosphere|mood|peace|trouble|quarrel|blow|conflict|lost (?:it|control)|lose (?:it|control|my)|embarrass|everyone (?:looking|staring)|kids|sulk|silence|weeks of|friendship|marriage|relationship|divorce|hate me|leave me|ballistic|through the roof|\bmad\b|furious|angry|crying|friend|famil|mother|father|\bmum\b|\bmom\b|\bdad\b|wife|husband|partner|ugly|dinner|wedding|holiday|hours|reputation|hysterical|crazy|terrible|awful|weekend|night\b|the (?:evening|day|trip|mood|peace|party)|cold shoulder|weeks\b|never (?:speak|talk|forgive)|they'?d (?:all )?|everyone\b/i,
          to: 'scene',
        },
      ],
    },
    {
      id: 'scene',
      say: "So you kept it in to protect the evening, or somebody, or what's between you. That's a real reason. The price is that you're left alone with it, and they still don't know what it did to you.",
      ask: 'What was the one sentence you would have liked to say?',
    },
    {
      id: 'power',
      say: "That's a real reason, and keeping quiet there was looking after yourself. It doesn't mean that what happened was all right, or that you agreed to it.",
      ask: 'What would you tell them, if nothing could happen to you?',
    },
    {
      id: 'blew',
      say: 'Then there are two things now: what made you angry, and how it came out. They get mixed up easily, and often only the second one gets talked about afterwards.',
      ask: 'Which of the two bothers you more by now?',
      ways: [
        {
          say: 'How I was',
          words:
            /how i\b|\bi (?:lost|said|was|sounded|shouted|screamed|yelled|threw|behaved|acted|reacted|went|scared|hurt)|myself|my (?:behaviou?r|reaction|temper|words|voice|tone)|second|came out|scared|face\b|asham|guilt|like my (?:father|mother|dad|mum)|in front of|kids|children|unforgiv|went too far|embarrass|the way i|latter|outburst|my own|^me\b|losing it|control|screaming|yelling|volume|shouting|throwing|regret|\bsorry for\b|hurt (?:him|her|them)|daughter|\bson\b|little one|flinch|crying/i,
          to: 'behaved',
        },
        {
          say: 'What they did',
          words:
            /what (?:he|she|they|it|made|happened)|(?:he|she|they) (?:lied|did|said|still|never|haven|hasn|took|always|started|left)|first\b|former|the (?:thing|matter|issue|cause|reason)|not sorry|haven.?t said|their\b|that (?:he|she|they)|^(?:him|her|them)\b|deserv|had it coming|still right|i was right|cheat|stole|betray|unfair|disrespect/i,
          to: 'over',
        },
      ],
    },
    {
      id: 'behaved',
      say: "You can own how it came out without taking everything back. For instance: 'I'm sorry for how I was, that wasn't all right. I'd still like to talk about what made me so angry.'",
      ask: 'Which comes first for you: putting it right, or catching it earlier next time?',
      ways: [
        {
          say: 'Putting it right',
          words:
            /right\b|apolog|sorry|make (?:it )?up|talk|tell|fix|repair|mend|forgive|(?<!hard to )\bsay\b|explain|ring\b|call\b|write|hug|first one/i,
          to: 'say',
        },
        {
          say: 'Catching it earlier',
          words:
            /catch|earlier|next time|before|notice|temper|control|in time|not let|prevent|stop (?:it|myself|before)|leave the room|calm(?:er)?\b|breathe|learn|never again|avoid|second one|warning/i,
          to: 'sign',
        },
      ],
    },
    {
      id: 'over',
      say: "It keeps coming back because for you it isn't settled. You know what happened and what you think of it, and nobody has put it right.",
      ask: 'What hurt most about it?',
      ways: [
        {
          say: 'Not mattering to them',
          words:
            /matter|worth|didn.?t (?:think|care|ask|bother|even)|doesn.?t care|care about|think of me|trust|betray|lied|loyal|after all|let (?:me )?down|abandon|alone|forgot|forgotten|love|friend|lonely|important|left me|behind my back|chose|ignored|disappoint|hurt\b|invite|didn.?t (?:even )?(?:call|come|show)|choose|second|replace|not even|nothing to (?:him|her|them)|old wound|childhood|reject|exclu|left out|promise/i,
          to: 'matter',
        },
        {
          say: 'Being treated like that',
          words:
            /treat|respect|cheek|unfair|injust|not fair|like (?:a|an) |(?:can|could) do (?:that|this|it)|thinks? (?:he|she|they|it|i'?m)|humiliat|pride|dignity|in front of|laugh|talk(?:ed|s|ing)? (?:down|to me|over)|condescend|rude|arrogan|bully|power|belittle|dismiss|stupid|idiot|accus|blam|lie\b|rights?\b|boundar|honou?r|audacity|nerve\b|justice|(?:spoke|speaks?|talks?) to me|as if i|like i'?m|\bstaff|servant|\bsmall\b|invisible|\bego\b|competen|credit|stole|\btook\b|exploit|\bused?\b|granted|freedom|\bfair|lying|manipulat|control|accent|laughed at|made fun|mock|insult|shouted at|my (?:age|colour|color|body|weight|gender)|the way (?:he|she|they)|bossed|ordered|patroni|lied to my face|racis|sexis/i,
          to: 'respect',
        },
      ],
    },
    {
      id: 'respect',
      say: "So besides the thing itself, it's that somebody thought they could treat you like that. That part stays, even when the practical side is long sorted out.",
      ask: 'What would have been the decent way to do it?',
    },
    {
      id: 'matter',
      say: "Then there's hurt under the anger, and it may be the bigger part. You'd counted on them to think of you, and in that moment it looked as if they hadn't.",
      ask: 'What do you wish they had done?',
    },
    {
      id: 'self',
      say: "Then you're the one who's angry and also the one who gets it. It can look like taking responsibility, but while you're busy punishing yourself there's little strength left to put anything right.",
      ask: 'What are you angriest with yourself about?',
      ways: [
        {
          say: "That it's the same again",
          words:
            /again\b|same (?:mistake|thing|old|pattern|shit)|every time|knew better|should(?:'ve| have) known|never learn|relaps|slipp|keep (?:doing|making|falling|on)|always do|pattern|anyway|once more|still haven|promised myself|swore|as usual|as always|typical|habit|(?:fell|fall) for|back to|gave in|giving in|smok|drink|drank|binge|procrast|(?:put|putting) (?:it |things )?off|last minute|(?:second|third|fourth|fifth|tenth|hundredth|\d+th) time|start(?:ing)? over|over and over|each time|how many times|not the first/i,
          to: 'again',
        },
        {
          say: 'That I kept quiet',
          words:
            /\blet(?:ting)? (?:it|him|her|them|myself|that|people)|stood (?:there|by)|didn.?t (?:say|defend|do|speak|stop|stand|leave|fight|see|act|react|help|notice)|stay(?:ed|ing)\b|froze|said nothing|silent|quiet\b|weak|coward|passive|put up with|allowed|walk all over|too (?:nice|late to|slow)|wasted|did nothing|doing nothing|not (?:saying|leaving|acting|speaking|standing)|never (?:said|spoke|stood|left)|(?:so|too) (?:naive|trusting|soft|polite|blind|scared)|naive|ignored (?:the|my)|(?:believed|trusted) (?:him|her|them)|miss(?:ed|ing) the|years\b|nodded|smiled|laughed along|went along|agreed|said yes|just (?:sat|stood|watched|took|looked|nodded)|watched\b/i,
          to: 'let',
        },
        {
          say: 'Something I did',
          words:
            /\bi (?:lied|said|did|hurt|spent|cheated|shouted|hit|told|broke|forgot|lost|left|took|gave|drank|made|was|missed|ruined|messed|screwed|crashed|sent)|what i (?:did|said)|spent|mistake|my words|the (?:affair|lie|money|accident|message|email)|something i|failed|hurt (?:him|her|them|some)|what i\b|my (?:sister|brother|mother|mum|mom|dad|father|son|daughter|friend|wife|husband|kids|partner)|being (?:cruel|mean|unfair|harsh)|words\b|hurting|breaking|losing|forgetting|lying|cheating|forgot/i,
          to: 'deed',
        },
      ],
    },
    {
      id: 'deed',
      say: "It hurts because it isn't how you want to act. You can take full responsibility for it without going on punishing yourself. The first can help somebody, the second helps nobody.",
      ask: 'Is there something left that you could put right?',
      ways: [
        {
          say: "No, it's too late",
          words:
            /^no\b|^nope|too late|dead\b|died|nothing (?:left|to|more|i can)|can.?t be|undone|it'?s done|over\b|gone\b|impossible|never (?:speak|forgive|see)|no way/i,
          to: 'kind',
        },
        {
          say: 'Yes, there is',
          words:
            /^(?:yes|yeah|yep|probably|maybe|perhaps)\b|apolog|\bi (?:could|can|should|might|will|owe)|tell (?:him|her|them)|pay (?:it )?back|say sorry|talk to|ring (?:him|her|them)|call (?:him|her|them)|truth|replace|make up|write to/i,
          to: 'say',
        },
      ],
    },
    {
      id: 'let',
      say: "Looking back, it seems as if you'd had plenty of time and choices. In the moment there were only seconds, or you were deep in something you couldn't see the end of. Going quiet can be a way of getting through.",
      ask: 'What would you tell a friend who had gone quiet in the same spot?',
    },
    {
      id: 'again',
      say: "So it isn't only what happened, it's that you knew better. But knowing better often isn't enough when you're tired or under pressure. Looking at when it happens will help you more than scolding yourself harder.",
      ask: 'What do those times have in common?',
    },
    {
      id: 'say',
      say: "Have the first sentence ready and keep it short: what happened, and what you're sorry for or would like. Choose a moment when neither of you is hungry or in a hurry, and leave room for an answer.",
      exercise: 'prepared-talk',
    },
    {
      id: 'sign',
      say: "There's often a moment beforehand when you can still turn round: a tight jaw, a certain hour, a certain thought. Choose one such sign, and one small thing you'll do as soon as you notice it.",
      exercise: 'if-then-plan',
    },
    {
      id: 'kind',
      say: "What happened stays what it was, and you may go on being sorry about it. You can be honest about it without being cruel to yourself, the way you'd be with a friend who told you the same.",
      exercise: 'self-compassion-break',
    },
  ],
};
