import type { PlanTopic } from '../plan-topic.ts';

export const RUN: PlanTopic = {
  id: 'run',
  title: 'Start running',
  words:
    /\b(?:running|runs|runners?|(?:to|can|can'?t|could|a|i|long|start|and|my) run\b(?! (?:out|errands|away|off|into|through|a (?:business|shop|company)))|^run|jog\w*|sprint\w*|park ?run|couch to|c25k|(?:5|10|8|five|ten) ?k(?:m)?|(?:half[- ])?marathon|ultra|race)\b/i,
  kind: 'often',
  aim: 'go running',
  acks: [
    'Most people who hate running only ever ran too fast. The secret is a pace at which you could still chat, and that holds for old hands as well.',
    "Running with walking breaks, three times a week, is how nearly everybody begins, fit people too. It isn't cheating, it's the method.",
    "The first ten minutes feel dreadful even to people who've done it for years. That's only the body warming up, and it passes.",
  ],
  heavy: [
    'It takes nerve to be the slow one in daylight. The odd truth is that most runners who see a beginner think of their own first week, and wish them well.',
    "Beginning again from further back is hard on the pride. Legs remember more than you'd think, and this time it can grow so slowly that nothing breaks.",
    "Nobody has to feel like a runner first. It's enough to be somebody who goes out for ten minutes and runs a little of it.",
  ],
  ask: 'What would make the next run easy to start?',
  steps: [
    {
      say: 'Lay everything out tonight',
      words:
        /\b(?:lay|put (?:my |the |it |them |everything |out )|set out|shoes|trainers|kit|clothes|by the door|the night before|tonight|pack|ready)\b/i,
      how: 'Shoes, socks, top, key, all on one chair, the shoes already loosened. In the morning you get dressed before you ask yourself whether you feel like it.',
    },
    {
      say: 'One minute run, two walk, three times',
      words:
        /\b(?:(?:a|the|one|two|few) minutes?|breaks?|slow(?:ly|er)|walk\w*|intervals?|jog|app|couch|gentl\w+|short one|lamp ?posts?|round the (?:block|park))\b/i,
      how: 'Run for one minute at a pace where you could still talk, walk for two, and do that three times. Then go home, even if you could do more; the next time should look easy.',
    },
    {
      say: 'Find a small race to aim for',
      words:
        /\b(?:race|event|park ?run|sign(?:ing)? up|enter\w*|register|5 ?k|10 ?k|marathon|join|club|group|a date)\b/i,
      how: 'Look for five kilometres, some ten weeks away, where walkers are welcome, and put the date in the calendar. Tell one person; a race that somebody knows about gets trained for.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:see me|look(?:s|ing)? (?:at|ridiculous|stupid|silly)|people|everyone|everybody|laugh\w*|star(?:e|ing)|fat|wobbl\w*|embarrass\w*|asham\w*|self[- ]conscious|too slow|last one|come last)\b/i,
      say: "Go early or go where it's green, in dark clothes, and stop as often as you like to look at your phone; from outside that's a normal run. At small races the last ones get the loudest cheers.",
    },
    {
      words:
        /\b(?:knees?|hurts?|pain\w*|shins?|ankles?|hips?|back|injur\w*|fracture|twinge|plantar|achilles|pelvic|joints?)\b/i,
      say: 'Most of it comes from too much too soon, so a day off between runs, soft ground and decent shoes do a lot. Sore is fine; sharp, or worse the next morning, means walk for a while and ask a physio.',
    },
    {
      words:
        /\b(?:breath\w*|puff\w*|wheez\w*|asthma|stitch|out of (?:air|puff)|dying|lungs|smok\w+|can'?t run (?:a|for|even)|throw up|sick|thirty seconds)\b/i,
      say: "Mostly it was too fast, whatever the speed was: run so slowly that you could say a sentence aloud, and if you can't, walk. The lungs follow within some weeks. With asthma, wheezing, a tight chest or feeling faint, stop and ask a doctor first.",
    },
    {
      words:
        /\b(?:rain\w*|cold|dark|weather|tired|knackered|no time|busy|feel like|motivat\w*|bothered|bed is|early|shifts?|kids|work|lazy|safe)\b/i,
      say: "The deal is: shoes on and to the corner, then you may turn back. Ten minutes count, and for dark or foul days there's the stairs, a treadmill or simply tomorrow, so long as it isn't skipped twice in a row.",
    },
    {
      words:
        /\b(?:quit\w*|tried|give up|gave up|given up|stopp?(?:ed|ing)?|every time|never (?:last|stick|keep|finish)\w*|fail\w*|fall off|dropped|week (?:two|three|2|3|4|four))\b/i,
      say: "It usually breaks where it grew too fast. Stay on any week for as long as you like, repeat the easy ones, and stop each run while it's still going well; then you want to come back.",
    },
    {
      words:
        /\b(?:too (?:late|old|heavy|big)|age|heart|blood pressure|overweight|stone|diabet\w*|pregnan\w*|doctor|safe for me|allowed|i'?m [5-9]\d)\b/i,
      say: "People start well past sixty and at any weight. With a heart, blood pressure or a long time off, ask the doctor first: 'I'd like to start running with walking breaks, anything I should mind?' Until then, brisk walking is already training.",
    },
  ],
  ways: [
    'Three short runs a week with a day between, more walking than running at first, and one minute more of running each week. Slower than you think, all the time.',
    "Fix the days and not the distance. 'Tuesday, Thursday, Sunday, twenty minutes' survives bad weeks; kilometres don't.",
  ],
};
