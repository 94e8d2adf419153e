import type { PlanTopic } from '../plan-topic.ts';

export const MAKE_THINGS: PlanTopic = {
  id: 'make-things',
  title: 'Making things by hand',
  words:
    /\b(?:craft(?:s|ing|y)?|sew(?:ing|n)?|knit(?:ting|ted)?|crochet\w*|embroider\w*|quilt\w*|patchwork|draw(?:ing|ings)?(?! (?:up|money|out|a line|blood))|sketch(?:ing|book|es)?|(?:my|oil|acrylic) paints|(?:used to|to|really) paint(?! (?:the|my|a wall))|paint(?:ing)? (?:again|more|some|class|watercolou?rs?)|watercolou?rs?|pottery|ceramics|clay|wood ?work\w*|wooden|carv(?:e|ing)|whittl\w*|lathe|origami|macram[eé]|weav(?:e|ing)|loom|jewell?ery|wool|yarn|beads?|cross[- ]?stitch|felting|calligraphy|lino|printmaking|model (?:railway|planes?|ships?|kits?)|scrapbook\w*|collage|upholster\w*|dressmaking|tailor|scar(?:f|ves)|baby blanket|candle making|men'?s shed|mend (?:my|the) (?:jeans|clothes|socks|coat)|(?:make|making|build) (?:a |my |some |all )?(?:own )?(?:things|stuff|something with my hands|bench|shelf|bird ?(?:house|table|box)|table|toy|blanket|presents|(?:christmas |birthday )?cards)|with my hands|needlework|art (?:class|again|supplies))\b/i,
  kind: 'often',
  aim: 'make something with your hands',
  acks: [
    'Hands can rest a head like little else. It hardly matters what it is, as long as the first piece is small enough to get finished.',
    "What keeps most things from being made is the setting up. If it's lying ready, ten minutes are plenty to begin.",
    'Let the first one be a throwaway. Everybody who makes things has a drawer of crooked firsts, and gets fond of them.',
  ],
  heavy: [
    "When the head's too full, hands can often still do something. Ten minutes of stitches or lines ask nothing of you but the next one.",
    "It's easy to stop making things when it never seems good enough. Make one that's meant for the bin from the start: the hands loosen up remarkably.",
    'Half-made things have a way of staring at you. You may pick one up and you may give one away, and a long gap needs no making up for.',
  ],
  ask: 'Which of these would get your hands busy first?',
  steps: [
    {
      say: 'Lay what I need on one tray',
      words:
        /\b(?:tray|basket|box|lay|set (?:it|things|everything|up)|get (?:the|my|it|everything) (?:stuff |things )?out|sort|clear (?:a|the|my)|put (?:the|my|it)|tidy|find my)\b/i,
      how: 'Only what one small piece needs: the hook and one ball, the pad and one pencil, the knife and one bit of wood. It stands where you sit in the evening, all the rest stays in the cupboard.',
    },
    {
      say: 'Ten minutes on something tiny',
      words:
        /\b(?:tiny|small|little|one (?:square|row|cup|thing)|doodl\w*|sketch|ten min\w*|10 min\w*|few (?:minutes|rows|stitches)|start (?:a|with)|practi[sc]e)\b/i,
      how: 'One square, a cup drawn as it stands, two bits of wood glued: small, and allowed to go wrong. Set a timer, and stop where you know what comes next.',
    },
    {
      say: 'Ask about a class or a group',
      words:
        /\b(?:class(?:es)?|course|group|workshop|club|evening class|teach\w*|friend|together|community|library|knit and natter)\b/i,
      how: "Ask at the library, the wool shop or a community workshop: 'Is there something for beginners, and could I borrow the tools?' You promise to go once, nothing more.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:five[- ]year[- ]old|talent\w*|not (?:creative|artistic|good|crafty)|no good|can'?t draw|rubbish|ugly|terrible|looks? (?:bad|awful|stupid|wrong|crap)|embarrass\w*|asham\w*|stupid|clumsy|mess it up|ruin|perfect\w*|compar\w+|instagram|pinterest|laugh\w*)\b/i,
      say: "Choose something that nobody will ever look at, and keep the first ten in a drawer with the date on. What you see online is somebody's hundredth, photographed on a good day; only your own first and tenth can be compared.",
    },
    {
      words: /\b(?:cost\w*|afford|money|expensive|price\w*|fortune|pay|buy|£|\$)/i,
      say: "Start with what's about: a pencil, an old shirt to cut up, scrap wood from a skip if you ask. Charity shops and people who've given it up have whole bags of it, and one good tool is better than a set.",
    },
    {
      words:
        /\b(?:(?:no|any|enough|little) (?:space|room)|mess|messy|(?:tiny|small|our|my) flat|dust|noise|cats?|toddler)\b/i,
      say: 'Then let it be something that fits on your knees and into a shoebox. For sawing or clay there are shared workshops, where the mess stays.',
    },
    {
      words:
        /\b(?:unfinished|never finish\w*|half[- ](?:done|finished|made)|never (?:get|complete)|give up|gave up|lose interest|ufos?|ten projects|wardrobe full|start (?:things|too many))\b/i,
      say: "Look at all of them once and be ruthless: one stays out, the ones you don't love get undone or given away. Someone else can finish a thing, and the wool goes back to being wool.",
    },
    {
      words:
        /\b(?:selfish|guilt\w*|lazy|should be|useful|waste of time|housework|state of the house|house is|no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy)\b/i,
      say: "The housework is never done, so it can't be what you wait for. Ten minutes of making after the washing-up is about as long as a look at the phone, and you've got something in your hand at the end.",
    },
    {
      words:
        /\b(?:arthritis|hands? (?:hurt|ache|shake)\w*|pain\w*|hurts?|eyes?|eyesight|tremor|wrists?|sore|my back)\b/i,
      say: 'Shorter goes, thicker tools and a strong lamp: there are hooks, needles and grips made for sore hands. Stop before it aches, and ask a doctor or an occupational therapist what suits your hands.',
    },
    {
      words:
        /\b(?:what to make|no ideas?|don'?t know what|where (?:to|do i) (?:start|begin)|can'?t decide|inspiration|too many ideas)\b/i,
      say: "Copy something, that's how everybody learns. Take one thing in your kitchen and make it once, drawn or sewn or carved; your own ideas turn up while the hands are busy.",
    },
  ],
  ways: [
    'Keep one small thing on the go that lies ready, and one rule: the big project only on days when there is room.',
    'Follow one short video for one small thing, with the pause button, then make the same again without it.',
  ],
};
