import type { PlanTopic } from '../plan-topic.ts';

export const RETIREMENT: PlanTopic = {
  id: 'retirement',
  title: 'The days after work',
  words:
    /\b(?:(?:semi[- ]?)?retir(?:e|ed|ing|ement)|pensioner|(?:in|on) pension|pension since|(?:stopp(?:ed|ing)|finished|giv(?:en|ing) up) work(?:ing)?|i stop work|last working day|(?:life|days) (?:after|without) work|there'?s no work|finished after)\b/i,
  kind: 'often',
  aim: 'give your days a shape',
  acks: [
    'Work gave you more than money: an hour to be up, people who say your name, something that needs you. Two or three fixed points in a week bring those back.',
    "It doesn't take a whole new life. Something fixed on a Tuesday and something on a Thursday, and the days between find their shape.",
    "What you want from these days mostly shows itself by trying. So the first thing needn't be the right one; it only has to have a day and an hour.",
  ],
  heavy: [
    'When the work goes, a piece of who you were goes too, and hardly anybody says so on the card. That needs its time. Meanwhile one morning in the week can already belong to something.',
    "The quiet after so many voices is hard, and it doesn't mean you got something wrong. It means you need people who expect you, and those can be found by the hour.",
    "Getting up for nothing is heavier than getting up for a shift. So look for one place where somebody would notice if you weren't there.",
  ],
  ask: 'Which of these could have a fixed place in your week?',
  steps: [
    {
      say: 'One fixed thing on one morning',
      words:
        /\b(?:(?:one|a) (?:morning|day)|fixed|class|club|group|choir|library|course|volunteer\w*|lessons?|swim\w*|gym|bowls|church)\b/i,
      how: "Choose the morning first, then something with people in it that runs anyway. Ring and ask only: 'May I come once and see?' Coming once promises nothing.",
    },
    {
      say: 'Ring one person from before',
      words:
        /\b(?:ring|call|phone|meet (?:up|with)?|coffee|lunch with|old (?:place|colleagues?|friends?|mates?|workmates?)|from (?:work|before)|message|text|write to)\b/i,
      how: "'I've got time now and I miss our talks. Shall we have a coffee, and then once a month?' A standing date beats 'we must meet some time'. With those who still work, breakfast works.",
    },
    {
      say: 'Dressed and out before ten',
      words:
        /\b(?:dressed|out (?:for|of|the|before|by)|walk\w*|get up|paper|bread|park|dog|fresh air|first thing|garden)\b/i,
      how: 'A paper, some bread, once round the block, the same way each day, so that faces become people. Ten minutes is plenty. If walking is hard, the front step with a cup of tea counts.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:needs? me|needed|useless|no (?:use|point|purpose)|purpose|nobody|no ?one in particular|invisible|what'?s the point|pointless|who am i|past it|scrap ?heap)\b/i,
      say: "There are places short of just your sort: hearing children read, mending things, driving people to the clinic, a voice on the phone. Ask the library or a volunteer centre: 'I have two mornings and this is what I can do.'",
    },
    {
      words: /\b(?:money|pension|afford|cost\w*|expensive|pay for|budget|cheap|broke)\b/i,
      say: "The best of it costs next to nothing: libraries, walking groups, choirs, a bench with the same people. And ask everywhere for the pensioner's price; there often is one that's not written up.",
    },
    {
      words:
        /\b(?:knees?|hips?|back|health|ill|pain\w*|walk far|can'?t (?:walk|drive|do much)|cant (?:walk|drive)|breath\w*|tired|energy|deaf|hearing|eyes)\b/i,
      say: 'Then something you can do sitting: a choir, a language, chess, ringing people who are alone. A doctor or a physiotherapist can often name a group for people with the same trouble; ask at the next visit.',
    },
    {
      words:
        /\b(?:strangers?|don'?t know any\w*|dont know any\w*|know (?:anyone|anybody)|shy|alone|walk(?:ing)? in(?:to)?|cliqu\w*|new people|not (?:a )?(?:joiner|social)|on my own|awkward)\b/i,
      say: "Go where hands have something to do: cards, a kitchen, a garden. Come ten minutes early, when there are three people and not twenty, and tell whoever runs it that you're new. By the third time they know your name.",
    },
    {
      words:
        /\b(?:wife|husband|partner|each other|under (?:my|her|his) feet|follow\w*|both at home|mad|argu\w*|get out of (?:her|his))\b/i,
      say: "Two people at home all day need a timetable more than two people at work. Two half days a week when one is out and one has the house, and lunch for the news. It's no unkindness; it gives you something to tell.",
    },
    {
      words:
        /\b(?:give up|gave up|start things|stick(?: to| at)?|never (?:finish|keep|had a hobby)|no hobb\w+|tried|lazy|motivat\w*|don'?t know what (?:i )?(?:like|want)|dont know what|too (?:late|old)|discipline|put it off)\b/i,
      say: "Then for six weeks and no longer, and stop with a good conscience if it isn't it. Three things tried in half a year is a fair rate. And let somebody expect you; that keeps more people going than willpower.",
    },
  ],
  ways: [
    'One thing with people, one for the body, one for the head, each on its own fixed day. The rest of the week may stay empty.',
    'Write down what you liked about the work, the mending, the talking, the being asked, and look for that and not for a hobby.',
  ],
};
