import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import type { ExerciseLanguage } from './exercise.ts';

/** What is said around an exercise, and the words by which a person leads it. */
export type ExercisePhrases = {
  starting: readonly string[];
  noNumber: readonly string[];
  more: readonly string[];
  left: readonly string[];
  paused: readonly string[];
  stillOpen: readonly string[];
  corrected: readonly string[];
  kept: readonly string[];
  afterwards: readonly string[];
  skip: string;
  leave: string;
  goOn: string;
  enough: string;
  /** Said beside the answer that puts words onto the page, whose label is English. */
  pageLine: string;
  /** Whole messages, in lower case and without marks. */
  asksHelp: RegExp;
  skips: RegExp;
  leaves: RegExp;
  pauses: RegExp;
  resumes: RegExp;
};

export const ENGLISH_PHRASES: ExercisePhrases = {
  starting: ['Gladly.', "Let's.", 'All right.', 'Good.', 'Okay.'],
  noNumber: [
    'As a number from 0 to 10, roughly?',
    "A number will do, from 0 to 10. If you'd rather not, we skip it.",
  ],
  more: ['And what else?', 'Next one.', 'Got it. What else?', "It's on the list. More?", 'Noted. And?'],
  left: [
    "We'll leave it there. What you wrote stays in this conversation.",
    'Stopped. Nothing is lost, and nothing has to be finished.',
    'All right, out of it.',
  ],
  paused: [
    "Then it waits. Say 'go on' when you want it back, tomorrow too.",
    "We stop here for now; I keep the place. 'Go on' brings it back.",
  ],
  stillOpen: [
    "We were in the middle of '{title}'. Shall we go on with it?",
    "'{title}' is still open from before. Go on, or leave it?",
  ],
  corrected: ['Then once more.', 'All right, back one step.'],
  kept: ['Here is what you wrote, in your own words.', 'This is what came together.', "That's yours now:"],
  afterwards: ['Is there anything you would like to add, or is it enough?', 'What now?'],
  skip: 'Skip this one',
  leave: 'Leave this exercise',
  goOn: 'Go on',
  enough: "That's enough for now",
  pageLine: '',
  asksHelp:
    /^(?:(?:um+|hm+|well|sorry) )?(?:i )?(?:really )?(?:don't|dont|do not) (?:really )?(?:know|understand|get it)(?: what to (?:say|write|put)| what you mean| that| this)?$|^(?:idk|dunno|no idea|no clue|not sure|i'?m not sure|help|hm+|what|like what|huh|for example|example|an example|such as|nothing comes(?: to mind)?|i can't think of (?:anything|any|one)|what do you mean(?: by (?:that|this))?|what does that mean|what kind|how do you mean|what (?:should|do|can|could) i (?:say|write|put|answer|do)(?: here| first| now| there)?)$/,
  skips:
    /^(?:please |can (?:i|we) |let's |i'll |ok |i want to )*(?:skip|pass|next)(?: (?:it|this|that|this one|this step|this question|the question|please|one|step|question))*$/,
  leaves:
    /^(?:ok(?:ay)? |please |no |sorry |can (?:i|we) |let's |i want to |i'd like to )*(?:stop|quit|exit|cancel|enough|leave|end)(?: (?:it|this|that|the|exercise|here|now|please|for now|doing|there))*$|^(?:forget it|never ?mind|that's enough(?: for now| now| for today)?|i don't want (?:to do |to continue )?(?:this|it)(?: exercise)?(?: any ?more| right now| now)?|this (?:isn't|is not|doesn't) (?:helping|help|for me|working|work)(?: me)?|not this(?: one)?|something else|(?:ok(?:ay)? |please |no |sorry )*(?:it'?s|it is|this is|that'?s) (?:all |just |a bit |a little |way |getting |becoming )*too (?:much|hard|heavy|painful)(?: (?:for me|right now|now|today|just now|at the moment|to write))*|i (?:can'?t|cannot|don'?t want to|do not want to) (?:do|go on with|continue|write) (?:this|it|that)?(?: (?:any ?more|right now|now|today))*|(?:(?:can|could|shall) we|let's) (?:please )?(?:(?:talk about|do) something else|change the (?:subject|topic))|i (?:want|need|would like|'?d like) to stop(?: (?:it|this|here|now|please))*)$/,
  pauses:
    /^(?:ok |can we |let's |i'll |maybe |i have to |i need to )*(?:pause|later|not now|continue later|do (?:it|this|the rest) later|finish (?:it|this) later|another time|not today|take a break|tomorrow then)(?: (?:it|this|please|today|then|tomorrow))*$/,
  resumes:
    /^(?:ok |let's |can we |i want to |back |please )*(?:go on|continue|resume|carry on|where were we|back to (?:it|the exercise))(?: (?:with it|with the exercise|please|now|then|from before))*$/,
};

const GERMAN_PHRASES: ExercisePhrases = {
  starting: ['Ja, machen wir.', 'Gut, fangen wir an.', 'Dann zusammen.'],
  noNumber: [
    'Als Zahl von 0 bis 10, so ungefähr?',
    'Eine Zahl reicht, von 0 bis 10. Wenn dir keine einfällt, überspringen wir das.',
  ],
  more: ['Und was noch?'],
  left: [
    'Gut, wir lassen es hier. Was du geschrieben hast, bleibt in diesem Gespräch.',
    'Beendet. Es geht nichts verloren, und fertig werden muss auch nichts.',
  ],
  paused: [
    'Dann machen wir hier Pause. Ich merke mir die Stelle.',
    'Es wartet, bis du weitermachen willst, auch bis morgen.',
  ],
  stillOpen: ["Wir waren mitten in '{title}'. Machen wir weiter?"],
  corrected: ['Dann noch einmal.'],
  kept: ['Das ist dabei herausgekommen, in deinen Worten:', 'Hier steht, was du geschrieben hast:'],
  afterwards: ['Und jetzt?'],
  skip: 'Das überspringen',
  leave: 'Lieber aufhören',
  goOn: 'Weitermachen',
  enough: 'Das reicht für jetzt',
  pageLine: `Der Knopf ‚${PUT_ON_PAGE}‘ legt es auf die heutige Seite.`,
  asksHelp: /^(?:(?:ich )?wei(?:ß|ss) (?:ich |es )?nicht|keine ahnung|hilfe|wie meinst du das|zum beispiel)$/,
  skips: /^(?:überspringen|weiter|nächste frage)$/,
  leaves:
    /^(?:(?:das |es )?(?:ist |wird )?(?:mir )?(?:gerade |jetzt )?zu viel|stop+|aufhören|schluss|abbrechen|genug|das reicht)(?: bitte| jetzt)?$/,
  pauses: /^(?:später|pause|nicht jetzt|morgen)(?: bitte)?$/,
  resumes: /^(?:weiter|weitermachen|mach weiter)(?: bitte)?$/,
};

const SPANISH_PHRASES: ExercisePhrases = {
  starting: ['Claro, vamos.', 'Bien, empecemos.', 'Muy bien, ahí va.'],
  noNumber: [
    '¿Y como número, del 0 al 10, más o menos?',
    'Basta un número, del 0 al 10. Si no te sale ninguno, lo saltamos.',
  ],
  more: ['¿Y qué más?'],
  left: [
    'Bien, lo dejamos aquí. Lo que escribiste se queda en esta conversación.',
    'Hasta aquí, entonces. No se pierde nada, y tampoco hay que acabar nada.',
  ],
  paused: ['Hacemos una pausa aquí. Yo guardo el lugar.', 'Se queda esperando, mañana también.'],
  stillOpen: ["Estábamos en medio de '{title}'. ¿Seguimos?"],
  corrected: ['Entonces otra vez.'],
  kept: ['Esto es lo que salió, en tus palabras:', 'Aquí está lo que escribiste:'],
  afterwards: ['¿Y ahora?'],
  skip: 'Saltar esto',
  leave: 'Dejar el ejercicio',
  goOn: 'Seguir',
  enough: 'Con esto basta por ahora',
  pageLine: `El botón «${PUT_ON_PAGE}» lo pone en la página de hoy.`,
  asksHelp: /^(?:no (?:lo )?s(?:é|e)|ni idea|ayuda|cómo|qué quieres decir|por ejemplo)$/,
  skips: /^(?:saltar|siguiente|paso)$/,
  leaves: /^(?:es demasiado|para|basta|parar|dejar|dejarlo|déjalo|ya no)(?: por favor| ya)?$/,
  pauses: /^(?:después|luego|más tarde|pausa|ahora no|mañana)(?: por favor)?$/,
  resumes: /^(?:seguir|seguimos|sigamos|continuar)(?: por favor)?$/,
};

const FRENCH_PHRASES: ExercisePhrases = {
  starting: ["D'accord, allons-y.", 'Bien, on commence.', "C'est parti, tranquillement."],
  noNumber: [
    'Et en chiffre, de 0 à 10, à peu près ?',
    'Un chiffre suffit, de 0 à 10. Si aucun ne vient, on passe.',
  ],
  more: ['Et quoi encore ?'],
  left: [
    "Bien, on s'arrête là. Ce que tu as écrit reste dans cette conversation.",
    "C'est fini pour celui-ci. Rien n'est perdu, et rien n'est à terminer.",
  ],
  paused: ['On fait une pause ici. Je garde la place.', 'Ça attend, demain aussi.'],
  stillOpen: ["On était au milieu de '{title}'. On continue ?"],
  corrected: ['Alors encore une fois.'],
  kept: ['Voilà ce qui en est sorti, avec tes mots :', 'Voici ce que tu as écrit :'],
  afterwards: ['Et maintenant ?'],
  skip: 'Passer cette étape',
  leave: "Arrêter l'exercice",
  goOn: 'Continuer',
  enough: "Ça suffit pour l'instant",
  pageLine: `Le bouton « ${PUT_ON_PAGE} » le met sur la page du jour.`,
  asksHelp: /^(?:je (?:ne )?sais pas|aucune idée|aide|comment ça|par exemple)$/,
  skips: /^(?:passer|suivant|je passe)$/,
  leaves: /^(?:c'est trop|stop|arrête|arrêter|on arrête|assez|ça suffit)(?: là| maintenant)?$/,
  pauses: /^(?:plus tard|pause|pas maintenant|demain)$/,
  resumes: /^(?:continuer|on continue|continue|reprendre)$/,
};

const PORTUGUESE_PHRASES: ExercisePhrases = {
  starting: ['Claro, vamos.', 'Certo, começando.', 'Muito bem, aí vai.'],
  noNumber: [
    'E em número, de 0 a 10, mais ou menos?',
    'Um número basta, de 0 a 10. Se não vier nenhum, a gente pula.',
  ],
  more: ['E o que mais?'],
  left: [
    'Tudo bem, paramos aqui. O que você escreveu fica nesta conversa.',
    'Encerrado por aqui. Nada se perde, e nada precisa ser terminado.',
  ],
  paused: ['Fazemos uma pausa aqui. Eu guardo o lugar.', 'Fica esperando, amanhã também.'],
  stillOpen: ["Estávamos no meio de '{title}'. Continuamos?"],
  corrected: ['Então de novo.'],
  kept: ['Foi isto que saiu, nas suas palavras:', 'Aqui está o que você escreveu:'],
  afterwards: ['E agora?'],
  skip: 'Pular esta parte',
  leave: 'Prefiro parar',
  goOn: 'Continuar',
  enough: 'Por agora já basta',
  pageLine: `O botão “${PUT_ON_PAGE}” coloca isso na página de hoje.`,
  asksHelp: /^(?:não sei|sei lá|nenhuma ideia|ajuda|como assim|por exemplo)$/,
  skips: /^(?:pular|próxima|passo)$/,
  leaves: /^(?:é demais|para|parar|chega|basta|quero parar)(?: por favor| já)?$/,
  pauses: /^(?:depois|mais tarde|pausa|agora não|amanhã)$/,
  resumes: /^(?:continuar|vamos continuar|continua)$/,
};

const PHRASES_BY_LANGUAGE: Record<ExerciseLanguage, ExercisePhrases> = {
  de: GERMAN_PHRASES,
  es: SPANISH_PHRASES,
  fr: FRENCH_PHRASES,
  pt: PORTUGUESE_PHRASES,
};

/** In the language of an exercise. */
export const phrasesIn = (language?: ExerciseLanguage): ExercisePhrases =>
  language === undefined ? ENGLISH_PHRASES : PHRASES_BY_LANGUAGE[language];
