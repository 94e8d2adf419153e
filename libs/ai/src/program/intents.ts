/** What a message asks for, or does, beside telling something. `wish-<id of an exercise>` begins it. */
export type MessageIntent =
  | 'agree'
  | 'ask-account'
  | 'ask-advice'
  | 'ask-astrology'
  | 'ask-billing'
  | 'ask-calendar-help'
  | 'ask-can-do'
  | 'ask-companion-self'
  | 'ask-diagnosis'
  | 'ask-fact'
  | 'ask-forget'
  | 'ask-human'
  | 'ask-insights'
  | 'ask-joke'
  | 'ask-journal-help'
  | 'ask-knows-me'
  | 'ask-meaning'
  | 'ask-medication'
  | 'ask-model'
  | 'ask-opinion'
  | 'ask-page'
  | 'ask-past'
  | 'ask-privacy'
  | 'ask-remember'
  | 'ask-soulprint'
  | 'ask-summary'
  | 'ask-task'
  | 'ask-today'
  | 'ask-week'
  | 'ask-why'
  | 'complaint'
  | 'correction'
  | 'disagree'
  | 'done'
  | 'goodbye'
  | 'greeting'
  | 'insult'
  | 'leave'
  | 'pause'
  | 'resume'
  | 'test-message'
  | 'thanks'
  | 'time-given'
  | 'unsure'
  | 'wants-listening'
  | 'wants-talk'
  | 'wish-day-review'
  | 'wish-exercise'
  | 'wish-if-then-plan'
  | 'wish-list'
  | 'wish-paced-breathing'
  | 'wish-prompt'
  | 'wish-weekly-plan';

const DISORDER_NAMES =
  'depress\\w*|bipolar|adhd|add|ptsd|ocd|autis\\w*|borderline|bpd|narcissis\\w*|schizo\\w*|anxiety disorder|eating disorder|anorexi\\w*|bulimi\\w*|disorder|mentally ill';

