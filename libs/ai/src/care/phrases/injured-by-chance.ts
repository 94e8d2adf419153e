const anyOf = (...patterns: RegExp[]) => patterns.map(({ source }) => source).join('|');

/** Said with the cause, it is no accident. */
const ON_PURPOSE_WORDS =
  /on purpose|deliberate\w*|deserv\w*|(?:no|not an|not by|wasn't an) accident|absicht\w*|a proposito|expres|de proposito/;
const INJURY_VERBS =
  /(?:cut|caught|burn(?:ed|t)|scratch(?:ed|es)?|scrap(?:ed|es?)|graz(?:ed|es?)|nick(?:ed)?|slic(?:ed|es?)|gash(?:ed)?|snagged|jabbed|pricked|hurt|hit|bashed|scald(?:ed)?|ripped|tore)/;
const ON_AN_OBJECT =
  /(?:on|onto|against|off|from) (?:(?:the|a|an|some|my|our|his|her|their|that|this|one of the) )?(?:\w+ ){0,2}(?:glass|mug|plate|jar|bottle|tin|can|lid|fence|nail|screws?|wire|papers?|page|envelope|cardboard|thorns?|roses?|brambles?|bush|hedge|cactus|nettles|trays?|pans?|pot|oven|stove|hob|grill|kettle|iron|toaster|radiator|steam|straighteners|peeler|grater|mandoline?|slicer|knife|scissors|saw|chisel|rocks?|stones?|gravel|kerb|branch|barbecue|bbq|campfire|skates?|bike|pedal|ski|soup|coffee|tea)/;
const BURNT_WITH =
  /(?:burn(?:ed|t)|scald(?:ed)?)\b[^.!?]{0,40}\bwith (?:(?:the|my|some|hot|boiling) )*(?:straighteners|curling (?:iron|tongs)|iron|kettle|coffee|tea|soup|oil|steam|water)/;
const ACTIVITIES =
  /(?:cooking|chopping|slicing|shaving|peeling|carving|baking|ironing|grating|frying|gardening|pruning|weeding|mowing|washing up|opening (?:a|an|the|some)|sanding|sawing|whittling|sewing|climbing|hiking|cycling|skating|skiing|sledging|playing|cleaning|unpacking|fixing|repairing|trimming)/;

/**
 * An animal, a thing, some work or a game is named as what injured somebody, not as what is in the room. Each
 * begins at the start of a word.
 */
const CHANCE_CAUSES = anyOf(
  /(?:by accident|accidentally|an accident|in the accident)\b/,
  new RegExp(`${INJURY_VERBS.source}\\b[^.!?]{0,40}\\b${ON_AN_OBJECT.source}\\b`),
  new RegExp(`${BURNT_WITH.source}\\b`),
  new RegExp(
    `(?:^|(?:while|whilst|when|from|by|was|were|of|busy) )${ACTIVITIES.source}\\b|\\b(?:myself|thumb|hands?|fingers?|arms?|legs?|face|chin|neck|knees?|wrists?|palm) (?:\\w+ )?${ACTIVITIES.source}\\b`,
  ),
  /(?:dog|puppy|cat|kitten|horse|rabbit|parrot|hamster)s? (?:has |have |just |really )?(?:scratch\w*|bit|bites?|bitten|clawed|nipped|kicked|caught)\b|(?:scratched|bitten|clawed|kicked) by\b/,
  /i (?:\w+ )?fell (?!asleep|apart|in love|out\b|for\b)|i (?:\w+ )?(?:tripped|slipped|stumbled|crashed)\b|(?:fell|came|tripped) (?:off|over|down) (?:the|my|a)\b/,
  /(?:at|in|during|playing) (?:\w+ )?(?:football|rugby|hockey|basketball|volleyball|netball|handball|judo|the match|the game|the scrum|a tackle)\b(?! (?:is|was|on)\b)/,
  /knife (?:just )?slipped\b|(?:cut|caught|nicked|slic\w+|burn(?:ed|t)|bashed|hit) (?:open )?(?:my|a) (?:\w+ ){0,2}(?:thumb|fingers?|fingertips?|toes?|chin|heel|shin)\b|(?:stubbed|grazed|skinned) my\b/,
  /(?:surg\w*|operation|blister\w*|new boots)\b/,
  /(?:kuche|gefallen|gesturzt|versehen\w*|rasier\w*|zwiebel\w*)\b|a[nm] (?:(?:der|dem|einer|einem|heissen) )*(?:herd|ofen|backofen|topf|pfanne|bugeleisen|dornen?|glas|papier|blech|messer|zaun)\b/,
  /(?:cocin\w*|me cai|cebolla|afeit\w*)\b|con (?:el|la|un|una) (?:horno|plancha|sarten|papel|bandeja|rosal)\b/,
  /(?:cuisin\w*|tombee?|oignons?|ras(?:ant|age|oir de barbe))\b|(?:sur|au|contre) (?:le |la |l'|un |une |du )?(?:four|poele|casserole|papier|verre|plaque|rosier)\b/,
  /(?:cozinh\w*|cebola|depil\w*|barbeando)\b|(?:no|na|num|numa) (?:forno|panela|papel|vidro|frigideira|bandeja|roseira)\b/,
);

/** A sentence that names the accident a wound is from. */
export const INJURED_BY_CHANCE = new RegExp(
  `\\b(?:${CHANCE_CAUSES})(?!.*\\b(?:${ON_PURPOSE_WORDS.source})\\b)(?<!\\b(?:${ON_PURPOSE_WORDS.source})\\b.*)`,
);
