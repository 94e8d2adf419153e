import type { PlanTopic } from '../plan-topic.ts';

export const QUIET_HABIT: PlanTopic = {
  id: 'quiet-habit',
  title: 'A quiet daily habit',
  words:
    /\b(?:medit\w+|journal\w*|pray(?:s|ed|er|ers|ing)?|diary|stretch(?:es|ing|y)?|mindful\w*|morning pages|yoga|rosary|psalms?|bible|breathing|notebook|(?:sit|sitting) quietly|quiet (?:minutes|time|habit|thing)|silence|evening ritual|(?:good|grateful) things)\b/i,
  kind: 'often',
  aim: 'keep a few quiet minutes each day',
  acks: [
    'Three minutes in the same spot every day beat half an hour on Sundays. What makes it stick is the thing it comes after: the coffee, the teeth, the kettle.',
    "Nobody's mind keeps still, and no body bends on the first day. Turning up is the part that does the work.",
    'These habits die of being too big, hardly ever of being too small. One line, one prayer or one stretch is a whole one.',
  ],
  heavy: [
    "When it's loud inside, sitting still can feel like the last place to be. So let it be short and have a shape: one line on paper, three breaths, an old prayer that you know by heart.",
    "Quiet is usually the first thing a hard time takes, so it's no failing if it slipped. It has you back without asking where you've been.",
    "You don't have to be calm for it, or good at it. It can be done sad or cross and in yesterday's clothes, and it counts just the same.",
  ],
  ask: 'What could it hang on to in your day?',
  steps: [
    {
      say: 'Three minutes after my morning drink',
      words: /\b(?:coffee|breakfast|morning|wak(?:e|ing)|get up|first thing|sunrise|shower)\b/i,
      how: "Stay where you are with the cup, set three minutes and turn the phone over. Sit, pray, write or roll your shoulders. When it rings you're done, even in mid-sentence.",
    },
    {
      say: 'Two minutes before I get into bed',
      words:
        /\b(?:bed(?:time)?|(?:last thing )?at night|pillow|evening|before (?:i )?(?:go to )?sleep|nightly|tonight)\b/i,
      how: 'Lay what you need on the pillow, the notebook, the beads, the mat, so you have to pick it up to get in. One line, one prayer or one long stretch is enough for a whole evening.',
    },
    {
      say: 'A short pause around midday',
      words:
        /\b(?:lunch|kettle|midday|noon|afternoon|middle of the day|at work|on the (?:bus|train)|commute|break)\b/i,
      how: 'Tie it to something that happens anyway: the kettle, the end of lunch, the seat on the bus. Three slow breaths, a short prayer or both arms up high, then on with the day.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:wander\w*|thoughts|sit still|fidget\w*|doing it wrong|concentrat\w*|focus|busy (?:head|mind)|adhd|can'?t (?:sit|be still|stop thinking)|my (?:mind|head|brain)|shut (?:up|off))\b/i,
      say: 'Drifting off and coming back is the exercise; each time you notice was one repetition. If sitting makes you twitchy, do it walking, or with something for the hands.',
    },
    {
      words:
        /\b(?:drop(?:ped)? it|after (?:a|two|three|\d) (?:weeks?|days?)|forget\w*|never (?:stick\w*|last\w*|keep)|tried|fail\w*|give up|streak|discipline|always (?:stop|drop|fall))\b/i,
      say: "Miss one and simply do the next; nothing gets caught up. And put the notebook or the mat where you'd trip over it, so it does the remembering.",
    },
    {
      words:
        /\b(?:no time|busy|(?<!(?:when|once|after|before|while|if|till|until) (?:the |my |our )?)(?:kids|children)|noise|noisy|toddler|baby|nowhere|privacy|never alone|shifts?)\b/i,
      say: "It fits into what's there already: behind the bathroom door, on the bus, until the water boils. Noise around you doesn't spoil it, and a child on your lap may come along.",
    },
    {
      words:
        /\b(?:silly|stupid|believ\w*|faith|hypocrit\w*|fraud|cheesy|doubt\w*|embarrass\w*|does it (?:even |really |actually )?(?:work|help|do)|worth|point)\b/i,
      say: 'Nobody has to know, and nothing has to be felt. Do it plainly, like brushing your teeth, for two weeks, and judge it then. Doubt has always been allowed to sit in the room.',
    },
    {
      words:
        /\b(?:what to (?:write|say|pray)|blank|nothing to (?:write|say)|read(?:s)? it|find(?:s)? it|boring|stuck for)\b/i,
      say: "Begin with what's outside you: the weather, what you ate, whom you saw. Three dull lines open the door. And what nobody should read can be torn up the same evening; it's been written all the same.",
    },
    {
      words:
        /\b(?:panick?\w*|scar(?:ed|y|es)|closing my eyes|brings? (?:things|stuff|it) up|cry\w*|worse|hurts?|pain\w*|stiff|knees?|my back|bad back|too sad|memories)\b/i,
      say: "Stop when it hurts or gets too loud, that isn't giving up. Sit on a chair, leave your eyes open, make it half as long. And if the same pain keeps coming, of either kind, let somebody trained have a look.",
    },
  ],
  ways: [
    "Put it straight after something that you never forget, and say it as one sentence: 'When I've put the kettle on, I sit down for three minutes.'",
    "Decide on the smallest version for bad days: one breath, one word, one shoulder roll. On those days it's the whole of it.",
  ],
};
