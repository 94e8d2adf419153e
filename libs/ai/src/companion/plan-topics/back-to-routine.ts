import type { PlanTopic } from '../plan-topic.ts';

export const BACK_TO_ROUTINE: PlanTopic = {
  id: 'back-to-routine',
  title: 'Back into a routine',
  words:
    /\b(?:routines?|rhythm|back (?:on track|to normal|to (?:my|the|our|early|real)|in(?:to)? (?:the swing|a|my|shape)|at it)|start(?:ing)? (?:again|over|afresh) (?:after|on|with)|again after|after (?:the |my |our |a )?(?:holidays?|flu|illness|virus|operation|surgery|covid|bad (?:month|year|week))|post covid|restart\w*|structure|on track|off the rails|out of (?:the )?(?:habit|swing|sync)|everything slipped|(?:need to|a|to|my) reset|get(?:ting)? going again|begin again|(?:my|good|old) habits|body clock|shape (?:to|for|of) (?:my|the) days?|fell off the wagon|ordinary (?:life|hours|days)|upside down|on time again|jet ?lag|used to (?:journal|run|stretch|read))\b/i,
  kind: 'often',
  aim: 'find your way back into a routine',
  acks: [
    'A routine comes back from one end. Put one fixed point into the day, and the rest begins to settle round it.',
    "You aren't starting from nothing: what was a habit once comes back quicker than a new one. The first days feel clumsy, then it eases.",
    'After a break the old amount is too much at first. Half of it, at the old hour, is how people get back in.',
  ],
  heavy: [
    "A bad stretch takes the days apart, and afterwards it's easy to look at the heap and call yourself lazy. You weren't: the strength was needed elsewhere. One small fixed thing a day is enough to start.",
    "It's disheartening to stand at the beginning once more. But you know this way, you've walked it before, and nobody asks for the full pace now.",
    "The strength doesn't come back in one piece, and waiting until it's all there can take long. Something small that you can do on a poor day too will hold you until then.",
  ],
  ask: 'Which of these could be the first fixed point in your day?',
  steps: [
    {
      say: 'Get up at one fixed time',
      words:
        /\b(?:alarm|get(?:ting)? up|wak(?:e|ing)|same (?:time|hour)|fixed (?:time|hour)|out of bed|up at|bed by|bedtime)\b/i,
      how: 'Choose an hour you could keep on a bad day too, put the alarm across the room and open the curtains at once. What comes after may stay loose this week.',
    },
    {
      say: 'One old habit at half size',
      words:
        /\b(?:half(?! (?:an|past|\w+ (?:again|every)|five|six|seven|eight|nine|ten))|short\w*|(?:my|the|an?) old|old (?:habit|yoga|run|walk|routine)|little bit|ten minutes|10 min\w*|small\w*|(?:a|my|go for a|ten minute) (?:run|walk|swim)|(?:to|of) the gym|yoga|minutes)\b/i,
      how: 'Take the one you miss most and halve it: a walk where the run was, one page where the chapter was. Keep the old place and hour, they do half the work.',
    },
    {
      say: 'Lay things out the night before',
      words:
        /\b(?:night before|evening before|tonight|lay|laid|pack\w*|bag|by the door|clothes|prepar\w+|get (?:it|things|everything) ready|set out)\b/i,
      how: 'Ten minutes before bed: clothes on the chair, cup by the kettle, bag at the door, and a note with the one thing for tomorrow. Then the morning needs no deciding.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:tired\w*|exhaust\w*|strength|energy|weak|still (?:ill|sick|poorly)|being ill|not (?:\w+ )?well|recover\w*|pain|fatigue|breathless)\b/i,
      say: 'Then plan for the strength of today, and stop while a bit is left over. If you feel worse the day after, it was too much, and a doctor or nurse can tell you how fast to go.',
    },
    {
      words:
        /\b(?:fail\w*|again after|give up|won'?t last|never last\w*|slip\w* (?:again|back)|tried|every time|(?:after|only) three days|(?:never|won'?t|doesn'?t) stick\w*)\b/i,
      say: 'You will miss days, everybody does. What helps is a rule for the day after: the two-minute version, so that one missed day stays one.',
    },
    {
      words:
        /\b(?:piled?|pile|backlog|behind|catch(?:ing)? up|so much (?:to do|waiting|mess)|waiting for me|overwhelm\w*|chaos)\b/i,
      say: "Keep the heap and the routine apart. Half an hour a day goes to the heap and then it's closed; otherwise it eats the rhythm you're trying to build.",
    },
    {
      words:
        /\b(?:tell (?:people|them|every\w+)|what (?:do|will|should) i (?:say|tell)|ask (?:where|what|me)|(?:people|everyone|colleagues) (?:will )?(?:ask|think|look|talk)|explain (?:it|myself|to)|embarrass\w*|asham\w*)\b/i,
      say: "One sentence is enough, said before they ask: 'Good to be back, I'm starting slowly. How have you been?' Most people take the question and run with it.",
    },
    {
      words:
        /\b(?:all at once|everything at once|do (?:I|we) (?:have to|need to) do it all|in one go|how (?:fast|quick|much)|straight away|whole (?:thing|lot))\b/i,
      say: 'One thing this week, and a second when the first goes by itself. Starting everything on the same Monday is how most fresh starts break.',
    },
    {
      words:
        /\b(?:bother\w*|what'?s the point|point(?:less)?|motivat\w+|don'?t (?:want|feel like)|can'?t make myself|no will ?power|lazy|meaningless|don'?t care)\b/i,
      say: 'The wanting tends to come after the start and seldom before it. Do two minutes and then really be allowed to stop; on many days you go on.',
    },
  ],
  ways: [
    'Tie it to something that happens anyway: after the first coffee, after the school run, when the news begins. Then you need no will of iron.',
    'Begin with sleep, food and daylight at set hours. Work, sport and tidiness come easier once those three stand.',
  ],
};
