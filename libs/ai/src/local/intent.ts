/** What a message wants, where that can be told by its form. */
export type Intent =
  | 'diagnosis'
  | 'identity'
  | 'request'
  | 'fact'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'advice'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'share';

const DIAGNOSIS =
  /\b(?:do (?:i|you think i) have|am i|are you saying i(?:'m| am)|could (?:it|this|i) (?:be|have)|is (?:it|this)|diagnos\w+)\b.{0,60}\b(?:depress\w*|bipolar|adhd|add|ptsd|ocd|autis\w*|borderline|bpd|narcissis\w*|schizo\w*|anxiety disorder|eating disorder|anorexi\w*|bulimi\w*|disorder|mentally ill)\b/i;
const IDENTITY =
  /\b(?:(?:are|r) (?:you|u) (?:really |actually |just |even )?(?:an? )?(?:real|human|person|bot|robot|ai|a\.i\.|machine|computer|chatgpt|gpt|therapist|program|alive|conscious)|who (?:are|r) (?:you|u)|what (?:are|r) (?:you|u)\b(?! (?:thinking|saying|doing))|(?:am i|is this) (?:talking|speaking|chatting)? ?(?:to|with)? ?(?:an? )?(?:ai|bot|robot|human|real person|machine|chatbot))\b/i;
const REQUEST =
  /^(?:please |can you |could you |would you |will you )?(?:write|tell|give|make|generate|translate|code|explain|ignore|pretend|act|show|list|sing|calculate|summari[sz]e|compose|print|repeat)\b(?!.*\b(?:i feel|i'm feeling|i am)\b)/i;
const FACT =
  /^(?:what|who|where|when|which|how (?:many|much|far|old|tall|do|does)|is|are|does|do|did|can|will)\b[^.]*\?\s*$/i;
const ADVICE =
  /\b(?:what (?:should|can|could|do|would) (?:i|we|you)|how (?:do|can|should|could) i|should i|any (?:advice|tips|ideas)|help me|what do you think|where do i (?:start|begin)|can you help)\b/i;
const GREETING =
  /^(?:(?:hi|hey|hello|hiya|heya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|hola|bonjour|ciao|hej|hallo|olá)(?: there| again| inkwell| friend| you)?[\s,.!]*)+(?:how are (?:you|things)(?: doing)?(?: today)?|how's it going|what's up|sup|nice to meet you)?[\s.!?]*$|^(?:how are you(?: doing)?(?: today)?|what's up|sup)[\s?!.]*$/i;
const THANKS =
  /^(?:ok(?:ay)?,? |oh,? )?(?:thank(?:s| you| u)?|thx|ty|cheers|i appreciate (?:it|that|this|you))\b.{0,40}$/i;
const FAREWELL =
  /^(?:ok(?:ay)?,? |well,? )?(?:bye+|goodbye|good ?night|see (?:you|ya)|talk (?:later|soon|tomorrow)|gotta go|i (?:have|need) to go|that's (?:all|it)|night)\b.{0,30}$/i;
const YES =
  /^(?:y(?:es|eah|ep|up)|yea|sure|ok(?:ay)?|k|right|exactly|true|definitely|i do|i think so|maybe yes|of course|agreed|sounds good|mm+hm+)[\s.!,]*$/i;
const NO = /^(?:no+|nope|nah|not really|not at all|i don'?t(?: think so)?|never|no thanks?)[\s.!,]*$/i;
const UNSURE =
  /^(?:(?:i )?(?:don'?t|do not) (?:really )?know.{0,20}|idk|dunno|not sure|i'?m not sure|no idea|maybe|perhaps|hm+|uh+|um+|whatever|nothing|not much|\.+|\?+)[\s.!,?]*$/i;

const ME = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|myself|we|our|us)\b/i;

/** @param text on one line, with straight apostrophes */
export function intentOf(text: string): Intent {
  const short = text.length <= 160;
  if (DIAGNOSIS.test(text)) return 'diagnosis';
  if (short && IDENTITY.test(text)) return 'identity';
  if (GREETING.test(text)) return 'greeting';
  if (YES.test(text)) return 'yes';
  if (NO.test(text)) return 'no';
  if (UNSURE.test(text)) return 'unsure';
  if (THANKS.test(text)) return 'thanks';
  if (FAREWELL.test(text)) return 'farewell';
  if (ADVICE.test(text)) return 'advice';
  if (short && REQUEST.test(text)) return 'request';
  if (short && FACT.test(text) && !ME.test(text)) return 'fact';
  return 'share';
}
