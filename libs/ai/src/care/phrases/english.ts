import type { Phrases } from './phrases.ts';

const PILLS = '(?:pills|tablets|meds|medication|sleeping pills|painkillers)';
const MEANS = `(?:(?<!(?:allergy|vitamin|antibiotic|travel|iron|worming|headache) )${PILLS}|gun|rifle|pistol|rope|noose|razor ?blades?|blade)`;
const RELATIVE_OR_HE =
  '(?:he|she|(?:my )?(?:dad|mum|mom)|my (?:first |second |former |ex-?)?(?:husband|wife|boyfriend|girlfriend|bf|gf|man|fiance|partner|ex|old man|father|stepdad|stepfather|stepmum|stepmom|mother|brother|sister|uncle|(?:grown-up |adult |older )?(?:son|daughter)|grandson|nephew|carer|flatmate|roommate))';
const VICTIM =
  '(?:him|her|them|my (?:husband|wife|boss|mother|mum|mom|father|dad|brother|sister|neighbou?r|ex|boyfriend|girlfriend|baby|kids?|son|daughter))';
const CHILD =
  '(?:baby|newborn|toddler|kids?|child|children|twins|son|daughter|grand(?:son|daughter)|nephew|niece|boy|girl|little (?:boy|girl|one|brother|sister))';
/** How injuries by chance are told. */
const NO_ACCIDENT =
  "(?!.*\\b(?:accident\\w*|cook\\w*|kitchen|chopp\\w*|slipped|oven|iron|pan|stove|kettle|shav\\w*|(?:cat|dog|puppy)(?:'s|s)? (?:\\w+ )?(?:scratch\\w*|bit|bites?|claw\\w*|jump\\w*|pull\\w*|lead|crate|cage|gate|flap)|walking the dog|brambl\\w*|rose\\w*|fence|paper|tattoo\\w*|surg\\w*|operation|doctor|bike|fell|tripped|gym|sun|beach|jeans|hair|nails?|fringe|lawn|grass|match|training|volleyball|football)\\b)";
const HITTING =
  '(?:hits?|hitting|beats?|beating|beaten|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|headbutt(?:s|ed)|stamp(?:s|ed)|whip(?:s|ped)|belt(?:s|ed)|slam(?:s|med)|stabs?|stabbed|burn(?:s|ed|t)|bites?|bit)';
/** Not the ones of games, news and jokes. */
const NO_GAME_OR_NEWS =
  '(?! (?:at|to (?:the|it)|by|up|that|how|hard|with (?:(?:an?|another|the|his|her|more|some|yet another|this) (?:\\w+ )?(?:questions?|ball|snowball|pillow|cushion|hug|price|bills?|quote|kiss|smile|invoices?|paperwork|e-?mails?|deadlines?|fees?|charges?|facts?|truth|tasks?|requests?|lecture|surprise|joke|news)|that)|out of|like a|in (?:chess|a|mario|scrabble|cards|tennis|darts|pool|straight|the (?:race|quiz|final|game|match|first|semi|heart|feels))|again at|hollow)\\b)';
/** Not 'the baby drum', not 'awake for school'. */
const OBJECT_ENDS =
  '(?=$|[,.;:!?]| (?:and|but|so|when|if|because|again|until|till|tonight|today|yesterday|last|this|for (?:crying|real)|hard|in the (?:face|stomach|head)|with (?:a|the|his|her|my) (?:belt|stick|fist|hand|shoe|cable|spoon)|he|she|i)\\b)';
const VOICE =
  '(?:voices?|god|jesus|satan|lucifer|devil|demons?|angels?|allah|the lord|spirits?|(?:man|woman|people|men) (?:in|inside|behind|on) (?:the|my) (?:\\w+ )?(?:wall|walls|radio|tv|telly|mirror|head|alarm|ear|phone|lamp|vent|pipes))';
/** What somebody writes who says when. */
const SOON_WORDS =
  '(?:tonight|today|right now|now|tomorrow|this (?:week|weekend|morning|evening|afternoon|time)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** Any word except a negation. */
const WORD_EXCEPT_NOT = " (?!not?\\b|never\\b|don't|won't|didn't)[\\w']+";
/** Somebody else: a person that was named, or 'she'. */
const THIRD_PERSON =
  '(?:(?:my|our|a|his|her) (?:\\w+ ){0,2}(?:brother|sister|son|daughter|kid|child|teenager|friend|mate|bestie|cousin|niece|nephew|husband|wife|partner|girlfriend|boyfriend|bf|gf|ex|mum|mom|mam|dad|mother|father|grand\\w+|student|pupil|patient|client|colleague|coworker|neighbou?r|flatmate|roommate|housemate|uncle|aunt|twin)|he|she|they)';
