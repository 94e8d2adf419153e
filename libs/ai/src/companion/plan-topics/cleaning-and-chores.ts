import type { PlanTopic } from '../plan-topic.ts';

export const CLEANING_AND_CHORES: PlanTopic = {
  id: 'cleaning-and-chores',
  title: 'Cleaning and chores',
  words:
    /\b(?:clean(?:s|ed|ing)?|chores?|laundry|washing(?! machine)|wash(?:ing)? (?:up|the)|dish(?:es|washer)|hoover\w*|vacuum\w*|iron(?:ing)|rota|housework|mop(?:ping)?|scrub|sheets|oven|household jobs|sink|bins|who does what|beds on)\b/i,
  kind: 'often',
  aim: 'keep up with the chores',
  acks: [
    'Chores are never done, they only come round, so what you want is a rhythm and not a finished house. A fixed moment carries you further than a good mood.',
    'Most of the clean feeling comes from very little: an empty sink, the floor you walk on, a made bed. The rest can be behind and hardly anybody notices.',
    "What keeps a place going is small and dull, the same few minutes at the same time. The good part is that you needn't think about it in between.",
  ],
  heavy: [
    "The house is the first thing to slip when somebody's worn out, and then the sight of it tires them more. So it has to be something so small that it gets done on a bad day too.",
    "A full sink can feel like a verdict, and it's only plates. Nearly every home has a week like that, or a year, and it comes back from one corner.",
    "It isn't just the wiping that tires people, it's the seeing and remembering all of it. Once it stands on a piece of paper, it no longer has to live in your head.",
  ],
  ask: 'Which of these would take the most off your mind?',
  steps: [
    {
      say: 'Ten minutes after the evening meal',
      words:
        /\b(?:(?:after|when we'?ve|once we'?ve) (?:dinner|tea|supper|eat(?:en|ing)|the (?:evening )?meal|food)|(?<!in )(?:ten|10|five|5|fifteen|15) (?:min\w*)|quick (?:go|tidy|clean)|every (?:evening|night|day)|before (?:bed|i sit down)|daily)\b/i,
      how: "Timer on ten before you sit down, since nobody gets up again. Dishes, worktop, the floor under it, always in that order, and stop when it rings. What isn't done by then belongs to tomorrow.",
    },
    {
      say: 'One wash, right through to the drawer',
      words:
        /\b(?:laundry|wash(?:ed|ing)?(?! up)|load|drawer|put away|fold\w*|dry(?:er|ing)?|machine|clothes|ironing|sheets)\b/i,
      how: "One load on fixed days, no bigger than what you'll fold, and an alarm for when the drum stops. It only counts when it's in the drawer. Socks may go in unpaired, nobody's ever come to harm.",
    },
    {
      say: 'One job a day, on the fridge',
      words:
        /\b(?:rota|list|who does (?:what|which)|(?:a|one|each) (?:job|day)|job per|fridge|timetable|divide|split|share|schedule|names?|turns)\b/i,
      how: "Monday bathroom, Tuesday floors and so on, ten minutes each, with one day left free. If you share the place, put names behind the jobs and open with: 'Let's each take what we mind least, and do what's left in turns.'",
    },
  ],
  worries: [
    {
      words:
        /\b(?:nag\w*|never notices|(?:he|she|they|flatmates?|housemates?|husband|wife|partner|boyfriend|girlfriend|lads|kids) (?:(?:just|simply|still) )?(?:dont|don'?t|doesn'?t|doesnt|never|won'?t|wont|refuses?|laughs?)|fair(?:ly)?|(?:always|only) me|fights?|row)\b/i,
      say: "Hand over whole jobs instead of asking for help: the bins, from seeing they're full to the clean liner, in their own way. And bring it up on a calm day, not over the sink: 'I'd like to stop being the one who remembers it all, which three would you take for good?'",
    },
    {
      words:
        /\b(?:dead on my feet|too tired|exhaust\w*|no (?:energy|time)|knackered|worn out|depress\w*|(?:bad|my) (?:back|knees?|hip)|arthritis|pain|fatigue|busy)\b/i,
      say: "Then two minutes and one thing: fill the sink with hot water and leave the plates in it, and tomorrow half of it's done. A stool by the worktop isn't cheating, nor is eating off paper for a week. On a truly bad day bins and dishes are the whole list.",
    },
    {
      words:
        /\b(?:(?:had|tried|made) (?:a |the )?(?:rotas?|lists?|routines?|it|this|that|everything|before)|rotas|last(?:s|ed)? (?:a|two|one) (?:week|days?)|never (?:stick|keep)|give up|gave up|fail\w*|too much|all at once|where (?:to|do i) (?:even )?(?:start|begin)|so behind)\b/i,
      say: "Rotas mostly die of too many lines. Take one job only, tie it to something you do anyway, and leave it so for a month before you add a second. A missed day isn't a broken plan, the next one's already in it.",
    },
    {
      words:
        /\b(?:perfect\w*|can'?t stop|cant stop|all or nothing|nine hours|properly|half done|spotless|obsess\w*|standards?)\b/i,
      say: "Let the timer decide and not the dirt: when it rings you put the cloth down, in the middle of the tile if need be. It itches the first week. If the cleaning eats hours of each day and won't let you stop, tell a doctor; there's good treatment for that.",
    },
    {
      words:
        /\b(?:(?:kids|children|toddlers?|twins|baby|dogs?)(?! (?:are|is) )|wreck\w*|undo\w*|five minutes later|mess it up|messy again)\b/i,
      say: "With little ones in it a house isn't clean, it's clean at eight in the evening. Do it once a day after the last mess and not in between. One basket per person by the stairs, and from three years on everybody carries their own.",
    },
    {
      words:
        /\b(?:boring|dull|hate|tedious|pointless|why bother|don'?t (?:want|feel like)|can'?t be bothered)\b/i,
      say: "It is boring. So give it a good ear: an episode that you may hear only while you're at it, or a phone call with someone who's washing up too. People end up doing the shelf as well just to hear how it goes on.",
    },
    {
      words:
        /\b(?:asham\w*|shame|embarrass\w*|drop in|visitors?|pop in|judg\w+|see (?:it|this)|mother|filthy|disgust\w*|dirty)\b/i,
      say: 'Guests see the loo, the table and where they sit down; fifteen minutes do all three, in that order. And most of them are relieved to find a house that looks like theirs before they tidied it for you.',
    },
  ],
  ways: [
    'Hang the job on something that happens anyway: the sink while the coffee runs, the basin after brushing teeth, a wash on before breakfast.',
    'Write down everything each of you already does, for a week, before you divide it. It ends most quarrels, because half the work was invisible.',
  ],
};
