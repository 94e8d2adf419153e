import type { ExerciseText, OnboardingQuestion, RemarkText } from '../read-answer.ts';

export const EVENING_QUESTION: OnboardingQuestion<RemarkText> = {
  asked: 'the last thing you do before sleep',
  lead: 'Your day ends like this:',
  kinds: [
    [
      /\b(?:talk\w*|call\w*|cuddl\w*|husband|wife|partner|boyfriend|girlfriend|kids?|child\w*|family|friends?|mom|mum|dog|cat|sex)\b/i,
      'You end the day with someone, which does more than any technique. Save the logistics for breakfast.',
    ],
    [
      /\b(?:phone|scroll\w*|social media|instagram|tik ?tok|youtube|facebook|reddit|internet|ipad|tablet|laptop|computer|gam(?:es?|ing)|texting|tv|television|netflix|series|shows?|watch\w*|movies?|films?|streaming)\b/i,
      'With a screen at that hour, somebody else’s day keeps coming in. Put it away twenty minutes earlier than now, no more than that, and have something else within reach.',
    ],
    [
      /\b(?:read\w*|books?|novels?|audio ?books?|kindle|magazines?)\b/i,
      'A book ends the day in someone else’s words. You could write one sentence of your own first, about how the day was.',
    ],
    [
      /\b(?:work\w*|e-?mails?|stud(?:y|ying)|homework|clean\w*|tidy\w*|dishes|chores?|laundry|cook\w*|prepar\w*|pack\w*)\b/i,
      'You are on duty right up to the end, and then you expect to fall asleep at once. Leave fifteen minutes empty in between. It may look like doing nothing, and that is the point.',
    ],
    [
      /\b(?:think\w*|overthink\w*|worry\w*|worries|cry\w*|lie (?:there|awake)|stare|nothing|fall asleep|crash|pass out|go to bed|sleep\w*)\b/i,
      'So the night starts with no break after the day. Two lines on paper, one for what is left over and one for what was good, take a minute and give you one.',
    ],
  ],
  general: [
    'The last thing you do in a day colours the first part of the night. If you would choose this one again, keep it as your sign that the day is over. If not, do it an hour earlier for a week and see what happens.',
  ],
  open: [
    'You could ask yourself which evening of the past week you slept best after, and what you did before it. That is worth repeating.',
  ],
  leftOut: [
    'If the end of the day is the hardest part, let somebody know how you spend it, and keep a number to call within reach.',
  ],
};

export const HABIT_QUESTION: OnboardingQuestion<ExerciseText> = {
  asked: 'the habit to build on',
  lead: 'The habit that would make the others easier, you say, is',
  kinds: [
    [
      /\b(?:phone|screens?|social media|scroll\w*|no phone|offline|unplug\w*|internet|digital)\b/i,
      'Leaving something out is a habit too, and what you get is the gap. Decide beforehand what you would like to do with it.',
      'Keep half an hour free of the phone, and have some paper where it usually lies.',
    ],
    [
      /\b(?:journal\w*|writ(?:e|ing)|pages|diary|gratitude|reflect\w*)\b/i,
      'Writing slows your thoughts down until you can look at them. That is all it does, and it is a lot.',
      'Write for ten minutes without reading back, and stop in the middle of a sentence so that you have a place to start next time.',
    ],
    [
      /\b(?:meditat\w*|breath\w*|pray\w*|mindful\w*|silence|stillness|quiet|bible|spiritual\w*)\b/i,
      'Sitting still is about the smallest habit there is, and it helps with all the others: if you can stay ten minutes with nothing, you can stay a bit longer with something.',
      'Sit for five minutes with a timer, eyes open or closed, and count your breaths from one to ten and then from one again.',
    ],
    [
      /\b(?:exercis\w*|walk\w*|run\w*|gym|yoga|pilates|stretch\w*|swim\w*|work(?:ing)? ?out|workouts?|train\w*|danc\w*|hik\w*|bik\w*|cycl\w*|sports?|steps|mov(?:e|ing|ement))\b/i,
      'With this one, the hard part is starting. Once your shoes are on or the mat is down, the rest happens by itself.',
      'Go out or roll out the mat for ten minutes. Do less than you could, and finish before it becomes an effort.',
    ],
    [
      /\b(?:sleep\w*|bed(?:time)?|wak(?:e|ing)|get(?:ting)? up|early|rising|mornings?(?: routine)?|5 ?am|6 ?am|alarm|snooz\w*|rest\w*|evening routine|night routine)\b/i,
      'This habit takes less willpower than preparation: the light, the alarm, where the phone goes. Set it up once and it mostly looks after itself.',
      'Keep to the same time on both days, however you slept.',
    ],
    [
      /\b(?:read\w*|books?|stud(?:y|ying)|learn\w*|languages?|courses?|duolingo|listen\w*)\b/i,
      'A few pages or a few words a day fit in anywhere, and they add up while you are not looking. In a year they fill a shelf.',
      'Take ten minutes with one text and a pencil, and write one line at the end about what stayed with you.',
    ],
    [
      /\b(?:plan\w*|lists?|to-?do|organi[sz]\w*|schedul\w*|calendar|tidy\w*|clean\w*|declutter\w*|mak(?:e|ing) (?:my|the) bed|budget\w*|track\w*|prioriti[sz]\w*|routine|time ?block\w*|disciplin\w*|consisten\w*|focus\w*)\b/i,
      'A little order, on paper or in a room, makes space for your other habits. Keep it short, though: after fifteen minutes it turns into a way of not starting.',
      'Take ten minutes to write down three things to do next, and make the first one so small that it will certainly get done.',
    ],
    [
      /\b(?:eat\w*|food|cook\w*|water|drink\w*|sugar|alcohol|breakfast|vegetables|diet|meal\w*|hydrat\w*|smok\w*|coffee)\b/i,
      'Looking after what you eat and drink is a way of looking after tomorrow. It is easier to choose well in the shop than in front of the fridge.',
      'Prepare one meal or one glass of something beforehand, so that the first choice is already made.',
    ],
  ],
  general: [
    'A habit like this should be small enough to do on your worst day. You can always do more on the good ones.',
    'Do the smallest version of the habit, two minutes if that is all you have, at the same time on both days, and put a mark on paper.',
  ],
  open: [
    'You could ask instead: what do you do on your good days that is missing on the bad ones? That may be the habit to start with.',
    'Do one small thing that usually does you good, for two minutes: a glass of water, a few steps outside, a song.',
  ],
  leftOut: [
    'Please talk it over with someone who is trained for it before you do anything with it. What follows is only there to keep you company for a week.',
    'Each day, do one thing that is good for your body and asks nothing of you: something warm to eat, a little air.',
  ],
};
