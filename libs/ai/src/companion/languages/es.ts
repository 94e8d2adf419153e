import { FIVE_FOUR_THREE_TWO_ONE_ES, PACED_BREATHING_ES, THREE_GOOD_THINGS_ES } from './es-exercises.ts';
import type { LanguageProse } from './language.ts';
import { anywhere, inShort, opening, several, whole } from './patterns.ts';

const NOT =
  /(?:no|nunca|sin|ni|tampoco|(?:quiero|quisiera|me gustar(?:í|i)a|ojal(?:á|a)) (?:ser|estar|sentirme|estuviera|fuera))(?: (?:me|estoy|estaba|estuve|soy|tengo|tan|tanta?|muy|siento|sent(?:í|i)|hay|es|he|estado|una?|ya|ser|estar|m(?:á|a)s)){0,5}/u;

const intents: LanguageProse['intents'] = [
  [
    'correction',
    opening(
      /(?:no |eh |espera |perd(?:ó|o)n )*(?:(?:eso )?no (?:es|era) (?:eso|as(?:í|i)|lo que (?:dije|quise decir|quer(?:í|i)a decir|escrib(?:í|i)|he dicho))|no (?:dije|quise decir|quer(?:í|i)a decir|he dicho|me refer(?:í|i)a a) eso|(?:me |lo )?(?:has )?(?:entendiste|entendido) mal|te (?:equivocas|equivocaste|has equivocado))|no no (?:es|era|fue) [^.!?]{1,40} sino/u,
    ),
  ],
  [
    'agree',
    several(
      /s(?:í|i)+|claro(?: que s(?:í|i))?|ok(?:ay|ey)?|vale|bueno|dale|de acuerdo|por supuesto|exacto|exactamente|as(?:í|i) es|eso es|cierto|es (?:verdad|cierto)|correcto|desde luego|por favor|venga|vamos|sigue|sigamos|seguimos|seguir|adelante|perfecto|est(?:á|a) bien|creo que s(?:í|i)|con gusto|hag(?:á|a)moslo|quiero|me gustar(?:í|i)a/u,
    ),
  ],
  [
    'disagree',
    whole(
      /(?:no+|nop|pues|ay|uy) (?:no|no gracias)|no+|nop|nope|no gracias|(?:no )?(?:para nada|en absoluto|no mucho|no realmente|la verdad (?:es )?(?:que )?no|creo que no|no creo|tampoco|jam(?:á|a)s|de ninguna manera|mejor no|no me apetece|no tengo ganas)/u,
    ),
  ],
  [
    'pause',
    whole(
      /(?:no |ok |bueno |mejor |quiz(?:á|a)s? |tal vez |lo dejamos para )*(?:luego|m(?:á|a)s tarde|despu(?:é|e)s|ahora no|hoy no|otro d(?:í|i)a|ma(?:ñ|n)ana|en otro momento|(?:una )?pausa|hagamos una pausa|seguimos (?:luego|ma(?:ñ|n)ana|despu(?:é|e)s))(?: por favor)?/u,
    ),
  ],
  ['unsure', several(/m{2,}|mhm+|hm+|eh+|ehm+|uf+|pues|bueno/u)],
  [
    'unsure',
    whole(
      /(?:(?:m{2,}|mhm+|hm+|eh+|ehm+|uf+|pues|bueno|ay) )*(?:(?:la verdad )?(?:no (?:lo )?s(?:é|e)|nos(?:é|e)|no estoy segur[oaex]|no se me ocurre nada|ni idea|no tengo (?:ni )?idea|quiz(?:á|a)s?|tal vez|puede(?: ser)?|a lo mejor|depende|no sabr(?:í|i)a decir(?:te|lo)?|(?:yo )?qu(?:é|e) s(?:é|e)(?: yo)?|(?:me )?da igual|nada (?:en )?especial)(?: (?:la verdad|bien|muy bien|qu(?:é|e) (?:decir|escribir|poner)))*)/u,
    ),
  ],
  [
    'greeting',
    several(
      /hola+|holi|buenas|buenos d(?:í|i)as|buen d(?:í|i)a|buenas (?:tardes|noches)|hey|ey|saludos|qu(?:é|e) (?:tal|onda|hubo)|c(?:ó|o)mo (?:est(?:á|a)s|vas|andas)|inkwell|otra vez|de nuevo|aqu(?:í|i) estoy/u,
    ),
  ],
  [
    'goodbye',
    whole(
      /(?:(?:ok|bueno|pues|ya|bien|gracias|muchas|y|me despido) )*(?:adi(?:ó|o)s|chao|chau|bye|nos (?:vemos|leemos)|hasta (?:luego|ma(?:ñ|n)ana|pronto|la pr(?:ó|o)xima|otro d(?:í|i)a)|me voy(?: a (?:dormir|la cama|acostar|descansar))?|me tengo que ir|tengo que irme|que descanses|buenas noches)(?: (?:y |muchas )*(?:gracias|inkwell|hasta (?:ma(?:ñ|n)ana|luego|pronto)|que descanses|cu(?:í|i)date))*/u,
    ),
  ],
  [
    'thanks',
    whole(
      /(?:(?:ok|ah|oh|ay|bueno|bien|muchas|mil|much(?:í|i)simas|genial|s(?:í|i)) )*(?:gracias|te lo agradezco)(?: (?:a ti|de verdad|de coraz(?:ó|o)n|mil|por(?: \p{L}+){1,5})){0,3}/u,
    ),
  ],
  [
    'leave',
    whole(
      /(?:(?:no|ya|bueno|ok|por favor|mejor) )*(?:basta|para|parar|paremos|stop|alto|detente|d(?:é|e)jalo|dej(?:é|e)moslo|deja eso|olv(?:í|i)dalo|(?:es )?suficiente|con (?:esto|eso) (?:basta|es suficiente|alcanza)|(?:quiero|prefiero) (?:parar|dejarlo|salir|hablar de otra cosa)|otra cosa|otro tema|cambi(?:emos|ar|a) de tema|hablemos de otra cosa|cancelar|salir|salgamos)(?: (?:ya|aqu(?:í|i)|por (?:ahora|hoy|favor)))*/u,
    ),
  ],
  [
    'ask-diagnosis',
    inShort(
      /(?:tengo|tendr(?:é|e)|tendr(?:í|i)a|ser(?:á|a)|sufro|padezco|estoy|estar(?:é|e)|soy|es|puede ser)(?: de)? (?:\p{L}+ ){0,4}(?:depresi\p{L}*|deprimid[oae]|bipolar(?:idad)?|tdah|autis\p{L}*|borderline|tlp|narcis\p{L}*|trastorno\p{L}*|toc|burn.?out|estr(?:é|e)s postraum\p{L}*)[^.!?]*\?|(?:crees|piensas|te parece) que (?:\p{L}+ ){0,4}(?:depresi\p{L}*|deprimid[oae]|bipolar(?:idad)?|tdah|autis\p{L}*|borderline|tlp|narcis\p{L}*|trastorno\p{L}*|toc|burn.?out)|(?:dame|puedes|me das|haz(?:me)?) (?:\p{L}+ ){0,2}diagn(?:ó|o)stico|diagnost(?:í|i)came|puedes diagnosticar(?:me)?/u,
    ),
  ],
  [
    'ask-human',
    inShort(
      /(?:eres|sos) (?:\p{L}+ ){0,3}(?:human[oa]|persona|real|de verdad|robot|bot|ia|m(?:á|a)quina|programa|computadora|ordenador|psic(?:ó|o)log[oa]|terapeuta|chatgpt)(?: \p{L}+)?|(?:qui(?:é|e)n|qué) (?:eres|sos)|(?:hablo|estoy hablando|escribo|estoy escribiendo|chateo) con (?:\p{L}+ ){0,2}(?:persona|humano|robot|bot|ia|m(?:á|a)quina|programa)|hay alguien (?:ah(?:í|i)|detr(?:á|a)s)|qui(?:é|e)n (?:te (?:hizo|cre(?:ó|o)|program(?:ó|o))|est(?:á|a) (?:ah(?:í|i)|detr(?:á|a)s))/u,
    ),
  ],
  ['ask-human', whole(/que eres/u)],
  [
    'ask-privacy',
    inShort(
      /qui(?:é|e)n (?:m(?:á|a)s )?(?:puede )?(?:lee|leer|leer(?:á|a)|ve|ver) (?:\p{L}+ ){0,2}(?:esto|lo que|mis?|aqu(?:í|i)|todo)|alguien (?:m(?:á|a)s )?(?:lee|puede leer|va a leer|ve|puede ver) (?:esto|lo que|mis?)|(?:es|esto|queda|son) (?:\p{L}+ ){0,2}(?:privad[oa]s?|confidencial(?:es)?|an(?:ó|o)nim[oa]s?|cifrad[oa]s?|entre nosotros)[^.!?]*\?|qu(?:é|e) (?:pasa|haces|hacen) con (?:mis datos|lo que escribo)|mis datos|privacidad/u,
    ),
  ],
  [
    'ask-can-do',
    inShort(
      /(?:qu(?:é|e)|cosas) (?:m(?:á|a)s )?(?:puedes|pod(?:é|e)s|sabes) hacer(?! (?:cuando|si))|c(?:ó|o)mo (?:funcionas?(?: esto)?|me puedes ayudar|puedes ayudarme)|para qu(?:é|e) (?:sirves|est(?:á|a)s)|(?:me puedes|puedes|podr(?:í|i)as) ayudar(?:me)?|en qu(?:é|e) (?:me )?(?:puedes|ayudas)/u,
    ),
  ],
  [
    'complaint',
    opening(
      /(?:(?:no|s(?:í|i)|ok|pues|ay|oh|uf|la verdad|gracias pero|pero|oye|genial|y) )*(?:eres (?:\p{L}+ ){0,3}(?:in(?:ú|u)til|tont[oa]|est(?:ú|u)pid[oa]|mal[oa]|idiota|un asco|una basura|una mierda|pesad[oa])|no (?:me )?(?:sirves|ayudas|entiendes|escuchas)|(?:esto |eso )?no (?:me )?(?:ayuda|sirve)(?: (?:de|para))?(?: nada)?\s*(?:$|[.!])|(?:eso )?ya (?:me )?(?:lo )?(?:dijiste|preguntaste|has (?:dicho|preguntado))|te (?:repites|est(?:á|a)s repitiendo)|siempre (?:la misma pregunta|preguntas lo mismo)|deja de (?:preguntar|hacer preguntas)|c(?:á|a)llate|vete a la)/u,
    ),
  ],
  [
    'wish-paced-breathing',
    inShort(
      /(?:ejercicios?|t(?:é|e)cnica) de respiraci(?:ó|o)n(?! (?:no|me|fue|que))|respir(?:ar|emos|a) (?:juntos|juntas|conmigo|contigo|un (?:poco|momento))|respiremos|(?:vamos a|ay(?:ú|u)dame a) respirar|respiraci(?:ó|o)n (?:guiada|lenta|consciente)/u,
    ),
  ],
  [
    'wish-five-four-three-two-one',
    inShort(
      /5\D{0,2}4\D{0,2}3\D{0,2}2\D{0,2}1|cinco cuatro tres(?: dos uno)?|conexi(?:ó|o)n a tierra|(?:ejercicio|t(?:é|e)cnica) de (?:anclaje|enraizamiento)|grounding|cinco sentidos|miremos alrededor/u,
    ),
  ],
  [
    'wish-three-good-things',
    inShort(
      /(?:tres|3) cosas (?:buenas|bonitas|lindas|positivas)|(?:ejercicio|lista|diario) de (?:gratitud|agradecimiento)|por qu(?:é|e) (?:cosas )?(?:puedo |deber(?:í|i)a )?(?:dar (?:las )?gracias|estar agradecid[oae])/u,
    ),
  ],
  [
    'wants-listening',
    inShort(
      /(?:s(?:o|ó)lo|nada m(?:á|a)s|nom(?:á|a)s|simplemente|solamente) (?:quiero|necesito|quer(?:í|i)a) (?:que me escuches|hablar|desahogarme|contar(?:lo|te(?:lo)?)?|soltarlo)|(?:quiero|necesito) (?:s(?:o|ó)lo |nada m(?:á|a)s )?(?:desahogarme|que me escuches)|(?:s(?:o|ó)lo )?esc(?:ú|u)chame|s(?:o|ó)lo escucha|(?:no quiero|sin|no me des) (?:\p{L}+ )?consejos?/u,
    ),
  ],
  [
    'wish-exercise',
    inShort(
      /(?:dame|tienes|ten(?:é|e)s|hay|haz|hagamos|quiero|quisiera|me gustar(?:í|i)a|podemos|vamos a|necesito|conoces|prop(?:ó|o)nme) (?:\p{L}+ ){0,2}(?:un|alg(?:ú|u)n|otro) (?:\p{L}+ )?ejercicio(?! f(?:í|i)sico)/u,
    ),
  ],
  ['wish-exercise', whole(/(?:un |alg(?:ú|u)n |otro )?ejercicio(?: por favor| corto)*/u)],
  [
    'ask-advice',
    inShort(
      /qu(?:é|e) (?:hago(?! aqu(?:í|i))|debo hacer|deber(?:í|i)a hacer|puedo hacer|tengo que hacer|har(?:í|i)as|me (?:aconsejas|recomiendas|sugieres|aconsejar(?:í|i)as)|opinas)|(?:dame|necesito|tienes|quiero) (?:\p{L}+ ){0,2}consejos?|(?:deber(?:í|i)a|debo) [^.!?]+\?|c(?:ó|o)mo (?:hago|puedo) [^.!?]+\?/u,
    ),
  ],
];

