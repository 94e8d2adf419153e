import type { Guide } from '../guide.ts';

export const ON_STAGE: Guide = {
  id: 'on-stage',
  title: 'Speaking before people',
  words:
    /\b(?:(?:job )?interview (?:on|at|over|for|next|tomorrow|soon|this|coming)|job interview|have an interview|presenting to|my presentation|(?:the|my|giving the|our) (?:talk|pitch)|do the pitch|a hearing|best man|speech|eulogy|few words|in public|public speaking|stage ?fright|on stage|in front of (?:people|the camera|it for)|microphone|audience|audition|concert|festival|solo|school play|rehearse|second round|oral exam|defen[cd]ing my|viva|assessment cent(?:re|er)|(?:driving|citizenship) test|exam on|\w+ slides, and|panel|film it|teaching demo|examiners|stand up there|parents' evening|lead the service|reading my|stand-up meeting)\b/i,
  situations: ['presentation-nerves', 'job-interview-soon'],
  tone: 'hard',
  acks: [
    'Most people get nervous before a thing like that, also many who are good at it.',
    "The nerves often begin days ahead, and that's half of what makes it so tiring.",
    'It may only be a matter of minutes, and still it can fill the whole week before.',
  ],
  ask: 'When you think of it, which moment do you dread most?',
  ways: [
    {
      say: 'A question I have no answer to',
      words:
        /\b(?:question|ask(?:s|ed|ing)?\b|q ?(?:and|&) ?a|no answer|don'?t know the answer|interrupt\w*|discussion afterwards|why (?:i|did|do) (?:left|you|leave)|tell us about|about myself|strengths|weakness\w*|gap in my|not know(?:ing)? the|heckl\w*)/i,
      to: 'question',
    },
    {
      say: 'My mind going blank',
      words:
        /\b(?:blank|forget\w*|thread|black(?:ed)? ?out|no words|white\b|my (?:text|lines|words)|freez\w*|froze|stuck|just stand there|mid ?sentence|lose (?:my|the)|nothing comes|opening my mouth|get through|shut(?:ting|s)? down|brain|(?:first|opening) (?:sentence|line|word|note)|mess(?:ing)? (?:it )?up|bar \d|wrong note|get it wrong|mistakes?|stumbl\w*|trip(?:ping)? over my|not (?:be )?able to speak|the beginning|lost\b|code in front|type\b|losing (?:my|the)|where i (?:am|was))/i,
      to: 'blank',
    },
    {
      say: 'Shaking, going red, my voice',
      words:
        /\b(?:shak\w*|trembl\w*|red\b|blush\w*|voice|sweat\w*|breath\w*|heart\b|stutter\w*|stammer\w*|hands?\b|knees|throat|sick\b|vomit|faint|cry(?:ing)?\b|squeak\w*|tears|throw(?:ing)? up|puke|stomach|dizzy|pee\b|toilet|nervous|panic\w*|crying|swallow|dry mouth|legs|to pieces|break down)/i,
      to: 'body',
    },
    {
      say: 'Everybody looking at me',
      words:
        /\b(?:look\w*|star(?:e|ing)\b|faces?\b|eyes\b|laugh\w*|judg\w*|clipboards?|every(?:one|body)|audience|quiet\b|silence|row\b|panel|realis\w*|realiz\w*|suits|opposite|no good|reject\w*|bor(?:ed|ing)|father|mother|fail\w*|not good enough|walk to|the middle|spotlight|on(?:to)? the stage|being watched|camera|little red light|them all|all of them|people|examiners?|think of me|walk(?:ing)? (?:in|on|up)|call my name|seeing how|notic\w* (?:how|that)|show\b|quiet room)/i,
      to: 'faces',
    },
  ],
  nodes: [
    {
      id: 'question',
      say: "Nobody can answer everything, and the people who ask mostly know that. You may take a few seconds to think. You may also say 'I don't know that offhand, I'll find out and tell you'.",
      ask: 'Which question do you hope that nobody asks?',
    },
    {
      id: 'blank',
      say: "From inside it feels endless, but to the others a pause of a few seconds looks like thinking. They mostly don't know what was supposed to come next, so they hardly notice what you leave out.",
      ask: 'What do you hold on to at the moment: every word, key words, or nothing yet?',
      ways: [
        {
          say: "I haven't prepared it yet",
          words:
            /\b(?:haven'?t|nothing|not prepared|not (?:yet|started)|putting it off|procrastinat\w*|don'?t have|no prep\w*|didn'?t)/i,
          to: 'start',
        },
        {
          say: 'Every word, written out',
          words:
            /\b(?:every word|word for word|by heart|script|written out|read it|full text|memori[sz]\w*|page\b|whole (?:thing|text)|lines|wrote it|all down|cue cards with|teleprompter|rehearsed every)/i,
          to: 'script',
        },
        {
          say: 'Key words, a few notes',
          words:
            /\b(?:key ?words?|notes?\b|bullet|cards?\b|slides|outline|structure|points|power ?point|improvis\w*|freestyle|by ear|in my head|wing it)/i,
          to: 'keywords',
        },
      ],
    },
    {
      id: 'body',
      say: "That's your body getting ready for something big, and it starts whether you want it or not. You feel all of it, and the others see much less of it than you think.",
      ask: 'Which sign bothers you most: hands, voice, or face?',
      ways: [
        {
          say: 'My hands, the shaking',
          words:
            /\b(?:hands?\b|fingers?|shak\w*|trembl\w*|tremor|knees?|legs|arms?|shiver\w*|bow\b|left hand)/i,
          to: 'hands',
        },
        {
          say: 'My voice',
          words:
            /\b(?:voice|breath\w*|throat|stutter\w*|stammer\w*|squeak\w*|high\b|crack\w*|mumbl\w*|too fast|swallow)/i,
          to: 'voice',
        },
        {
          say: 'Going red, sweating',
          words:
            /\b(?:red\b|blush\w*|sweat\w*|face\b|neck|patches|blotch\w*|traffic light|tomato|cheeks|hot\b)/i,
          to: 'red',
        },
      ],
    },
    {
      id: 'faces',
      say: 'From where you stand it looks like a row of judges. Most of them will have ordinary things on their mind, and nearly all of them would like it to go well for you.',
      ask: 'Whose face do you see most clearly?',
      ways: [
        {
          say: 'Somebody who decides about it',
          words:
            /\b(?:boss|professor|prof\b|head\b|examiner|hr\b|jury|panel|director|manager|teacher|board|judge|decides?|turned me down|bishop|officer|client|coach|chair\w*|clipboard)/i,
          to: 'decider',
        },
        {
          say: 'Somebody I know',
          words:
            /\b(?:mother|father|mum|mom|dad|friends?|colleagues?|family|ex\b|wife|husband|brother|sister|cousin|class\b|mates|someone i know|somebody i know|in-? ?law|neighbou?r|old teacher|my son|my daughter|kids?\b|village|classmates|team)/i,
          to: 'known',
        },
        {
          say: "Nobody's, it's the crowd",
          words:
            /\b(?:no ?(?:one|body)|crowd|mass\b|all\b|audience|strangers|every(?:one|body)|whole|many|them|sea of|hundred|thousand|faceless|people\b|rows|dark)/i,
          to: 'crowd',
        },
      ],
    },
    {
      id: 'script',
      say: "When it's learnt word for word, one lost word can stop you. It's safer to know the first two sentences and the last one well, and to have three words that show you the way between. If every word counts, practise starting from different places.",
      ask: 'Which three words could show you the way?',
    },
    {
      id: 'keywords',
      say: "The nerves are usually worst in the first minute and ease once you've got going. So it's the beginning that should be safe, even if the rest is looser.",
      ask: 'How will it begin, in the very first sentence?',
    },
    {
      id: 'start',
      say: "Part of the fear may be just that, and it's a part you can do something about. Half an hour and a rough version are enough to begin with.",
      ask: 'If they remember one single thing, what should it be?',
    },
    {
      id: 'hands',
      say: "If you can, give your hands something to hold: a stiff card instead of loose paper, the edge of a table, a pen. Stand firmly on both feet. The shaking usually eases after the first minute, once you're busy.",
      ask: 'Where will you be in the last five minutes before it?',
    },
    {
      id: 'voice',
      say: 'A voice gets thin when you hold your breath. Breathe out fully before the first word, begin on the next breath, and go more slowly than feels natural. If a word sticks, say it again or go on without it.',
      ask: 'Where will you be in the last five minutes before it?',
    },
    {
      id: 'red',
      say: "It tends to get worse when you fight it, and other people mind it much less than you do. If it worries you a lot, say it once, 'I always go red at these', and begin.",
      ask: 'Where will you be in the last five minutes before it?',
    },
    {
      id: 'crowd',
      say: 'A whole crowd is hard to speak to, so pick a few people instead. There are nearly always some who nod or look friendly: one on the left, one on the right, one at the back.',
      ask: 'Where will you be in the last five minutes before it?',
    },
    {
      id: 'known',
      say: "People you know can be harder than strangers, because you'll see them again afterwards. But they've known you for a while, and one occasion won't change much about what they think of you.",
      ask: "What do you imagine they'll be thinking while they sit there?",
    },
    {
      id: 'decider',
      say: "In front of somebody who decides, it's easy to feel small. But they want something as well: a good choice, a good hour, or a problem off their desk.",
      ask: 'What do they need, seen from their side of the table?',
    },
  ],
};
