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
    },
    {
      id: 'dying',
      say: "Most people don't dare to say that word, and so they're alone with it. You may be afraid of dying, and nobody can tell you today exactly how this will go.",
      ask: 'What would you be sorriest to miss?',
    },
    {
      id: 'ill',
      say: "Then you're afraid of what would be done to you, and of having no say any more. You would have a say: you can ask what each step is for and what else there is, and take somebody along.",
      ask: 'Which part of your normal life do you most want to keep?',
    },
    {
      id: 'harmless',
      say: 'No page can tell you that, because nobody there has seen you. So the relief is soon gone and you have to search again. Only somebody who has examined you can say something about you.',
      ask: 'What do you know so far from somebody who has examined you?',
    },
    {
      id: 'prepare',
      say: "It's sensible to want to know that. But online you read about people of all ages with other findings, and often about those for whom it went badly. Somebody who knows your case can tell you what applies to you.",
      ask: 'What would you ask a doctor, if there was time for just one question?',
    },
    {
      id: 'stop',
      say: "Then it's become a reflex: you get a fright, you check, it's better for a moment, and soon the next fright comes. You aren't weak-willed. Checking helps for a minute, and that's why it's so hard to leave.",
      ask: 'Where are you mostly, when it starts?',
    },
    {
      id: 'nobody',
      say: "You spare them the worry, and so you have all of it yourself, along with pretending that nothing's wrong. There may be good reasons for that. But it gets lonely.",
      ask: 'If one person were to know, who would take it best?',
    },
    {
      id: 'somebody',
      say: "Good that you don't have to carry it quite alone. But often each tries to be brave for the other, and then neither says how it really is.",
      ask: "What haven't you said to them about it yet?",
    },
    {
      id: 'everybody',
      say: "So now you have to keep them informed and comfort them as well. They're worried because they love you, and you still have the work of it. You could tell one person the news and let them pass it on.",
      ask: 'Who could do that for you?',
    },
    {
      id: 'cracked',
      say: "It often comes like that, when you aren't prepared: through a kind word, a sign on a door, somebody asking how you are. It doesn't mean that you're breaking down. It comes a little at a time.",
      ask: 'What went through you at that moment?',
    },
    {
      id: 'not-once',
      say: "Then that's how it is for now, and you don't have to force it. Some people only feel it once the waiting is over, whatever the result. Until then it may show in other ways: in your sleep, your jaw, your stomach.",
      ask: 'Where do you notice it in your body, if anywhere?',
    },
  ],
};
