import type { PlanTopic } from '../plan-topic.ts';

export const DRINK_LESS: PlanTopic = {
  id: 'drink-less',
  title: 'Drinking less',
  words:
    /\b(?:drink(?:s|ing|ers?)?(?! (?:(?:more|some|enough|a glass of|a cup of) )?(?:water|tea|coffee|milk))|drunk|alcohol\w*|wine|beers?|booz\w+|lager|gin|whisk(?:e)?y|vodka|sherr(?:y|ies)|prosecco|sober|hang ?overs?|pints?|units|empties|blacked out|bottle of (?:red|white)|(?:the|a) bottle every|dry january|hungover)\b/i,
  kind: 'often',
  aim: 'drink less',
  acks: [
    'The first glass is the one that decides, because it orders the others. Move that one, or swap it, and the rest mostly follows. With a lot every day, ask a doctor first, since stopping all at once can be dangerous.',
    "A good part of it is the hour and the glass, not only what's in it. Something cold and a bit bitter in the same glass gets people through more evenings than you'd expect. If it's been a lot each day, cut down with a doctor's help.",
    "It's much easier to decide in the shop than on the sofa. What isn't in the house at nine takes no willpower at all. Only if you shake or sweat without a drink, see a doctor before you empty the cupboard.",
  ],
  heavy: [
    "Shame about drinking is one of the things people drink on, so we'll leave it out of the plan. One evening done differently is enough to begin. Only if you get shaky or sweaty without it, see a doctor before you cut down.",
    "That low, guilty feeling is partly the alcohol wearing off, so don't take its word about who you are. Nobody needs a vow from you. If going without makes you shake or sweat, ask a doctor first; otherwise one evening will do.",
    "Far more people are quietly worried about their glass than you'd guess from outside. It doesn't have to be settled for life, only for a few evenings. If you feel ill without a drink, do it with a doctor and not alone.",
  ],
  ask: 'Which of these would change things the most?',
  steps: [
    {
      say: 'Two dry days this week',
      words:
        /\b(?:dry|days? off|nights? off|leave it out|nothing (?:on|at all|tonight|until|till)|(?:go|night|day|evening) without|without any|none (?:on|tonight)|skip|(?:not|none|nothing|only) (?:on|at|in) (?:\w+days?|the week|weekends?)|alcohol[- ]free (?:days?|nights?|evenings?))\b/i,
      how: "Take the two easiest days, not the two hardest, and give the usual hour to something else: a bath, a film, somebody to ring. If you shake or sweat when you go without, don't stop at once; talk to a doctor first.",
    },
    {
      say: 'Have the first one later, after food',
      words:
        /\b(?:later|push it back|hold off|(?<!two )an hour|after (?:dinner|food|supper|tea|eating|i(?:'ve)? eat(?:en)?)|eat first|(?:have|eat) my (?:dinner|supper|tea)|instead of (?:six|seven|five|\d)|not before|wait (?:until|till))\b/i,
      how: 'At the usual time you eat something proper and drink a big glass of something cold. The first one comes an hour after that. Part of the pull is hunger and thirst, so the evening often ends a glass or two earlier.',
    },
    {
      say: 'Put another drink in its place',
      words:
        /\b(?:alcohol[- ]free beer|0[.,]0|zero|non[- ]?alcoholic|alcohol free (?:beer|wine|gin|stuff|ones?)|tonic|soda|juice|kombucha|herbal|tea instead|squash|lime|ginger|cordial|sparkling|water|swap|another drink|soft drinks?|something else to drink)\b/i,
      how: 'Buy one thing without alcohol that you honestly like, put it cold where the bottle stands now, and pour it into the usual glass at the usual time. The other stuff moves out of sight. If you drink a lot every day, ask a doctor before you leave it out altogether.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:hands? shak\w*|shak(?:e|es|y|ing)|sweat\w*|withdraw\w*|fits?|seizures?|trembl\w*|be sick|feel ill|need one (?:in the|every|by) \w+|physically)\b/i,
      say: "If you get shaky, sweaty or sick until you've had one, please don't stop at once; that can be dangerous. A doctor or an alcohol service can make it safe, so the step is that call. A fit, confusion or seeing things is for the emergency number.",
    },
    {
      words: /\b(?:alcoholic|aa|label|addict\w*|a problem|problem drinker|rehab)\b/i,
      say: "You don't need the word to want less of it. If you'd like to know where you stand, a doctor or an alcohol service looks at how much and how often with you, and whatever comes out, the next step is small.",
    },
    {
      words:
        /\b(?:friends?|mates?|boring|party|parties|pubs?|work (?:do|drinks)|colleagues?|people (?:will )?(?:ask|think|say)|wedding|social\w*|say no|(?:husband|wife|partner|boyfriend|girlfriend|he|she|they) (?:still |always |also )?(?:drinks?|has|pours?|wants|won't|buys?|opens))\b/i,
      say: "Have a glass in your hand before anybody asks, and one line: 'Not tonight, I've got an early start.' Most people are busy with their own glass. With somebody at home, ask for one thing: that theirs stays out of your sight.",
    },
    {
      words: /\b(?:sleep\w*|insomnia|awake)\b/i,
      say: "It does put you under, and then it breaks up the second half of the night. The first few nights without can be rough, and after that most people sleep better than before. Start when the mornings don't matter too much.",
    },
    {
      words:
        /\b(?:stress\w*|unwind|relax\w*|switch off|nerves|anxi\w+|wind down|cope|reward|treat|lonely|bored|forget|numb)\b/i,
      say: 'It does take the edge off for an hour, so something else has to have that hour: a hot shower, loud music, a walk, a voice on the phone. And eat early; hungry and tired pull harder than you think.',
    },
    {
      words:
        /\b(?:tried|fail\w*|caved?|give in|will ?power|slip\w*|weak|always (?:end|go back|start)|can'?t stop|once i start|one (?:turns|becomes|leads)|last(?:s|ed)?)\b/i,
      say: 'A glass on Friday takes nothing away from Wednesday. Look at what came just before: an argument, an empty stomach, a certain friend, and plan for that. And if one turns into five every time, none is easier than one.',
    },
  ],
  ways: [
    'Write down each drink before you pour it, for one week, and change nothing else. The pencil alone slows most people down.',
    'Set the number before the first glass, and say it to one person. After the second it gets much harder to decide.',
  ],
  exercise: 'urge-and-wave',
};
