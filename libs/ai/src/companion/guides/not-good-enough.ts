import type { Guide } from '../guide.ts';

export const NOT_GOOD_ENOUGH: Guide = {
  id: 'not-good-enough',
  title: "I'm not good enough",
  words:
    /\b(?:good enough|compar\w+|everyone else|everybody else|better than me|enough for|(?:smart|pretty|clever|talented) enough|loser|failure|prettier|smarter|measure up|all my friends|compliments?|everyone seems|next to (?:her|him|them))\b/i,
  situations: ['not-good-enough', 'comparing-with-others', 'confidence-low', 'self-criticism'],
  tone: 'hard',
  acks: [
    "You judge yourself hard. I doubt you'd judge anybody else like that.",
    "That's a painful thing to think about yourself, and it wears you out.",
    "It's a tiring way to live, being measured all day, and by yourself.",
  ],
  ask: 'Where do you feel it most?',
  ways: [
    {
      say: 'Seeing what others have',
      words:
        /what (?:others|other people|they|people|everyone)|instagram|facebook|linkedin|scroll|online|social media|\bmy (?:sister|brother|cousin)|my age\b|success|compar|friends? (?:tell|have|has|are|who|buy|earn)|others\b.*\b(?:have|are|do|seem|can|got)|envy|jealous|everyone else|(?:house|houses|holidays|weddings?|engaged|babies)\b|profile|\bposts?\b|stories|pictures|photos|perfect|better than|\bahead|richer|thinner|prettier|reunion|siblings?|neighbou?rs?|\bmums\b|\bmoms\b|mothers|their (?:lives|houses|kids|jobs)|seems? to|when (?:she|he|they|someone) (?:\w+ )?(?:tell|say|talk|show|get|buy|post)|new (?:girlfriend|boyfriend|wife|husband)|owns?\b|bought|brunch|they post|post(?:ing)?\b|family photos|couples|happy families|holiday/i,
      to: 'others',
    },
    {
      say: 'With people, being liked',
      words:
        /people\b.*\b(?:like|tolerate|around|talk)|liked?\b|\bgroups?\b|dating|picks? me|chosen|boring|tolerat|around people|with (?:people|friends|women|men|my (?:girlfriend|boyfriend|husband|wife|partner|friends))|relationship|love[ds]?\b|lovable|social|girlfriend|boyfriend|partner|attractive|friendships?|would (?:she|he|they|anyone) (?:stay|want)|as a (?:friend|mother|father|mum|dad|parent|wife|husband|partner)|\bmum\b|\bmom\b|mother|father|\bdad\b|parent|\bkids\b|\bextra\b|third wheel|lonely|reject|invite|small talk|part(?:y|ies)\b|conversation|in company|stranger|\bsex\b|\bbed\b|family|at home|marriage|friends\b|meet(?:ing)? (?:new )?people|new people|in public|among people|among others|friends?\b|company\b/i,
      to: 'liked',
    },
    {
      say: "Work, what I've achieved",
      words:
        /\bwork\b|office|career|\bjob\b|achiev|\buni\b|university|school|stud(?:y|ies)|exam|class\b|colleague|boss|clever|smart|produce|write|writing|draw|paint|music|report|project|thesis|degree|money|earn|promot|perform|sport|train(?:ing)?\b|meeting|present|\bteam\b|slow(?:est)?\b|lectures?|\blab\b|shifts?\b|clients?|customers?|skills?|results?|grades?|seminar|learning|intelligen|\bbrain|business|creativ|instrument|\bgym\b|running|deadline|lessons?|teach|lecture|students?|younger and|faster|language|art\b|hand(?:ing)? (?:something |it |things )?in\b|tasks?|professional|expert|qualif/i,
      to: 'work',
    },
    {
      say: "Everywhere, it's just me",
      words:
        /every(?:where|thing)|all over|as a (?:person|human)|(?:nothing|anything) (?:i'?m|i am|that i|i can)|no good at|just me\b|who i am|in general|\ball of it|whole (?:me|life|person)|at anything|pick\b|every (?:single )?(?:area|part|way|corner|day|minute)|across the board|wherever|always|constantly|anything i|myself|my (?:whole|entire)|being me|inside|\blife\b|head to toe|top to bottom|the whole lot|don.?t know where to start|you name it|total(?:ly)?\b|complete(?:ly)?\b|inside out|\bme\b$/i,
      to: 'everywhere',
    },
  ],
  nodes: [
    {
      id: 'work',
      say: "With work there's hardly ever a point where somebody tells you that it's enough. So you set the bar yourself, and when you get there it goes up again.",
      ask: 'When something goes well, what do you make of it?',
      ways: [
        {
          say: "It doesn't count, it was luck",
          words:
            /luck|easy\b|anyone could|any ?body|find out|found out|caught|fraud|impost|others did|being (?:nice|polite|kind)|only (?:being|because)|doesn.?t count|don.?t believe|coincidence|accident|by chance|pity|team did|not (?:really )?(?:me|mine)|fluke|brush it off|dismiss|looked closely|see(?:n)? through|overrat|must (?:be|have)|low (?:bar|standards|expectations)|\bhelp(?:ed)?\b|someone else|suspicious|doubt|flatter|can.?t take|embarrass|don.?t (?:trust|feel|accept)|deserv|exception|normal\b|expected|nothing special|no big deal|my job|mistake|desperate|no one else|nobody else|right place|coincid|wrong person|tricked|fooled/i,
          to: 'luck',
        },
        {
          say: "I'm pleased for a minute",
          words:
            /minute|moment|hour\b|brief|short\b|seconds?\b|reli(?:ef|eved)|next (?:thing|one|task|goal|mistake)|could (?:have|'ve) been|could be better|then (?:it'?s|on|i|the|back)|doesn.?t last|quickly|at once|immediately|happy for|glad\b|pleased|high\b|better next|\btick\b|\bnext\b|worry|pressure|higher|\bbar\b|\bflaws?\b|missed|already|\blist\b|happy\b|satisf|\bjoy|proud|tick (?:it|the)|feel nothing|fades?\b|gone (?:again|by)|hollow|evaporat|disappears?|vanish/i,
          to: 'minute',
        },
      ],
    },
    {
      id: 'others',
      say: "You know your own life with all its bad days, and theirs mostly from outside, so the comparison can't come out fair. And often it isn't even one person, it's the best bits of several.",
      ask: 'Who do you compare yourself with most?',
      ways: [
        {
          say: 'People online',
          words:
            /online|instagram|\binsta\b|facebook|linkedin|tiktok|youtube|influencer|social media|internet|strangers|celebrit|random people|famous|feed\b|posts?\b/i,
          to: 'online',
        },
        {
          say: 'Someone I know',
          words:
            /\bmy\b|friend|sister|brother|cousin|colleague|classmate|neighbo|co-?worker|a (?:guy|girl|woman|man|mate)|from (?:my|work|school|uni|the)|\bex\b|his (?:ex|wife)|her\b|flatmate|roommate|mums?\b|someone i|people i (?:know|studied|went)|peers|\bgirls?\b|\bboys?\b|mates?\b|\baunt|parents|\bboss|\bteam|another (?:mum|mom|dad)|\bwho (?:i\b|started|sat)/i,
          to: 'near',
        },
      ],
    },
    {
      id: 'liked',
      say: "It's exhausting to be with people and wonder the whole time if they want you there. A yawn or a late reply counts at once, and a kind word is only politeness.",
      ask: "What do you think they'd find, if they knew you better?",
    },
    {
      id: 'everywhere',
      say: "When it's everything, it usually isn't a list of facts any more. It's more like a mood, or an old habit, that settles on whatever you look at.",
      ask: 'Since when has it been like that?',
      ways: [
        {
          say: 'Since I was a child',
          words:
            /child|\bkid\b|always|as long as|since i can|early|primary|school|grew up|growing up|young|teen|father|mother|\bdad\b|\bmum\b|\bmom\b|parents|forever|all my life|whole life|ever since i can|little|from day one|clever one|pretty one|favourite|siblings?|(?:sister|brother) was|brought up|raised|family\b|bullied|teacher|pupil|kindergarten|born/i,
          to: 'child',
        },
        {
          say: 'Since something happened',
          words:
            /since (?:the|my|we|he|she|i|that|last|then|january|february|march|april|may|june|july|august|september|october|november|december)|after\b|began with|started (?:with|when|after)|when (?:he|she|they|i|we|my|the)|happened|years? ago|months? ago|divorce|break.?up|lost\b|accident|illness|diagnos|fired|failed|this year|last year|ever since|redundan|burn.?out|covid|menopause|the birth|retire|the move|for (?:a|two|three|five|ten|\d+) (?:years?|months?)/i,
          to: 'since',
        },
      ],
    },
    {
      id: 'child',
      say: "Then you learned it when you were too young to check it. Children tend to think it's their fault when something around them is wrong. By now it has been there so long that it feels like the truth.",
      ask: 'Whose voice does it remind you of most?',
    },
    {
      id: 'since',
      say: "So there was a time before that. After something hard, people often look back and think they were never any good, but it's the bad time that makes it look so.",
      ask: 'What did you think of yourself before it?',
    },
    {
      id: 'luck',
      say: "Look at how that's counted: what goes wrong is your fault, and what goes right is luck, or easy, or other people being nice. Counted like that, nobody could ever be good enough.",
      ask: 'Think of the last thing that went well: what did you do for it?',
    },
    {
      id: 'minute',
      say: "And then it's on to the next thing. You can get a lot done that way, and it never feels like enough. Many are afraid they'd get lazy if they were content, and hardly anybody does.",
      ask: 'What was the last thing you were pleased with, even for a minute?',
    },
    {
      id: 'near',
      say: "With somebody close you can't just look away, and you may even like them. Many people feel that sting and then feel mean for it. It doesn't make you a bad person.",
      ask: "What do they have that you'd honestly want?",
    },
    {
      id: 'online',
      say: "What people post is picked out, and you know that. It hurts all the same, because you've compared before you've had time to think.",
      ask: 'What do the ones that hurt most have in common?',
    },
  ],
};