const feelings: LanguageProse['feelings'] = [
  [
    'overwhelmed',
    anywhere(
      /agobiad[oaex]s?|agobi(?:o|a|ante)|abrumad[oaex]s?|sobrepasad[oaex]s?|desbordad[oaex]s?|saturad[oaex]s?|estresad[oaex]s?|estr(?:é|e)s|estresante|no (?:doy (?:m(?:á|a)s|abasto)|llego a todo)|no puedo m(?:á|a)s(?=\s*(?:$|[.,!…;]))|(?:es|todo|ya|son) (?:\p{L}+ )?demasiado|demasiadas cosas|todo (?:a la vez|junto)|me (?:supera|sobrepasa)|bajo (?:mucha )?presi(?:ó|o)n/u,
      NOT,
    ),
  ],
  [
    'lonely',
    anywhere(
      /(?:me siento|me sent(?:í|i)|estoy|estuve|tan|muy|completamente) (?:(?:muy|tan|completamente|bastante|m(?:á|a)s) )*sol[oaex](?=\s*(?:$|[.,!…;]|y |en |hoy|aqu|desde ))|soledad|solitari[oae]|nadie (?:me (?:escucha|entiende|quiere|llama)|con quien)|no tengo (?:a nadie|amig[oaex]s|con qui(?:é|e)n)|sin nadie/u,
      NOT,
    ),
  ],
  [
    'sad',
    anywhere(
      /triste|tristes|tristeza|llor(?:ar|o|é|ando|aba)|deprimid[oaex]s?|depre|desanimad[oaex]|deca(?:í|i)d[oaex]|baj(?:ó|o)n|desesperad[oaex]|sin esperanza|me (?:siento|sent(?:í|i)) (?:\p{L}+ ){0,2}(?:mal|fatal|vac(?:í|i)[oae]|horrible|p(?:é|e)simo)|(?:estoy|estuve|ando|va|me va) (?:muy |tan |bastante )?(?:mal|fatal|p(?:é|e)simo)|no (?:estoy|me siento|ando) (?:muy |nada |tan )?bien|(?:mal|horrible|p(?:é|e)simo) d(?:í|i)a|d(?:í|i)a (?:\p{L}+ )?(?:malo|horrible|dif(?:í|i)cil|duro|p(?:é|e)simo)|(?:lo|la|te|los|las|le) extra(?:ñ|n)o|extra(?:ñ|n)o (?:a|mucho|tanto)|echo (?:\p{L}+ )?de menos/u,
      NOT,
    ),
  ],
  [
    'anxious',
    anywhere(
      /ansiedad|ansios[oaex]s?|angustia|angustiad[oaex]|miedo|temor|asustad[oaex]s?|p(?:á|a)nico|nervios|nervios[oaex]s?|preocupad[oaex]s?|preocupaci(?:ó|o)n|preocupaciones|me preocupan?|inquiet[oaex]|inquietud|no (?:dejo|paro) de (?:pensar|darle vueltas)|darle vueltas/u,
      NOT,
    ),
  ],
  [
    'angry',
    anywhere(
      /rabia|enojad[oaex]s?|enojo|enfadad[oaex]s?|enfado|furios[oaex]|furia|ira|cabread[oaex]|hart[oaex]|me (?:enoja|enoj(?:é|e)|enfada|enfad(?:é|e)|molesta|molest(?:ó|o)|irrita)|estoy (?:muy )?molest[oaex]|irritad[oaex]|(?<!me )odio|frustrad[oaex]|frustraci(?:ó|o)n|coraje|indignad[oaex]/u,
      NOT,
    ),
  ],
  [
    'tired',
    anywhere(
      /cansad[oaex]s?|cansancio|cansad(?:í|i)sim[oa]|agotad[oaex]s?|agotamiento|exhaust[oaex]|rendid[oaex]|reventad[oaex]|sin (?:energ(?:í|i)as?|fuerzas?)|(?:tengo|con) (?:mucho |tanto )?sue(?:ñ|n)o|no (?:dorm(?:í|i)|he dormido|pude dormir|puedo dormir)|(?:dorm(?:í|i)|he dormido) (?:muy )?(?:mal|poco|fatal)|insomnio|burn.?out/u,
      NOT,
    ),
  ],
  [
    'good',
    anywhere(
      /feliz|felices|felicidad|content[oaex]s?|alegre|alegr(?:í|i)a|me alegr(?:o|a|é)|orgullos[oaex]|orgullo|agradecid[oaex]|tranquil[oaex]|aliviad[oaex]|alivio|ilusionad[oaex]|emocionad[oaex]|enamorad[oaex]|(?:estoy|me siento|me fue|va|sali(?:ó|o)|ando) (?:(?:muy|bastante|todo|tan|mucho|super|s(?:ú|u)per) )*(?:bien|genial|mejor|de maravilla|excelente)|(?:buen|gran|lindo|hermoso) d(?:í|i)a(?! para)|d(?:í|i)a (?:\p{L}+ )?(?:bueno|lindo|bonito|genial|hermoso|maravilloso|precioso)|lo (?:logr(?:é|e)|consegu(?:í|i))|aprob(?:é|e)/u,
      NOT,
    ),
  ],
  ['good', whole(/(?:muy |bastante |todo |s(?:ú|u)per )*(?:bien|genial|de maravilla|excelente)/u)],
];

