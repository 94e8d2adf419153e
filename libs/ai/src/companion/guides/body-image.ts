import type { Guide } from '../guide.ts';

export const BODY_IMAGE: Guide = {
  id: 'body-image',
  title: 'My body',
  words:
    /\b(?:mirrors?|my (?:own )?(?:body|thighs|belly|stomach|nose|neck|arms?|skin|hair|chin|weight|scars?)|bodies|how i look(?:ed)?|look (?:like a|disgusting|fat|ugly)|fat\b|ugly|thin\b|skinny|bald|scars?|zip up|dress(?: shopping)?|changing room|cabin|photos? of (?:me|myself)|(?:team|group) (?:photo|picture)|kilos|stone\b|put on (?:\w+ )?(?:weight|kilos)|filled out|the gym|go running|running group|abs\b|out of breath|trainers|haven't (?:moved|exercised)|shop windows|ate the whole|binge\w*|skip lunch|mastectomy|in the (?:pool|water)|at the pool|beautiful|in my underwear|recogni[sz]e me|suck in)\b/i,
  situations: ['body-image', 'not-exercising'],
  tone: 'hard',
  acks: [
    "It's tiring when your own body takes up so much of your thinking.",
    "It's there from getting dressed in the morning to going to bed, so of course it wears you down.",
    'That sort of thing takes up a lot of room in a day, and nobody else can see it.',
  ],
  ask: 'What does it make you do, or keep you from doing?',
  ways: [
    {
      say: 'Something with food',
      words:
        /\beat|\bate\b|food|binge|dinner|lunch|skip(?:ping)? (?:meals?|lunch|dinner|breakfast|food|eating)|starv|snack|chocolate|meal|hungry|calorie|throw up|comfort|fridge|crisps|cake|salad|bread|loaf|fast(?:ing)?\b|sweets|sugar|overeat|biscuits|ice ?cream|pizza|crave|craving|stuff myself|purge|puke|meals|breakfast|diet pills|hungr|portion|cook|kitchen/i,
      to: 'food',
    },
    {
      say: 'Plan to start on Monday',
      words:
        /monday|tomorrow|next week|\bplan\b|promis|swear|start (?:running|again|over)|gym|sign(?:ed)? up|new (?:life|me|year)|exercis|workout|work out|\brun(?:ning)?\b|diet|shoes|trainers|\bapp\b|personal trainer|\bclass\b|yoga|swim(?:ming)? (?:tomorrow|course)|bike|\bsteps\b|routine|couch to|challenge|this time|motivat|resolution|from now on|begin|\bstart\b|youtube workout|plans|schedule|train(?:ing)?\b|buy (?:new|a|running)|order (?:new|a|running)/i,
      to: 'monday',
    },
    {
      say: 'Check, compare, pick at myself',
      words:
        /mirror|weigh|scales?\b|compar|pinch|stare|zoom|photos? (?:and|of)|check|look at (?:myself|other|every|pictures)|measure|squeeze|instagram|scroll|pick(?:ing)? at|hate myself|insult|suck|window|tuck|body check|reflection|selfies?|(?:pictures|photos) of (?:myself|me)|camera|angles?|filter|make-?up|hours in front|obsess|stand in front|turn sideways|grab|poke|tear myself|call myself|criticis|count|compare|envy|envious|look at|examine|google|surgery|botox|spots|squeez|pluck|shave/i,
      to: 'check',
    },
    {
      say: 'Hide or stay at home',
      words:
        /hid(?:e|ing)|cancel|stay (?:in|at home|home)|don'?t (?:go|want to go|date|let|wear|meet)|not go|avoid|cover|baggy|black|big (?:clothes|jumpers?|t-?shirts?|\w+ things)|back row|at the back|never (?:wear|go|swim)|swim|beach|undress|light(?:s)? off|going out|won'?t (?:go|let|wear)|excuse|photos?\b|\bsex\b|touch|part(?:y|ies)|skip (?:parties|school|pe|class|work|events|dates|the)|invit|say no|decline|long sleeves|layers|dark clothes|cardigan|jumper|scarf|hood|\bhat\b|indoors|inside|not (?:see|meet|wear|be seen|show)|camera off|withdraw|isolat|relationship|intima|close the|avoid|dating|summer|lake|pool|sauna|changing rooms?|\bgym\b(?=.*(?:afraid|don'?t|can'?t|scared))|turn (?:off|away)|delete|stop(?:s|ped)? me (?:from )?(?:going|wear|dat|swim|danc|speak)|speak up|from (?:going|wearing|dating|dancing|swimming)/i,
      to: 'hide',
    },
  ],
  nodes: [
    {
      id: 'hide',
      say: "So it doesn't only hurt, it takes things away from you as well. Staying out of sight is a relief for the moment, and each time it makes the next time a little harder.",
      ask: 'What did you last miss because of it?',
      ways: [
        {
          say: 'Being close to somebody',
          words:
            /undress|touch|\bsex\b|\bclose\b|kiss|dat(?:e|es|ing)\b|intima|naked|light(?:s)? (?:on|off)|boyfriend|girlfriend|husband|wife|partner|\blove\b|relationship|cuddl|romance|romantic|tinder|flirt|\bboy\b|\bgirl\b|\bman\b|\bwoman\b|a date|crush|hug|sleep(?:ing)? (?:with|over)|\bbed\b|marriage|\bex\b|guy/i,
          to: 'close',
        },
        {
          say: 'A party, a beach, a photo',
          words:
            /party|beach|pool|swim|lake|photos?|picture|wedding|reunion|dinner|dance|danc|summer|holiday|sauna|invit|friends?\b|birthday|concert|\bclass\b|sport|kids|school|work (?:do|party|thing)|graduation|\bprom\b|ceremony|festival|hen do|stag|trip|\bsea\b|waterpark|yoga|gym|theatre|trampolin|holidays?|bbq|barbecue|christening|meeting|interview|presentation|family|video call|selfie|camera|sports day|dance|my own|the whole|night out|everything/i,
          to: 'missed',
        },
      ],
    },
    {
      id: 'check',
      say: "Checking and comparing rarely end in relief. Mostly you come away with one more thing to mind, because anybody who is looked at that long and that strictly starts to look wrong. And there's usually a voice that comments all the while.",
      ask: 'Whose voice is it, would you say?',
      ways: [
        {
          say: 'Pictures, people online',
          words:
            /insta|tiktok|online|influenc|facebook|pictures|models?\b|magazine|celebrit|media|before and after|scroll|filter|advert|society|feed|celebs?|actress|vogue|porn|filters?|reels|algorithm|the internet|internet|the media|marketing|\bads\b|beauty/i,
          to: 'online',
        },
        {
          say: 'Somebody who once said it',
          words:
            /\bmy (?:\w+ )?(?:mother|mum|mom|father|dad|sister|brother|gran\w*|nan|aunt|ex|husband|wife|boyfriend|teacher|coach|trainer|doctor|family|parents)|mother'?s|school|boys|girls from|kids (?:at|from)|called me|\bex\b|teacher|coach|bull(?:y|ies)|class|(?:he|she|they) (?:said|called|always)|\bgirls\b|\bboys\b|someone|somebody|a guy|a man|classmates?|peers|uncle|cousin|stepm|stepd|in-?laws?|swim|ballet|nurse|colleague|boss|mum'?s?\b|mom'?s?\b|dad'?s?\b|sister'?s|brother'?s|husband'?s|the kids|people who|stranger|dance|gym|\bpe\b/i,
          to: 'said',
        },
        {
          say: 'My own',
          words:
            /\bmy own\b|\bmine\b|^me\b|just me|myself|\bi do\b|nobody (?:else|ever)|no one (?:else|ever)|inner|in my (?:own )?head|myself|\bme\b|mine|\bown\b|\bhead\b|i'?m my own|critic|nobody'?s|no ?one'?s|inside/i,
          to: 'own-voice',
        },
      ],
    },
    {
      id: 'monday',
      say: "Plans like that tend to get made when you're fed up with yourself, and so they ask for too much at once. If they don't last, that says more about the plan than about your will.",
      ask: 'What would you want it for, if nobody could see the result?',
      ways: [
        {
          say: 'Honestly, only for the looks',
          words:
            /only|just|look(?:s|ing)?\b|\bthin\b|slim|pretty|attractive|\bhot\b|mirror|wedding|clothes|jeans|dress|star(?:e|ing)|people|weight|flat stomach|belly|nothing|\bfat\b|beach|bikini|photos?|mirror|sexy|smaller|\bsize\b|skinny|\babs\b|six ?pack|bum|others|\bex\b|boyfriend|girlfriend|compliment|confiden|to be (?:wanted|noticed|loved|pretty)|\blook\b|approval|\blove\b|tummy|stomach|shape/i,
          to: 'only-look',
        },
        {
          say: 'To feel strong, or calm',
          words:
            /strong|strength|energy|stairs|breath|carry|play with|sleep|\bhead\b|calm|stress|mood|health|live longer|\bback\b|pain|\bfit\b|feel (?:good|better|alive|well)|grand|kids|outside|fresh air|keep up|ache|aching|hurt|joints|knees?|hips?|blood (?:pressure|sugar)|heart|diabetes|tired|alive|age(?:ing)?|\bold\b|climb|hike|mountain|marathon|run (?:a|for)|dance|swim|clear|mental|anxiety|depress|\bmind\b|routine|pride|proud|discipline|control|free|move|fun|bike|football|endorphin|relax|lighter|body|kids|dog/i,
          to: 'strong',
        },
      ],
    },
    {
      id: 'food',
      say: "So eating has become part of it, and that's hard, because nobody can simply leave food alone. It has little to do with discipline. Strict rules often make it worse, and so does being ashamed.",
      ask: 'When is it at its worst?',
      ways: [
        {
          say: "All day, it's always in my head",
          words:
            /all (?:day|the time)|always|constant|every (?:minute|hour|meal|day)|count|wake up|never stops|nothing else|throw up|throwing up|purg|starv|24|non-?stop|obsess|24\/7|constantly|every waking|morning till|morning to|\ball\b|nonstop|never (?:not|off|a break)|weigh|calories|dream (?:of|about)|planning|every time i eat|each meal|after every/i,
          to: 'all-day',
        },
        {
          say: 'With others at the table',
          words:
            /family|famil|others|people|restaurant|watch|my (?:mum|mom|mother|dad|boyfriend|husband|plate)|colleague|at work|canteen|christmas|in public|table|party|guests|buffet|lunch (?:with|at|break)|eat(?:ing)? out|cafe|dates?\b|parents|in-?laws|mother|sister|brother|wedding|holidays|invited|someone (?:sees|looks|watches)|friends|company\b|at school|work lunch/i,
          to: 'with-others',
        },
        {
          say: 'In the evening, on my own',
          words:
            /evening|night|alone|\bown\b|after work|sofa|couch|kitchen|\bbed\b|nine|\bten\b|\btv\b|telly|bored|weekend|late|asleep|kids are in|after (?:dinner|nine|eight|ten|midnight|the kids|a|everyone)|dark|end of the day|home alone|when (?:i'?m|everyone|nobody|no one|he|she|the)|front of the|series|netflix|fridge|stress|sunday|afternoon|when i get home|coming home|drunk|tired|lonely|bath/i,
          to: 'evening',
        },
      ],
    },
    {
      id: 'missed',
      say: 'So that went by without you, and how you look got to decide it. You probably thought of the ones who might stare. There are usually others there too.',
      ask: 'Who would have been glad to see you there?',
    },
    {
      id: 'close',
      say: 'Being seen up close by one person can be harder than being seen by a whole beach. You go in with your own picture of yourself, the strictest there is, and you expect them to see the same one.',
      ask: 'What do you imagine they see?',
    },
    {
      id: 'said',
      say: "Then it came from outside, and it has stayed with you much longer than it took to say. People who say such things have often forgotten them by the evening. It was somebody's opinion, and you've had to live with it like a fact.",
      ask: 'How did it go, in their words?',
    },
    {
      id: 'own-voice',
      say: "Even if it's your own by now, it probably picked up some of its words elsewhere. It may even mean to help, as if being strict enough would make things better. So far it has mostly made you tired.",
      ask: 'What exactly does it say, on a bad day?',
    },
    {
      id: 'online',
      say: "Knowing that they're posed and filtered doesn't help much, because you've compared yourself before you can think. You see more perfect strangers in one morning than people used to meet in a year.",
      ask: 'After whose pictures do you feel worse than before?',
    },
    {
      id: 'strong',
      say: "Then there's a reason in it that's yours and has nothing to do with being looked at. For that, ten minutes count, and a walk counts. It doesn't have to hurt to do you some good.",
      ask: "When did moving last feel good, even if it's long ago?",
    },
    {
      id: 'only-look',
      say: "It isn't vain to want that. People do get treated differently for their looks, and everybody notices. Often there's something else in the wish too: being left in peace, being chosen, walking in somewhere without a thought.",
      ask: 'What would you do on the first day of looking like that?',
    },
    {
      id: 'all-day',
      say: "Then it has taken over far more than the meals, and will isn't the question any more. You shouldn't have to fight that alone. There are people who know exactly this, and a doctor is the way to them. You don't have to be bad enough first, or thin enough.",
      ask: 'What used to be in your head before this took up so much of it?',
    },
    {
      id: 'evening',
      say: "By that hour a lot has piled up, and food works at once, so it ends up with a job that isn't about hunger. If it happens often and you can't stop it, do tell a doctor. It's common, and there is help for it.",
      ask: 'What else would you have needed by then, apart from something to eat?',
    },
    {
      id: 'with-others',
      say: "Then you're eating and watching yourself being watched, and you hardly get to taste anything. People who comment on other people's plates are often uneasy about their own.",
      ask: 'Which remark are you waiting for, when you sit there?',
    },
  ],
};