/** Whole messages: 'yes', 'thanks', 'Tuesday at 8'. */
const WHOLE_MESSAGE_INTENTS: readonly (readonly [MessageIntent, RegExp])[] = [
  [
    'agree',
    /^(?:(?:y(?:es|eah|ep|up)|ok(?:ay)?|sure),? (?:sure|ok(?:ay)?|please|do it|sort it|let's)|y(?:es|eah|ep|up)|yea|ya|sure|ok(?:ay)?|k|right|exactly|true|definitely|i do|i think so|of course|agreed|sounds good|that's (?:it|right|true)|mm+hm+|please|yes please|go ahead|let's (?:do it|go|try)|go on)$/,
  ],
  [
    'disagree',
    /^(?:no+|nope|nah|not really|not at all|i don't(?: think so)?|never|no thanks?|no thank you|not now)$/,
  ],
  [
    'unsure',
    /^(?:(?:i )?(?:don't|do not|dont) (?:really )?know(?: really| tbh| sorry| what to (?:say|write))?|i ?dk|idk|dunno|i'?m? ?not (?:really )?sure|no idea|no clue|maybe|perhaps|hm+|uh+|um+|whatever|hard to say|not much|can't say)$/,
  ],
  ['done', /^(?:done|i'?m done|i did it|did it|finished|i'?ve done it|ready|next)$/],
  [
    'greeting',
    /^(?:(?:hi+|hey+|hello|hiya|heya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening)(?: there| again| inkwell| friend| you)? ?)+$/,
  ],
  [
    'goodbye',
    /^(?:ok(?:ay)? |right |well |anyway |so )+(?:time (?:to|for) |i should |i'd better |better |i must )(?:get|go|start|be|bed|make|take|pick|run|head)\b.{0,30}$|^(?:ok(?:ay)? |well |anyway )?(?:bye+|goodbye|good ?night|nighty? ?night|see (?:you|ya)|talk (?:later|soon|tomorrow)|(?:i )?gotta (?:go|run|sleep)(?: (?:write|sleep|work|now|eat|cook|get \w+|pick \w+|to \w+))?|i (?:have|need|'ve got) to (?:go|run|sleep)|night(?! shift| duty| bus| train| out| school|mares?)|ttyl|later|off to bed|(?:(?:i'm|im|i am) )?(?:gonna|going to) (?:sleep|bed)(?: now)?|(?:let's|lets|we can|i'll|i want to|can we) (?:stop|leave it|end|finish)(?: it)? (?:here|there|for (?:now|today)|now)|(?:that's )?(?:it|all|enough) for (?:now|today|tonight)|(?:no )?that's (?:all|it|everything|fine|okay|ok)(?= (?:thanks|thank you))|(?:i'?m|i am) (?:going|off|heading) (?:to (?:bed|sleep|go)|now|home))(?: .{0,30})?$/,
  ],
  [
    'thanks',
    /^(?!.*\b(?:good ?night|bye|bed|gotta go)\b)(?:ok(?:ay)? |oh |ah |great )?(?:thank(?:s| you| u)?|thx|ty|cheers|much appreciated)(?: .{0,40})?$|^(?!.*\b(?:but|no)\b).{0,45},? (?:thanks|thank you)$/,
  ],
  [
    'test-message',
    /^(?:test(?:ing)?|testing testing|test \d+|lorem ipsum.*|hello world|anyone (?:there|here)|you there)$/,
  ],
  [
    'leave',
    /^(?:ok(?:ay)? |please |no )?(?:stop|quit|exit|cancel|enough|stop (?:this|it|the exercise)|leave it|forget it|end|never ?mind|that's enough(?: for now)?|(?:can|could|shall) we (?:please )?(?:talk about something else|change the (?:subject|topic))|let's (?:talk about something else|change the (?:subject|topic)))$/,
  ],
  [
    'pause',
    /^(?:later|not now|pause|tomorrow|maybe later|another time|not today|let's (?:pause|do it (?:later|tomorrow)))$/,
  ],
  [
    'resume',
    /^(?:continue|resume|go on with it|where were we|let's (?:continue|go on)|carry on|back to (?:it|the exercise))$/,
  ],
  [
    'time-given',
    /^(?:on |this |next |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.{0,45}\b(?:\d{1,2}(?::\d\d)? ?(?:am|pm)?|morning|noon|afternoon|evening|night|lunch)\b.{0,20}$|^(?:tomorrow|tonight|today)\b.{0,20}\b(?:at )?\d{1,2}(?::\d\d)? ?(?:am|pm)?\b.{0,20}$/,
  ],
];

/** Anywhere in a short message. */
const WITHIN_MESSAGE_INTENTS: readonly (readonly [MessageIntent, RegExp])[] = [
  [
    'ask-diagnosis',
    new RegExp(
      `\\b(?:do (?:i|you think i) have|am i|are you saying i(?:'m| am)|could (?:it|this|i) (?:be|have)|is (?:it|this)|diagnos\\w+)\\b.{0,60}\\b(?:${DISORDER_NAMES})\\b`,
    ),
  ],
  [
    'ask-human',
    /\b(?:(?:are|r) (?:you|u) (?:really |actually |just |even |an? )*(?:real|human|person|bot|robot|ai|machine|computer|chatgpt|gpt|therapist|program|alive|conscious)\b|(?:^|[.!?,] )(?:and |so |ok |but )*who (?:are|r) (?:you|u)\b|what (?:are|r) (?:you|u)\b(?! (?:thinking|saying|doing|on about))|(?:am i|is this) (?:talking |speaking |chatting )?(?:to |with )?(?:an? )?(?:ai|bot|robot|human|real person|machine|chatbot)\b|who (?:made|built|programmed) you|why do (?:you|u) (?:even )?exist|be my (?:therapist|friend|girlfriend|boyfriend))/,
  ],
  [
    'ask-knows-me',
    /\bwhat (?:do|did|have) (?:you|u) (?:know|remember|stored?|saved?|learn(?:ed|t)?|got)\b.{0,20}\b(?:about|of|on) me\b|\bwhat do you know about me\b|\bdo you (?:know|remember) me\b/,
  ],
  [
    'ask-past',
    /\bwhat did i (?:say|write|tell you)\b|\bwhen did i (?:last|first)\b|\bhave i (?:ever )?(?:mentioned|told you|written)\b|\bdo you remember (?:what|when) i\b/,
  ],
  [
    'ask-today',
    /^(?:what(?:'s| is)|which)(?: day| date| time|the (?:date|time|day))\b.{0,25}$|\bwhat (?:day|date|time) is it\b|\bwhat's (?:the date|the time|today's date)\b/,
  ],
  [
    'ask-can-do',
    /\bwhat(?:'s| is| are| am i)? (?:this|you|it|i) (?:thing |app |chat )?(?:even |actually |exactly )?(?:supposed to (?:do|be)|(?:good )?for)\b|\bwhat can (?:you|u) (?:actually |really )?do\b|\bwhat can (?:i|we) (?:actually |even )?(?:do|try|use) (?:here|with (?:you|this))\b|\bhow (?:does this|do you) work\b|\bwhat (?:are you for|do you do)\b|\bhow can you help\b|^(?:and |so |but )*(?:is|will|does|would) (?:this|it|that|writing|talking to you) (?:really |actually |even |ever )*(?:going to |gonna )?(?:help|work|do anything)\b.{0,30}$/,
  ],
  [
    'ask-medication',
    /\b(?:should i (?:take|stop taking|increase|skip)|what dose|how (?:much|many)|side effects?)\b.{0,40}\b(?:pill|pills|tablets?|meds|medication|antidepressants?|sertraline|prozac|xanax|ssri\w*|melatonin|dose|mg)\b/,
  ],
  [
    'ask-privacy',
    /\bwhat (?:happens|do you do|will happen) (?:to|with) (?:what|everything|all|the things|all the things|my)\b.{0,12}\b(?:write|type|say|tell|data|words|messages)\b|\b(?:who|does (?:any(?:one|body)|some(?:one|body)|a (?:human|person))|can (?:any(?:one|body)|people|others)|do (?:people|humans|you guys|your \w+)|will (?:any(?:one|body)|some(?:one|body)))(?: (?:can|else|will|actually|at \w+|there|ever))* (?:reads?|sees?|looks? at|(?:has|have) access)\b.{0,25}\b(?:this|it|what i (?:write|type|say)|here|my (?:journal|messages|entries|pages?|data|texts?))\b|\bis (?:this|it|my (?:journal|data)) (?:private|safe|secure|confidential|encrypted)\b/,
  ],
  [
    'goodbye',
    /(?<!\b(?:say|says|said|saying|waved?) )\bbye+\W*(?:x+\W*)?$|(?:^|[.!,] )bye+\b[,.! ]*(?:thanks?|thank you|for now|then|x+)?\b[^.!?]{0,15}[.!]*$|\b(?:good ?night|off to bed|(?:(?:i'm|im|i am) )?(?:gonna|going to) (?:sleep|bed)(?: now)?|going to bed|go to bed now|to bed now|go to sleep now|bye for now|talk to you (?:later|soon|tomorrow)|see you (?:later|soon|tomorrow))\b/,
  ],
  [
    'goodbye',
    /(?:^|[.,!] )(?:good ?)?night+\W*$|(?:^|[.!] )back to (?:the|my|work|it)\b.{0,20}$|\b(?:might|will|should|can|could|'ll) (?:actually |maybe |finally )?(?:go to )?sleep now\b|(?:^|[.!] )i (?:must|should|have to|need to|better) (?:go|run)\W*$/,
  ],
  [
    'goodbye',
    /(?:^|[.,!] )(?:ok |so )*i (?:must|have to|gotta|need to) (?:go|run)(?: to (?:breakfast|lunch|dinner|bed|work|class|school|the \w+))?[,.! ]+(?:thanks?|thank you|thx|bye)\W*$|^(?:ok(?:ay)?,? |right,? |well,? )?(?:that's|thats|that is) enough\b(?! (?:of|to|time|money|work|from))|\b(?:that's|thats|that is) (?:me done|me off|it from me|enough for me|me for (?:today|tonight))\b|\bi(?: think i)?'ll (?:go to )?sleep now\b|\bi(?: think i)?'ll (?:stop|leave it) (?:here|there)\b/,
  ],
  [
    'goodbye',
    /(?:^|[.!,;] )(?:(?:ok|okay|right|well|anyway|so|and|but|i think|think)[,.]? )*i(?:'m| am|'ll| will|'m just| should| must|'d better| better) (?:(?:going to|gonna|off to|just|now) )*(?:stop (?:now|here|there)|go(?: now)?(?=[.!]*$)|leave it (?:there|here|at that)|head (?:off|out)|log off|sign off|be off|call it a night|turn in(?= ?(?:now|for the night)?[.!]*$)|(?:try to|try and) (?:get some )?sleep)\b(?: (?:now|then|here|for (?:now|today|tonight)|thanks|thank you|bye))*[.! ]*(?:\S+ ){0,9}\S*$|(?:^|[.!,;] )i(?:'ve got| have got| have| need|'ve|'d better| gotta)(?: to)? (?:get|catch) (?:the|my) (?:bus|train|tram|flight|tube)(?: now)?[.! ]*(?:bye|thanks|thank you)?[.!]*$/,
  ],
  [
    'wish-list',
    /\bput (?:them|these|it all|my tasks) in order\b|\bwhat to do first\b|\bwhere (?:do|should) i (?:start|begin)\b.{0,20}$|\bmake (?:me )?a list\b/,
  ],
  [
    'ask-companion-self',
    /\bweather like (?:where you|over there|there|with you)|\bwhere (?:do|are) (?:you|u)\b|\bhow old are (?:you|u)\b|\bwhat(?:'s| is) your (?:name|favou?rite)\b|^(?:and |so |but )?(?:do|did|have|can) (?:you|u) (?:ever )?(?:have|had|got|like|love|eat|sleep|dream|drink|get|feel|enjoy|own|go|watch|read books)\b(?! (?:any|an?) (?:idea|suggestion|advice|tip|exercise|prompt|question)).{0,40}$/,
  ],
  [
    'ask-joke',
    /\banother joke\b|\btell me (?:a|another) joke\b|\bmake me laugh\b|\b(?:want|need|like|know|got|make|tell)\b.{0,30}\b(?:bad |good |stupid |terrible )?joke\W*$/,
  ],
  [
    'ask-meaning',
    /^(?:(?:(?:wait|sorry|huh|but) )*what do you mean(?: (?:by|with|from|how|what|it) .{0,40}| .{0,20})?|what does that mean|i don't (?:get|understand)(?: it| that| you)?|huh\?+|(?:wait )?what|sorry what|say that again|pardon)$/,
  ],
  [
    'ask-summary',
    /\b(?:sum up|summari[sz]e) (?:what i|this|that|it|our|everything|my)\b|\bwhat have i said so far\b/,
  ],
  [
    'ask-week',
    /\bwhat(?:'s| is| have i got| do i have)\b.{0,20}\b(?:on|planned|coming up|in my calendar)\b.{0,15}\b(?:today|tomorrow|this week|next week|my week|mon|tues|wednes|thurs|fri|satur|sun)\w*\b|\bwhen am i free\b/,
  ],
  [
    'wish-list',
    /\b(?:too (?:much|many (?:things|tasks))|so much) (?:to do|on my (?:plate|list))\b.{0,20}\b(?:first|start|begin)\b|\bwhat should come first\b|\bhelp me (?:priorit\w+)|\b(?:what|which)(?: one| of them)? (?:do|should) i (?:do|start with|tackle|begin with|take) first\b/,
  ],
  [
    'wish-paced-breathing',
    /\bbreath(?:e|ing)\b.{0,25}\b(?:exercise|with me|together|thing|technique|again)\b|\b(?:walk|guide|take|help|talk) me (?:through|to|with).{0,25}\bbreath/,
  ],
  [
    'wish-paced-breathing',
    /^(?:.*\b(?:heart|chest|can't sleep|cant sleep|awake|panic\w*|racing|shak\w+|tight)\b.*)(?:\b(?:anything|something)(?: short| quick| small)? (?:i|we|you) (?:can|could) do\b|\bwhat can i do\b)(?! about).*$/,
  ],
  [
    'wish-exercise',
    /(?:^|[.,!?] )(?:is there )?(?:anything|something)(?: short| quick| small)? (?:i|we|you) (?:can|could) do(?: (?:right )?now| tonight| before bed| here)?\W*$/,
  ],
  ['wish-weekly-plan', /\b(?:help me )?plan (?:a calm |my |the |out my |this |next )?week\b/],
  [
    'wish-if-then-plan',
    /\b(?:build|start|begin|make|form|create) (?:one |a |an )?(?:small |new |tiny |little )*habit\b/,
  ],
  [
    'wish-day-review',
    /\b(?:look back (?:on|at)|review|go through|reflect on) (?:my |the |this )?(?:day|today)\b/,
  ],
  [
    'wish-exercise',
    /\b(?:look back (?:on|at)|review|go through|reflect on) (?:my |the |this |last )?week\b|\bweek(?:ly)? review\b/,
  ],
  [
    'wish-prompt',
    /\bwhat (?:(?:kinds? of |sorts? of )?things? )?(?:do|does|should|would|could|can) (?:people|one|others|other people|someone|i|you|we) (?:normally |usually |even |actually )*(?:write|put)\b(?: (?:in )?here| about| down| today)*\W*$|\b(?:ideas?|clue) (?:of |for |about )?what (?:i|to|we) (?:could |can |should |might )?write\b|\b(?:find|need|want) a way into (?:today's|the|my) page\b|\b(?:give me|need|got|any|want) (?:a |an |another |some )?(?:writing |journal(?:ling|ing)? )?prompts?\b|\bwhat (?:should|could|can) i write (?:about|today)\b|\bwhat (?:am i|are we|is one) supposed to write\b|^(?:a |another |one |the )*prompt$|\b(?:do you (?:know|have)|give me|got) (?:any|an?|some)(?: good| other)? questions?\b|^(?:please |can you |could you |ok(?:ay)? |well |then |so |go on )*ask me(?: (?:something|a question|anything|one|then|now))*(?: please)?(?: if you.{0,30})?$|\bi(?:'d| would) (?:rather |like |love |prefer )+(?:to be asked (?:something|a question|things)|(?:for you to|you to|if you) ask(?:ed)? me (?:something|a question|things))\b|\bsomething to write about\b/,
  ],
  [
    'wish-paced-breathing',
    /\b(?:can|could|let's|lets|shall) (?:we|you|i)? ?(?:just |please )*(?:do|try) something\b.*\b(?:calm|shak\w+|quick|breath\w*|panic\w*|stress\w*|slow)\b/,
  ],
  [
    'wish-exercise',
    /^(?:.*[.!] )?(?:(?:and|so|but) )*(?:is there|have you got|do you have|got) (?:anything|something|any|a|one) ?(?:thing |way |trick |short |quick |small |little )*(?:(?:a )?(?:fellow|person|one|I|we|you) (?:can|could|might) (?:do|try)|to (?:do|try|help|calm|settle|wind))\b(?! about)/,
  ],
  [
    'wish-exercise',
    /\b(?:can|could|let's|lets|shall) (?:we|you|i)? ?(?:just |please )*(?:do|try) something\b(?! (?:about|like|with))|\bgive me something to do\b/,
  ],
  [
    'wish-exercise',
    /^(?!.*(?:n't\b|\b(?:no|not|without|stop)\b)).*\b(?:do|try|have|got|give me|suggest|any|an?) (?:an? )?(?:short |quick |other |different )?exercises?\b.{0,25}$/,
  ],
  [
    'wants-talk',
    /^(?:please |can you |could you |will you |can't you |just |no )*(?:talk|chat|speak) (?:to|with) me\b.{0,20}$|^(?:can|could) (?:we|you) (?:just )?(?:talk|chat)(?: a bit| a little| for a bit| please| to me| normally)*$/,
  ],
  [
    'wants-listening',
    /\b(?:want|need|like|wish) (?:you|u|someone|somebody) to (?:just |only |please )*listen\b|^(?:can|could|will|would) (?:you|u) (?:just |only |please )*listen\b|\b(?:just|only|please) (?:listen|want to vent|need to vent|want to talk(?! (?:to|with)\b)|let me (?:talk|vent|rant))\b|(?<!\b(?:got|had|have|was) )\b(?:don't|no) (?:give me |want )?(?:any )?advice\b/,
  ],
  [
    'correction',
    /\bthat(?:'s| is) not what i (?:meant|said|mean|wrote)\b|\byou (?:got|have) (?:that|it|me) wrong\b|\bi (?:didn't|never) sa(?:y|id) that\b|\byou misunderstood\b|\bi (?:just|already) (?:said|told you|wrote|answered|mentioned)(?: (?:that|so|it|this|you))?\W*$/,
  ],
  [
    'complaint',
    /\b(?:you(?:'re| are|r| r| keep)?|u|your|ur|this (?:is|app is|thing is)(?! \w+ but)|that(?:'s| is| was)) (?:so |just |really |totally |not |being |of )*(?:a |an |the )?(?:just |such |stupid )*(?:useless|stupid|dumb|(?:stupid |dumb |useless )?(?:bot|machine|robot|program)|repeating (?:yourself|that)|no (?:help|use)|rubbish|crap|pointless|annoying|boring|a waste of time)\b|^so (?:it's |this is )?(?:an?|just an?|another) (?:chat ?)?bot\b.*\b(?:great|wonderful|fantastic|perfect|wow|amazing|lovely)\W*$|\byou (?:already (?:said|asked)|said that|asked that)\b|(?<!\b(?:when|if|that|because|how) )\byou don't (?:listen|understand|get it)\b|\byou (?:say|ask|said|asked) (?:that|this) (?:a lot|every time|all the time|again)\b|\byou keep (?:saying|asking)\b|^(?:please |just |can you |ok(?:ay)? )*stop asking\b/,
  ],
  [
    'complaint',
    /^(?:(?:oh |great|wow|just what i need(?:ed)?)[, ]*)*(?:another|just a|just another|a) (?:stupid |dumb |damn |bloody )?(?:chat)?bot\W*$|^(?:useless|stupid|dumb|lame|crap|bullshit|boring)(?: (?:answer|reply|question|advice|bot))?[.!]*$|^(?:prove it|so what|who cares|says you|yeah right|you don't care|no,? you (?:don't|aren't|can't|won't|do not)|blah+(?: blah+)*)[.!]*$/,
  ],
  [
    'ask-advice',
    /\bwhat (?:would|do|can|should) (?:you|u) (?:suggest|recommend|advise|propose)\b|\b(?:any|got any|have you any) (?:ideas?|suggestions?|advice|tips)\W*$/,
  ],
  [
    'ask-opinion',
    /^(?:so |and )?what (?:would you do|do you think|'s your opinion)(?: about (?:it|this|that)| of (?:it|this|that)| if you were me| in my (?:place|shoes))?\W*$/,
  ],
  [
    'complaint',
    /^(?!.*\b(?:i'm|i am|he|she|they)\b).*\b(?:another|just an?|yet another|some) (?:stupid |dumb |damn |bloody )?(?:robot|chat ?bot|bot|ai|program|machine)\b(?! at (?:work|school))/,
  ],
  [
    'insult',
    /\b(?:fuck (?:you|off)|screw you|(?<!\b(?:to|me|him|her|them|said|says|he|she|they|i|we) )shut up|go to hell|you suck|stfu|piss off)\b/,
  ],
];

/** Questions about the product, and kinds of questions that can't be answered. */
const PRODUCT_QUESTION_INTENTS: readonly (readonly [MessageIntent, RegExp])[] = [
  [
    'ask-model',
    /^(?=(?:(?:and|so|but|ok|hi|hey|please),? )*(?:how|can|could|do|is|which|what|where|(?:i(?:'d like| want) to )?connect)\b).*\b(?:connect|get|add|install|do you (?:have|use)|set up|is there|which|what)\b.{0,30}\b(?:(?:a|the|language|ai) model(?! (?:for|of|train|plane|student))|llm|chatgpt|openai|ollama)\b/,
  ],
  [
    'ask-page',
    /\b(?:(?:have|did|do|can|could) (?:you|u) (?:ever )?(?:read|seen?|look(?:ed)? at)|what (?:do|did) (?:you|u) (?:think|make) (?:of|about)|(?:read|look at)) (?:my|today'?s|the) (?:page|entry|journal entry)\b/,
  ],
  [
    'ask-soulprint',
    /\b(?:what(?:'s| is| does)|where(?:'s| is)|show me|open|see|read) (?:my |the |a )?soul ?print\b/,
  ],
  [
    'ask-journal-help',
    /\bhow (?:do|can) i (?:save|find|open|read|see|edit|change|delete|search|export) (?:my |the |an? |today'?s |old |earlier |past )*(?:page|pages|journal|entry|entries)\b|\bwhere (?:are|is|do i find) (?:my |the |today'?s )*(?:old |earlier |past )?(?:page|pages|journal|entries)\b/,
  ],
  [
    'ask-calendar-help',
    /\bhow (?:do|can) i (?:add|move|delete|change|connect|sync|see|make|create|use) (?:my |the |an? |new )*(?:event|events|calendar|google calendar|appointment|week)\b/,
  ],
  [
    'ask-billing',
    /\bhow much (?:does (?:this|it|inkwell) cost|is (?:this|it|inkwell|the subscription))\b|\b(?:cancel|pay for|end) (?:my |the )?(?:subscription|membership|trial)\b|\b(?:is (?:this|it|inkwell) free|free trial|what does (?:this|it|inkwell) cost)\b/,
  ],
  ['ask-account', /\b(?:change|reset|forgot) (?:my |the )?(?:password|email)\b|\bdelete (?:my )?account\b/],
  [
    'ask-insights',
    /\b(?:my|the) (?:insights|statistics|stats|mood chart|streak)\b.{0,20}\?|\bwhat patterns\b/,
  ],
  [
    'ask-remember',
    /\b(?:can|could|will|would|please) (?:you |u )?(?:please )?remember (?:this|that|it|the name)\b|^(?:please )?remember (?:this|that|the name|my \w+'s? name)\b/,
  ],
  ['ask-forget', /\b(?:forget|delete|erase) (?:what|everything|all) (?:i|you|of)\b|\bcan (?:you|u) forget\b/],
  [
    'ask-astrology',
    /\b(?:horoscope|tarot|read my (?:stars|chart|palm|cards)|mercury retrograde|what does my (?:sign|chart))\b/,
  ],
  [
    'ask-task',
    /(?<!\b(?:i|i'd|i'll|just|rather|we) )\b(?:write|draft|compose|translate|generate|code|program|rewrite|proofread) (?:me |us |this |it |up )*(?:an?|the|this|my|some|into|for me)?\b.{0,25}\b(?:e-?mail|poem|essay|text|message|cv|resume|story|song|speech|code|function|script|paragraph|cover letter|tweet|haiku|recipe|english|german|french|spanish)\b/,
  ],
  [
    'ask-advice',
    /^(?:and |so |but |or )*(?:should|shall|do) i\b.{4,}\?$|\bwhat (?:should|do|can|shall) i do\b.{0,40}$|\bhow (?:do|can|should) i\b.{3,}\?*$/,
  ],
  [
    'ask-fact',
    /^(?:and |so |but |ok )*(?:what|who|where|when|which|how (?:many|far|old|long|tall|big|high)) (?:is|are|was|were|does|do|did|won|has|have|won)\b(?!.*\b(?:i|me|my|mine|we|us|our|you|your|this|that|it|wrong with)\b).{4,}\?*$|^(?:what(?:'s|s)|who(?:'s|s)) (?!(?:wrong|the point|up|on|new|next|left|happening)\b)(?!.*\b(?:i|me|my|mine|we|us|our|you|your|this|that|it)\b).{4,}\?*$|\b(?:weather (?:today|tomorrow|like)|latest news|exchange rate)\b/,
  ],
  ['ask-fact', /^(?:and |so |but |ok )*how (?:much|many) (?:is|are|would|will|does) (?:that|it|this|they)\b/],
];

const MAX_INTENT_CHARS = 140;

/** What a message asks for by plain words; null where it tells something, or more than that. @param message its slips mended */
export function intentByRules(message: string): MessageIntent | null {
  const text = message.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const bare = text.replaceAll(/[.!?,;:]+(?= |$)/g, '').trim();
  const whole = WHOLE_MESSAGE_INTENTS.find(([, pattern]) => pattern.test(bare));
  if (whole) return whole[0];
  if (text.length > MAX_INTENT_CHARS) return null;
  return (
    [...WITHIN_MESSAGE_INTENTS, ...PRODUCT_QUESTION_INTENTS].find(
      ([, pattern]) => pattern.test(text) || pattern.test(bare),
    )?.[0] ?? null
  );
}