const SAYING_VERBS = '(?:said|says|saying|told|tells|texted|texts|wrote|writes|messaged|posted)';
const NO_JEST =
  '(?! (?:of|from|laughing|inside|on (?:that|this) hill|trying|if|when|before|at|after|by the end|a little|just thinking|old|happy|in a good way|of old age|with (?:(?:this|that|the|my|our) (?:\\w+ )?(?:company|agency|bank|gym|landlord|provider|supplier|contract|club|band|team|job|relationship|committee)))\\b)';

export const ENGLISH: Phrases = {
  'crisis suicide': {
    says: [
      /\btrying (?:so hard |hard |really hard )?not to (?:kill|hang) my ?self\b/,
      new RegExp(
        `\\bi(?:'?m| am|'ll| will)?(?:${WORD_EXCEPT_NOT}){0,2} (?:want to|wanna|going to|gonna|decided to|have to) (?:end|finish) (?:it|things|everything) (?:${SOON_WORDS}|for good|by my own hand|over half term)\\b`,
      ),
      /\bi(?:'?m| am)? (?:(?:just|really|only) )?(?:want|wanted|need|wanna|going|gonna|decided|deciding)(?: to)? (?:stop (?:living|existing|being alive)|not (?:be alive|exist|live)|not be here any ?more)\b(?! (?:in|for|as|like|with(?:out)?|on|at|out)\b)|\bdeciding to die\b/,
      new RegExp(
        `\\b(?:i'?m|i am|i) (?:actually |really |finally |just )?(?:ending (?:it|things|everything)(?: all)? ${SOON_WORDS}|ending it all|gonna ctb|going to ctb|want to ctb)\\b|\\b(?:this time|for real|fr) i'?m ending it\\b`,
      ),
      /\bi(?:'ll| will) (?:probably |most likely |soon )?be dead (?:by (?:tomorrow|tonight|then|morning|the (?:morning|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|before (?:you|they|morning)|tomorrow|tonight|in the morning|when (?:you|they))\b(?! (?:after|at|from)\b)/,
      /\b(?:off|offing|top|topping|doing|do) (?:my|me) ?self(?: in)? (?:tonight|today|tomorrow|on|this|before|soon|by|mon|tues|wednes|thurs|fri|satur|sun)|\b(?:gonna|going to|want to|wanna|about to) (?:off|top) (?:my|me) ?self\b|\b(?:do|doing) (?:my|me) ?self in (?!the|a|my|for)/,
      /\b(?:do|doing) something (?:\w+ )?to myself\b/,
      new RegExp(
        `\\bi(?:'ve| have)? (?:just )?(?:took|taken|swallowed)\\b[^.]{0,12}\\b(?:far|way|a lot|many|much) (?:more|too many)\\b[^.]{0,12}\\b${PILLS}\\b|\\bi(?:'ve| have)? (?:just )?(?:took|taken|swallowed) (?:a load|loads|handfuls?|a handful|a bunch|a bowlful) of\\b[^.]{0,12}\\b${PILLS}\\b`,
      ),
      /\b(?:can't|cannot|can not|unable to|don't think i can) keep myself safe\b|\bnot safe (?:with|from|around|alone with) myself\b(?! (?:around|near|when)\b)/,
      /\b(?:won't|will not|isn't going to|not going to) be (?:a |any )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year)|christmas) for me\b|\bi (?:can't|won't|cannot) (?:promise|guarantee|say)(?: \w+)? i'll (?:be here|be alive|still be here|be around) (?:in the morning|tomorrow|tonight|next)\b/,
      /\b(?:steer|steered|drive|driven|drove|swerve|swerved)\b[^.]{0,20}\binto (?:the |a |an )?(?:oncoming )?(?:lorry|truck|traffic|tree|wall|barrier|bus)\b[^.]{0,20}\b(?:on purpose|deliberately)\b/,
      /\b(?:the|a|my|this|dad's|his) (?:rope|noose|gun|pistol|rifle|revolver)(?: is|'s|'s been| has been) (?:tied|loaded|on my (?:lap|bed|pillow)|in my (?:hands?|lap|mouth)|under my pillow|next to me|beside me|in front of me|right here)\b|\b(?:gun|pistol|revolver)\b[^.]{0,40}\b(?:it's|its) loaded\b(?!.*\b(?:hunt\w*|season|deer|range)\b)|\b(?:gun|pistol|rifle|rope|noose|knife)\b[^.]{0,30}\b(?:on my lap|under my pillow|round my neck|around my neck|to my head|use it on myself)\b/,
      /\b(?:whoever|who) finds (?:me|my body)\b(?! but\b)(?!.*\b(?:phone|wallet|keys)\b)/,
      new RegExp(
        `\\b(?:(?<!\\bthought )i(?:'?m| am|'ll| will)?(?:${WORD_EXCEPT_NOT}){0,2}|mak(?:es?|ing) me(?: just| really)?) (?:want|wanna|need|gonna|going|plan|planning|intend|will|ready|decided)(?: to)? (?:die|be dead|end it all|end it tonight|end my life|unalive myself)\\b${NO_JEST}`,
      ),
      /\bi (?:don't|do not|no longer) (?:really )?(?:want to|wanna) (?:live|be alive|exist|go on living)\b(?! (?:here|there|in|with(?:out)?|at)\b)/,
      /\b(?:i'?m|i am|i feel|feeling|i've been|been feeling) (?:so |really |very |actively |kind of )?suicidal\b/,
      new RegExp(
        `\\bi(?:'ve| have|'?m| am)? ?(?:have|got|have got|bought|holding|counted|saved|saving|saved up|hid|staring at|looking at|keep looking at|lined up|lining up)(?: \\w+){0,4} ${MEANS}\\b[^.]{0,40}\\b(?:table|hands?|ready|in front of me|next to me|beside me|drawer|nightstand|bed|lap|tonight|bedside|for when)\\b|\\bmy ${PILLS} are (?:lined up|counted|in front of me|in my hand)\\b`,
      ),
      /\b(?:i|i've|i have|just) (?:took|taken|swallowed) (?:all|the whole|too many|every|the entire|a whole)\b[^.]{0,25}\b(?:pills|tablets|meds|bottle|box|packet|pack)\b|\bi (?:just |have |'ve )?(?:overdosed|od'?d)\b/,
      /\bi(?:'?m| am|'ll| will|'ve| have)? ?(?:want to|wanna|going to|gonna|will|could|might|may|about to|decided to) (?:jump (?:off|in front|from)|hang myself|shoot myself|drown myself|slit my wrists)\b/,
      /\b(?:wrote|written|writing|finished|left|leaving) (?:my |a |the |you a |them a )?(?:goodbye|suicide|farewell) (?:letters?|notes?)\b(?!.*\b(?:cake|leaving do|last day|retire\w*)\b)|\bthis is my (?:goodbye|last (?:night|message|entry|day alive))\b|\bgoodbye (?:cruel )?world\b(?! of)/,
      /\b(?:i won't|i will not) be (?:alive|here|around) (?:by (?:then|morning|the morning|monday)|much longer|in the morning)\b/,
      /\b(?:i have|i've got|i've) (?:a plan|set a date|picked a day|made a plan)\b[^.]{0,40}\b(?:die|dying|end it|kill|suicide|to go)\b/,
      /\bkms tonight\b|\bgonna kms\b|\bi(?:'ve| have)? tried(?: it)? (?:once|before|last \w+|in \w+|(?:\w+ )?(?:years?|months?) ago),? (?:and|but|so)(?: now| then)? i(?:'m| am|'ll| will)?(?: going to| gonna)? try (?:it )?again (?:tonight|today|tomorrow|this|on|soon)\b/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,50}\\b(?:wants to (?:die|be dead)|(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?) (?:him|her|them)sel(?:f|ves)|(?:end|take|ending|taking) (?:his|her|their) (?:own )?li(?:fe|ves)|(?:going to|gonna|about to) jump(?: off)?|(?:doesn't|don't) want to (?:live|be alive|be here) any ?more|(?:overdosed|od'?d)|(?:took|taken|swallowed) (?:all|too many|a (?:load|lot|bunch|handful) of|loads of|the whole)[^.!?]{0,25}${PILLS})\\b(?! (?:of|from|laughing|over|with|trying|working|at|on|in|for|to|back|her|his|their)\\b)`,
      ),
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,40}\\b${SAYING_VERBS}\\b[^.!?]{0,40}\\b(?:i(?:'?m|'ll)? (?:(?:just|really) )?(?:want to (?:die|be dead|kill myself)|don't want to (?:live|be here|be alive)|going to (?:kill myself|end it)|wish i was dead)|(?:he|she|they) (?:wanted to (?:die|be dead)|didn't want to (?:live|be here|be alive)))\\b(?! (?:of|from|laughing|at|in|on|with)\\b)`,
      ),
    ],
    unlessDenied: [
      /\b(?:kill|killing|hang|hanging) (?:my ?self|meself)\b(?! (?:laughing|at the gym|over|for (?:this|a|that|work)|with (?:this|work)|trying|to (?:finish|get|meet|make)|studying|working)\b)/,
      /\b(?:end|ending|take|taking) my (?:own )?life\b|\b(?:commit|committing) suicide\b(?=.*\b(?:i|me|my)\b)|\bi\b[^.]*\bcommit(?:ting)? suicide\b/,
      /\bkmself\b|\bunalive my ?self\b/,
    ],
  },
  'concern suicide': {
    says: [
      /\bi(?:'?m| am)?(?: just| really)? (?:want to|wanna|going to|gonna|decided to) end it\b(?! (?:(?:all )?with|between|by|at|on|there|early|amicably|after|because (?:he|she))\b)/,
      /\b(?:fed up|tired|sick) of (?:living|being alive|existing)\b(?! (?:with|in|at|here|out of|like|on|off|from|by|near|next)\b)|\bdone with (?:life|living|existing)(?=$|[,.!?]| any)/,
      /\b(?:don't|do not) (?:want to|wanna) (?:be here|exist|wake up)(?=$|[.!?]| any ?more)/,
      /\b(?:wish(?:ed)?|wanted|want) (?:i|to) (?:didn't exist|had never existed|had never been born|not exist|stop existing|be dead)\b(?! (?:in|as|for|like|by|on|to)\b)/,
      /\b(?:better off|happier|easier) (?:dead|if i (?:was|were|wasn't|weren't)|without me)\b/,
      /\bi (?:just )?(?:wish|wished|hope|hoped|pray) (?:that )?(?:i|to) (?:(?:was|were) (?:dead|never born|gone)|had never been born|(?:don't|didn't|could|would|wouldn't|won't|not|never) (?:never |not )?wake(?: up)?|could (?:just )?disappear)\b/,
      /\b(?:not|never) wak(?:e|ing) up (?:again|tomorrow|any ?more)\b|\bnot want(?:ing)? to wake up(?=$|[.,!?]| again| any ?more)/,
      /\b(?:no reason|nothing left|no point|nothing) (?:to|in|for me to) (?:live|living|keep living|live for|being alive)\b/,
      /\b(?:thoughts? of|thinking (?:about|of)|think (?:about|of)) (?:(?:suicide|dying|killing myself|ending it|death (?:all|every))\b|(?:just )?not being (?:here|alive)(?: any ?more)?(?=$|[.,;!?]))/,
      /\bsuicidal (?:thoughts|ideation)\b|\b(?:my|last|first|second) (?:suicide )?attempt\b[^.]{0,30}\b(?:hospital|life|years?|ago|suicide)\b|\bi tried to (?:kill myself|end it|take my life)\b/,
      /\b(?:attempted suicide|(?:was|used to be|been) (?:\w+ )?suicidal)\b|\bi (?:\w+ )?wanted to (?:die|be dead|end (?:it all|my life))\b(?! (?:of|from|laughing|on the spot|right there)\b)|\bi no longer (?:want to|wanna|wish to) (?:die|be dead|end (?:it|my life))\b|\bnot suicidal\b|\bi don't want to be here any ?more\b|\bi can't (?:go on|do life) any ?more\b|\bi can't do this any ?more(?=$|[.!?]|\W*$|,? (?:please|help|and i|i)\b)/,
      new RegExp(
        `\\b(?:counted|counting|lined up|laid out) (?:all |out )?(?:of )?(?:the |my )(?:\\w+ )?${PILLS}\\b(?!.*\\b(?:patient\\w*|pharmacy|trip|holiday|box|mum|dad|mother|father|dog|cat|week)\\b)|\\b${PILLS}\\b[^.!?]{0,60}\\bi(?:'ve| have)? (?:just |already )?(?:took|taken|swallowed) (?:all of them|them all|the lot)\\b(?! (?:to|back|with me)\\b)|^(?:(?:yes|yeah|ok|and),? )?i(?:'ve| have)? (?:just |already )?(?:took|taken|swallowed) (?:all of them|them all|the (?:whole )?lot)(?: (?:already|just now|now|\\w+ (?:minutes?|hours?) ago|with \\w+))?\\W*$`,
      ),
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b(?! was| used to)[^.!?]{0,30}\\b(?:suicidal|(?:thinking|thinks) (?:of|about) (?:suicide|dying|death|ending it|killing))\\b|\\b${THIRD_PERSON}\\b[^.!?]{0,60}\\b${SAYING_VERBS}\\b[^.!?]{0,60}\\b(?:(?:worry about (?:me|him|her)|be (?:here|around)) (?:for )?much longer(?! (?:for|at|in|than)\\b)|better off without (?:me|him|her)|wish(?:es|ed)? (?:he|she|they) (?:was|were) dead|no (?:point|reason) (?:in|to) liv\\w+)`,
      ),
    ],
  },
  'crisis self_harm': {
    says: [
      /\b(?:cut|burn|burnt|burned|burning|hammered|slashed) (?:my ?self|my (?:own )?(?:\w+ )?(?:hand|arm|leg|wrist|thigh|skin)s?)\b[^.]{0,40}\b(?:on purpose|deliberately)\b/,
      new RegExp(
        `\\bi\\b(?:[^.]{0,25} )?(?:cut|cuts|cutting|carv\\w+|slic\\w+|slash\\w*|stabb\\w+) (?:(?!shaving)[\\w']+ ){0,5}my (?:own |left |right |upper |inner )?(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|stomach|ankles?|ribs)\\b${NO_ACCIDENT}`,
      ),
      /\bi(?:'?m| am|'ve been| have been| keep| can't stop) (?:\w+ )?(?:hurting|burning|cutting) my ?self\b(?! (?:at|in|playing|lifting|running|on (?:the|that)|shaving|cooking|trying|with (?:the|this) (?:oven|iron|pan))\b)/,
      /\b(?:about to|so (?:that )?i can|boutta) (?:go )?(?:hurt|cut|burn|harm) my ?self\b/,
      /\bi (?:need|have|want|got) to cut (?:right )?(?:now|tonight|again|deeper|deep|my ?self)\b(?! (?:on|from|down|into|back|out|off|the|some)\b)(?!,)/,
      /\bi(?:'ve| have|'?m)? (?:just )?(?:cut|cutting) (?:again|rn|right now|too deep|deeper)\b(?! (?:from|by|and paste|the|into|on|at)\b)|^cutting (?:rn|right now)\b/,
      /\b(?:bleed|bleeding|blood|stitches|wound|cuts?|bruises|burns?)\b.*\b(?:did (?:it|this|that) to myself|to myself on purpose|opened (?:it|them) again|reopened (?:it|them))\b|\bi did (?:it|this) to myself\b(?=.*\b(?:bleed\w*|hospital|stitches)\b)/,
      /\brelapsed\b[^.]*\b(?:sh|cuts?|cutting|blades?|stitches)\b|\b(?:gonna|going to|want to|need to|urge to) sh\b|\bsh (?:every day|again|is so back)\b/,
      /\b(?:a|the|my) (?:new |razor )?blades?(?: is|'s|'s been| are| has been)? (?:\w+ )?(?:in|under|behind|inside) (?:my|the) (?:\w+ )?(?:pocket|sleeve|phone case|hand|hands|fingers|pillow|mattress|sock|bra|wallet)\b/,
      /\bi(?:'ve been| have been|'ve| have|'?m| am| just| keep| keep on)?(?: just)? (?:cut|cutting|burned|burning|burnt) (?:my ?self|my (?:arms?|wrists?|legs?|thighs?|stomach))\b(?!(?!.*\b(?:deserve|to feel|again|on purpose|punish)).*\b(?:oven|stove|kettle|iron|pan)\b)(?! (?:shaving|on (?:a|the|some|broken)|while|chopping|slicing|cooking|ironing|some|a slice|off|short|loose|opening|making|taking|at|in|from|playing|with the (?:kitchen|bread|oven|iron|straighteners|curling|hair|grill|hob)|by accident|accidentally|trying)\b)/,
      new RegExp(
        `\\bi(?:'?m| am)?(?:${WORD_EXCEPT_NOT}){0,2} (?:want|wanna|need|going|gonna|about)(?: to)? (?:cut|burn|hurt|harm) my ?self\\b`,
      ),
      /\bi (?:just )?(?:hurt|harmed|punched|hit) myself (?:on purpose|again|deliberately|tonight)\b/,
      new RegExp(
        `\\bused? it on my ?self\\b|\\b(?:arm|leg|thigh|wrist|stomach|hip)s?\\b[^.!?]{0,30}\\b(?:because|cos|cuz|bc|cause) i (?:\\w+ )?cut (?:it|them|myself)\\b${NO_ACCIDENT}|\\bblades? (?:from|out of) (?:a|the|my) (?:\\w+ )?sharpener\\b(?=.*\\b(?:my (?:arm|leg|thigh|wrist|hip|stomach|skin)|myself)\\b)`,
      ),
    ],
  },
  'concern self_harm': {
    says: [
      /\bself[- ]?harm(?:ed|ing|s)?\b(?=.*\b(?:i|me|my)\b)|\bi\b[^.]*\bself[- ]?harm(?:ed|ing)?\b/,
      /\b(?:used to|urge to|urges to|thinking (?:of|about)|stopped|relapsed? (?:into|and)) (?:cut|cutting|hurt|hurting|burn|burning|harm|harming)\b(?: my ?self)?(?! (?:carbs|sugar|costs|corners|calories)\b)/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b(?! used to)[^.!?]{0,30}\\b(?:(?:cutting|hurting|harming|burning|starving) (?:him|her|them)sel(?:f|ves)\\b(?! (?:shaving|on|at|while|with)\\b)|self[- ]?harm\\w*)`,
      ),
    ],
  },
  'crisis eating': {
    says: [
      /\bi(?:'ve| have)? (?:not )?(?:eaten|consumed|had) (?:nothing|a thing)\b(?: (?:at all|but (?:\w+ )?(?:water|coffee|tea)))?[^.]{0,6}\b(?:for|in|since)\b[^.]{0,12}\b(?:(?:[4-9]|\d\d|four|five|six|seven|eight|nine|ten) days|weeks?)\b/,
      /\b(?:haven't (?:ate|eaten)|not eating|starving myself|purg(?:ed|ing)|throwing up on purpose|laxatives(?! (?:before|for|after)\b))\b[^.]*\b(?:fainted|fainting|passed out|pass out|blacked out|collapsed|nearly went down|can't stand up)\b/,
      /\b(?:heart|chest|pulse)\b[^.]*\b(?:from the starving|starving myself|purging|not eating|laxatives)\b/,
      /\bpurged (?:\w+ times|again)\b[^.]*\b(?:hands|heart|chest|dizzy|faint|blood|can't)\b/,
      /\bi (?:haven't|have not|didn't|did not) eat(?:en)?(?: \w+){0,2} (?:in|for|since) (?:\w+ )?(?:days|a week|weeks|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
      /\b(?:fainted|passed out|blacked out|collapsed)\b(?! (?:on|onto|into|in) )[^.]{0,40}\b(?:not eating|haven't eaten|no food|purging|starving)\b/,
      /\b(?:throwing|threw|throw) up blood\b(?=.*\b(?:purg\w+|binge|made myself|after (?:eating|every meal|meals))\b)|\bmade myself (?:throw up|sick|vomit|puke)\b(?=.*\bblood\b)/,
    ],
  },
  'concern eating': {
    says: [
      /\bi(?:'?m| am)? (?:simply |just )?(?:not going to|won't|will not|refuse to) eat (?:any ?more|ever again|again until i'?m|until i'?m (?:thin|invisible|small))\b/,
      /\b(?:make|made|making) my ?self (?:throw up|sick|vomit|puke)\b(?! with (?:worry|nerves|laughing))|\bi(?:'?m| am| keep| was| have been|'ve been)? (?:purg(?:e|ed|ing)\b(?! (?:the|my|our|your|his|her|their|all|some|half|old|a|an|it from|files|emails?|data)\b(?! (?:\w+ )?(?:food|dinner|lunch|breakfast|meal|cake|pizza)\b))|starving myself|starve myself)\b|\bbing(?:e|ed|ing) and purg(?:e|ed|ing)\b|\bi(?:'ve)? (?:just )?(?:threw|thrown|been throwing|keep throwing) up (?:again|twice|\w+ times)\b(?=.*\bblood\b)(?!.*\b(?:bug|flu|virus|norovirus|chemo\w*|pregnan\w*|poison\w*|hangover|ulcer|drank|drinking)\b)/,
    ],
  },
  'crisis psychosis': {
    says: [
      new RegExp(
        `\\b${VOICE}\\b[^.]{0,40}\\b(?:tell\\w*|told|orders?|ordered|says?|said|saying|wants?|command\\w*|whisper\\w*|instruct\\w*|shout\\w*|scream\\w*|chose|chosen|asks?|asked)\\b[^.]{0,50}\\b(?:kill|hurt|jump|die|burn|cut|stab|drown|sacrifice|punish|smother|harm|throw|bleed|strangle|knife|blood)\\b`,
      ),
      /\bvoices?\b[^.]{0,25}\b(?:say|said|says|want|wants|tell|tells|telling|told|order|orders|command|commands|whisper|scream|asked)\b[^.]*\b(?:hurt|kill|jump|die|burn|cut|pull|stab|my eyes|drown|obey)\b/,
      /\b(?:obey(?:ed|ing)?|orders from|listen(?:ed|ing)? to) the voices?\b/,
      /\b(?:dig|cut|carve|rip|tear|claw|pull|get) (?:it|them|this|that|(?:the|that) \w+) (?:out|owt) of my (?:skin|arm|leg|thigh|body|neck|stomach|teeth|tooth|face|wrist|eyes?)\b(?! (?:with tweezers|at the)\b)|\bget the (?:chip|transmitter|tracker|implant|wire|device) out of (?:my|me)\b/,
      /\b(?:he|she)(?:'s| is| thinks (?:he|she)(?:'s| is)) (?:\w+ )?(?:the messiah|jesus|an angel|god)\b[^.]*\b(?:fly|walked out|jump|balcony|roof|knife|hasn't slept)\b/,
      /\bvoices?\b[^.]{0,30}\b(?:tell(?:s|ing)?|order(?:s|ing)?|want(?:s|ing)?|command(?:s|ing)?|say(?:s|ing)?)\b[^.]{0,15}\b(?:me to|i (?:must|should|have to))\b/,
    ],
  },
  'concern psychosis': {
    says: [
      /\bmy (?:wife|husband|mother|mum|mom|father|dad|son|daughter|family) (?:has|have) been (?:replaced|swapped)\b(?! (?:by|as|at|with (?:a|an) |on)\b)/,
    ],
  },
  'crisis harm_to_others': {
    says: [
      /\bshoot(?:ing)? up (?:the|that|my|this|their) (?:place|school|office|class|church|work|building|mosque)\b/,
      new RegExp(
        `\\bi(?:'ve| have)? (?:just )?(?:hit|punched|choked|strangled|slapped|kicked|beat|beat up|shook|shaken|stabbed) (?:my|the|our) (?:girlfriend|wife|boyfriend|husband|partner|mother|mum|mom|${CHILD})\\b${OBJECT_ENDS}`,
      ),
      /\buse it on (?:him|her|them)\b/,
      /\bburn (?:that|this|the|his|her|their) (?:house|place|flat) (?:down )?with (?:\w+ ){1,4}in(?:side)?(?: it)?\b/,
      new RegExp(
        `\\bi(?:'?m| am)?(?:${WORD_EXCEPT_NOT}){0,2} (?:want|going|plan|planning|gonna|about|intend)(?: to)? (?:stab|shoot|strangle|murder|poison) ${VICTIM}\\b`,
      ),
      new RegExp(
        `\\bi(?:'?m| am)?(?:${WORD_EXCEPT_NOT}){0,2} (?:going|plan|planning|gonna|about)(?: to)? (?:kill|hurt) ${VICTIM}\\b[^.]{0,40}\\b(?:tonight|tomorrow|gun|knife|plan|car|ready)\\b`,
      ),
    ],
  },
  'concern harm_to_others': {
    says: [
      new RegExp(
        `\\bi(?:${WORD_EXCEPT_NOT}){0,2} (?:want|wanted|need|wanna)(?: to)? (?:kill|hurt) ${VICTIM}\\b(?! (?:for|with kindness|lol|feelings)\\b)`,
      ),
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:knife|gun|pistol|shotgun|rifle) (?:at|to|against) my (?:neck|throat|head|stomach|chest|ribs)\b/,
      /\bhelp\b.{0,15}\b(?:he|she|my (?:dad|husband|ex))(?:'s| is) (?:coming|at the door|upstairs|outside my door|downstairs)\b/,
      new RegExp(
        `(?<!\\b(?:dog|cat|horse|goat|goose|if|whether) )\\b${RELATIVE_OR_HE}\\b(?!'d have| would have)(?:'s)?[^.]{0,30} ${HITTING} (?:me|us|my (?:mum|mother|sister|brother|face|head|arm|back|ribs|throat|neck|hand))\\b${NO_GAME_OR_NEWS}`,
      ),
      /\b(?:grabbed|grabs|had|has|held|holds|holding|got|took|pinned) me (?:\w+ ){0,2}(?:by|round|around) (?:the|my) (?:throat|neck|hair)\b|\bhands? a?round my (?:throat|neck)\b/,
      new RegExp(
        `\\b${RELATIVE_OR_HE}\\b[^.]{0,40}\\b(?:says?|said|told me|threaten\\w*|swears|swore|promised|texts?|texted|shout\\w*)\\b[^.]{0,40}\\b(?:kill|burn|bury|shoot|stab|drown|slit|strangle|cut) (?:(?<!\\b(?:bury|then kill) )me|me(?! (?:first|with|next to|beside)\\b)|us|you|the (?:kids|children|dog)|my (?:mum|sister|family|kids|face|throat)|himself and)\\b(?! (?:if (?:i|you) (?!leave|left|go|tell|talk|ever|call)|for|laughing|when (?:he|she) (?:sees|finds))\\b)(?!.*\\b(?:lol|haha|joking)\\b)`,
      ),
      new RegExp(
        `\\b${RELATIVE_OR_HE} (?:\\w+ ){0,2}(?:choked me|dragged me (?:by|across|down|upstairs)|pushed me (?:down|into the (?:wall|door)|against)|threw me (?:down|against|into|across)|shoved me (?:down|against|into))\\b`,
      ),
      /\bput(?:s|ting)? (?:his|her|their)?(?: bare)? ?hands? (?:on me(?: again)?$|on me again|a?round my (?:neck|throat))|\bput hands on me\b/,
      /\b(?:held|put|pulled|pointed|points|holds|puts|pulls|waved) (?:a|the|his|her) (?:\w+ )?(?:knife|gun|blade|rifle|axe|pistol|shotgun) (?:to (?:my|her|his)|at (?:me|us|my)|on (?:me|us)|against my)\b/,
      /\bif i (?:leave|left|try to leave|go to the police|tell the police|call the police)\b[^.]{0,15}\b(?:he|she|they)(?:'ll| will|'d| would) (?:kill|hurt|shoot|stab|bury) (?:me|us|the|my|himself|herself)\b/,
      /\b(?:breaking|kicking|smashing|broke|kicked|smashed) (?:down|in) (?:the|my|our) (?:\w+ )?door\b|\b(?:smashing|smashed) up (?:the|our|my) (?:flat|house|place|kitchen|home)\b(?! (?:for|to|with)\b)/,
      new RegExp(
        `\\b${RELATIVE_OR_HE} (?:has |have |just |may have |might have )?(?:broke|broken|breaks) my (?:ribs?|arm|nose|jaw|fingers?|wrist|cheekbone|tooth|collarbone)\\b(?! (?:in|at|during|playing|by accident|on the (?:swing|slide|trampoline)|when we were (?:kids|little))\\b)`,
      ),
      /\b(?:take|took|taken|takes) my passport\b(?=.*\b(?:going nowhere|won't let|pay|work|leave|phone)\b)/,
      new RegExp(
        `(?<!\\b(?:if|whether) )\\b${RELATIVE_OR_HE} (?:\\w+ )?(?:hits?|beats?|beat|choked|chokes|strangled|strangles|punched|punches|kicked|kicks|slapped|slaps|shoved|raped|is hitting|is beating|keeps hitting|keeps beating) me\\b${NO_GAME_OR_NEWS}`,
      ),
      new RegExp(
        `\\b${RELATIVE_OR_HE}(?:'s| has| is| will| won't)?[^.]{0,25}\\b(?:locked me in|won't let me leave|took my phone and|holding me here|pointed (?:a|the|his) (?:gun|knife) at me)\\b`,
      ),
    ],
  },
  'concern violence': {
    says: [
      /\bi(?:'?m| am) (?:so )?(?:afraid|scared|terrified) of (?:my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather)|him)\b|\babusive (?:relationship|husband|boyfriend|partner|marriage)\b/,
      /\b(?:he|my (?:husband|boyfriend|bf|partner|ex|stepdad|stepfather|fiance))(?:'s| is|'ll| will) (?:going to |gonna |actually |really )*kill me(?=$|[.;!]| (?:tonight|one day|some ?day|this time)\b| if (?:he (?:sees|finds|reads|hears) (?:this|it|me|us|out)|i (?:leave|tell))(?=$|[.,;!?]| (?:he|and|before)\b))(?!.*\b(?:late|bill|receipt|spent|spend\w*|shopp\w*|dent\w*|scratch\w*|mess|carpet|homework|grades?|forgot|anniversary|game|lol|haha)\b)/,
    ],
  },
  'crisis child': {
    says: [
      /\bmy (?:dad|daddy|stepdad|mum|mom|mummy|uncle|father|mother|stepmum|brother|foster \w+) hurts (?:me|us)\b(?! (?:with|when (?:he|she) (?:says|doesn't|ignores|forgets)|by|feelings)\b)/,
      /\b(?:mum|mom|mother|dad|father|parents)\b[^.]{0,15}\b(?:hasn't|haven't|has not|have not) (?:come|been) (?:back|home)\b[^.]{0,20}\b(?:days|nights)\b/,
      new RegExp(
        `\\b(?:left|leaves|leaving) (?:my|the|her|his|their|our) (?:\\w+ )?${CHILD}\\b[^.]{0,12}\\b(?:alone|by (?:him|her|them)sel(?:f|ves)|locked in|on (?:his|her|their) own)\\b(?! (?:with|for (?:the first|five|ten|two) |together)\\b)`,
      ),
      new RegExp(`\\b${CHILD}\\b[^.]{0,60}\\bbeing (?:hit|beaten|starved|abused)\\b(?! (?:in|at|to)\\b)`),
      new RegExp(
        `\\block(?:s|ed|ing) (?:our|his|her|the|my|their) (?:\\w+ )?${CHILD} (?:up |alone )?(?:in|inside) (?:the|a) (?:cellar|basement|cupboard|garage|shed|closet|wardrobe|attic)\\b`,
      ),
      /\b(?:drunk|pissed|wasted)\b[^.]{0,20}\bdriving (?:us|me and my)\b/,
      /\bhaven't been allowed (?:any |to )?(?:food|eat)\b|\b(?:hasn't|not) (?:let|given|fed) (?:us|me) (?:any )?(?:food|eat) (?:for|in|since)\b/,
      /\b(?:he|she|my (?:dad|stepdad|stepfather|father|uncle|cousin|brother|stepbrother|grandad|grandpa|grandfather|mother|mum|coach|teacher|neighbou?r|priest|babysitter|mum's boyfriend|mom's boyfriend|step ?dad))\b[^.]{0,20}\b(?:touch(?:es|ed)|touching) (?:me|my (?:daughter|son|sister|brother|little \w+|privates?))\b(?! (?:with|on the shoulder|deeply|so much|by)\b)/,
      new RegExp(
        `\\b(?:hits?|beats?|beat|shakes?|shook|hurts?|hurting|hitting|beating|starv(?:es|ing)) (?:the|her|his|their|my|our) (?:baby|kids?|child|children|son|daughter|toddler|little (?:boy|girl|one|brother|sister))\\b${OBJECT_ENDS}`,
      ),
    ],
  },
};
