import type { PlanTopic } from '../plan-topic.ts';

export const BARE_DAY: PlanTopic = {
  id: 'bare-day',
  title: 'One thing on a low day',
  words:
    /\b(?:shower\w*|dishes|washing up|wash (?:myself|my (?:hair|face)|one|up)|a wash|(?:brush|do) my teeth|my teeth|get(?:ting)? (?:through today|dressed)|(?:one|a) (?:\w+ )?(?:little|small|tiny|sensible|decent) (?:\w+ )?thing|(?:one|manage one|do one) thing|low day|bad (?:day|one)|grey days?|survival|(?:still )?in bed|off the sofa|today(?:'?s)? (?:is|was|plan|only)|plan for today|anything today|just today|no (?:energy|force)|curtains|clean (?:clothes|nightie|hair|socks))\b/i,
  kind: 'once',
  aim: 'do one small thing today',
  when: 'Would you do it now, or a bit later today?',
  days: ['Right now', 'Later today', 'Tonight'],
  acks: [
    'On a day like this, one thing is the whole list. Whatever comes on top is extra.',
    'Halves count today: the face and no shower, three plates and not the sink.',
    'Nothing has to be made up for. It only has to make the next hour a shade less grim, and the rest can lie where it is.',
  ],
  heavy: [
    "When even the teeth feel like too much, it's the day that's heavy, not you that's lazy. So it's one thing, done badly, and sitting down if you like.",
    'What got left undone says how hard the last days were, and nothing about what you are worth. It can be met one very small piece at a time.',
    'Nothing has to be done well today. One small thing is enough; and if the days stay like this, let a doctor or somebody close to you know.',
  ],
  ask: 'Which could you reach from where you are?',
  steps: [
    {
      say: 'Wash a little: face, teeth or shower',
      words:
        /\b(?:face|teeth|tooth\w*|shower|bath|wash (?:my|myself|a little|me)|hair|flannel|soap|brush|clean clothes|get dressed)\b/i,
      how: 'Warm water on the face and neck, teeth for as long as one chorus. Or sit down in the shower and just let it run over you, no hair, no soap. A clean T-shirt afterwards, and back to bed is allowed.',
    },
    {
      say: 'Drink some water, eat something',
      words:
        /\b(?:drink|(?<!some )(?<!hot )(?<!warm )(?<!the )water|glass of|eat|food|toast|banana|bread|cereal|soup|biscuits?|a bite|snack|fruit|cup of tea|sandwich)\b/i,
      how: "Something that needs no cooking: bread, a banana, cereal from the packet. Put it with a full glass where you're sitting, and leave the plate there when you've finished.",
    },
    {
      say: 'Three dishes, then stop',
      words:
        /\b(?:dish(?:es)?|plates?|(?:couple of |few |the )cups|mugs?|sink|wash(?:ing)? up|rubbish|bin|bag of|tidy|one (?:corner|patch)|hoover)\b/i,
      how: "One mug, one plate, one spoon, and then the tap goes off, even if it was going well. If the sink's too much, tie up one bag of rubbish and put it by the door.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:point|why bother|what for|makes? (?:no|any) difference|use of|doesn'?t matter|pointless|hopeless)\b/i,
      say: "Today it only has to make the next hour a bit easier, nothing bigger. If it's more than the dishes that has no point, please tell somebody today: a friend, a doctor, a helpline.",
    },
    {
      words:
        /\b(?:pathetic|asham\w*|disgust\w*|embarrass\w*|lazy|normal (?:people|person)|adults?|grown|useless|stupid|gross|failure|who needs help)\b/i,
      say: "You're doing it with a weight on that other people aren't carrying. One washed cup today costs you more than a whole clean kitchen on a good day, so it may count for more.",
    },
    {
      words:
        /\b(?:can'?t (?:get|move|stand)|no (?:energy|strength)|out of bed|too (?:tired|heavy|weak)|exhausted|heavy|can'?t do it|stuck)\b/i,
      say: "Then begin lying down: toes, then sit up, then feet on the floor, and stay there for five breaths. If that's all, it was one thing. A wet flannel and a glass of water can be had in bed as well.",
    },
    {
      words:
        /\b(?:so much|too much|where to (?:start|begin)|piles?|whole (?:house|flat|kitchen|place)|everywhere|overwhelm\w*|mess)\b/i,
      say: "Don't look at all of it, look at what one arm can reach from here. That's the job, and the rest has no turn today.",
    },
    {
      words:
        /\b(?:every day|same (?:again|tomorrow)|tomorrow (?:will|it|won'?t)|won'?t last|for weeks|be the same|always like|never (?:change|get)s?)\b/i,
      say: "Today stays small anyway. But if most days have been like this for two weeks or more, that's a reason to ring the doctor, and one sentence will do: 'I can hardly manage to wash and eat.'",
    },
    {
      words:
        /\b(?:kids|children|someone'?s coming|people coming|visitors?|landlord|(?:go to|ring|call|need to|have to) work|boss|depend|let (?:\w+ )?down|guests?|cancel\w*)\b/i,
      say: "Then it's the one thing they need most, in its easiest version: toast for tea, or a message that says 'I'm not well today, I'll be in touch tomorrow.' The rest can wait for another day.",
    },
  ],
  ways: [
    'Do it in the worst version that still counts: teeth without paste, a plate under the tap, a window open for one minute.',
    "Put it beside something you're doing anyway, like the teeth while the kettle boils. And stop as soon as it's done, so you'll dare it again.",
  ],
};
