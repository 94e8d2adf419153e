import type { PromptTable } from './table.ts';

/**
 * Prompts for everybody. Each asks one thing, and supposes neither an event nor a feeling. A prompt's id is its place
 * in its list, and pages quote the texts: add at the end of a list, change and remove nothing.
 */
export const PROMPT_TEXTS: PromptTable = {
  morning: {
    self: [
      'What kind of company would you like to be to yourself today?',
      'Which of your qualities could today use most?',
      'What would make today feel like your own?',
    ],
    time: [
      'What would you do today if you could do only one thing?',
      'Where in today is there room for ten minutes that belong to nobody else?',
      'What could you leave out today without anybody noticing?',
    ],
    body: [
      'How does your body feel this morning, from the feet up?',
      'What does your body ask for before the day begins?',
    ],
    sleep: [
      'What is left of the night: an image, a sentence, a mood, or nothing at all?',
      'What was the first sound you heard after waking?',
    ],
    mind: [
      'What was your first thought today, as far as you remember it?',
      'Which thought would you rather not take along into this day?',
    ],
    food: ['What would a breakfast made with care look like today?'],
    nature: ['What does the light look like where you are, this early?'],
    home: ['Which corner of your home do you like best in the morning, and why?'],
    exercise: ['What kind of movement would your body enjoy today?'],
    future: ['How would you like this day to end?', 'What small thing could you look forward to today?'],
    creativity: ['What could you make or mend today, even badly?'],
    leisure: ['What would you do with one free hour today?'],
    friendship: ['To whom could you send one kind sentence today?'],
    community: ['Whom might you meet today without planning to, and how would you like to greet them?'],
    screens: ['What did you look at first this morning, and was it your choice?'],
    health: ['What would do your health good today and cost you little?'],
    work: [
      'Which part of today’s work deserves your best hour?',
      'What would make the first hour of work go well?',
    ],
    children: ['What would you like your child to remember of today?'],
  },
  midday: {
    time: [
      'What has this day been about so far?',
      'Of all that is still to come today, what can wait until tomorrow?',
    ],
    mind: ['What have you been thinking about while doing something else today?'],
    body: ['Pay attention to your shoulders, jaw and hands for a moment: what do you find?'],
    food: ['What did you eat last, and how did it taste?'],
    nature: ['Look up from the page for a minute: what moves outside?'],
    self: [
      'If you could start this day again from here, what would you keep?',
      'What have you done so far today that nobody asked you to do?',
    ],
    leisure: ['What would make a good break today?'],
    community: ['Which face from this morning do you remember, and why that one?'],
    friendship: ['Who came to your mind today without any reason?'],
    home: ['What sounds belong to the place where you are now?'],
    exercise: ['When did you last stand up, stretch or walk a few steps, and how was it?'],
    creativity: ['Which detail of today would you paint, photograph or put into a story?'],
    screens: ['What has had most of your attention today, and would you give it again?'],
    health: ['How much energy do you have now, compared with this morning?'],
    future: ['What would make the rest of today a little easier?'],
    work: [
      'What has been different at work today from what you expected?',
      'What is the first small step of the task you have not begun?',
    ],
    study: ['What do you understand now that you did not understand yesterday?'],
  },
  evening: {
    time: [
      'Which hour of today would you like to have twice?',
      'When did today go slowly, and when did it go fast?',
    ],
    mind: [
      'What did you change your mind about today, even a little?',
      'Which sentence that you heard or read today has stayed with you?',
    ],
    self: [
      'What did you do today that was just like you?',
      'What did nobody else see of your day?',
      'What would you like to be thanked for today?',
    ],
    body: ['What has your body done for you today?'],
    food: ['Which taste of today do you remember?'],
    nature: ['What did you see of the sky today?'],
    home: ['What made the place where you live feel like home today, if anything?'],
    friendship: ['What would you have liked to tell somebody today?'],
    community: ['Where did you see people being good to each other today, if anywhere?'],
    leisure: ['What did you do today only because you like it?'],
    creativity: ['If today had a title, what would it be?'],
    exercise: ['How much did you move today, and how was it?'],
    screens: ['What did you see on a screen today that was worth seeing?'],
    future: [
      'What did today teach you that tomorrow can use?',
      'What could you prepare in five minutes tonight that makes tomorrow easier?',
    ],
    past: ['Where were you on an evening like this five years ago?'],
    health: ['What did you do today that was good for you, on purpose or by accident?'],
    travel: ['Which street, road or path did you take today, and what was along it?'],
    sleep: ['What would a gentle end of this day look like, step by step?'],
    work: [
      'What did you finish today, and what did you decide to leave unfinished?',
      'Which minute of today’s work would you like more of?',
    ],
    family: ['What was said in your family today that you would like to remember?'],
    children: ['What did you learn from a child today?'],
    study: ['How would you explain to a friend what you studied today?'],
  },
  night: {
    sleep: [
      'What can be left until morning?',
      'What would you like to write down here so that you need not remember it tonight?',
    ],
    mind: ['What are your thoughts doing at this hour?', 'Which question can stay open until tomorrow?'],
    body: ['How does it feel to lie or sit where you are now?'],
    nature: ['What can you hear when you keep still for a minute?'],
    home: ['Which light is on where you are, and what does it show?'],
    self: ['What would you say to yourself tonight if you spoke as to a good friend?'],
    time: ['What was the last quiet moment of this day?'],
    past: ['Which night of your life would you like to describe to somebody?'],
    future: ['What would you like to wake up to, if you could choose one thing?'],
    creativity: ['Begin with the words Once, at night, and write three sentences: what happens?'],
    friendship: ['Who is probably still awake, and what would you like to ask them?'],
    screens: ['What would you like to be the last thing you look at before you sleep?'],
    leisure: ['Which song, page or scene would go well with this hour?'],
  },
  any: {
    self: [
      'What do you know about yourself now that you did not know a year ago?',
      'Which word would people who know you well use for you, and which one would you choose?',
      'Which rule do you live by that you never wrote down?',
      'What are you good at that stands on no list?',
      'What are you learning at the moment, even if nobody calls it learning?',
      'Which promise to yourself would you like to keep this week?',
      'What would you try if it did not matter how it turned out?',
    ],
    time: [
      'What do you always find time for?',
      'Which part of an ordinary week would you keep exactly as it is?',
      'What are you usually doing when you forget the time?',
    ],
    mind: [
      'Which question have you been asking yourself lately?',
      'What would you like to understand better?',
      'Which of your opinions has grown milder over the years?',
      'Which thought comes back often, and what does it want?',
    ],
    body: [
      'Which scar, freckle or line of yours has a story?',
      'What do your hands know how to do well?',
      'When is your body most at ease?',
    ],
    health: [
      'What does rest look like for you when it works?',
      'Which signs tell you that you need a break?',
    ],
    food: [
      'Which dish would you cook to tell somebody who you are?',
      'Which taste belongs to a certain kitchen you remember?',
    ],
    exercise: [
      'Which way of moving has never felt like exercise to you?',
      'Which walk do you know by heart?',
    ],
    sleep: [
      'What does your best hour before sleep look like?',
      'Which dream of yours, old or new, do you still remember?',
    ],
    home: [
      'Which object in your home has the longest story?',
      'Which place have you called home, and what made it one?',
      'What would you change in the room where you spend most of your time?',
    ],
    friendship: [
      'With whom can you be quiet?',
      'What makes you trust somebody?',
      'How can somebody tell that you are really listening?',
      'Who has not heard from you for a long time and might like to?',
    ],
    community: [
      'Which place near you would you show to a visitor first?',
      'Where do people know your name?',
      'What could you do for a neighbour that takes ten minutes?',
    ],
    nature: [
      'Which season suits you, and what do you do in it that you do in no other?',
      'Which tree, river or view would you miss?',
      'In what kind of weather do you think best?',
    ],
    travel: [
      'Which journey would you make again exactly as it was?',
      'Where would you go for one day if getting there took no time?',
      'What do you always pack and never use?',
    ],
    creativity: [
      'What would you make if nobody ever saw it?',
      'Which song do you know by heart, and when did you learn it?',
      'Which story do you like to tell, and to whom?',
      'Describe the place where you are now with all five senses.',
    ],
    leisure: [
      'What do you do that has no use at all?',
      'Which book, film or game would you like to discover again for the first time?',
    ],
    past: [
      'What would you tell yourself of ten years ago, in one sentence?',
      'What did you play as a child that you could still play?',
      'Which of your decisions turned out better than you thought?',
      'What do you have now that you once wished for?',
    ],
    future: [
      'What should still be the same in five years?',
      'What would you like to be known for among the people you care about?',
      'Picture an ordinary Tuesday one year from now: what is different?',
    ],
    screens: [
      'Which app or site leaves you better than it found you?',
      'What would you do with an evening without any screen?',
    ],
    money: [
      'What is the best thing you ever bought for little money?',
      'What does having enough mean to you?',
      'Which thing that you use every day was well worth its price?',
    ],
    family: ['Which saying runs in your family?', 'Which family habit would you pass on, and which one not?'],
    mother: [
      'Which of your mother’s sentences do you hear in your own voice?',
      'What would you like to ask your mother about her life before you?',
    ],
    father: [
      'What did you learn from your father without his teaching it?',
      'What do you know of your father at the age you are now?',
    ],
    siblings: [
      'What does nobody but a brother or sister of yours remember?',
      'What have you never asked your brother or sister?',
    ],
    children: [
      'What do you see in your child that others may not see?',
      'What would you like to do with your child that needs no plan?',
    ],
    love: [
      'What makes you feel close to the person you love?',
      'How do you show love when you do not say it?',
      'What does the person you love do often that you have never mentioned to them?',
    ],
    loss: [
      'What would you tell the one you miss about this week?',
      'Which small habit of the one you miss do you remember best?',
      'Where do you feel nearest to what you have lost?',
    ],
    pets: [
      'What does your animal understand better than people do?',
      'What does a day look like from where your animal stands?',
    ],
    faith: [
      'What do you hold to be true without being able to prove it?',
      'If you pray or give thanks, what belongs in it now?',
    ],
    work: [
      'What would you change at work if you could change one thing?',
      'Which part of your work would you do for nothing?',
      'Who makes your work better by being there?',
    ],
    study: [
      'What would you explain first to a beginner in your subject?',
      'Where do you learn best, and what is it about that place?',
    ],
  },
};
