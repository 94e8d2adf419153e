import type { Guide } from '../guide.ts';

export const IMPOSTOR: Guide = {
  id: 'impostor',
  title: 'Not up to the job',
  words:
    /\b(?:imposter|impostor|fraud\b|con artist|fak(?:e|ing) it|notice (?:that )?i can'?t|new (?:job|place|firm|hospital|position)|first (?:day|shift|week)|second week|day (?:two|three|four|five)|smarter than me|better than me|who let me in|wrong person|(?:call|calls) me the expert|the real ones|don'?t belong|only got (?:in|it|the \w+) because|because someone else|google it afterwards|guessing for|feel like a kid|as if i knew|makes? it up as|don'?t trust one thing|the others finished|first woman|take over from|evening school|career changer|(?:i'm|im) lost in|convinced that this is the one|praised my|says i'm doing great|didn'?t understand why it worked|bluffing|found out|out of my depth)\b/i,
  situations: ['impostor-feeling', 'new-job-nerves'],
  tone: 'hard',
  acks: [
    "It's tiring to be somewhere where everybody else seems to know what they're doing.",
    "Doubting yourself all day while you look as if nothing's wrong takes a lot of strength.",
    'Doing the work and watching yourself do it is twice the work.',
  ],
  ask: 'What are you most afraid that somebody will notice?',
  ways: [
    {
      say: 'That I got in by luck',
      words:
        /\b(?:luck\w*|chance\b|accident|deserve|only (?:got|because|took)|earned|mistake (?:that|hiring|in hiring|to hire)|hired by mistake|wrong (?:person|one)|qualif\w*|dropped out|coincidence|by default|fraud|fake|pretend\w*|bluff\w*|because of (?:my|a|the|him|her)|through (?:my|a) (?:friend|father|mother|uncle|aunt|cousin)|connections|uncle|quota|pity)/i,
      to: 'luck',
    },
    {
      say: 'That I know less than they think',
      words:
        /\b(?:know (?:less|nothing|so little|anything)|no (?:clue|idea what)|clueless|how little|gaps?\b|googl\w*|never learned|don'?t (?:know|understand|get)|not (?:an|the) expert|stupid|dumb|not (?:that )?(?:smart|clever|good)|guess\w*|can'?t do|incompetent|ignoran\w*|make it up|making it up|knowledge|never (?:finished|studied)|lied\b|cv\b|(?:no|haven'?t got a|don'?t have a|without a) (?:degree|diploma|training|qualification)|not (?:that|as|so|very|really) (?:good|smart|clever|bright|competent|qualified)|weakest|worst|mediocre|half of what|questions? i can'?t|theory|average|no good|talent\w*|wing(?:ing)? it|improvis\w*|blag\w*|out of my depth)/i,
      to: 'knowledge',
    },
    {
      say: "That I'm slow and have to ask",
      words:
        /\b(?:slow\w*|keep up|how long|ask(?:ing)? (?:the same|so|too|for|again|everything)|takes me|need (?:more|so much|longer)|too long|whole day|hours?\b|behind\b|forget|mistakes?|mess(?:ing)? (?:it )?up|wrong\b|quick|fast\b|pace\b|prepare for|in (?:five|5|ten) minutes|everything takes|twice as long|lost\b|overwhelm\w*|can'?t follow|nervous\w*|anxi\w*|sweat\w*|shak\w*|panick?\w*|blush\w*|look(?:ing)? (?:busy|lost))/i,
      to: 'slow',
    },
    {
      say: "That I don't belong there",
      words:
        /\b(?:belong|fit in|accent|come from|one of them|background|too (?:old|young)|school|class\b|degree|different|working class|foreign\w*|not like them|only (?:woman|man|one)|outsider|small talk|age\b|older|younger|they'?re all|all (?:\w+ )?\d\d|clothes|the way i (?:talk|speak|dress|look)|my (?:english|german|car|hair|family|parents|shoes|cv from)|dialect|immigrant|uni(?:versity)?\b|posh|rich|mother cleaned|wrong (?:clothes|fork|words)|weird|odd one)/i,
      to: 'belong',
    },
  ],
  nodes: [
    {
      id: 'luck',
      say: "Maybe some luck was in it, as in most people's lives. But luck only gets a person in. It doesn't do the work on all the days after that.",
      ask: "What would have to happen, for you to believe that you've earned it?",
      ways: [
        {
          say: 'Hearing it from others',
          words:
            /\b(?:(?:tell|told|tells|telling|says?|said|hear\w*)\b|feedback|confirm|respect|recogni\w*|really knows|prais\w*|sat down|prove me|assess\w*|review|grade|compliment|someone|somebody|boss)/i,
          to: 'praise',
        },
        {
          say: 'A big success, all my own',
          words:
            /\b(?:success|prize|award|win\b|won\b|on my own|big|without (?:any )?help|by myself|pass\w*|results?|publish\w*|achiev\w*|twice|in a row|if i (?:could|did|managed)|finish\w*|degree|diploma|proof)/i,
          to: 'moving',
        },
        {
          say: 'Nothing, I think',
          words:
            /\b(?:nothing|never|no idea|can'?t imagine|won'?t|don'?t (?:know|think)|ever will|impossible)/i,
          to: 'moving',
        },
      ],
    },
    {
      id: 'knowledge',
      say: 'Nearly everybody knows less than their job seems to ask for. You know all of your own gaps, and of the others you only see how calm they look.',
      ask: "What do they think you can do, that you can't?",
    },
    {
      id: 'slow',
      say: "What looks quick and calm in others is mostly practice: they've made these mistakes before. That can't be hurried, and asking is how it's learned.",
      ask: 'How long have you been doing it?',
      ways: [
        {
          say: "I haven't started yet",
          words:
            /\b(?:not (?:yet|started)|haven'?t (?:started|begun)|start(?:ing|s)? (?:on|in|next|tomorrow|monday)|tomorrow|next (?:week|month)|zero|first day)/i,
          to: 'not-yet',
        },
        {
          say: 'For years',
          words: /\b(?:years?\b|since (?:19|20)\d\d|ages|decade|a long time|forever)/i,
          to: 'long',
        },
        {
          say: 'Days, weeks, a few months',
          words:
            /\b(?:days?\b|weeks?\b|months?\b|since (?:mon|tues|wednes|thurs|fri|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|last|the|easter|summer)\w*|just started|recently|new\b|half a year|yesterday|(?:first|beginning|end) of (?:the|this|last) (?:month|week|year)|not long)/i,
          to: 'weeks',
        },
      ],
    },
    {
      id: 'belong',
      say: "Then it's less about what you can do than about who you feel you have to be there: how to talk, what to laugh at, what to wear. Doing your work and keeping an eye on all that is a lot for one day.",
      ask: 'When is it strongest: in meetings, in the small talk, or when somebody praises you?',
      ways: [
        {
          say: "When I'm praised",
          words:
            /\b(?:prais\w*|compliment|thank(?:s|ed)?\b|did (?:great|well)|good job|nice (?:things|about))/i,
          to: 'praise',
        },
        {
          say: 'In meetings',
          words:
            /\b(?:meeting|discuss|calls?\b|conference|present\w*|speak|say (?:a thing|something)|round\b|seminar|ward|big table|partners|asked for my|round the table|presentation|they discuss|in front of)/i,
          to: 'room',
        },
        {
          say: 'In the small talk',
          words:
            /\b(?:small talk|lunch|coffee|drinks?\b|kitchen|break|party|canteen|pub\b|chat\w*|jokes|weekend|holidays?|weekends?|friday|evening|after work|talk about their|wine|ski\w*|table football|lift\b|corridor|dinner)/i,
          to: 'room',
        },
      ],
    },
    {
      id: 'not-yet',
      say: "So all of it is happening in your head so far, and in there everybody else is already good at it. In the first week nobody expects much work from you. Mostly they want to see what you're like.",
      ask: 'Which moment of the first day do you keep imagining?',
      ways: [
        {
          say: 'Meeting all the people',
          words:
            /\b(?:people|every(?:one|body)|introduc\w*|lunch|colleagues|names|meeting|team|staring|sit\b)/i,
          to: 'first-day',
        },
        {
          say: 'Not knowing what to do',
          words:
            /\b(?:know|understand|system|asked|answer|mess\w*|mistake|wrong|standing around|stupid|computer|software)/i,
          to: 'first-day',
        },
        {
          say: 'Getting there, going in',
          words:
            /\b(?:arriv\w*|door|entrance|late\b|tram|bus|train|reception|way there|night before|lift|morning|going in|getting (?:there|in)|walking)/i,
          to: 'first-day',
        },
      ],
    },
    {
      id: 'weeks',
      say: "That's early. The names, the places, the passwords, who can be asked and who can't: learning all that is a second job, and it makes the others look cleverer than they are. It does wear off.",
      ask: "What do you know by now that you didn't know on the first day?",
    },
    {
      id: 'long',
      say: "That's years, in front of people who know the work. If you really weren't up to it, somebody would most likely have said so by now. Perhaps the feeling is older than the job.",
      ask: 'Where have you felt it before: at school, at home, somewhere else?',
    },
    {
      id: 'room',
      say: "Part of that is real. Places like that have their own rules, and people who grew up with them don't notice that they're rules. You've had to learn them on the side, and nobody sees how much work that is.",
      ask: "What do you notice there that the others don't?",
    },
    {
      id: 'praise',
      say: "Praise is hard to let in when you feel like that. You tell yourself they're only being polite, or that it was easy anyway. Criticism you believe at once.",
      ask: 'What was the last good thing that somebody said about your work?',
    },
    {
      id: 'moving',
      say: "The mark tends to move: whatever you reach seems easy as soon as you've reached it. What goes well gets put down to luck, and what goes badly to you. Counted like that, nothing would ever be proof enough.",
      ask: 'Which thing did you last put down to luck?',
    },
    {
      id: 'first-day',
      say: "What you can prepare is small: the way there, something to eat, one sentence about who you are. And 'sorry, tell me your name again' is something everybody has to say in their first week.",
      exercise: 'if-then-plan',
    },
  ],
};
