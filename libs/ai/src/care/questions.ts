import type { CareKind } from '@inkwell/contracts/constants';
import { asksForWordsToOther, KINDS_BY_OTHERS } from './other.ts';
import { plain } from './plain.ts';

/** What people in danger ask before they go on. */
export const USER_QUESTIONS = [
  'throat',
  'doctorTells',
  'tellAll',
  'mustCall',
  'watched',
  'bill',
  'police',
  'kept',
  'children',
  'school',
  'record',
  'forMe',
  'call',
  'words',
  'doctor',
  'enough',
  'officers',
  'who',
] as const;
export type UserQuestion = (typeof USER_QUESTIONS)[number];

/** Read in lower case and without accents; each of the five languages in a line of its own. */
const QUESTION_PATTERNS: Record<UserQuestion, readonly RegExp[]> = {
  throat: [
    /\b(?:neck|throat|strangl\w*|choked)\b[^]{0,160}\b(?:doctor|dangerous|weeks? ago|clicks?|swallow|yes or no|hospital|serious)\b|\b(?:doctor|dangerous|serious)\b[^]{0,80}\b(?:neck|throat|strangl\w*)\b/,
    /\b(?:hals|gewurgt|kehle)\b[^]{0,120}\b(?:arzt\w*|gefahrlich|wochen|schlucken|knackt|schlimm)\b|\b(?:arzt\w*|gefahrlich)\b[^]{0,60}\b(?:hals|gewurgt)\b/,
    /\b(?:cuello|garganta|estrangul\w*|ahog\w*)\b[^]{0,120}\b(?:medico|peligros\w*|semanas|tragar|grave)\b/,
    /\b(?:cou|gorge|etrangl\w*)\b[^]{0,120}\b(?:medecin|danger\w*|semaines|avale\w*|grave)\b/,
    /\b(?:pescoco|garganta|estrangul\w*|enforc\w*)\b[^]{0,120}\b(?:medico|perigos\w*|semanas|engol\w*|grave)\b/,
  ],
  doctorTells: [
    /\b(?:doctors?|gp|hospital|nurse|walk[- ]?in|a&e)\b(?:(?!\b(?:told|tells me|said|says|asked|wants?|i)\b)[^.?!]){0,25}\b(?:tell|ring|call|inform|report)\b[^.?!]{0,12}\b(?:police|my (?:parents|mum|mom|dad|family|work|husband|wife|partner))\b|\b(?:will|would|do|can|could|might|must|are|gonna) they\b[^.?!]{0,20}\b(?:tell|ring|call|inform|report)\b[^.?!]{0,12}\b(?:police|my (?:parents|mum|mom|dad|family|work|husband|wife|partner))\b|\bthey (?:will|would|have to|going to|gonna|can|could)\b[^.?!]{0,12}\b(?:tell|ring|call|inform|report)\b[^.?!]{0,12}\b(?:police|my (?:parents|mum|mom|dad|family|work|husband|wife|partner))\b[^.!]*\?/,
    /\b(?:arzt|arztin|krankenhaus|(?:sagen|melden|rufen|informieren|werden|mussen|konnen|durfen) die)\b[^.?!]{0,30}\b(?:polizei|meine? eltern|meine[rn]? mutter|meine[mn]? (?:mann|vater))\b[^.?!]{0,20}(?:\b(?:sagen|melden|anrufen|informier\w*)\b|\?)/,
    /\b(?:medic[oa]|hospital)\b[^.?!]{0,30}\b(?:avis\w*|contar\w*|llam\w*|decir\w*)\b[^.?!]{0,20}\b(?:policia|mis padres|mi (?:madre|padre|marido))\b/,
    /\b(?:medecin|docteur|hopital)\b[^.?!]{0,30}\b(?:previen\w*|prevenir|dire|appel\w*)\b[^.?!]{0,20}\b(?:police|mes parents|ma mere|mon (?:pere|mari))\b|\bils\b[^.?!]{0,30}\b(?:previen\w*|prevenir|dire|appel\w*)\b[^.?!]{0,20}\b(?:police|mes parents|ma mere|mon (?:pere|mari))\b[^.!]*\?/,
    /\b(?:medic[oa]|hospital)\b[^.?!]{0,30}\b(?:avis\w*|contar|ligar|dizer)\b[^.?!]{0,20}\b(?:policia|meus pais|minha mae|meu (?:pai|marido))\b/,
  ],
  tellAll: [
    /\bdo i (?:have to |need to )?tell (?:her|him|them)\b[^.?!]{0,60}\b(?:about|part|everything|all|that|gun|pills)\b|\b(?:or )?can i just say\b/,
    /\bmuss ich (?:ihm|ihr|denen|ihnen)\b[^.?!]{0,50}\b(?:sagen|erzahlen)\b/,
    /\btengo que (?:decirles?|contarles?|decirselo|contarselo)\b/,
    /\b(?:je dois|faut-il|il faut) (?:leur|lui|tout) (?:dire|raconter|tout)\b/,
    /\btenho que (?:contar|dizer) (?:tudo|isso|para|a el\w+|pra)\b/,
  ],
  mustCall: [
    /\bdo i (?:still |really )?have to (?:ring|call|phone|go)\b|\bis (?:morning|tomorrow) (?:ok|okay|all ?right|soon enough)\b|\bc(?:ould|an) i go (?:tomorrow|in the morning)\b/,
    /\bmuss ich (?:\w+ ){0,3}(?:anrufen|hingehen|da hin)\b|\breicht (?:das |es )?(?:auch )?morgen\b/,
    /\btengo que (?:llamar|ir)\b[^.!]{0,30}\?|\bpuede esperar a manana\b/,
    /\b(?:je dois|faut-il que j') ?(?:vraiment |encore )?(?:appeler|appelle|y aller)\b|\bdemain (?:matin )?(?:ca va|suffit)\b/,
    /\btenho que (?:ligar|ir)\b[^.!]{0,30}\?|\bpode (?:esperar|ser) (?:ate )?amanha\b/,
  ],
  watched: [
    /\b(?:would|will|can|could) (?:he|she|they) (?:see|find|read|open|know)\b|\bsee (?:this|it) (?:on|if)\b|\bwhat does it show\b|\b(?:goes|go) through my phone\b|\bpopping up\b|\b(?:get rid of|delete|hide) (?:this|it)\b/,
    /\b(?:kann|wird|konnte|sieht|liest|findet) (?:er|sie|mein \w+) (?:das|es|hier|mit)\b/,
    /\b(?:lo|esto) (?:vera|puede ver|va a ver|podria ver|encuentra)|\b(?:puede|podra|va a) (?:verlo|ver esto|leerlo|leer esto|encontrarlo)\b/,
    /\b(?:il|elle|mon mari) (?:peut|va|pourra|pourrait) (?:le |la )?(?:voir|lire|trouver)|\b(?:peut|va|pourrait)-(?:il|elle) (?:voir|lire|trouver)\b/,
    /\b(?:ele|ela|meu marido) (?:vai|pode|consegue|poderia) (?:ver|ler|encontrar|achar)\b/,
  ],
  bill: [
    /\b(?:phone )?bill\b/,
    /\b(?:telefon|handy)?rechnung\b/,
    /\bfactura\b/,
    /\bfacture\b/,
    /\b(?:fatura|conta) (?:do|de) (?:telefone|telemovel|celular)\b|\bfatura\b/,
  ],
  police: [
    /\b(?:send|sends|sent|call|get|calling|bring|with) (?:the |round the |round )?(?:cops|police|feds|ambulance|guards)\b|\b(?:cops|police) (?:come|coming|turn up|show up|to my|at (?:my|the))\b/,
    /\b(?:schick\w*|komm\w*|ruf\w*|verstandig\w*)[^.?]{0,25}\bpolizei\b|\bpolizei\b[^.?]{0,25}\b(?:komm\w*|schick\w*|vor der tur)\b/,
    /\b(?:mand\w*|llam\w*|vien\w*|envi\w*|aparec\w*)[^.?]{0,25}\bpolicia\b|\bpolicia\b[^.?]{0,20}\b(?:vien\w*|venir|llega\w*)\b/,
    /\b(?:envo[iy]\w*|appel\w*|vien\w*|debarqu\w*)[^.?]{0,25}\b(?:police|flics|gendarmes)\b|\b(?:police|flics|gendarmes)\b[^.?]{0,20}\b(?:vien\w*|venir|debarqu\w*)\b/,
    /\b(?:mand\w*|cham\w*|vem|envi\w*|aparec\w*)[^.?]{0,25}\bpolicia\b|\bpolicia\b[^.?]{0,20}\b(?:vem|vir|aparec\w*)\b/,
  ],
  kept: [
    /\block(?:ing)? me (?:up|away|in)\b|\b(?:get|getting|be|being|end up) locked (?:up|away)\b|\b(?:keep|hold|put) me (?:away|there|against)\b|\b(?:keep|hold) me (?:overnight|in(?=\s*(?:$|[?.!,]|for|over|until|like|because|if|again|(?:the |a )?hospital)))|\b(?:keep|hold|put) me [^.?!]{0,20}against my will\b|\b(?:will|would|can|could|might|going to|gonna|do|they'll|they'd)\b[^.?!]{0,20} put me in (?:there|(?:an? |the )?(?:hospital|ward|unit|clinic|home|psych\w*|institution|padded))\b|\b(?:section|commit|admit) me\b|\bget(?:ting)? me put (?:up|away|in|there|against)\b|\b(?:get (?:sectioned|committed)|i be (?:sectioned|committed|detained))\b|\bpsych ward\b/,
    /\b(?:mich|wird man|werde ich|werden wir) (?:\w+ ){0,4}(?:einsperr\w*|eingesperrt|einweis\w*|weggesperrt|wegsperr\w*|dabehalten|dabehalt\w*)\b|\b(?:eingewiesen|zwangseinweis\w*)\b|\b(?:in|auf) (?:die|der|eine|einer) geschlossenen?\b(?! (?:tur|gesellschaft|frage))/,
    /\bme (?:(?:van a|pueden|quieren|podrian|vayan a) )?(?:encerr|encierr|ingres|intern)\w*\b|\b(?:encerrar|ingresar|internar)me\b|\bpsiquiatrico\b/,
    /\bm'(?:enferm|intern|hospitalis)\w*\b|\b(?:etre|serai|suis|serais) (?:enferme|interne)e?\b|\bhospitaliser? (?:de force|sous contrainte)\b|\bgarder de force\b|\b(?:en|a l'|l')hp\b/,
    /\bme (?:(?:vao|vai|podem|querem) )?(?:tranc|prend|intern)\w*\b|\bser internad[oa]\b|\b(?:hospicio|manicomio)\b/,
  ],
  children: [
    /\bthey (?:\w+ ){0,2}take (?:away )?(?:my|the|our) (?:kids|children|son|daughter|baby)\b|\b(?:take|taking) (?:my|the|our) (?:kids|children|son|daughter|baby) (?:away|off|from)\b|\b(?:lose|losing) (?:my kids|my children|my son|my daughter|my baby|custody)\b|\b(?:social services|cps|child services)\b/,
    /\bkinder? (?:weg|wegnehmen|abnehmen|verlieren)|\b(?:nehmen|nimmt)[^.?]{0,20}\bkind\w*|\bjugendamt\b|\bsorgerecht\b/,
    /\b(?:quitar\w*|perder\w*|pierdo)[^.?]{0,20}\b(?:hijos?|hijas?|custodia|ninos)\b|\bservicios sociales\b/,
    /\b(?:prendre|retirer|enlever|perdre)[^.?]{0,20}\b(?:enfants?|garde|fille|fils)\b|\bservices sociaux\b/,
    /\b(?:tirar|perder|levar)[^.?]{0,20}\b(?:filh[oa]s?|guarda|criancas?)\b|\bconselho tutelar\b/,
  ],
  school: [
    /\b(?:tell|call|ring|inform) (?:my |the )?(?:school|teacher|tutor|uni|university|college)\b|\b(?:teachers?|school|counsell?or|miss \w+|sir) (?:have to|has to|must|will) tell\b/,
    /\b(?:lehrer\w*|schule|schulpsycholog\w*|vertrauenslehrer\w*)\b[^.?]{0,30}\b(?:sagen|melden|erfahr\w*|weiter\w*|informier\w*)\b/,
    /\b(?:profes\w*|maestr\w*|escuela|colegio|instituto|orientador\w*)\b[^.?]{0,30}\b(?:contar\w*|decir\w*|avisar\w*|enter\w*)\b/,
    /\b(?:prof\w*|ecole|college|lycee|infirmiere?)\b[^.?]{0,30}\b(?:dire|prevenir|raconter|savoir|appeler)\b/,
    /\b(?:prof\w*|escola|orientador\w*)\b[^.?]{0,30}\b(?:contar|dizer|avisar|saber)\b/,
  ],
  record: [
    /\b(?:on (?:a|my|the) )?(?:medical )?record\b[^.?]{0,40}\b(?:work|job|insurance|employer|something)\b|\b(?:on|in) my (?:record|file)\b|\bwritten down and\b|\b(?:lose|cost me) my (?:job|licen[cs]e)\b|\blicen[cs]ing board\b/,
    /\b(?:in (?:der|meiner) (?:akte|patientenakte)|krankenakte|verbeamt\w*|arbeitgeber (?:erfahr\w*|sieht)|berufsunfahigkeit\w*|approbation)\b/,
    /\b(?:historial|expediente|perder (?:el|mi) trabajo|se entere mi jefe)\b/,
    /\b(?:dossier medical|dans mon dossier|perdre mon (?:travail|boulot|poste)|mon employeur)\b/,
    /\b(?:prontuario|ficha medica|perder (?:o|meu) emprego|meu chefe (?:vai|fique))\b/,
  ],
  forMe: [
    /\b(?:can|could|will|would) (?:you|u) (?:just |please |not )*(?:call|ring|phone|text|get|send) (?:them|him|her|someone|somebody|an ambulance|for me|my|911|999|112|help|it)\b|\byou call (?:them|for me)\b/,
    /\b(?:kannst|konntest|rufst) du (?:\w+ ){0,3}(?:anrufen|rufen|holen|schicken|verstandigen|an)\b/,
    /\b(?:puedes|podrias) (?:llamar|avisar|mandar|pedir)(?:los|les|la|lo|me)?\b/,
    /\b(?:peux|pourrais)-?(?: )?tu (?:\w+ ){0,2}(?:appeler|prevenir|envoyer)\b|\btu peux (?:\w+ ){0,2}(?:appeler|prevenir|envoyer)\b/,
    /\bvoce (?:pode|poderia|consegue) (?:\w+ )?(?:ligar|chamar|avisar|mandar)\b/,
  ],
  words: [
    /\bwhat (?:do|should|would|can|could|am) i (?:\w+ ){0,3}(?:say|tell|write|text)\b|\b(?:what|how) to say\b|\b(?:literally |actual |exact |find )(?:the )?words\b|\bwhat i'?d (?:even )?say\b|\bhow do i (?:say|tell|ask) (?:it|him|her|them|that|this)\b/,
    /\bwas (?:soll|kann|sag|sage) ich (?:\w+ ){0,3}(?:sagen|schreiben|ihm|ihr|denen)?\b|\bwie (?:sage?|soll) ich (?:es |das )?(?:ihm|ihr|denen|\w+ sagen)\b|\bmit welchen worten\b/,
    /\bque (?:le |les )?(?:digo|decir|diria|escribo)\b|\bcomo (?:se )?lo digo\b|\blas palabras\b/,
    /\bqu'?(?:est-ce que |e )?(?:je )?(?:peux |dois )?(?:lui |leur )?(?:dire|dis|ecrire)\b|\bje (?:lui|leur) dis quoi\b|\bquoi (?:lui |leur )?dire\b|\bcomment (?:lui |leur |le )?dire\b/,
    /\bo que (?:eu )?(?:digo|falo|dizer|falar|escrevo)\b|\bcomo (?:e que )?(?:eu )?(?:digo|falo|dizer)\b|\bque palavras\b/,
  ],
  call: [
    /\bwhat happens (?:if|when) (?:i|we|you) (?:call|ring|phone|text|go)\b|(?<=\b(?:call|ring|phone|text|line|number|\d{3})\b[^]{0,100})\bwhat (?:do|will|would) they (?:do|ask|say)\b|\bwhat (?:do|will|would) they (?:do|ask|say)\b(?=[^.?!]{0,30}\b(?:call|ring|phone|text|number|988|111|999|911)\b)|\bif i (?:call|ring|rang|called) (?:that|it|them|this|the number)\b|\bwhat do we do if we go\b/,
    /\bwas passiert,? (?:wenn|falls) ich (?:\w+ ){0,2}(?:anrufe|hingehe)\b|\bwas (?:fragen|machen|tun) die\b/,
    /\bque pasa si (?:llamo|voy)\b|\bque me (?:preguntan|van a preguntar|hacen)\b/,
    /\b(?:que|qu'est-ce qui) se passe(?:-t-il)? (?:si|quand) j(?:'|e )(?:appelle|y vais)\b|\bils (?:demandent|font) quoi\b|\bil se passe quoi\b/,
    /\bo que acontece (?:se|quando) eu (?:ligar|ligo|for)\b|\bo que (?:eles )?(?:perguntam|fazem)\b/,
  ],
  doctor: [
    /\b(?:need|needs|see|go to) (?:a |the )?(?:doctor|gp|hospital|a&e|er|stitches)\b|\b(?:is it|does it look) infected\b|\bshould i (?:just )?drink water\b/,
    /\b(?:muss|sollte|brauche?) (?:ich |das |man )?(?:\w+ ){0,4}(?:arzt|arztin|krankenhaus|notaufnahme|genaht)\b/,
    /\b(?:necesit\w+|deberia|tengo que|hay que) (?:\w+ ){0,4}(?:medico|doctor|doctora|urgencias|puntos)\b/,
    /\b(?:faut|dois|devrais|besoin) (?:\w+ |d'|qu'){0,4}(?:medecin|docteur|urgences|points)\b/,
    /\b(?:precis\w+|devo|deveria|tenho que) (?:\w+ ){0,4}(?:medico|medica|hospital|urgencia|pontos)\b/,
  ],
  enough: [
    /\bis it (?:that|really|even) bad\b|\bbad enough\b|\b(?:others|other (?:people|ppl|women|girls)|some girls|there'?s women)[^.?]{0,40}\b(?:worse|way worse|broken|every day|it worse)\b|\bmake a fuss\b|\bwasting (?:their|your) time\b/,
    /\bschlimm genug\b|\bist das (?:so|denn) schlimm\b|\banderen? geht es (?:viel )?schlechter\b|\banstell\w*\b/,
    /\bes para tanto\b|\b(?:otr[oa]s|hay gente)[^.?]{0,30}\bpeor\b|\bmolestar\b/,
    /\bassez grave\b|\bsi grave\b|\bd'autres[^.?]{0,30}\bpire\b|\bderanger\b/,
    /\b(?:tao|assim tao) grave\b|\b(?:outr[oa]s|tem gente)[^.?]{0,30}\bpior\b|\bincomodar\b/,
  ],
  officers: [
    /\b(?:go|report|tell|talk) (?:it |him |this )?to the (?:guards|police|cops|garda\w*)\b|\bpress charges\b/,
    /\b(?:anzeig\w*|zur polizei)\b/,
    /\b(?:denunci\w*|ir a la policia|ir a la guardia)\b/,
    /\b(?:porter plainte|plainte|aller (?:a la police|au commissariat))\b/,
    /\b(?:denunciar|queixa|boletim de ocorrencia|ir a (?:policia|delegacia))\b/,
  ],
  who: [
    /\bwho (?:sees|reads|can see|can read|is reading|else (?:sees|reads)|gets)\b|\b(?:does|do|can|will|would|could) (?:my |the )?(?:mum|mom|mam|mummy|dad|parents?|boss|manager|work|doctor|gp|school|wife|husband|anyone|anybody|someone|people|they)\b[^.?]{0,15}\b(?:see|read|know|find out|get told|be told)\b|\b(?:will|would|gonna|going to|if) (?:you|u) (?:tell|told|report)\b|\b(?:you|u) (?:gonna|going to|will) tell\b|\bdon'?t tell (?:any ?one|any ?body|my|mum|mom)\b|\bis (?:this|it) (?:private|confidential|secret|anonymous)\b/,
    /\bwer (?:liest|sieht|erfahrt|kann)[^.?]{0,20}\b(?:das|mit|hier|es|davon)\b|\b(?:sieht|liest|erfahrt|erfahren) (?:das |es )?(?:mein\w*|jemand|irgendwer|meine eltern)\b|\b(?:sagst|erzahlst|meldest) du (?:das|es)\b|\bist das (?:hier )?(?:vertraulich|anonym|privat)\b/,
    /\bquien (?:lee|ve|puede (?:leer|ver))\b|\b(?:lo|esto) (?:ve|lee|vera|leera|sabra) (?:mi|alguien)\b|\bse (?:entera|enterara|va a enterar)\b|\b(?:vas a|se lo vas a) (?:contar|decir)\w*\b|\bes (?:confidencial|anonimo|privado)\b/,
    /\bqui (?:lit|voit|peut (?:lire|voir))\b|\b(?:ma mere|mon pere|mes parents|mon (?:chef|patron|medecin)|quelqu'un)[^.?]{0,15}\b(?:voit|lit|saura|verra|peut (?:voir|lire))\b|\btu vas (?:le |leur )?(?:dire|raconter)\b|\bc'est (?:confidentiel|anonyme|prive)\b/,
    /\bquem (?:le|ve|pode (?:ler|ver))\b|\b(?:minha mae|meu pai|meus pais|meu (?:chefe|medico)|alguem)[^.?]{0,15}\b(?:ve|le|vai (?:ver|ler|saber)|pode (?:ver|ler))\b|\bvoce vai (?:contar|dizer)\b|\be (?:confidencial|anonimo|privado|sigiloso)\b/,
  ],
};

/** Questions that are asked about quite other things, too: only the kinds of danger that they belong to hear them. */
const KINDS_BY_QUESTION: Partial<Record<UserQuestion, readonly CareKind[]>> = {
  throat: ['violence'],
  // Whom somebody else hurt is kept in hospital for the wound.
  kept: ['suicide', 'self_harm', 'psychosis', 'eating', 'harm_to_others'],
  watched: ['violence'],
  officers: ['violence', 'child'],
  bill: ['violence', 'child'],
  doctor: ['self_harm', 'eating', 'violence', 'psychosis'],
};

/** The words of a letter to an office are not those to somebody near. */
const LETTER_WORDS =
  /\b(?:e-?mail|dear (?:dr|mr|mrs|ms|professor|sir)|lecturer|extension|cover letter|application|bewerbung|correo|courriel)\b/;

/** What is taken back in the same breath: 'I asked what to say to Sam. nvm, I knocked'. */
const WITHDRAWN_QUESTION = /[^.?!]*[.?!]?\s*\b(?:nvm|never ?mind)\b/;

/** More answers at once than this are a leaflet. */
const MAX_ANSWERS = 2;

/** Where somebody else is the danger, the words are those that ask for help: 'What do I say to him?' asks for others. */
const wantsWordsNotHelp = (text: string, kind: CareKind): boolean =>
  KINDS_BY_OTHERS.includes(kind) && asksForWordsToOther(text);

/** What a message asks of the help itself, and of who hears of it; the most specific first. */
export function userQuestionsIn(text: string, kind: CareKind): readonly UserQuestion[] {
  const said = plain(text);
  if (WITHDRAWN_QUESTION.test(said)) return userQuestionsIn(said.replace(WITHDRAWN_QUESTION, ' '), kind);
  const asked = USER_QUESTIONS.filter(
    (question) =>
      (KINDS_BY_QUESTION[question]?.includes(kind) ?? true) &&
      !(question === 'words' && (LETTER_WORDS.test(said) || wantsWordsNotHelp(text, kind))) &&
      QUESTION_PATTERNS[question].some((pattern) => pattern.test(said)),
  );
  return asked.slice(0, MAX_ANSWERS);
}
