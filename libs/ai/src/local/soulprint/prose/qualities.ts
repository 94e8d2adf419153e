import type { Kind, Lines } from '../lines.ts';

/** A quality somebody wants to grow: what it is made of, and the moment in which it is practised. */
export type Quality = Kind & { noun: string; lines: Lines; moments: Lines };

export const QUALITIES: readonly Quality[] = [
  {
    id: 'boundaries',
    about:
      /\b(?:boundar\w*|assertive\w*|say(?:ing)? no|stand(?:ing)? up|honest\w*|truth\w*|direct\w*|speak(?:ing)? up|authentic\w*|integrity)\b/i,
    noun: 'clear words',
    lines: [
      'Other people feel this quality before they can name it. A clear no is shorter than a vague yes, and kinder in the long run.',
      'If you want this, you have probably paid for not having it, in hours or in things you swallowed. You do not need to say it louder, only sooner.',
      'It starts long before the difficult conversation, with knowing what you think when nobody is asking. Writing is a good way to find out.',
    ],
    moments: [
      'Once a day, answer a request with ‘let me think about it’, and then do think about it. In the evening, write down what you would have said straight away.',
      'Once a week, pick one small thing you would usually let pass, and say it in one sentence. Leave out the second sentence that takes it back.',
    ],
  },
  {
    id: 'patience',
    about: /\b(?:patien\w*|toleran\w*|gentle\w*|slow\w*|accept\w*|let(?:ting)? go)\b/i,
    noun: 'patience',
    lines: [
      'Patience has a lot to do with how you see waiting: as time you lose, or as part of how things get made. People who want more of it are usually quick, and you can stay quick.',
      'It is easier to be patient with a plant than with yourself, because nobody expects the plant to be finished. Try looking at your own work that way.',
      'What looks like patience from the outside is often just a smaller unit: this step, not the whole staircase. You can learn that.',
    ],
    moments: [
      'When you notice you are rushing, finish the sentence, the mouthful or the breath you are on before you go to the next thing. Note one such moment a day, even if it did not go well.',
      'Choose one thing you have to wait for every day, like a kettle, a queue or a lift, and leave your phone alone until it is over.',
    ],
  },
  {
    id: 'focus',
    about:
      /\b(?:disciplin\w*|consisten\w*|focus\w*|persever\w*|persist\w*|commit\w*|determin\w*|will ?power|self[- ]control|organi[sz]\w*|motivat\w*|dedicat\w*|grit|follow[- ]through|structure)\b/i,
    noun: 'focus',
    lines: [
      'People talk about this as if it were strength, but mostly it is preparation. People who have it make fewer decisions: the time, the place and the first step are already settled.',
      'You want something that works on days when you do not feel like it. Most days are like that, for everyone. The trick is to make the task small enough to do anyway.',
      'People often wish for this when they have started too many things. An honest list of what you will leave alone for now does more than any resolution.',
    ],
    moments: [
      'At the end of each day, put the first thing you need for tomorrow’s work where you will see it. Start with that before anything else.',
      'Once a day, work with a timer: twenty-five minutes, one thing, and a piece of paper for everything else that comes to mind. All you need to note is that you did it.',
    ],
  },
  {
    id: 'courage',
    about:
      /\b(?:courag\w*|brave\w*|bold\w*|confiden\w*|fearless\w*|self[- ]esteem|self[- ]belief|believ\w*|trust(?:ing)? (?:in )?my ?self|assured|daring|risk\w*)\b/i,
    noun: 'courage',
    lines: [
      'Courage rarely feels like courage beforehand. It feels like a dry mouth, so there is no point waiting until you feel ready.',
      'Confidence does not come first. It comes after a few small things that did not go as badly as you expected.',
      'You would like to care less about what people might think. That thought will keep coming. With practice you will spend less time on it.',
    ],
    moments: [
      'Once a week, do one small thing that makes your hands a little cold: ask a question in a meeting, send the message, say the name. Write down what you expected and what happened.',
      'When you catch yourself rehearsing something for the third time, go ahead. Twice is preparation, and the third time is waiting.',
    ],
  },
  {
    id: 'calm',
    about:
      /\b(?:calm\w*|peace\w*|presen(?:t|ce)|mindful\w*|seren\w*|balanc\w*|ground\w*|stillness|relax\w*|ease|composure|less (?:stress\w*|anxi\w*))\b/i,
    noun: 'calm',
    lines: [
      'Calm is something you come back to rather than something you have. People who seem to have it have just got quicker at coming back.',
      'It has a lot to do with the body: your breath, your shoulders, how fast your hands move. Slow those down and your mind tends to follow.',
      'If you want this, you have noticed the noise. Some of it can be turned off at the source, and that takes less effort than staying calm in the middle of it.',
    ],
    moments: [
      'Three times a day, at a door you go through anyway, breathe out slowly before you touch the handle. That is the whole exercise.',
      'Once a day, do one thing more slowly than usual, like washing a cup or walking to the car, and notice what the rest of you does.',
    ],
  },
  {
    id: 'kindness',
    about:
      /\b(?:kind\w*|compassion\w*|empath\w*|self[- ]love|self[- ]care|lov(?:e|ing)|generos\w*|generous|caring|forgiv\w*|warm\w*)\b/i,
    noun: 'kindness',
    lines: [
      'People often spend their kindness on others and have least left for the one person who is always there. For you, that person is you. Sharing it out evenly would already be a change.',
      'Kindness is practical: it asks what would help right now and does some of it. You do not have to be in the mood.',
      'To want more of this, you must have noticed a harsh tone somewhere, towards others or towards yourself. You can change your tone in the middle of a sentence.',
    ],
    moments: [
      'When you have made a mistake, write the one line you would write to a friend who had made it. Then read it as if it were for you.',
      'Each day, do one kind thing that takes less than two minutes and that nobody will know was you. Once a week, do it for yourself.',
    ],
  },
  {
    id: 'resilience',
    about:
      /\b(?:resilien\w*|strong\w*|strength|tough\w*|endur\w*|stamina|independen\w*|self[- ]relian\w*|brav)\b/i,
    noun: 'strength',
    lines: [
      'You can see strength in what people carry, and also in what they put down in time. You need both.',
      'People who bend and come back usually have something to come back to: a routine, a person, a place. Look after that first.',
      'You probably have more of this than you think, because nobody counts the days when they simply carried on. A list of those days would make a good first page.',
    ],
    moments: [
      'After a hard hour, note three things: what happened, what you did next, and who or what helped. After a month you will have your own manual.',
      'Once a week, ask for help with something you could just about manage alone. Asking is part of being strong.',
    ],
  },
  {
    id: 'openness',
    about:
      /\b(?:open\w*|vulnerab\w*|trust\w*|listen\w*|social\w*|outgoing|connect\w*|extrover\w*|communicat\w*|humil\w*|humble)\b/i,
    noun: 'openness',
    lines: [
      'You can be open a little at a time. One true sentence more than usual, to someone who has earned it, is enough.',
      'People think it means telling everything. It is closer to letting someone’s answer change your mind. Listening is the half you can practise anywhere.',
      'You can open up a little and close again. That counts too.',
    ],
    moments: [
      'Ask one person a day a question you do not know the answer to, and then one more about their answer.',
      'Once this week, when someone asks how you are, give one true detail instead of the usual word.',
    ],
  },
  {
    id: 'joy',
    about:
      /\b(?:joy\w*|play\w*|happ\w*|humou?r|light\w*|optimis\w*|positiv\w*|fun|enthusias\w*|gratitude|grateful\w*|thankful\w*|hope\w*|spontane\w*)\b/i,
    noun: 'lightness',
    lines: [
      'You cannot force this, but you can make it more likely, and there are a few well-known ways in: company, movement, music, finishing something. Most people have two that work for them and forget to use them.',
      'Going through the day more lightly does not mean pretending nothing is heavy. It means that the heavy things are not the only ones you write down.',
      'Serious plans tend to leave no room for this. So put it in the plan, with a time, as if it were an appointment. Oddly enough, that works.',
    ],
    moments: [
      'Each evening, write down one thing that was nice and exactly what it was: not ‘the walk’, but the light on the second corner.',
      'Leave one hour of the weekend with no purpose, and do not rescue it with something useful.',
    ],
  },
  {
    id: 'creativity',
    about:
      /\b(?:creativ\w*|curio\w*|imaginat\w*|original\w*|wonder|inventive\w*|adventur\w*|flexib\w*|adapt\w*)\b/i,
    noun: 'curiosity',
    lines: [
      'It feeds on things you have no use for yet. After a week in which everything was useful, there is not much to make something new from.',
      'You are probably not short of ideas. What gets in the way is judging them too early. The good one often comes after four poor ones, so you have to let those through.',
      'To get more of this, be a beginner at something, regularly, where nothing depends on it. It will make you freer in other places too.',
    ],
    moments: [
      'Each day, write down five answers to some small question, however bad. Stop at five. The number matters more than the answers.',
      'Once a week, walk somewhere you have no reason to be, and bring back one thing you did not know.',
    ],
  },
  {
    id: 'leadership',
    about:
      /\b(?:leader\w*|leading|authority|charisma|presence|responsib\w*|reliab\w*|accountab\w*|wis(?:e|dom)|maturity|decisive\w*)\b/i,
    noun: 'authority',
    lines: [
      'Other people give you this, and it starts with something small: you do what you said you would, when you said you would.',
      'People trust someone who can say ‘I do not know yet’ and name a day when they will.',
      'This quality shows when things go wrong and someone has to speak first. You can practise it long before that, in a meeting of three.',
    ],
    moments: [
      'Promise a bit less each day than you could, and keep all of it. Write the promises down; there should be few enough to remember.',
      'Make one small decision a day within a minute, out loud, and leave it alone until the next day.',
    ],
  },
];

/** What a quality is called where the person named more than one. */
export const SEVERAL_QUALITIES = 'the qualities you named';

export const ANY_QUALITY: Omit<Quality, 'about' | 'id'> = {
  noun: 'the quality you named',
  lines: [
    'People seldom choose something they have none of. More often they name something they have a little of and miss on hard days.',
    'You chose this one out of a hundred others. You must have seen it somewhere, in someone else or in yourself, and it stayed with you.',
    'A quality is something you do a little more often than before. That means you can start on any ordinary afternoon.',
    'You may already remember a moment when you had it. Where were you, and who was there? It was probably easier for a reason.',
    'People often want to become what someone once was to them. If a face comes to mind, that person is a good teacher, even from far away.',
  ],
  moments: [
    'Each evening, write down one moment of the day that called for it, and what you did. No grades.',
    'Choose one situation that keeps coming up and where it would help, and decide on your first sentence or first move beforehand. See how the rest goes.',
    'Ask someone who knows you when they last saw it in you. Start from their answer.',
    'At the start of the day, guess which hour will need it most. Being ready for it is half of the work.',
  ],
};
