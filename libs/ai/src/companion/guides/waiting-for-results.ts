import type { Guide } from '../guide.ts';

export const WAITING_FOR_RESULTS: Guide = {
  id: 'waiting-for-results',
  title: 'A diagnosis, or waiting for one',
  words:
    /\b(?:results?|biops(?:y|ies)|lump|scan|mri|ct\b|x-?ray|mammogram|ultrasound|ecg|colonoscopy|smear|blood tests?|tests? (?:came|results?|after|on)|diagnos\w*|clinic|hospital|surgeon|specialist|oncolog\w*|tumou?r|cancer|mole|gp\b|doctor|symptoms?|benign|psa|urologist|radiologist|lumbar|hiv|stroke|abnormal|shadow|crohn'?s|diabetes|gene|funeral songs|chest pains?|tingling|als\b|ms\b|motor neurone)\b/i,
  situations: ['waiting-for-results', 'health-scare'],
  tone: 'hard',
  acks: [
    'News like that, or waiting for it, changes everything else you do.',
    "Something like that is there the whole time, even when nobody's talking about it.",
    "Not knowing how it goes on is exhausting, and other people can't see that.",
  ],
  ask: 'When nothing distracts you, where do your thoughts go?',
  ways: [
    {
      say: 'To the people I love',
      words:
        /kids|children|\bmy (?:\w+ )?(?:son|daughter|boy|girl|baby|wife|husband|partner|mother|mum|mom|father|dad|parents|family|sister|brother|boyfriend|girlfriend)|famil|tell(?:ing)? (?:them|him|her|everyone|people)|who(?:'d| would| will)|leav(?:e|ing) (?:them|him|her)|granddaughter|grandson|grandkids|nephew|niece|dogs?\b|\bcat\b|alone without|without me|cope without|who looks after|boiler|how (?:they|he|she)'?(?:d|ll| will| would)|orphan|widow|the (?:kids|children|little|boys|girls|baby|family)/i,
      to: 'people',
    },
    {
      say: 'Straight to the worst',
      words:
        /worst|cancer|funeral|dy(?:ing|e)|\bdie\b|death|dead|tumou?r|spread|terminal|the end|chemo|wheelchair|catastroph|disaster|doom|bad news|dark|\bwill\b.*(?:head|already)|my will|bones|brain tumou?r|metasta|everywhere in|hospice|operat|surgery|not (?:being|going to be) here|pain|suffer|months|last (?:christmas|summer|birthday)|goodbye|coffin|hospital|hell|black|darkest|scenario|fatal|incurable|leuk|\bals\b|\bms\b|hiv|it'?s (?:back|serious|bad)|amput|blind|paraly|planning my/i,
      to: 'worst',
    },
    {
      say: 'I look things up and check',
      words:
        /googl|look(?:ing)? (?:it |things |stuff )?up|internet|forum|reddit|read(?:ing)?\b|search|check|feel(?:ing)? for|press|touch|pulse|statistic|survival|symptom|portal|chatgpt|research|dr\.? google|online|\bweb\b|stats|percent|youtube|tiktok|articles?|papers?|studies|mirror|scales|blood pressure|\bwatch\b|temperature|monitor|inspect|scan(?:ning)? my|refresh|inbox|measure|compare|photos? of|prod|poke|counting|looking for/i,
      to: 'checking',
    },
    {
      say: 'Nowhere, I feel numb',
      words:
        /nowhere|blank|numb|empty|(?:feel|felt|feeling) nothing|nothing\b|someone else|somebody else|don'?t (?:think|feel|let)|function|autopilot|fog|unreal|can'?t (?:take|believe|grasp)|not (?:really )?(?:there|real)|push it|block|calm|weirdly|detached|robot|zombie|floating|frozen|shut (?:down|off)|switch(?:ed)? off|avoid|ignore|distract|pretend|denial|\btv\b|\bwork\b|busy|\bsleep\b|not (?:allow|thinking|going)|can'?t feel|\bcold\b|glass|cotton/i,
      to: 'numb',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'worst',
      say: "When you don't know how it goes on, your head goes to the worst, because it wants to be prepared. But it doesn't prepare you. You only go through it again and again.",
      ask: 'What is in the worst version, if you say it plainly?',
      ways: [
        {
          say: 'Leaving people behind',
          words:
            /kids|children|\bmy (?:\w+ )?(?:son|daughter|wife|husband|partner|mother|mum|mom|father|dad|parents|family|baby|boy|girl)\b(?!'s)|without (?:a |me)|leav(?:e|ing)|who(?:'d| would| will)|behind|not (?:seeing|watching) (?:them|him|her|my)|grow up|orphan|widow|alone without|without (?:me|mum|dad|her|him|their)|telling (?:them|him|her|my|the)|the (?:kids|children|boys|girls|little|dog|cat)|\bdog\b|\bcat\b|(?:he|she|they)'?d be/i,
          to: 'people',
        },
        {
          say: 'That I die',
          words:
            /\bdie\b|dy(?:ing|e)|death|dead|the end\b|spread|nothing (?:they|anyone|more)|won'?t (?:see|be (?:here|there|around))|funeral|terminal|months (?:left|to live)|\bgone\b|not being (?:here|around|alive)|here (?:next|for)|(?:next|last) (?:summer|christmas|year|birthday)|no (?:time|future|cure|hope)|weeks|years left|coffin|grave|cancer|incurable|too late|metasta|it'?s over|end of|life over|stage (?:4|four)|killed?/i,
          to: 'dying',
        },
        {
          say: 'Being ill and helpless',
          words:
            /chemo|hair|helpless|wash|wheelchair|hospital|operation|surgery|treatment|pain|burden|depend|disab|\bbed\b|tubes|weak|\bsick\b|\bill\b|blind|amputat|\bbag\b|suffer|control|never (?:walk|work|run)|breast|losing (?:my|a|the)|lose (?:my|a|the)|scar|stoma|needles?|radiation|infusion|drip|scans|puk|vomit|nause|nappy|diaper|carer|nursing|\bhome\b|\bjob\b|money|\bwork\b|memory|\bmind\b|voice|sight|hands|legs|walk|\bms\b|parkinson|dialys|insulin|forever|rest of my life|tablets|years of|months of|ugly|bald|alone/i,
          to: 'ill',
        },
      ],
      otherwise: 'any-2',
    },
    {
      id: 'checking',
      say: "It feels like doing something, and for a few minutes it helps. Then you come across one bad story, or find a spot you hadn't noticed, and you're more frightened than before.",
      ask: 'What are you hoping to find?',
      ways: [
        {
          say: 'That it is harmless',
          words:
            /harmless|benign|nothing\b(?!,)|\bfine\b|okay|\bok\b|reassur|good news|normal|safe|false alarm|same and|calm|not (?:cancer|serious|that|it)|hope|\bok\b|survived?|one (?:single )?(?:person|story)|good (?:story|ending|outcome)|cyst|infection|hormones|nothing serious|nothing bad|relief|proof|happy|explanation|other (?:cause|reason)|innocent|mistake/i,
          to: 'harmless',
        },
        {
          say: "What I'd be in for",
          words:
            /coming|ready|prepar|odds|chance|treatment|stage|expect|what it (?:would|could|is|might)|in for|surviv|know (?:what|how|more)|plan|worst|prognosis|percent|numbers|figures|how (?:long|bad|likely|it|many)|options|facts|information|knowledge|understand|side effects|what (?:comes|happens|they|to)|the truth|a name|diagnos|symptoms|cause|surviv/i,
          to: 'prepare',
        },
        {
          say: "I just can't stop",
          words:
            /stop|compuls|reflex|habit|don'?t know|no idea|idk|dunno|automatic|addict|feel worse|nothing,|can'?t help|scratch|itch|hooked|obsess|automatically|have to|need to|drives? me|hate (?:it|it when)|\bmad\b|crazy|no end|for hours|rabbit hole|not hoping|nothing really|nothing at all|can'?t not|torture/i,
          to: 'stop',
        },
      ],
      otherwise: 'any-2',
    },
    {
      id: 'people',
      say: "So you're afraid for them as well as for yourself. You think of how you'd tell them, and of how they'd manage. For many people that's harder than what a doctor might say.",
      ask: 'Who have you told about it so far?',
      ways: [
        {
          say: 'Nobody so far',
          words:
            /no ?(?:one|body)|not (?:a soul|told|any)|haven'?t told|kept it|only (?:you|me)|just (?:you|me)\b|none|myself|secret|alone|by myself|on my own|hid(?:e|ing|den)|silent|quiet|haven'?t|not yet|no,|zero|waiting to tell|don'?t want (?:them|anyone|to)|doctor only|only the|just the doctor/i,
          to: 'nobody',
        },
        {
          say: "Everybody, and they're all worried",
          words:
            /every(?:one|body)|all of them|whole family|half the|too many|ring(?:s|ing)? (?:me )?every|panick|calming|lots of|the family\b|all my|lots|many|the whole|my whole|\ball\b|people keep|news travel|group chat|facebook|word (?:got|gets)|village|church|office|entire|quite a few|too much/i,
          to: 'everybody',
        },
        {
          say: 'One or two people',
          words:
            /\bmy (?:\w+ )?(?:sister|brother|husband|wife|partner|friend|mum|mom|mother|dad|father|son|daughter|boyfriend|girlfriend|boss|colleague|neighbou?r|doctor)|just (?:my|him|her|one)|only (?:my|him|her|one)|one (?:friend|person)|two|a (?:friend|colleague)|(?:he|she) knows|that'?s it|\bonly\b|a few|couple of|three|\bone\b|best friend|friend|colleague|sister|brother|husband|wife|\bmum\b|\bmom\b|\bdad\b|partner|aunt|cousin|daughter|\bson\b|therapist|flatmate|\w+ from work|\w+ knows|except|apart from/i,
          to: 'somebody',
        },
      ],
      otherwise: 'any-2',
    },
    {
      id: 'numb',
      say: "When something is too much to take in, people often feel nothing for a while. It doesn't mean that you're cold, or that you haven't understood it.",
      ask: 'When did you feel it after all, if only for a moment?',
      ways: [
        {
          say: 'Not once so far',
          words:
            /^(?:no|nope|not|never|none)\b|hasn'?t|hasnt|not (?:yet|once|really)|\bnever\b|still waiting|not at all|not really|still (?:numb|nothing|not)|didn'?t|doesn'?t|don'?t think|no idea|haven'?t/i,
          to: 'not-once',
        },
        {
          say: 'Suddenly, over something small',
          words:
            /\bwhen\b|shower|cried|cry|tears|suddenly|\bword\b|sign|nurse|door|saw|heard|in the (?:car|shop|kitchen|bath|middle)|last night|yesterday|song|alone|night|at the|in the|on the|while|during|watching|looking at|paying|\btill\b|milk|tears|broke|hit me|kid|child|dog|hug|kind|phone|\bbus\b|train|\bbed\b|morning|voice|smell|photo|picture|a (?:film|song|text|message)/i,
          to: 'cracked',
        },
      ],
      otherwise: 'any-2',
    },
    {
      id: 'any',
      say: "It's a strange way to live: outside everything goes on as usual, and the whole time you have this in your head. It usually comes and goes, and at some times of the day it's worse than at others.",
      ask: 'When is it worst?',
      ways: [
        {
          say: 'When the phone goes',
          words:
            /phone|ring(?:s|ing)?\b|email|\bmail\b|\bpost\b|letter|portal|message|number|\bcall\b|buzz|caller|unknown|vibrat|withheld|mobile|notification|inbox|postman|letterbox|clinic calls|voicemail|text/i,
          to: 'phone',
        },
        {
          say: 'At night',
          words:
            /night|\bbed\b|lie down|lying|dark|sleep|evening|\b[1-4] (?:am|in the morning|o'?clock)|three in|asleep|late|after (?:ten|eleven|midnight|dark)|quiet|alone in|when (?:everyone|everybody|it'?s quiet|i'?m alone|the kids)|sofa|tv off|pillow|silence/i,
          to: 'night',
        },
        {
          say: 'On waking',
          words:
            /wak(?:e|ing)|morning|first thing|early|alarm|breakfast|shower|wake|woke|up in the|dawn|before (?:work|the alarm|breakfast)|seconds? after|start of the day|sunrise|coffee|mirror/i,
          to: 'morning',
        },
      ],
      otherwise: 'any-2',
    },
    {
      id: 'dying',
      say: "Most people don't dare to say that word, and so they're alone with it. You may be afraid of dying, and nobody can tell you today exactly how this will go.",
      ask: 'What would you be sorriest to miss?',
      otherwise: 'matters',
    },
    {
      id: 'ill',
      say: "Then you're afraid of what would be done to you, and of having no say any more. You would have a say: you can ask what each step is for and what else there is, and take somebody along.",
      ask: 'Which part of your normal life do you most want to keep?',
      otherwise: 'matters',
    },
    {
      id: 'harmless',
      say: 'No page can tell you that, because nobody there has seen you. So the relief is soon gone and you have to search again. Only somebody who has examined you can say something about you.',
      ask: 'What do you know so far from somebody who has examined you?',
      otherwise: 'facts',
    },
    {
      id: 'prepare',
      say: "It's sensible to want to know that. But online you read about people of all ages with other findings, and often about those for whom it went badly. Somebody who knows your case can tell you what applies to you.",
      ask: 'What would you ask a doctor, if there was time for just one question?',
      otherwise: 'questions',
    },
    {
      id: 'stop',
      say: "Then it's become a reflex: you get a fright, you check, it's better for a moment, and soon the next fright comes. You aren't weak-willed. Checking helps for a minute, and that's why it's so hard to leave.",
      ask: 'Where are you mostly, when it starts?',
      otherwise: 'wave',
    },
    {
      id: 'nobody',
      say: "You spare them the worry, and so you have all of it yourself, along with pretending that nothing's wrong. There may be good reasons for that. But it gets lonely.",
      ask: 'If one person were to know, who would take it best?',
      otherwise: 'tell',
    },
    {
      id: 'somebody',
      say: "Good that you don't have to carry it quite alone. But often each tries to be brave for the other, and then neither says how it really is.",
      ask: "What haven't you said to them about it yet?",
      otherwise: 'tell',
    },
    {
      id: 'everybody',
      say: "So now you have to keep them informed and comfort them as well. They're worried because they love you, and you still have the work of it. You could tell one person the news and let them pass it on.",
      ask: 'Who could do that for you?',
      otherwise: 'tell',
    },
    {
      id: 'cracked',
      say: "It often comes like that, when you aren't prepared: through a kind word, a sign on a door, somebody asking how you are. It doesn't mean that you're breaking down. It comes a little at a time.",
      ask: 'What went through you at that moment?',
      otherwise: 'any-3',
    },
    {
      id: 'not-once',
      say: "Then that's how it is for now, and you don't have to force it. Some people only feel it once the waiting is over, whatever the result. Until then it may show in other ways: in your sleep, your jaw, your stomach.",
      ask: 'Where do you notice it in your body, if anywhere?',
      otherwise: 'any-3',
    },
    {
      id: 'night',
      say: "At that hour you can't ring anybody and there's nothing you can do, so you're alone with it. Most things look worse at night than in the morning.",
      ask: 'Which thought comes first, once the light is off?',
      otherwise: 'facts',
    },
    {
      id: 'morning',
      say: "For a second you don't know it, and then it's back. That's a bad way to begin a day, and you have to go through it anew each morning.",
      ask: 'What gets you out of bed then?',
      otherwise: 'any-3',
    },
    {
      id: 'phone',
      say: "So each time everything stops, and mostly it's something else. You could ask the clinic when and how they let people know. Then you needn't be on the alert all day.",
      ask: 'Who would you like to have with you when the real call comes?',
      otherwise: 'questions',
    },
    {
      id: 'any-2',
      say: "At a time like this, what you know and what you fear get mixed up, most of all when you're tired. It can help to look at the first by itself.",
      ask: 'What do you know for certain so far?',
      otherwise: 'any-3',
    },
    {
      id: 'any-3',
      say: "Whatever comes next, there are the hours before it, and they have to be got through. It's easiest with something that takes all your attention: cooking, mending something, a crossword, a game of cards.",
      ask: 'What has taken your mind off it lately, even for ten minutes?',
      otherwise: 'hours',
    },
    {
      id: 'matters',
      say: "Some of what matters to you doesn't have to wait for any news. See whether you can have a little of it this week, even if it's only a small part, or only for an hour.",
      exercise: 'small-step',
    },
    {
      id: 'facts',
      say: "You can sort it on paper: what's known, what you're afraid of, what can be done now, and what has to wait until you hear more. Then you don't have to keep it all in your head.",
      exercise: 'worry-tree',
    },
    {
      id: 'questions',
      say: 'Write your questions down beforehand, and have the paper with you. Most people forget part of what they wanted to ask. You may read from a list, ask again, and have somebody there who listens too.',
      exercise: 'prepared-talk',
    },
    {
      id: 'wave',
      say: "The urge rises, and usually it sinks again after some minutes, even if you don't follow it. You don't have to stop for good. Let one of them pass, and see how it goes.",
      exercise: 'urge-and-wave',
    },
    {
      id: 'tell',
      say: "You only need one sentence to begin: 'I'd like to ask you for something' is enough. You can also say what you don't want: no cheering up, no advice, only somebody who knows how it is.",
      exercise: 'prepared-talk',
    },
    {
      id: 'hours',
      say: "If something does that for you, keep it ready for the bad hours. And if nothing does just now, you can look around where you are: what you see, touch and hear is there, and it's something to hold on to.",
      exercise: 'five-four-three-two-one',
    },
  ],
};
