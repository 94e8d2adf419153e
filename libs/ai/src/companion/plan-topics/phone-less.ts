import type { PlanTopic } from '../plan-topic.ts';

export const PHONE_LESS: PlanTopic = {
  id: 'phone-less',
  title: 'Less phone, less screen',
  words:
    /\b(?:(?:doom)?scroll\w*|screen(?:s| ?time|[- ]?free)|(?:my|off|no|the) (?:smart)?phones?(?! (?:calls?|number|bill|contract|company|interview))|phone[- ]free|smart ?phone|gaming|(?<!board )games?|x-?box|instagram|tik ?tok|facebook|twitter|reddit|you ?tube|social media|reels|digital detox|candy crush|your phone|our phones|be less online|shorts)\b/i,
  kind: 'often',
  aim: 'spend less time on screens',
  acks: [
    'Clever people are paid to make it hard to put down, so willpower is the wrong tool. Distance is the right one: in another room it loses most of its pull.',
    'Most of the hours go in two or three places, like the bed, or the sofa after nine. Change one of those and the number falls without any heroics.',
    "The hand has usually started before you've decided anything. So what helps is a little bother in between, not more character.",
  ],
  heavy: [
    "Looking up and the evening's gone, that stings. You were tired and it was within reach, and the second half of that is the part you can change.",
    "Losing hours to it and liking none of them is what it's built for, so don't take it as a verdict on you. Mostly there's something under it that wanted an easy minute, and that can get a better one.",
    "The guilt about it is real, and it mostly sends people straight back for comfort. One hour a day that's yours again weighs more than a grand farewell to the whole thing.",
  ],
  ask: 'Which of these would give you back the most?',
  steps: [
    {
      say: 'Charge it outside the bedroom',
      words:
        /\b(?:charg\w+|bedroom|overnight|alarm clock|next to my (?:bed|pillow)|(?:in|into) the (?:hall|kitchen|other room|drawer)|downstairs|at night|out of bed)\b/i,
      how: 'Move the charger to the kitchen or the hall, and get the cheapest alarm clock there is. The phone goes there at a fixed hour, on loud if somebody might need you, and the first minutes of the morning are yours as well.',
    },
    {
      say: 'Take one app or game off',
      words:
        /\b(?:deactivat\w+|delet\w+|uninstall\w*|get rid of|remov\w+|take (?:it|\w+|one \w+(?: or \w+)?) off|off my phone|log out|block\w*|unfollow\w*)\b/i,
      how: 'Take the one that eats the most and delete it from the phone only; the account stays, and on a computer you can still look. With a console or a computer game, log out each time and put the controller in a cupboard.',
    },
    {
      say: 'The same screen-free half hour daily',
      words:
        /\b(?:half (?:an )?hour|(?:when|while) (?:we|i)(?:'re|'m)? (?:eat|eating|cook|cooking)|(?:at|during|after|over) (?:dinner|supper|tea|breakfast|meals?|lunch)|an hour|(?:phone|screen)[- ]free|no (?:phones?|screens?)|first (?:thing|half)|without it)\b/i,
      how: 'Tie it to something that happens anyway, like supper or the first coffee, with every screen in another room. Put something for the hands there beforehand: a book lying open, a puzzle, potatoes to peel.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:emergenc\w+|reach(?:es)? me|get hold|school (?:rings|calls|needs)|(?:mum|dad|kids|mother|father) (?:rings?|calls?|needs?|might|is ill)|might (?:ring|need|call)|on call|something happens)\b/i,
      say: 'Let two or three people ring through while everything else is silent; nearly every phone can do that. Then it can lie in the next room and still reach you for what matters.',
    },
    {
      words:
        /\b(?:(?:for|is|at) (?:my )?(?:work|job)|boss|clients?|whats ?app|need it|messages|maps?|bank\w*|study|homework)\b/i,
      say: "Then keep the tools and lose the feeds. Calls, messages and maps have an end; it's the things without an end that eat the evening. Put those on a device you have to get up for.",
    },
    {
      words:
        /\b(?:friends?|lonely|alone|miss(?:ing)? out|fomo|left out|group chat|contact|social life|mates)\b/i,
      say: 'Then keep the people and drop the strangers. Write to one of them straight away when you think of them, or ring; a short call does more against lonely than a long look at what everybody posted.',
    },
    {
      words:
        /\b(?:bor(?:ed|ing|edom)|what else|nothing (?:else )?to do|know what to do|restless|fidget\w*|empty)\b/i,
      say: 'The first ten minutes without it itch, and then it passes. Lay something out beforehand that takes no deciding: the puzzle on the table, the guitar out of its case, shoes by the door.',
    },
    {
      words:
        /\b(?:tried|limits?|ignore\w*|re-?install\w*|download\w* it (?:again|back)|back on|fail\w*|bypass|will ?power|always go back|addict\w*|can'?t stop)\b/i,
      say: 'A limit that you can tap away holds nobody. What holds is bother: a password that somebody else typed in, a deleted app, a charger in the hall. And if it comes back on, delete it again on Sunday; that still makes a better week.',
    },
    {
      words:
        /\b(?:relax\w*|unwind|switch off|tired|knackered|exhausted|only (?:way|thing|rest|fun)|wind down|enjoy|escape|calm\w*)\b/i,
      say: "Then keep some of it, chosen and with an end: one episode, one round, a timer on the far side of the room. It's the part you never chose that leaves you more tired than before.",
    },
  ],
  ways: [
    "Turn the screen grey and switch off every notice that doesn't come from a person. It gets surprisingly dull, and that's the point.",
    "Say aloud what you're picking it up for, 'the weather', and put it down when you've got it. It catches the times when there's no answer.",
  ],
};
