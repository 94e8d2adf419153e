import type { PlanTopic } from '../plan-topic.ts';

export const COOK_MEALS: PlanTopic = {
  id: 'cook-meals',
  title: 'Cooking and meal plans',
  words:
    /\b(?:cook(?:s|ing|ed)?|meal (?:plan\w*|prep\w*)|(?:plan|sort) (?:the |our |my )?(?:meals|dinners?)|meals|dinners|batch|packed lunch\w*|lunch ?box\w*|lunches|lunch (?:from|to)|recipes?|slow cooker|take-?aways?|freezer|bake|menu|what'?s for (?:tea|dinner)|oven|soup for)\b/i,
  kind: 'often',
  aim: 'cook at home more',
  acks: [
    "The cooking is rarely the trouble, it's the deciding, with an empty head and an empty stomach. Once that's done beforehand, the pan is the easy bit.",
    'Most good home cooks live on a handful of dishes, over and over. Three that you can do without thinking carry half a week.',
    'Cook once and eat twice, that is the whole trick. The second time, dinner is already there when you come in.',
  ],
  heavy: [
    'Meals every day, for ever: no wonder it wears people out. It can be plain, it can be the same again, and it still counts as looking after somebody.',
    "When the strength is gone, the pan is the first thing to go, and that's no failing. Beans on toast, sitting down, is a real dinner.",
    "It creeps up on people: first one evening without the strength for it, then most of them. One warm plate you've made yourself is a beginning.",
  ],
  ask: "What would take the six o'clock panic out of the week?",
  steps: [
    {
      say: 'Write down three dinners I can do',
      words:
        /\b(?:three (?:dinners|meals|things|dishes)|choose|pick|list|write down|menu|(?:dinners|meals) for the week|i can (?:do|make) (?:those|that|it|them)|pasta|lasagne|stir[- ]?fry|roast|chilli|curry|the ones i know|plan (?:the|three|out))\b/i,
      how: "Only things you've made before, on a note on the fridge, with what has to be bought beside each. Three is enough; the other evenings are leftovers, eggs and bread.",
    },
    {
      say: 'Make double once, freeze half',
      words:
        /^(?!.*\b(?:no|have a|got a|without a|tiny) freezer\b).*\b(?:double|twice as much|batch\w*|freez\w+|big pot|leftovers? (?:for|in)|extra portions?|slow cooker|a (?:pot|pan) of|in advance|at the weekend)\b/i,
      how: 'With the next thing you cook anyway, chilli, soup, sauce, put in twice as much. Half goes into flat bags with the name and date on, so on a bad evening you only have to pick one.',
    },
    {
      say: "Tomorrow's lunch while I clear up",
      words:
        /\b(?:lunch\w*|sandwich\w*|tub|box\w*|take (?:it|the|some\w*) (?:to work|in|along|with)|the (?:evening|night) before|while (?:i|we) (?:clear|wash)|leftovers to)\b/i,
      how: "Put the box on the table before you serve, and fill it first, before seconds. It goes in the fridge with your keys on top, so it can't be left behind.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:tired|knackered|exhausted|no (?:time|energy)|late|busy|shifts?|get (?:in|home)|after work|standing|effort|can'?t (?:face|be bothered)|long day|hungry)\b/i,
      say: "Then weekdays are for warming up, and the cooking happens when there's strength. For the worst evenings keep one dinner that needs ten minutes and no thought: eggs, frozen peas, bread.",
    },
    {
      words:
        /\b(?:kids?|child(?:ren)?|my (?:son|daughter)|picky|fussy|husband|wife|partner|teenagers?|boys|girls|won'?t (?:eat|touch|like)|family|different meals|complain\w*|allerg\w*|coeliac|vegan|gluten)\b/i,
      say: 'One meal in parts: rice here, sauce there, vegetables in a bowl, and everybody takes. With an allergy or coeliac disease everybody eats the safe version. Each person may choose one evening, and whoever is old enough may cook it too.',
    },
    {
      words:
        /\b(?:can'?t cook|burn\w*|never learn\w*|don'?t know how|no idea|hopeless|clumsy|disaster|tastes? (?:bad|awful|of nothing)|go(?:es)? wrong|kitchen|no (?:oven|freezer)|have a freezer|equipment)\b/i,
      say: "Learn one dish by making it three weeks in a row; by the third time you don't look anything up. A tray in the oven forgives nearly everything: vegetables, oil, salt, half an hour.",
    },
    {
      words:
        /\b(?:just (?:for )?me|only me|for one|on my own|alone|nobody|by myself|lonely|not worth|worth it|fuss)\b/i,
      say: "For one it's worth cooking for four: one plate now, and three evenings off. And lay the table for yourself, even with a radio for company; it tastes different from standing up.",
    },
    {
      words:
        /\b(?:rots?|waste\w*|throw (?:it |so |stuff )?(?:away|out)|goes off|mould\w*|money|cost\w*|dear|afford|expensive|cheap\w*|quid|budget|shopping|supermarket)\b/i,
      say: "Buy for three dinners and not for seven, and let frozen, tinned and root vegetables be the base, they wait for you. One evening before the shop is 'whatever's left', in an omelette or a soup.",
    },
    {
      words:
        /\b(?:tried|(?:it|this|that|them|been|paid|done|went|plans?|diets?|here) before|by (?:tuesday|wednesday|thursday)|give up|gave up|never (?:last|stick|keep|works?)\w*|fall apart|too (?:big|much|many)|all (?:of it )?at once|every (?:day|evening)|bor(?:ing|ed)|same (?:thing|again)|overwhelm\w*)\b/i,
      say: "Then plan less: two evenings a week that are settled, and the rest as ever. If the plan breaks on Tuesday, Tuesday's dinner moves to Wednesday, that's all that happens.",
    },
  ],
  ways: [
    'Give the evenings names: soup on Monday, pasta on Tuesday, something from the tray on Wednesday. Then you only choose which one, and the shopping list half writes itself.',
    "Start from what's in the house: one thing from the freezer, one from the tin cupboard, one fresh. Write those three combinations down before you shop.",
  ],
};
