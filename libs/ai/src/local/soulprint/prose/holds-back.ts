import type { ExerciseText, OnboardingQuestion, RemarkText } from '../read-answer.ts';

/** As an exercise, and how the feeling that was named may belong to it. */
type DrainText = readonly [...ExerciseText, link: string];

export const NIGHT_QUESTION: OnboardingQuestion<RemarkText> = {
  asked: 'what keeps you up at night',
  lead: 'What keeps you up at night, you say, is',
  kinds: [
    [
      /^\W*(?:nothing|none|no|not much|nothing really|i sleep (?:well|fine|great)|nope)\b/i,
      'So your nights are free, and not everyone can say that. Whatever is on your mind can wait for daylight.',
    ],
    [
      /\b(?:enough|fail\w*|failure|impost\w*|judg\w*|what (?:people|others|they)|compar\w*|disappoint\w*|mess(?:ing)? up|behind|wast\w*|potential|perfection\w*|let(?:ting)? (?:people|everyone|others|them) down)\b/i,
      'Nobody lies awake asking whether they are good enough at ten in the morning with a coffee in their hand. That tells you something about the hour, not about the answer.',
    ],
    [
      /\b(?:money|rent|debts?|bills?|financ\w*|mortgage|loan|salary|afford|bank|savings|broke|taxes)\b/i,
      'Money looks bigger at three in the morning, because at night it is a feeling and by day it is a row of numbers. A page with the real numbers, even bad ones, is easier to sleep next to than a guess.',
    ],
    [
      /\b(?:baby|newborn|infant|toddler|breast ?feed\w*|twins)\b/i,
      'Nights with a baby are not yours to plan, and there is nothing wrong with you for finding them long. Sleep in pieces, ask for a whole night where there is someone to ask, and leave the big questions until you have had a few.',
    ],
    [
      /\b(?:child\w*|kids?|son|daughter|parents?|mother|father|mom|mum|dad|grandm\w*|grandf\w*|sister|brother|family|husband|wife|dog|cat)\b/i,
      'The people you love come to mind just when there is nothing you can do for them. Some of that comes with loving them, and some of it can be settled by day with one call or one direct question.',
    ],
    [
      /\b(?:(?<!\b(?:will|ever|would|to|might|not) )work|job|boss|deadlines?|emails?|meetings?|clients?|career|business|projects?|exams?|school|stud(?:y|ies)|to-?do|tasks?|thesis|colleagues?|unfinished|lessons?|class(?:es)?|students?|pupils?|patients?|customers?|shifts?)\b/i,
      'Work follows you home when it has nowhere else to go. Before you stop, take five minutes to write down what is still open and where you will pick it up.',
    ],
    [
      /\b(?:health|pain|sick\w*|illness|disease|cancer|doctor|dying|die|death|body|weight|hormon\w*|menopaus\w*|pregnan\w*|hot flash\w*|aging|ageing|getting old\w*)\b/i,
      'At night there is nothing to drown out the body. Rather than turning your questions over on your own, write them on a list by the bed and take them to someone who can answer.',
    ],
    [
      /\b(?:past|regret\w*|things i|i said|i did|mistakes?|what i (?:said|did)|should(?:'ve|’ve| have)|could(?:'ve|’ve| have)|guilt\w*|memor\w*|replay\w*|conversations?|embarrass\w*|lost|grief|trauma\w*|childhood|overthink\w*)\b/i,
      'At night the mind keeps working on things that are over, as if they could still be changed. Sometimes a small part can be: an apology, a letter, something you give back. The rest, tell to someone once, from start to finish.',
    ],
    [
      /\b(?:future|time|running out|late|decisions?|choices?|direction|purpose|what(?:'s| is|’s) next|uncertain\w*|unknown|what if|life|meaning|change|plans?|dreams?|goals?|ideas?)\b/i,
      'What keeps people awake is often what is undecided rather than what is bad. Some of it you could settle with one small decision. The rest you can at least write down as a question.',
    ],
  ],
  general: [
    'At night it is hard to see how big something really is. Say it in one sentence by day, to a page or to a person, and you will know better.',
  ],
  open: [
    'You could ask it this way: what was the last thing you thought about before you fell asleep yesterday? If it was nothing much, so much the better.',
  ],
  leftOut: [
    'Things like this weigh most at night. Please do not wait for the morning: someone can be called now, and would rather be woken than not know.',
  ],
};

export const FEELING_QUESTION: OnboardingQuestion<ExerciseText> = {
  asked: 'the feeling that has been with you most',
  lead: 'The feeling that has been with you most is',
  kinds: [
    [
      /\b(?:self[- ]doubt\w*|doubt\w*|insecur\w*|impost\w*|inadequa\w*|unworth\w*|not (?:good )?enough)\b/i,
      'When you are unsure of yourself, praise lasts about an hour. Evidence lasts longer, and you get it by doing small things before you feel ready.',
      'Keep a list called ‘did it anyway’ with three things on it each day. Small ones are fine.',
    ],
    [
      /\b(?:overwhelm\w*|overload\w*|swamped|stress\w*|too much|pressure\w*|chaos|chaotic|scattered)\b/i,
      'When everything feels urgent, you are often missing an order more than you are missing strength. Write one list and mark one line on it. That alone usually helps.',
      'Empty your head onto one page, in any order. Then mark the one line that would make another line unnecessary.',
    ],
    [
      /\b(?:anxi\w*|worr\w*|fear\w*|afraid|scared|nervous\w*|panic\w*|dread\w*|tens(?:e|ion)|uneas\w*|terrified)\b/i,
      'Worry usually means that something matters to you. It is good at sounding the alarm and bad at giving directions. Thank it for the warning, and let your next step follow from what you want.',
      'Give the worry an appointment of fifteen minutes. When it turns up at other times, write down one word and tell it to wait.',
    ],
    [
      /\b(?:lonel\w*|alone|isolat\w*|abandon\w*|homesick\w*|unloved|left out)\b/i,
      'You can be lonely among people if nothing real gets said. It is rarely a shortage of faces. What is missing is being known by one or two of them.',
      'Write to one person you have not heard from in a while. Share one memory, and do not ask anything that needs an answer.',
    ],
    [
      /\b(?:tired\w*|exhaust\w*|fatigue\w*|drained|weary|weariness|burn(?:ed|t)?[- ]?out|depleted|sleepy)\b/i,
      'Being tired tells you how much you are carrying, not how much you are worth. Before you add anything to your days, something may have to go.',
      'Once a day, note from one to five how much energy you have left, and next to it what used it up.',
    ],
    [
      /\b(?:frustrat\w*|irritat\w*|annoy\w*|impatien\w*|fed up)\b/i,
      'Frustration is effort that has hit a wall. The effort is good news. Before you push again, take a look at the wall; there may be a way round it.',
      'Each time you get frustrated, write down what was in the way, in three words. After two days you will see what comes up most.',
    ],
    [
      /\b(?:ang(?:er|ry)|resent\w*|rage|furious|bitter\w*|mad)\b/i,
      'Anger is often the first sign that someone has crossed a line. Underneath it there is usually a simple sentence about what you need. Find that sentence before you talk to anyone.',
      'When the anger flares up, write down the sentence that starts ‘it is not all right with me that’, and finish it in three different ways.',
    ],
    [
      /\b(?:shame\w*|ashamed|guilt\w*|embarrass\w*|regret\w*|remorse|self[- ](?:hate|loathing|criticism))\b/i,
      'Feelings like this want to stay hidden, and that is how they grow. Tell one person who is good at listening, and they usually turn out to be of ordinary size.',
      'Catch one harsh sentence a day and write it down word for word. Underneath, write down who would be allowed to say that to someone you love.',
    ],
    [
      /\b(?:sad\w*|grie(?:f|v\w*)|depress\w*|sorrow\w*|melanchol\w*|heart ?(?:broken|break|ache)|unhapp\w*|disappoint\w*|hopeless\w*|despair\w*|hurt|loss|down|low|blue)\b/i,
      'Being sad means you are still attached to something. That hurts, and it is also a kind of loyalty. You do not have to get rid of it, only find a way to carry it.',
      'Do one thing with your hands and one thing with another person, both short, and note which of them helped.',
    ],
    [
      /\b(?:confus\w*|lost|stuck|uncertain\w*|unsure|torn|undecided|conflicted|adrift)\b/i,
      'Not being sure is uncomfortable, and it also means that things can still change. It calls for small experiments rather than one big decision.',
      'Try something for two days that you can undo on the third, and write down how it felt in your body.',
    ],
    [
      /\b(?:joy\w*|happ\w*|hope\w*|calm\w*|peace\w*|grat\w*|thankful\w*|excit\w*|content\w*|love\w*|proud|pride|optimis\w*|curio\w*|inspir\w*|relie\w*|serene|serenity|energi\w*|motivat\w*|bless\w*|enthusias\w*)\b/i,
      'A feeling like this can tell you what to keep. Before you add any plans, look at which parts of your life right now made it possible, and protect those.',
      'Note one exact moment when the feeling was there, and what happened just before it.',
    ],
  ],
  general: [
    'You found your own word for it, which helps: once something has a name, you notice it sooner. Over the next few days, see when it turns up and who is around.',
    'Give the feeling three sentences a day: what it says, what it leaves out, what it may need.',
  ],
  open: [
    'It is not always easy to tell. You could ask a smaller question: right now, is it more like calm, tired, tense, sad or glad?',
    'Stop once, and choose the word that comes closest: calm, tired, tense, sad, glad. Write it down and leave it at that.',
  ],
  leftOut: [
    'A feeling of that weight belongs between two people. Say it to one of them today, in whatever words come.',
    'On each of the two days, call or see one person, even if it is only for ten minutes.',
  ],
};

export const DRAIN_QUESTION: OnboardingQuestion<DrainText> = {
  asked: 'what drains your time',
  lead: 'And this is where the hours go:',
  kinds: [
    [
      /\b(?:overthink\w*|thinking|worry\w*|worries|anxi\w*|perfection\w*|procrastinat\w*|indecisi\w*|planning|research\w*|daydream\w*|rumin\w*|doubt\w*|compar\w*|distract\w*|lack of focus|avoid\w*|laz(?:y|iness))\b/i,
      'Preparing, weighing things up and putting them off are all ways of not being judged yet. Make the first version so small and so private that there is nothing to judge.',
      'Take the thing you have been circling longest, and do the first visible piece of it, badly.',
      'The feeling and the thinking may keep each other going. A line on paper for each turn slows them down enough to see which one starts.',
    ],
    [
      /\b(?:phone|social media|scroll\w*|instagram|insta|tik ?tok|facebook|twitter|reddit|snapchat|internet|online|doom\w*|screen\w*|news|whats ?app|shopping|surf\w*)\b/i,
      'Those hours are not stupid. They may be the only ones when nobody wants anything from you, and you will hold on to them until you have others like that.',
      'Choose one hour when the phone stays in your coat. Put a mark on paper each time you reached for it.',
      'Does the feeling send you to the screen, or does it come from there? Note on three ordinary days which is first, and you will know where to begin.',
    ],
    [
      /\b(?:tv|television|netflix|youtube|series|shows?|streaming|movies?|videos?|gam(?:es?|ing)|video games?|binge\w*)\b/i,
      'There is nothing wrong with the first hour. It is the third one that nobody chose. Decide on the end before you sit down.',
      'Watch or play on purpose: choose the thing beforehand, enjoy it, and stop where you said you would.',
      'Is the feeling there before you switch on, or when you switch off? For three evenings, note both in one word.',
    ],
    [
      /\b(?:people[- ]?pleas\w*|other people|others|helping|friends?|drama|saying yes|can'?t say no|everyone|gossip|small talk|conflict\w*|arguing)\b/i,
      'If you are good at being there for people, they ask more often. That is nobody’s fault, and it will not stop by itself. Try ‘I will tell you tomorrow’, and you have a night to think.',
      'Say no to one thing, or make it shorter, in two friendly sentences. Note what actually happened.',
      'Is the feeling stronger before you give your time away, or after? It is a small question with a big answer.',
    ],
    [
      /\b(?:kids?|child\w*|baby|family|parents?|mother|father|caring|feeding|breast ?feeding|caregiv\w*|husband|partner|school run)\b/i,
      'Those hours belong to people you would not be without, so nobody will tell you to save there. What you can look at is everything you keep in your head for everyone, and who else could carry some of it.',
      'Write down everything you keep in mind for other people, and hand over one line of it.',
      'You can give a lot to others so as not to be alone with a feeling, and still come home with it. Who asks you how you are?',
    ],
    [
      /\b(?:commut\w*|driv(?:e|ing)|traffic|trains?|bus(?:es)?|travell?ing to work)\b/i,
      'You cannot make that time any shorter, at least not this week, so the question is who it belongs to. Give it to one thing you enjoy, like a podcast, an audiobook or plain silence.',
      'Use one trip only for something you want to hear, and write a sentence about it when you arrive.',
      'Note how strong the feeling is when you set out and when you arrive. The difference is what the way does to you.',
    ],
    [
      /\b(?:work\w*|jobs?|meetings?|e-?mails?|inbox|boss|office|slack|overtime|deadlines?|clients?|business|reports?|teaching|stud(?:y|ying|ies)|school|homework|admin\w*|paperwork|marking|grading|lesson plans?|patients?|customers?|orders?|bookkeeping|bureaucra\w*)\b/i,
      'Work fills whatever time you give it. It does not stop for good intentions, so set a time when you stop, and tell at least one person.',
      'Answer messages at two fixed times and not in between. Note who noticed.',
      'Long hours can be where a feeling comes from, and also a place to hide from it. Notice on a given day which is first, the feeling or the work.',
    ],
    [
      /\b(?:chores?|clean\w*|house\w*|laundry|dishes|cook\w*|errands?|tidying|shopping|groceries|household)\b/i,
      'Keeping a household going is work, even if nobody calls it that. You can share it, do less of it, or listen to something you like while you do it.',
      'Leave one thing undone that you would normally do before you sit down, and sit down.',
      'Does the feeling get smaller while your hands are busy, or does it wait until you sit down? Either answer is worth knowing.',
    ],
  ],
  general: [
    'It does not have to disappear. If you got a third of that time back, that would be more than most plans ever get.',
    'Decide beforehand how much time it may have today, write the number down, and later write the real one next to it.',
    'Do the feeling and those hours have something to do with each other? Note on three ordinary days which of them comes first. The order will tell you more than either does alone.',
  ],
  open: [
    'You could ask instead: which hour of yesterday would you like to have back? Whatever filled it is a good place to look.',
    'Keep half an hour free of everything, and see what you miss.',
    '',
  ],
  leftOut: [
    'It is not about how you use your time. It is about being safe, and that matters more than anything planned below.',
    'Spend an hour near other people, with nothing you need to get done.',
    '',
  ],
};