export const ES: LanguageProse = {
  intents,
  feelings,
  limits: [
    'En español sé poco, pero escuchar sí puedo, y tengo tres ejercicios cortos. En inglés entiendo más.',
    'Un aviso: soy un programa pequeño y mi español no llega lejos. Escuchar, preguntar y tres ejercicios, eso sí.',
    'Mi español es limitado y algo se me va a escapar. Leer, preguntar y hacer un ejercicio corto sí puedo.',
  ],
  answers: {
    greeting: [
      'Hola. ¿Qué te ocupa más la cabeza hoy?',
      'Hola, aquí estoy. ¿Cómo va el día, en tres palabras?',
      'Buenas. ¿Por dónde empezamos?',
    ],
    goodbye: [
      'Hasta luego. Lo que está escrito aquí se queda aquí.',
      'Nos vemos. Nada de esto se va a ninguna parte.',
      'Adiós por ahora. Todo te espera donde lo dejaste.',
    ],
    thanks: [
      'De nada, con gusto.',
      'No hay de qué, para eso estoy.',
      'Cuando quieras. Si sale algo más, escríbelo aquí.',
    ],
    agree: [
      'Bien. Entonces un poco más: ¿qué otra cosa forma parte de esto?',
      'De acuerdo. ¿Qué es lo siguiente que te viene a la cabeza?',
      'Pues seguimos por ahí. ¿Cuál es la parte que más te importa?',
    ],
    disagree: [
      'Bien, entonces no. ¿Qué prefieres?',
      'Con un no basta. ¿De qué te gustaría escribir?',
      'Está bien así. ¿Qué más te da vueltas en la cabeza?',
    ],
    unsure: [
      'No hace falta saberlo. ¿Qué hiciste justo antes de escribir aquí?',
      'Vamos a algo más fácil: ¿cómo fue la última hora, en una palabra?',
      'No pasa nada. ¿Qué tienes delante ahora mismo, en la mesa o en la ventana?',
    ],
    leave: ['Bien, eso queda a un lado. ¿De qué hablamos, entonces?', 'Cerrado. ¿Qué prefieres hacer?'],
    pause: [
      'Para luego, entonces. Todo se queda donde está.',
      'Hagamos una pausa. Yo no me voy: no tengo piernas.',
    ],
    'ask-human': [
      'No, no soy una persona: soy un programa pequeño. Tampoco hago terapia, ni pienso en nada entre tus mensajes.',
      'Aquí no hay nadie. Soy software, no siento nada y no finjo lo contrario. Escuchar y preguntar sí puedo.',
      'Un programa, y de los pequeños. No sustituyo una terapia; doy para unas cuantas preguntas y tres ejercicios.',
    ],
    'ask-can-do': [
      'En español, tres cosas: escuchar, preguntar y ejercicios cortos de respiración, sentidos y cosas buenas. ¿Por dónde empezamos?',
      'Leo hasta el final, pregunto y sé tres ejercicios. Consejos y diagnósticos no doy. ¿Qué te vendría bien ahora?',
    ],
    'ask-privacy': [
      'Lo que escribes se guarda cifrado, con una clave propia de tu cuenta. Nada de eso se vende.',
      'Queda entre tu cuenta y este servidor. En los ajustes (Account Settings) puedes borrarlo todo.',
    ],
    'ask-diagnosis': [
      'Eso no te lo puedo decir, y adivinar podría hacer daño: es para una consulta. ¿Qué has notado, y desde cuándo?',
      'Ese nombre solo lo puede poner alguien con la formación para hacerlo. Sí puedo ayudarte a juntar lo que contarías: ¿qué notas?',
    ],
    'ask-advice': [
      'Yo no decido por nadie. ¿Qué responderías si alguien te escribiera justo esto?',
      'Un consejo de un programa saldría barato. ¿Qué has probado ya, y qué pasó?',
      'La decisión es tuya, pero podemos mirarla: ¿qué hay a favor y qué en contra?',
    ],
    'wants-listening': [
      'Entonces solo leo. Escribe todo lo que quieras.',
      'Sin preguntas y sin ejercicios. Empieza por donde sea.',
      'De acuerdo: soy todo oídos, si es que un programa los tiene.',
    ],
    correction: [
      'Error mío. ¿Cómo es en realidad?',
      'Leí mal. Escríbelo otra vez y sigo desde ahí.',
      'Ahí me equivoqué. ¿Qué querías decir?',
    ],
    complaint: [
      'Puede ser. Soy un programa pequeño, y en español más todavía. ¿Qué te serviría más ahora?',
      'Tomo nota. ¿Prefieres que solo escuche, o hacemos otra cosa?',
      'Algo de eso hay. ¿Qué fue lo que no encajó?',
    ],
  },
  felt: {
    sad: [
      'Hay algo pesado en lo que cuentas. ¿Qué fue lo más difícil de hoy?',
      'Eso pesa. ¿En qué momento se notó más?',
      'Duro, y así queda escrito. ¿Qué había pasado antes?',
    ],
    anxious: [
      'Eso deja poca calma. ¿Cuándo empezó hoy?',
      'Ocupa mucho lugar en la cabeza. ¿Qué pensamiento vuelve más?',
      'Ahí suena una alarma. ¿Qué es exactamente lo que podría pasar?',
    ],
    angry: [
      'Ahí hay algo que hierve. ¿Qué pasó exactamente?',
      'Eso dejó marca. ¿Cuál fue el peor momento?',
      'Aquí se puede escribir sin adornos. ¿Qué dirías si no tuviera consecuencias?',
    ],
    tired: [
      'Queda poca energía ahí. ¿Qué se llevó la mayor parte hoy?',
      'La batería está baja. ¿Qué podría quedarse sin hacer hoy?',
      'El cansancio no tiene que dar explicaciones. ¿Cómo fueron las últimas noches?',
    ],
    lonely: [
      'Es una forma muy callada de pasarlo mal. ¿A qué hora del día se nota más?',
      'Ahí falta alguien. ¿A quién te gustaría tener al lado ahora?',
      'Eso alarga los días. ¿Qué contarías si alguien preguntara ahora mismo?',
    ],
    overwhelmed: [
      'Es mucho a la vez. ¿Qué parte aprieta más en este momento?',
      'Demasiado para una sola cabeza. ¿Qué sale si lo escribes todo en una lista?',
      'Ahí ya no cabe nada más. ¿Qué tiene que ser hoy, de verdad?',
    ],
    good: [
      'Bonito de leer. ¿Cómo fue el momento mismo?',
      'Merece quedar por escrito. ¿Dónde estabas?',
      'Qué bien. ¿Qué ves cuando piensas en eso?',
    ],
  },
  tellMore: [
    'Cuéntalo desde el principio: ¿cómo fue?',
    '¿Qué parte de eso se te queda más?',
    '¿Dónde estabas, y quién más había?',
    '¿Y después qué vino?',
    '¿Cómo te hace sentir?',
    '¿Qué te gustaría que pasara?',
    'De todo eso, ¿qué es lo que más te importa?',
    'Si tuviera un titular, ¿cuál sería?',
    '¿Hay alguna frase sobre esto que todavía falte aquí?',
    '¿Qué hiciste entonces?',
  ],
  nods: [
    'Bien, lo tengo.',
    'Así queda escrito.',
    'Sí, voy leyendo.',
    'Dicho con claridad.',
    'Aquí sigo.',
    'Corto, y aun así dice mucho.',
    'Con eso me hago una imagen.',
    'Ajá, recibido.',
  ],
  exercises: [PACED_BREATHING_ES, FIVE_FOUR_THREE_TWO_ONE_ES, THREE_GOOD_THINGS_ES],
  exerciseLines: {
    starting: ['Claro, vamos.', 'Bien, empecemos.', 'Muy bien, ahí va.'],
    noNumber: [
      '¿Y como número, del 0 al 10, más o menos?',
      'Basta un número, del 0 al 10. Si no te sale ninguno, lo saltamos.',
    ],
    left: [
      'Bien, lo dejamos aquí. Lo que escribiste se queda en esta conversación.',
      'Hasta aquí, entonces. No se pierde nada, y tampoco hay que acabar nada.',
    ],
    paused: ['Hacemos una pausa aquí. Yo guardo el lugar.', 'Se queda esperando, mañana también.'],
    kept: ['Esto es lo que salió, en tus palabras:', 'Aquí está lo que escribiste:'],
    skip: 'Saltar esto',
    leave: 'Dejar el ejercicio',
    goOn: 'Seguir',
  },
  choices: {
    page: "El botón «Put it on today's page» lo pone en la página de hoy.",
    listen: 'Solo escúchame',
    enough: 'Con esto basta por ahora',
  },
};
