import type { Guide } from '../guide.ts';

export const WAITING_FOR_RESULTS: Guide = {
  id: 'waiting-for-results',
  title: 'A diagnosis, or waiting for one',
  words:
    /\b(?:results?|biops(?:y|ies)|lump|scan|mri|ct\b|x-?ray|mammogram|ultrasound|ecg|colonoscopy|smear|blood tests?|tests? (?:came|results?|after|on)|diagnos\w*|clinic|hospital|surgeon|specialist|oncolog\w*|tumou?r|cancer|mole|gp\b|doctor|symptoms?|benign|psa|urologist|radiologist|lumbar|hiv|stroke|abnormal|shadow|crohn'?s|diabetes|gene|funeral songs|chest pains?|tingling|als\b|ms\b|motor neurone)\b/i,
  situations: ['waiting-for-results', 'health-scare'],
  tone: 'hard',
  acks: [
    'All at once the body you live in is a question, and somebody else has the answer.',
    'A thing like that moves into the house and sits with you at every meal.',
    'Not knowing is hard work, and from outside it looks like doing nothing.',
  ],
  ask: 'When nothing distracts you, where does your mind go with it?',
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
      say: "A mind that isn't told how it goes on can't leave the page empty, so it writes the ending itself. It only writes one kind, because it wants to be ready. The odd thing is that nobody ever gets ready that way, they just go through it more often.",
      ask: 'What is in the worst version, if you say it plainly?',
      ways: [
        {
          say: 'Leaving people behind',
          words:
            /kids|children|\bmy (?:\w+ )?(?:son|daughter|wife|husband|partner|mother|mum|mom|father|dad|parents|family|baby|boy|girl)\b(?!'s)|without (?:a |me)|leav(?:e|ing)|who(?:'d| would| will)|behind|not (?:seeing|watching) (?:them|him|her|my)|grow up|orphan|widow|alone without|without (?:me|mum|dad|her|him|their)|telling (?:them|him|her|my|the)|the (?:kids|children|boys|girls|little|dog|cat)|\bdog\b|\bcat\b|(?:he|she|they)'?d be/i,
          to: 'people',
        },
        {
          say: 'Dying',
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
      say: "Looking feels like doing something, and for about three minutes it helps. Then there's one post from a stranger in 2011, or a spot that's sore from all the pressing, and you're further down than before. It's like drinking sea water.",
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
      say: "So you aren't only afraid for yourself. You're already sitting at their table, picking the words, seeing their faces. Many people find that part worse than anything a doctor could do to them.",
      ask: 'Who have you told about it so far?',
      ways: [
        {
          say: 'Nobody',
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
      say: "Numb is what the system does when it can't take the whole dose at once. You go to work, you buy bread, and you wonder why you aren't crying like a person in a film. It's not coldness, and it doesn't mean that you've understood it less than others.",
      ask: 'When did it come through, for a moment?',
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
      say: "It's a peculiar state to live in. Outside everything goes on as normal, you even make jokes, and behind it one question runs without a break. Nobody can keep that up evenly, so it comes in surges.",
      ask: 'When does it get loudest?',
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
      say: "That's the word everyone walks around, yourself included, for days. Once it's said it's still frightening, but it's also something you can look at. Being afraid of it and not knowing how this goes are both true just now.",
      ask: 'What would you be sorriest to miss?',
      otherwise: 'matters',
    },
    {
      id: 'ill',
      say: "Then it's less about the end and more about the middle: turning into somebody that things are done to, with a wristband and a bad gown. People dread the loss of having a say at least as much as the pain. A say is something that can be asked for, at every single step.",
      ask: 'Which piece of your normal life would you defend the longest?',
      otherwise: 'matters',
    },
    {
      id: 'harmless',
      say: "No page can tell you that, because none of them has seen you. So the relief keeps for about as long as ice in the sun and then another search is needed. The word of somebody who has examined you wears off too when you're afraid, but at least it's about you.",
      ask: 'What do you really know so far, from people who have looked at you?',
      otherwise: 'facts',
    },
    {
      id: 'prepare',
      say: "That's a sensible wish, put to the wrong office. Online you get everybody's answer: people of all ages, with other bodies, other findings, ten years ago, and mostly those for whom it went badly, because the rest closed the tab and went to live.",
      ask: 'What would you ask a doctor, if there was time for just one question?',
      otherwise: 'questions',
    },
    {
      id: 'stop',
      say: "Then it's turned into a reflex: a jolt of fear, the hand goes off, a moment's quiet, and the next jolt comes sooner. It isn't weakness of will. The fear has found a lever, and each pull keeps it in business.",
      ask: 'Where are you when the hand goes off: on the sofa, in bed, in the bathroom?',
      otherwise: 'wave',
    },
    {
      id: 'nobody',
      say: "Keeping it quiet spares them the worry and leaves you with all of it, plus the acting. There's often a good reason at the start. After a while it gets lonely in there, and the others notice something anyway and guess wrong.",
      ask: 'If one person were to know, who would take it best?',
      otherwise: 'tell',
    },
    {
      id: 'somebody',
      say: "Good that you aren't carrying it quite alone. Though people who are told tend to want to be brave along with you, and then two people are being brave at each other over supper.",
      ask: "What haven't you said to them about it yet?",
      otherwise: 'tell',
    },
    {
      id: 'everybody',
      say: "So now you're running a news service, and you comfort the subscribers. Their fear is love, and it still lands on your desk. You're allowed to hand it out differently: one person gets the news and passes it on.",
      ask: 'Who could be the one that keeps the others informed?',
      otherwise: 'tell',
    },
    {
      id: 'cracked',
      say: "It gets in through the side door: a kind voice, a sign over a corridor, somebody asking how you are and meaning it. It's no breakdown when that happens. It's a small portion, about what can be managed.",
      ask: 'What went through you at that moment?',
      otherwise: 'any-3',
    },
    {
      id: 'not-once',
      say: "Then it isn't time yet, and nothing is gained by forcing it. Some people get through the entire wait like that and shake only when it's over, whatever the outcome. In the meantime the body often knows first: jaw, stomach, shoulders.",
      ask: 'Where do you notice it in your body, if anywhere?',
      otherwise: 'any-3',
    },
    {
      id: 'night',
      say: "There's nobody to ring at that hour, and nothing that could be done, so the question has you to itself. Everything is graver lying down; that isn't insight, it's the hour.",
      ask: 'Which thought comes in first, once the light is off?',
      otherwise: 'facts',
    },
    {
      id: 'morning',
      say: "There's that one second in which you don't know it yet, and then it comes in and sits down. It's a bad way to begin a day, finding it out anew each time. By the first coffee it has usually shrunk a bit, and by noon you're dealing with things again.",
      ask: 'What gets you from that second to your feet?',
      otherwise: 'any-3',
    },
    {
      id: 'phone',
      say: "So a thing that's meant for pizza and aunts has turned into a doorbell for fate. Each ring stops everything, and then it's the garage about the tyres. You could ask the clinic when and how they let people know; it takes most of the hours of the day off duty.",
      ask: 'Where would you like to be when the real call comes, and with whom?',
      otherwise: 'questions',
    },
    {
      id: 'any-2',
      say: "At a time like this there are two piles, and fear shuffles them together: what is known, and what's been added since in the small hours. The first one is nearly always shorter.",
      ask: 'What has actually been said or found, in one sentence?',
      otherwise: 'any-3',
    },
    {
      id: 'any-3',
      say: "Whatever comes next, there are the hours before it, and they're yours too, though it doesn't feel like it. They go best with something that takes the whole of your attention: hands, dough, a ball, a crossword, a child's endless question.",
      ask: 'What swallowed you whole lately, even for ten minutes?',
      otherwise: 'hours',
    },
    {
      id: 'matters',
      say: "What fear stands guard over is nearly always something worth having. It needn't wait for any news: some of it can be had this week, in a small helping.",
      exercise: 'small-step',
    },
    {
      id: 'facts',
      say: "Once it stands on paper it can be sorted: what's known, what's feared, what can be done before the answer comes, and what simply has to be left until then.",
      exercise: 'worry-tree',
    },
    {
      id: 'questions',
      say: "Write it down before the day comes, and take the paper along. In that room nearly everybody forgets half of what they meant to ask and most of what was said. You're allowed to read from a list, and to ask again.",
      exercise: 'prepared-talk',
    },
    {
      id: 'wave',
      say: "The urge rises, stands for a few minutes and sinks, also when you don't follow it. You needn't beat it for good. Letting one of them pass is enough to see that it does.",
      exercise: 'urge-and-wave',
    },
    {
      id: 'tell',
      say: "It needs a first sentence, and after that it mostly finds its own way. You may also say what you don't want: no cheering up, no cures from a magazine, only somebody who knows.",
      exercise: 'prepared-talk',
    },
    {
      id: 'hours',
      say: 'Ten minutes like that are no trifle. And where nothing comes to mind, the senses are always there: what can be seen, touched and heard in this room is true today, whatever comes.',
      exercise: 'five-four-three-two-one',
    },
  ],
};
