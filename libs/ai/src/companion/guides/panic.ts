import type { Guide } from '../guide.ts';

export const PANIC: Guide = {
  id: 'panic',
  title: 'Fear and panic',
  words:
    /\b(?:panic\w*|can'?t breathe|cant breathe|no air|gasping|heart (?:is|was|goes|had|racing|pounding|skips)|my heart\b|bpm|anxi(?:ous|ety)|dread\b|terror|adrenaline|hyperventilat\w*|shaking|jelly|chest (?:is |was )?(?:tight|doing)|pass out|faint(?:ed)?|calm (?:me )?down|scared all the time|worr(?:y|ied|ies) (?:about|all)|what if|stomach dropping|closing in|hands are numb|out of nowhere|something terrible|wave of|drop dead|go round and round|i am an alarm|wound up|attacks?|the fear)\b/i,
  situations: ['panic-now', 'worry-about-future'],
  tone: 'hard',
  acks: [
    "Being this frightened is exhausting. Let's take one thing at a time.",
    "That's a horrible feeling to be in. You don't have to explain it, and short answers will do.",
    "Fear this strong is hard work for a body. We'll go slowly.",
  ],
  ask: 'Let one breath out slowly, as if through a straw. Is it happening right now, or has it passed?',
  ways: [
    {
      say: 'Right now',
      words:
        /^(?!.*(?:passed|\bover\b|\bgone\b|fading|better now|calmer|(?:fine|ok|okay|calm|alright) now|stopped|ended|easing|\bago\b|earlier)).*(?:^(?:yes|yeah|now)\b|\b(?:right |just )now\b(?!.*\b(?:over|gone|better|fine|calm))|happening|can'?t breathe|cant breathe|\bhelp\b|not stopping|won'?t stop|heart (?:is|'?s) (?:going|racing|pounding|beating)|still (?:going|in it|there|on)|starting|getting worse|i'?m (?:in it|dying|shaking so|panicking)|can'?t stop shaking|please\b|^(?:yes|yep|ja)|in the middle|can'?t (?:calm|move|see|feel|think|get)|i (?:feel|think) (?:i'?m|like i'?m) (?:going to|gonna|dying)|im (?:shaking|panicking|dying|in)|\bnow\b|at the moment|this (?:second|minute)|it'?s (?:here|on|coming|bad|strong|starting)|its (?:happening|here|on|bad)|heart.*(?:racing|fast|pound)|dizzy|too much|everything is)/i,
      to: 'now',
    },
    {
      say: "I'm scared of the next one",
      words:
        /next (?:one|time)|another (?:one|attack)|\bagain\b|come(?:s|ing)? back|fear of|in case|waiting for|afraid (?:of|it|that)|scared (?:of|it|that)|terrified|what if|dreading|tomorrow|when (?:it|the next)|will (?:it|i)|avoid|what happens if|before (?:it|the)|anticipat|expect|can'?t go|don'?t dare|nervous about|one day|keep (?:waiting|thinking|checking)/i,
      to: 'next',
    },
    {
      say: 'It has passed, I feel wrecked',
      words:
        /\bover\b|pass(?:ed)?|gone|earlier|this morning|yesterday|last (?:night|week)|an hour ago|\bago\b|after(?:wards)?|drained|shaky|better now|tired|exhaust|shak(?:ing|en)|calm(?:er|ed)|had (?:it|one)|stopped|ended|wrecked|fading|wobbly|fine now|ok(?:ay)? now|better|earlier|was (?:on|in|at|this|yesterday|worse|an|about)|last(?:ed)?|weak|empty|finished|easing|going down|slow(?:ed|ing) down|\bdone\b|subsid|came and went|mostly|recover|since then|went away|worse before/i,
      to: 'after',
    },
    {
      say: "It's there all the time",
      words:
        /always|all (?:day|the time)|constant|permanent|every ?day|never (?:stops|leaves|goes)|background|\bhum\b|worr|months|years|not an attack|dread|knot|tense|\bsince\b|24|non-?stop|every|all my|never (?:really )?(?:gone|goes|off|passes|relax)|on and off|comes and goes|most (?:days|of the)|underneath|low-?level|nervous|anxi|on edge|weeks|generally|more like|kind of|a bit|simmer|\bboth\b|neither|in between|ongoing/i,
      to: 'constant',
    },
  ],
  nodes: [
    {
      id: 'now',
      say: 'Then nothing else matters for the moment. Panic climbs, reaches a top and gets less again, mostly within minutes. Put your feet flat on the floor, and let every breath out last longer than the one in.',
      ask: 'What helps most right now?',
      ways: [
        {
          say: 'It feels like a heart attack',
          words:
            /dy(?:ing|e)|\bdie\b|heart attack|stroke|chest (?:hurts|pain)|pain in|\barm\b|ambulance|hospital|999|911|112|doctor|pass(?:ing)? out|faint|left (?:arm|side)|jaw|numb|weird|can'?t feel|chest|crush|stop(?:ping|s)? beating|heart|dizzy|black|vision|emergency|something'?s (?:wrong|really)|collapse/i,
          to: 'dying',
        },
        {
          say: 'Breathe with me',
          words:
            /breath|breathe|count|inhale|\bair\b|^(?:yes|ok|okay|do it|first|that)\b|in and out|pace|circle|slow/i,
          to: 'breathe',
        },
        {
          say: 'Look around the room',
          words:
            /look|room|\bsee\b|\bthings?\b|distract|five|senses|ground|around|focus|something else|window|outside|objects?|5|touch|name/i,
          to: 'room',
        },
        {
          say: 'Just stay with me',
          words:
            /stay|talk|company|leave|alone|\bhere\b|with me|say something|listen|don'?t go|hold|hand|be (?:here|there)|someone|somebody|chat|write (?:to|with)|tell me|anything to read|together/i,
          to: 'company',
        },
      ],
    },
    {
      id: 'dying',
      say: "It feels exactly like that, and very often it's panic. But I can't tell from here. If there's pain in your chest or arm, or it's different from other times, call a doctor or an emergency number now. They'd rather come for nothing.",
      ask: 'Do you know this feeling from before?',
      ways: [
        {
          say: "No, it's new or different",
          words:
            /^(?:no|nope|not|never|nah)\b|\b(?:have|has|had|do|did|does|is|was)n.?t\b|first time|\bnew\b|different|worse than|never (?:had|felt|like)|not like|don'?t know|not (?:sure|really|so|this)|unsure|worse|stronger|other|usually|hm+|idk|dunno/i,
          to: 'new',
        },
        {
          say: 'Yes, I have had this before',
          words:
            /^(?:yes|yeah|yep|yup|sure)\b|before|many times|loads|often|every (?:few|day|week|month|time|night)|always|last (?:week|month|year|time)|again|used to|they said|sometimes|a few|few times|couple|once|twice|i (?:do|have|know|had|get)|same as|regular|known|years|it'?s (?:like|the same)|familiar|diagnos|panic/i,
          to: 'known',
        },
      ],
    },
    {
      id: 'company',
      say: "I'm here. You needn't explain anything, and you don't have to be calm for me. Put a hand on something solid, a table or a wall, and feel how firm it is.",
      ask: "What's the first thing you see in front of you?",
    },
    {
      id: 'after',
      say: "That takes a lot out of you, and being shaky and tired afterwards is normal. Drink something, keep warm, and don't ask much of yourself for a while.",
      ask: 'What frightened you most while it lasted?',
      ways: [
        {
          say: 'That others saw it',
          words:
            /saw|see(?:ing)? me|star(?:e|ed|ing)|look(?:ed|ing)? at|people|everyone|everybody|boss|colleague|fool|embarrass|kids|in front of|public|queue|asham|laugh|watch(?:ed|ing)|\bclass\b|team|students?|audience|customers?|everyone|friends?|my (?:mum|mom|husband|wife|son|daughter|date)|stranger|ashamed|shame|ridiculous|scene|noticed|judge|silly|stupid|crowd|weak/i,
          to: 'seen',
        },
        {
          say: "That I'd die or go mad",
          words:
            /dy(?:ing|e)|\bdie\b|death|heart|stroke|\bmad\b|insane|crazy|control|mind|collapse|faint|pass out|breath|suffocat|chok|scream|unreal|drop (?:dead|down)|lose it|never (?:stop|end)|burst|explod|stop(?:ped)? (?:beating|breathing)|alone|help|losing|lost|\bair\b|throat|throw up|vomit|wet myself|float|body|tunnel|not real|hurt (?:myself|someone)|crash|wheel|baby|trapped|stuck|\bend\b|forever|black ?out|unconscious|dizz|going under|something (?:bad|terrible|wrong)|dead/i,
          to: 'costume',
        },
      ],
    },
    {
      id: 'constant',
      say: 'That wears you out in another way than an attack does. An attack ends, and this is hardly ever quite gone, so you get very little rest from it.',
      ask: 'What is it about, on most days?',
      ways: [
        {
          say: 'Everything, it just moves on',
          words:
            /everything|anything|all of it|all sorts|jump|moves?\b|one (?:thing|worry) (?:after|to)|next (?:thing|on)|whatever|many|different|new (?:thing|one|worry)|each|every (?:day|hour|thing)|always something|something else|several|a lot|lots|anything|random|whichever|this and that|all kinds|you name it|big and small|both/i,
          to: 'moves',
        },
        {
          say: "Nothing, it's in my body",
          words:
            /nothing|no (?:reason|cause)|body|stomach|chest|jaw|shoulders?|throat|tense|tight|physical|neck|hands|belly|breath|just there|feeling|free-?floating|without (?:a )?(?:reason|cause)|for no|don'?t know|dunno|idk|heart|muscles|teeth|head|dizz|buzz|vibrat|trembl|guts?|bowel|lump/i,
          to: 'body',
        },
        {
          say: 'One thing in particular',
          words:
            /job|work|money|rent|\bmy (?:\w+ )?(?:mum|mom|dad|mother|father|kids|children|son|daughter|husband|wife|partner|health|heart|exam|boss|parents|marriage|relationship|future)|future|climate|\bwar\b|news|exam|illness|death|getting (?:ill|sick|old)|house|school|one thing|being alone|interview|losing|\blose\b|dying|cancer|failing|\bfail\b|alone|lonely|thesis|\buni\b|study|studies|debt|visa|baby|pregnan|driving|flying|sleep|what (?:people|others)|people (?:think|liking|leaving)|break(?:ing)? up|relationship|husband|wife|partner|\bson\b|daughter|kids|children|\bold\b|retire|mortgage|world|politics|safety|safe|burglar|court|the move|moving|contract/i,
          to: 'one',
        },
      ],
    },
    {
      id: 'next',
      say: 'Fear of the next one is a large part of panic. You start listening to your heart and looking for the door, and then every small thing seems to be the beginning.',
      ask: 'What have you started to leave out because of it?',
      ways: [
        {
          say: 'Being on my own',
          words:
            /on my own|alone|by myself|without (?:my|him|her|someone)|come with me|has to come|with me\b|home alone|no ?one (?:with|around|there)|nobody (?:with|around|there)|unaccompanied|solo|without (?:company|someone|somebody|my|him|her)|always (?:with|have|take)|living alone|by me|alone/i,
          to: 'alone',
        },
        {
          say: 'Coffee, sport, anything fast',
          words:
            /coffee|caffeine|\brun(?:ning)?\b|sport|exercis|gym|sauna|pulse|heart (?:go|rate|up|race)|stairs|alcohol|wine|\bhot\b|\btea\b|energy drinks|football|swim|bike|cycl|\bsex\b|hot (?:rooms?|baths?|showers?)|dancing|yoga|hik|exert|sweat|adrenaline|horror|films?|training|workouts?|drinking/i,
          to: 'heart',
        },
        {
          say: 'Places: shops, trains, crowds',
          words:
            /shops?\b|supermarket|train|tube|\bbus\b|metro|tram|motorway|driv|highway|plane|fly|lift|elevator|crowd|cinema|theatre|restaurant|exit|queue|meeting|school|\buni\b|work|dentist|hairdresser|church|places?|going out|leav(?:e|ing) the house|party|parties|concert|bridge|tunnel|town|underground|subway|station|airport|holiday|travel|city|centre|center|mall|market|stadium|football|gigs?|\bpub\b|bars?\b|clubs?\b|weddings?|funerals?|presentations?|\bclass\b|lectures?|office|appointments?|waiting rooms?|boat|ferry|cars?\b|far from|away from|outside|the house|everywhere|everything|friends|seeing|social|dates?\b|school run|hospital|barber/i,
          to: 'places',
        },
      ],
    },
    {
      id: 'costume',
      say: "Many people with panic are afraid of just that while it lasts. It feels completely real every time, and then it passes. If a doctor has never looked at your heart, have it done once, so that you needn't wonder each time.",
      ask: 'What had the days before it been like?',
    },
    {
      id: 'seen',
      say: "From inside it feels enormous. From outside people mostly see somebody who looks pale and needs some air, and many don't notice. Those who do are more likely to be worried about you than to think badly of you.",
      ask: 'If a stranger next to you on a train had one, what would you think of them?',
    },
    {
      id: 'moves',
      say: "Then it probably isn't about the single things. When one worry is settled the next one takes its place, so solving them one by one doesn't bring much peace.",
      ask: "Which of today's worries could you do anything about?",
    },
    {
      id: 'one',
      say: "Then at least you know what it's about. There are often two parts to it: how things really are today, and everything you imagine might come. The second part can take up most of the day.",
      ask: 'Which picture of what might come do you see most often?',
    },
    {
      id: 'body',
      say: "A body that has been tense for long doesn't let go because it's told to. Simple things reach it better: warmth, slow breaths out, a walk, a hand on the stomach. If it doesn't get better, let a doctor have a look.",
      ask: 'When does it let go a bit, even for a minute?',
    },
    {
      id: 'places',
      say: 'Leaving a place out brings relief, so of course you do it. But then you never get to find out that you could have stood it. What helps many people is going back in very small steps, and staying until the fear gets less.',
      ask: 'What would be a first small step, five minutes long?',
    },
    {
      id: 'heart',
      say: "So a fast heartbeat has become something to be afraid of, although it's also what a heart does on the stairs or when you're happy. If yours has never been checked, have that done first. Then you can slowly get used to it again.",
      ask: "When did it last beat fast and you didn't mind?",
    },
    {
      id: 'alone',
      say: "With somebody there it's easier, because one of you would know what to do. So perhaps it's about whether you could get yourself through it. You've come through every one so far, and a good part of that was you.",
      ask: 'How long could you be alone before it gets hard, honestly?',
    },
    {
      id: 'breathe',
      say: "Let's do two minutes. You don't have to become calm, only let each breath out be a bit longer than the one in. The rest can follow in its own time.",
      exercise: 'paced-breathing',
    },
    {
      id: 'room',
      say: "Stay with what's around you: what you see, what colour it is, how it feels under your hand. The panic may still be there. You don't have to fight it, only keep looking.",
      exercise: 'five-four-three-two-one',
    },
    {
      id: 'known',
      say: "Then you've come through this before, even when it didn't feel as if you would. If anything is different this time, call somebody. Otherwise just the breath out now, long and slow.",
      exercise: 'paced-breathing',
    },
    {
      id: 'new',
      say: "Then don't sit there guessing on your own. Ring a doctor or an emergency line now, or ask somebody close by to do it, and say just what you've said here. While you wait, breathe out slowly.",
      exercise: 'paced-breathing',
    },
  ],
};
