import type { Guide } from '../guide.ts';

export const TIME_PASSING: Guide = {
  id: 'time-passing',
  title: 'Getting older',
  words:
    /\b(?:birthday|(?:turn(?:ed|ing|s)?|i'?m (?:already|nearly|almost)|only|i'?ll be) (?:\d\d|twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\w+)?\b|(?:getting|growing|so|too|feel(?:s|ing)?) old\b|age?ing\b|age group|old fellow|that old woman|(?:so |left |feel |falling )behind\b|ahead of me|(?:my|his|her|that) age\b|by now i|time (?:runs?|flies|goes|passes|is)|gr[ae]y hair|wrinkles?|menopause|where did .{0,20}(?:years?|time) go|how is it (?:already )?\w+ already|missed a bus|everyone (?:from|in) my (?:year|class)|all my friends (?:have|are|got)|class photo|reunion|when i was young|explain .{0,40} slowly|offered me (?:his|her|a) seat|years go|feel like i missed|in my head i'm|only one who remembers|started studying at|everybody'?s moving on|seventy-fifth|just got my driving)\b/i,
  situations: ['birthday-or-ageing', 'feeling-behind-in-life'],
  tone: 'hard',
  acks: [
    'It can hit you all at once how much time has gone by.',
    "For long stretches you don't notice it, and then something makes you count.",
  ],
  ask: 'What stings most about it?',
  ways: [
    {
      say: 'My body, the mirror',
      words:
        /\b(?:like my (?:mother|father|mum|mom|dad|gran\w*)|sagging|grey|gray|glasses|menopause|hearing|slower|slow\b|strong|sick|ill\b|doctor|ugly|bald\w*|photos?|body|mirror|wrinkles?|face|skin|hair|knees?|back pain|my back|joints?|eyes|belly|weight|tired\w*|aches?|pain|looks?|invisible|look(?:s|ed)? at me|health|strength|memory|hands|energy)\b/i,
      to: 'body',
    },
    {
      say: 'Others are so much further',
      words:
        /\b(?:single one|only (?:single|one|unmarried|childless)|at the table|wedding\w*|babies|houses?|promotion\w*|invit\w*|left behind|linkedin|instagram|younger (?:people|than|ones)|where i should be|should (?:be|have)|others?|everyone|everybody|they(?:'ve|'re| have| all| are| got)|friends?|brother|sister|siblings?|cousins?|twin|people (?:from|my|in|who)|classmates|colleagues|peers|ahead|further|behind|compar\w*|jealous|envy|left out|only one)\b/i,
      to: 'others',
    },
    {
      say: "That it's too late for something",
      words:
        /\b(?:hasn'?t (?:even )?(?:started|begun)|not (?:even )?started|waiting to start|stuck|half of it|life is over|used up|no (?:more )?time|last chance|clock|expired|past it|over\b(?! there)|years left|how long|too (?:late|old)|never|won'?t (?:ever|be|have|get)|not (?:going to|gonna)|missed|chance|enough time|time left|running out|start (?:over|again)|children|kids|baby|dying|death|die|not much (?:time|left)|over for me|any ?more)\b/i,
      to: 'late',
    },
    {
      say: 'It all went by so fast',
      words:
        /\b(?:yesterday|just (?:been|was|a moment)|so soon|whole (?:years?|decades?)|can'?t remember|blur|time itself|time|fast|faster|quick\w*|went|gone|flew|fl(?:y|ies|ying)|pass(?:ed|es|ing)?|where (?:has|did)|disappear\w*|vanish\w*|blink|speed|hold on|slip\w*|already)\b/i,
      to: 'fast',
    },
  ],
  nodes: [
    {
      id: 'others',
      say: "You see what they've got. You don't see what it cost them, or what keeps them awake. And one mostly looks at those who seem further on.",
      ask: 'Who do you look at, most of all?',
      ways: [
        {
          say: 'Somebody in my family',
          words:
            /\b(?:brothers?|sisters?|siblings?|cousins?|twin|family|mother|mum|mom|dad|father|in-?law|aunt|uncle|niece|nephew|son|daughter)\b/i,
          to: 'sibling',
        },
        {
          say: 'Friends from back then',
          words:
            /\b(?:group|from (?:work|church|the|my|nct|yoga|primary)|people|couples?|(?:that|this|the) (?:girl|boy|guy|man|woman|one)|ex-\w+|mums|moms|dads|old|friends?|mates?|school|class\w*|uni\w*|college|my year|colleagues?|instagram|linkedin|facebook|online|people (?:i|my age|from)|roommate|flatmate|neighbou?rs?|ex\b|everyone|everybody)\b/i,
          to: 'peers',
        },
      ],
    },
    {
      id: 'late',
      say: "Some things do become too late, and it wouldn't be honest to say otherwise. Others are only too late to be done early, or at the same time as everybody else. It's worth knowing which this is.",
      ask: "What's it too late for, said straight out?",
      ways: [
        {
          say: 'A child',
          words:
            /\b(?:child(?:ren)?|kids?|baby|babies|mother|mum|mom|father|dad|pregnan\w*|family|parent|grandchild\w*)\b/i,
          to: 'child',
        },
        {
          say: 'Somebody to love',
          words:
            /\b(?:love|partner|someone|somebody|marr\w*|relationship|boyfriend|girlfriend|husband|wife|date|dating|grow old with|alone|wedding|companion\w*)\b/i,
          to: 'love',
        },
        {
          say: 'Work I wanted to do',
          words:
            /\b(?:good at|succe\w+|achiev\w*|something (?:big|great|of my own)|talent|write a|a name|instrument|piano|language|dream job|qualif\w*|dance|sing|sport|work|job|career|stud(?:y|ying|ies)|degree|univers\w*|learn\w*|profession|business|music|paint\w*|writ\w*|art|hires?|retrain\w*|medicine|teach\w*|becom\w*|succe\w*|money|house|trade|start over)\b/i,
          to: 'work',
        },
      ],
    },
    {
      id: 'body',
      say: "It's strange when the body changes and inside you still feel like the same person. You're reminded of it every morning, and hardly anybody talks about it.",
      ask: "What did it use to do for you that it doesn't any more?",
      ways: [
        {
          say: 'Being looked at',
          words:
            /\b(?:slim\w*|thin|figure|dress\w*|bikini|clothes|photos?|sex\w*|stare\w*|wanted|look\w*|heads|pretty|beaut\w*|handsome|attractive|sexy|flirt\w*|whistl\w*|notic\w*|seen|see me|invisible|face|compliment\w*|hair|skin|young\w*|desir\w*|charm|attention)\b/i,
          to: 'looks',
        },
        {
          say: 'Strength, no aches',
          words:
            /\b(?:(?:just|everything) hurts|hurts?|stiff|tired|slow\w*|keep(?:ing)? up|football|tennis|swim\w*|ski\w*|cycl\w*|jump\w*|kneel\w*|bend\w*|stand\w*|concentrat\w*|stay\w* up|drink\w*|gym|move\w*|get up|pregnan\w*|bear|strength|strong|run(?:ning)?|ran|marathons?|sleep|climb\w*|stairs|danc\w*|ach(?:e|es|ing)|pain|knees?|back|energy|lift\w*|walk\w*|hik\w*|sport\w*|play\w*|stamina|all night|work(?:ed|ing)?|carry|eyes|hear\w*|remember\w*|recover\w*|fit)\b/i,
          to: 'strength',
        },
      ],
    },
    {
      id: 'fast',
      say: "Years seem to go faster when they're alike, because few days in them stand out. That may be why childhood summers seem so long: so much was new.",
      ask: 'Which day of the last twelve months do you remember best?',
    },
    {
      id: 'sibling',
      say: "With somebody from your own family it's especially hard, because you come from the same place. But you didn't have the same years there, or the same chances.",
      ask: "What has that one got that you'd want even if nobody ever saw it?",
    },
    {
      id: 'peers',
      say: 'You set off at about the same time, so it looks like a fair comparison. But they had other parents, other money and other luck than you.',
      ask: "What have they got that you'd want even if nobody ever saw it?",
    },
    {
      id: 'child',
      say: "With that one, time really does matter, and nobody's story about a late miracle helps. It's a grief, also while nothing is decided yet. And it gets stirred up by very small things, a pram or a question at dinner.",
      ask: 'Who knows how it is for you?',
    },
    {
      id: 'love',
      say: "There's no age at which that stops being possible. What gets rarer is meeting people by chance, and the waiting is lonely while it lasts.",
      ask: 'What do you miss about it on a plain weekday evening?',
    },
    {
      id: 'work',
      say: "The next years will pass with it or without it. You'd begin later than others, that's true, and with less time to try things out. You'd also know better what you want from it.",
      ask: 'What would be the smallest real piece of it, one that fits into a month?',
    },
    {
      id: 'looks',
      say: 'People hardly dare to mention that loss, because it seems vain. But being looked at was a way of being noticed, and you feel it when that stops.',
      ask: 'Who would you like to be seen by, these days?',
    },
    {
      id: 'strength',
      say: "That's a loss of freedom too. You used to just do a thing, and now you first have to think about whether you can.",
      ask: "What does it still do well, if you're fair to it?",
    },
  ],
};
