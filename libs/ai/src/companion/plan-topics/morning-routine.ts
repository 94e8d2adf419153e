import type { PlanTopic } from '../plan-topic.ts';

export const MORNING_ROUTINE: PlanTopic = {
  id: 'morning-routine',
  title: 'Mornings, and out on time',
  words:
    /\b(?:get(?:ting)? (?:myself )?up|got up|wakes? up|waking up|snooz\w*|(?<!smoke |fire )alarms?(?! clock)|morning (?:routine|person|order)|(?:my|our|the|school|calmer|and|in the|every|whole) mornings?|mornings (?:are|that|and|with)|out (?:the|of the) (?:door|house)|out of bed|get(?:ting)? out (?:the|and)|late (?:for|to|again)|always late|on time|oversle\w+|(?:up|rise) (?:at|by|before)|breakfast)\b/i,
  kind: 'often',
  aim: 'get up and out on time',
  acks: [
    'Mornings are mostly won the evening before, with clothes, bag and keys. At seven nobody decides anything well.',
    'The time usually goes in one place, the bed, the bathroom or the hall, and not in the whole morning. Mend that one and the rest can stay as it is.',
    'The hard part is short: feet on the floor, light on. After the first two minutes the body does most of it by itself.',
  ],
  heavy: [
    'Being hard on yourself in the morning only makes the blanket heavier. Tired, low and badly slept bodies start slowly, and the trick is to ask less of the first ten minutes.',
    "A morning that goes wrong colours the whole day, and you start it cross with yourself. It doesn't take a different person, only one thing done differently between the bed and the door.",
    "If it's been like this for weeks whatever you try, it isn't about discipline, and a doctor is worth asking. Until then a morning may be very small: up, face washed, one thing.",
  ],
  ask: 'Which part of the morning would you change first?',
  steps: [
    {
      say: 'Lay everything out the night before',
      words:
        /\b(?:(?:in the|the) (?:evening|night) (?:before)?|night before|lay (?:it|out|everything)|pack(?:ed)?|clothes|bags?|get everything ready|before i (?:go to )?(?:sleep|bed)|prepare)\b/i,
      how: 'Clothes in the order they go on, bag packed by the door, keys on top of it. It takes ten minutes, so hang it on something you do anyway, like clearing away supper.',
    },
    {
      say: 'Put the alarm across the room',
      words:
        /\b(?:across|other side|far (?:away|from)|away from (?:the|my) bed|windowsill|out of reach|stand up|alarm clock|in the (?:hall|bathroom|kitchen))\b/i,
      how: 'Far enough that both feet have to touch the floor, with a lamp beside it that goes on at the same time. From there you walk on to the kettle or the bathroom, and not past the bed.',
    },
    {
      say: "Set a second alarm: 'shoes on'",
      words:
        /\b(?:second (?:alarm|reminder|one)|timer|(?<!their )(?<!his )(?<!her )shoes on|reminder|leave (?:at|by)|to leave|alarm (?:for|that|to)|tells me to go|out (?:the|of the) door|countdown|playlist)\b/i,
      how: "Set it for ten minutes before you have to be gone, and name it 'shoes'. When it rings, whatever you're doing stops, and you go with wet hair if need be.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:don'?t (?:get enough )?sleep|sleep (?:enough|badly)|not enough sleep|night owl|can'?t sleep|insomnia|shifts?|bed too late|still tired|so tired|exhausted|not a morning)\b/i,
      say: 'Then the place to change something is the evening: bed a quarter of an hour earlier is hardly felt, and it adds up. Get daylight on your face soon after getting up. And if enough sleep still leaves you worn out, ask a doctor.',
    },
    {
      words:
        /\b(?:snooz\w*|(?:switch|turn) (?:it|them|the alarm) off|back to (?:bed|sleep)|half asleep|sleep through|don'?t hear|roll over|warm)\b/i,
      say: 'Snoozing breaks the last sleep into bits that rest nobody. Set one alarm for the honest time, well away from the bed, and put something good behind it: a hot drink, the radio, a warm jumper laid ready.',
    },
    {
      words:
        /\b(?:(?<!(?:when|once|after|before|while|if|till|until) (?:the |my |our )?)(?:kids|children)|toddler|son|daughter|get dressed|school|tantrums?|baby|teenagers?)\b/i,
      say: "Be dressed yourself before they're up, if only by ten minutes; one calm person changes the hall. For them, pictures of the order on the door, and two jumpers to choose from and not ten.",
    },
    {
      words:
        /\b(?:nothing to (?:get|wake) up|no (?:reason|point)|dread\w*|hate (?:my|the) (?:job|work|day)|depress\w*|low|what for|point)\b/i,
      say: "Then don't get up for the whole day, get up for the first bearable thing in it: a coffee at the window, ten minutes of a story. If most mornings are like that, tell a doctor or somebody close to you.",
    },
    {
      words:
        /\b(?:tried|never lasts?|lasts?|fail\w*|every routine|give up|will ?power|discipline|always end)\b/i,
      say: "Big morning programmes rarely outlast the first bad night. Change one thing, keep it until it's dull, and only then add the next.",
    },
    {
      words:
        /\b(?:adhd|lose (?:track|time)|track of time|keys|distract\w*|forget\w*|faff\w*|scroll\w*|(?:on|at|my) (?:my |the )?phone|dawdl\w*)\b/i,
      say: "Let things do the remembering: a clock in the bathroom, music that ends when you have to go, keys on the door handle. And no phone before shoes, that's where most of the lost minutes are.",
    },
  ],
  ways: [
    'Count backwards from the door: shoes, coat, breakfast, washing, bed, with honest minutes beside each. Most people have forgotten the ten minutes for looking for things.',
    'Shift it a quarter of an hour at a time, and keep weekends near it. A jump of two hours holds for a few days at best.',
  ],
};
