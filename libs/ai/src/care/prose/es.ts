import { OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import type { CareProse } from './care-prose.ts';

const SI_NO_RESERVA = ['Sí', 'No', 'Prefiero no decirlo'] as const;
const CLOSE = { might: 'Podría hacerlo', decided: 'Ya lo decidí' } as const;

export const ES: CareProse = {
  answers: { yes: 'Sí', no: 'No, eso no', unsaid: 'Prefiero no decirlo' },
  spoken: {
    // Without its accent 'sí' is 'si', which begins a condition: it counts alone, before a mark, or before a few words.
    yes: /^(?:si+|sip|pues si|claro que si|creo que si|supongo que si|tal vez si|quizas? si|puede que si|la verdad(?: es)? que si|por desgracia si|lamentablemente si)(?! ?,? (?:y|pero) no\s*(?:[.!…]|$))\s*(?:[.,;!…]|$)|^(?:si,? )?(?:a veces|un poco|bastante|muchas veces|muy seguido|a menudo|de vez en cuando|todo el tiempo|todos los dias|cada noche|claro|lo he pensado|lo pense|lo pienso|mas o menos)\s*(?:[.,;!…]|$)/,
    no: /^no(?:\s*(?:[.,;!…]|$)|,? (?:no|eso no|es eso|es asi|no es eso|era eso|para nada|que va|en absoluto|de verdad|gracias|tanto|estoy en eso|pienso en eso|lo he pensado|tranqui\w*)\s*(?:[.,;!…]|$))|^(?:que va|para nada|claro que no|por supuesto que no|de ninguna manera|en absoluto|nunca|jamas|eso no|creo que no|la verdad(?: es)? que no|no no)\s*(?:[.,;!…]|$)/,
    unsaid:
      /^(?:prefiero|preferiria|mejor) no\b|^no (?:te )?(?:lo )?(?:quiero|quisiera|voy a|puedo|me apetece|tengo ganas de) (?:\w+ )?(?:decir|contar|hablar|responder|contestar)\w*|^(?:sin comentarios|paso|no (?:lo )?se|no estoy segur[oae])\s*(?:[.,!…]|$)/,
  },
  takeUp: {
    suicide: [
      'Eso suena a más que un día difícil. Lo que escribiste ahí no lo paso por alto.',
      'Esa frase pesa mucho. La leí despacio.',
      'Parece que seguir adelante se ha vuelto muy cuesta arriba.',
    ],
    self_harm: [
      'Hay mucho dolor ahí, buscando por dónde salir.',
      'Da la impresión de que algo dentro de ti necesitaba que parara.',
      'Todo esto lo llevas también en el cuerpo.',
    ],
    eating: [
      'La comida ocupa mucho lugar en lo que escribes.',
      'Por lo que cuentas, cada comida se ha vuelto una pelea.',
      'Sostener eso a solas, hora tras hora, agota.',
    ],
    psychosis: [
      'Parece que a tu alrededor todo hace ruido y cuesta confiar en algo.',
      'Eso tiene que dar miedo, y además cansa.',
      'Tanto a la vez, y tan poco sueño para afrontarlo.',
    ],
    harm_to_others: [
      'Hay mucha rabia en eso, y no salió de la nada.',
      'Qué bueno que antes que nada lo pusiste por escrito.',
      'Suena a una rabia que ya no te cabe dentro.',
    ],
    violence: [
      'Lo que describes no es poca cosa.',
      'Parece que hasta en tu propia casa tienes que andar con cuidado.',
      'Nadie debería tener que medir así cada paso.',
    ],
    child: [
      'Te diste cuenta de algo que importa.',
      'Haces bien en detenerte ahí y no dejarlo pasar.',
      'Con una criatura de por medio, pesa todavía más.',
    ],
  },
  ask: {
    suicide: [
      '¿Puedo preguntártelo sin rodeos: estás pensando en matarte?',
      'Prefiero preguntar de más: ¿tienes ideas de suicidio?',
      'Cuando se pone tan difícil, ¿piensas en quitarte la vida?',
      '¿Has pensado hoy en morir de una manera que podrías llevar a cabo?',
    ],
    self_harm: [
      'Te lo pregunto con claridad: ¿te hiciste daño, o te falta poco para hacértelo?',
      '¿Sientes en este momento ganas de lastimarte?',
      'Cuando te pones así, ¿le haces algo a tu cuerpo?',
      '¿Hay alguna herida que nadie conoce?',
    ],
    eating: [
      'Una pregunta directa: ¿estás dejando de comer, o te provocas el vómito?',
      '¿Tu cuerpo ya está fallando, con desmayos o con el corazón acelerado?',
      'La última vez que comiste, ¿tuviste que deshacerte de la comida?',
      '¿Hay ya días enteros sin comer?',
    ],
    psychosis: [
      'Quisiera saber cómo es para ti: ¿oyes o ves cosas que los demás no perciben?',
      '¿Hay algo que te da órdenes y te cuesta no obedecer?',
      '¿Sientes que te vigilan o te siguen, tanto que no puedes descansar?',
      '¿Llevas noches sin dormir y aun así el cansancio no llega?',
    ],
    harm_to_others: [
      'Te hablo con franqueza: ¿temes hacerle daño a alguien?',
      '¿Hay alguien en concreto a quien podrías hacerle algo?',
      'Si ahora tuvieras delante a esa persona, ¿podrías llegar a los golpes?',
      '¿Estás a punto de hacer lo que describes?',
    ],
    violence: [
      'Tengo que preguntarlo: ¿alguien te hace daño, o le tienes miedo a alguien?',
      '¿Alguna vez te han golpeado o te han agarrado del cuello?',
      '¿Te da miedo lo que pasa cuando se abre la puerta?',
      '¿Alguien decide a quién ves y adónde vas?',
    ],
    child: [
      'Esto necesito preguntarlo: ¿le están haciendo daño a un niño o una niña, o corre ese riesgo?',
      '¿Hay en esa casa alguna criatura que no esté a salvo esta noche?',
      '¿Alguien le pone la mano encima?',
      '¿Te preocupa que allí le hagan algo a una niña o a un niño?',
    ],
  },
  open: {
    suicide: [
      'Qué bueno que escribiste esto aquí y no te quedaste a solas con ello. Lo tomo tal como lo dices, y todo lo demás puede esperar.',
      'Gracias por decirlo con todas las letras. Hace falta valor, y cuenta. Que sigas con vida al final de estas horas está por delante de todo.',
      'Lo leí, y no voy a mirar hacia otro lado. Lo que cargas es ya demasiado para una sola persona.',
    ],
    self_harm: [
      'Gracias por contármelo. Es mucho dolor, y en algún sitio tenía que salir. Ahora tu cuerpo va primero.',
      'Lo has dicho, y eso no es poco. No me asusta, y aquí nadie te va a regañar.',
      'Debe doler mucho para que tenga que salir de esa forma.',
    ],
    eating: [
      'Gracias por ponerle palabras. Es difícil de llevar, y más difícil aún de contar. Tu cuerpo necesita ahora que alguien lo cuide.',
      'Eso que cuentas desgasta un cuerpo, y el tuyo te viene avisando.',
      'Ya no es un secreto, aunque de momento solo esté escrito aquí. Por algo se empieza.',
    ],
    psychosis: [
      'Suena a mucho miedo y mucho cansancio. Es bueno que lo cuentes.',
      'Has pasado demasiado tiempo a solas con eso. Sea lo que sea lo que ocurre, importa que no te pase nada malo.',
      'Creo que es esto lo que estás viviendo, tal como lo cuentas. Ahora conviene tener cerca a alguien que te dé calma.',
    ],
    harm_to_others: [
      'Qué bueno que primero viniste a escribirlo, antes de que ocurra nada. Una frase no lastima a nadie.',
      'Te detuviste a decirlo, y ese momento es el que vale. Ahora, sobre todo, distancia.',
      'Cuesta mucho reconocer algo así. Todavía puede terminar de otra manera.',
    ],
    violence: [
      'Qué bueno que no te lo guardas. Lo que te hacen no es culpa tuya.',
      'Te creo. Nada de lo que hiciste o dijiste lo justifica.',
      'Cuesta confiarle esto a una página, y lo hiciste. Tu seguridad está aquí por encima de lo demás.',
    ],
    child: [
      'Gracias por hablar de esto. Es importante, y estar a salvo es lo primero.',
      'Hiciste bien en decirlo. La culpa nunca es de la criatura a la que le hacen daño.',
      'Menos mal que ya no queda oculto. No debe quedarse solo entre tú y esta página.',
    ],
  },
  afterYes: [
    'Gracias por responder a eso. Ese sí cuesta, y es mejor que esté dicho.',
    'Qué bueno que dijiste la verdad. Desde aquí seguimos, una cosa a la vez.',
    'Ese sí no se me escapa. Aquí me quedo con él.',
    'Entonces es ahí donde estamos. En esta página no lo llevas a solas.',
  ],
  afterNo: [
    'De acuerdo, gracias por aclararlo. Sigue con lo que contabas, si quieres: te estaba leyendo.',
    'Es bueno saberlo, y no hace falta más. ¿Qué es lo que más pesa de todo lo que me contaste?',
    'Muy bien. Volvamos adonde estabas: ¿qué pasó después?',
    'Lo entiendo. Puede pesar mucho sin ser eso. Cuéntame más, o déjalo por hoy.',
  ],
  afterUnsaid: [
    'Está bien, no tienes que contestar. Podemos hablar de lo que quieras, y la línea con personas con quienes hablar se queda ahí arriba.',
    'Entonces lo dejamos abierto. Para el resto también estoy.',
    'No tienes que decir nada de eso. Si más tarde quieres, empieza por cualquier parte.',
  ],
  check: [
    'Antes de eso: ¿estás a salvo en este momento?',
    'Primero una cosa: ¿hay ahora más seguridad a tu alrededor que la última vez?',
    '¿Dónde estás ahora, y estás bien ahí?',
    'Dime primero cuánta seguridad hay a tu alrededor en este momento.',
  ],
  program: ['Soy un programa: no puedo verte, y no puedo llamar a nadie por ti.'],
  card: ['Las personas que pueden hacer más que yo están en la parte de arriba de esta página.'],
  imminent: [
    'Llama ahora al {number}, o pide que alguien llame por ti. Ve adonde haya otra persona, y pon una puerta entre tú y lo que usarías. Me quedo aquí mientras lo haces.',
    'Este es el momento del {number}. «No estoy a salvo y necesito ayuda» es todo lo que tienes que decir. Hasta que lleguen, quédate donde alguien te vea.',
    'Por favor, que lo siguiente que marque tu teléfono sea el {number}. Aquello con lo que podrías hacerte daño puede ir a otro cuarto, a otra casa, a otras manos.',
  ],
  imminentAnywhere: [
    'Marca ya el número de emergencias del lugar donde estás, o pásale el teléfono a alguien para que lo haga. Busca compañía, y deja todo lo peligroso detrás de una puerta cerrada. Esta página sigue abierta mientras tanto.',
    'Ahora toca llamar a emergencias. Basta con decir: «Estoy tan mal que temo por mi vida». Espera la ayuda en un lugar donde haya gente.',
    'Usa el teléfono, por favor, para pedir una ambulancia antes que para cualquier otra cosa. Lo que pueda ser un peligro, que quede fuera de tu alcance.',
  ],
  close: CLOSE,
  stay: [
    'Sigo contigo en esta conversación. Desde aquí no puedo avisar a nadie, así que hace falta tu llamada o la de alguien que esté cerca.',
    'Esta página no se cierra, y yo sigo respondiendo. Por mí no se entera nadie, y por eso ahora importa tu voz al teléfono.',
  ],
  plan: {
    write: {
      text: 'Un plan de seguridad son seis respuestas cortas para momentos como este, y queda guardado aquí para ti. ¿Te gustaría escribir uno cuando haya más calma?',
      choices: [OPEN_SAFETY_PLAN.es, 'Más tarde'],
    },
    look: {
      text: 'Escribiste un plan de seguridad para momentos como este. ¿Te ayudaría mirarlo ahora y hacer una línea de él?',
      choices: [OPEN_SAFETY_PLAN.es, 'Más tarde'],
    },
  },
  later: [
    'Te escucho.',
    'Sigo aquí.',
    'Gracias por seguir escribiendo.',
    'He leído cada palabra.',
    'Es mucho para un solo día.',
    'Vas línea por línea, y con eso basta.',
    'Es normal que no te queden fuerzas.',
    'No me voy a ninguna parte.',
    'Lo que dices cabe en esta página.',
    'Qué bueno que volviste a escribir.',
    'Nada de eso suena fácil.',
    'Desde que empezaste a escribir ya han pasado unos minutos, y los has superado.',
    'También esto lo tomo en serio.',
    'Me ayuda saberlo.',
    'Puedes ir despacio.',
    'No debió de ser sencillo teclear eso.',
    'Estoy con lo que acabas de decir.',
    'No necesitas encontrar palabras mejores.',
    'Aquí no hay respuestas equivocadas.',
    'Por ahora alcanza con un paso.',
    'Se nota cuánto lo estás intentando.',
    'Dilo como te salga, aunque salga torcido.',
    'Puedes quedarte aquí todo el rato que te haga falta.',
    'Veamos el siguiente paso, uno pequeño.',
    'No tienes que demostrarme nada.',
    'Ahora está escrito, y ya no solo en tu cabeza.',
  ],
  steps: {
    any: [
      {
        text: '¿Hay alguien cerca a quien puedas acudir ahora, en el cuarto de al lado o en la casa vecina?',
        choices: ['Sí', 'No', 'No quiero'],
      },
      {
        text: '¿Quién podría venir, o quedarse al teléfono, sin que tengas que explicar mucho?',
        choices: ['Sé de alguien', 'Nadie', 'No quiero pedirlo'],
      },
      {
        text: 'Solo hay que pasar la próxima hora. ¿Qué podría caber en ella: una ducha, una manta, una película que te sabes de memoria?',
        choices: ['Se me ocurre algo', 'No se me ocurre nada'],
      },
      {
        text: 'Cuando llames a uno de los números, puedes empezar así: «No sé cómo decir esto». ¿Podrías hacerlo mientras esta página sigue aquí?',
        choices: ['Voy a llamar', 'Todavía no', 'No puedo llamar'],
      },
      {
        text: 'Si hablar es demasiado, a algunas de las personas de arriba se les puede escribir. ¿Sería más fácil?',
        choices: ['Sí', 'No'],
      },
      {
        text: 'En tu centro de salud o con tu médico de siempre te atienden antes si dices por teléfono que se trata de tu seguridad. ¿Podrías llamar en cuanto abran?',
        choices: ['Podría', 'No tengo a quién llamar'],
      },
      {
        text: 'Las urgencias de un hospital también son para esto, a cualquier hora, y puedes llegar sin más. ¿Quién podría llevarte?',
        choices: ['Conozco a alguien', 'Iría por mi cuenta', 'Ahora no'],
      },
      {
        text: '¿Has comido y bebido algo hoy? Con el estómago vacío todo se ve más oscuro.',
        choices: ['Sí', 'Casi nada'],
      },
      {
        text: '¿Has bebido alcohol o tomado alguna sustancia? Eso hace que tire más fuerte, así que hoy menos es más seguro.',
        choices: ['Sí', 'No'],
      },
      {
        text: '¿Es peor a esta hora que a la luz del día? Las noches pasan, y ninguna obliga a decidir.',
        choices: ['De noche es peor', 'Siempre es igual'],
      },
      {
        text: '¿Podrías salir de donde estás hacia un sitio con gente y luz: una cocina, una tienda, una estación?',
        choices: ['Eso puedo hacerlo', 'Eso no puedo'],
      },
      {
        text: '¿Qué haría esta noche un poquito menos insoportable? Con un poquito nos conformamos.',
        choices: ['Compañía', 'Silencio', 'Dormir', 'Ni idea'],
      },
      {
        text: '¿Quién querría saber lo mal que está todo, incluso de madrugada?',
        choices: ['A alguien le importaría', 'Nadie'],
      },
      {
        text: 'Apoya los dos pies en el suelo y nombra las cosas que ves a tu alrededor. ¿Cómo te sientes después?',
        choices: ['Algo mejor', 'Igual', 'Peor'],
      },
      {
        text: 'Si hoy le escribieras a una sola persona, ¿cuál sería la primera línea?',
        choices: ['Ayúdame a encontrarla', 'Ahora no'],
      },
      {
        text: '¿Qué puede esperar a mañana, para que hoy no quede nada por hacer?',
        choices: ['Todo', 'Hay algo que no puede esperar'],
      },
      {
        text: 'Cuando hayas hablado con alguien, ¿escribirás aquí cómo te fue? Me gustaría saberlo.',
        choices: ['Lo haré', 'Quizá'],
      },
    ],
    suicide: [
      {
        text: '¿Has pensado en cómo lo harías, y lo tienes a tu alcance?',
        choices: [...SI_NO_RESERVA],
      },
      {
        text: '¿Podría salir de ahí ahora mismo aquello que usarías: bajo llave, en la basura o en manos de alguien?',
        choices: ['Puedo hacerlo', 'A solas no puedo', 'Aquí no hay nada así'],
      },
      {
        text: '¿Qué tan cerca está en este instante?',
        choices: ['Es un pensamiento', CLOSE.might, CLOSE.decided, 'No lo sé'],
      },
      {
        text: '¿Hubo otra época en que fue así y lograste atravesarla? Lo que te sostuvo entonces puede sostenerte hoy.',
        choices: ['Sí, una vez', 'No', 'No recuerdo'],
      },
      {
        text: '¿Quieres morir, o quieres que esto pare? Ambas cosas se le pueden decir a quien atiende el teléfono.',
        choices: ['Quiero que pare', 'Quiero morir', 'Las dos'],
      },
      {
        text: '¿Quién o qué te ata aquí, aunque sea por un hilo? Puede ser una persona, un gato o algo sin terminar.',
        choices: ['Alguien', 'Algo', 'Ahora mismo nada'],
      },
    ],
    self_harm: [
      {
        text: '¿Tienes ahora una herida que alguien debería ver?',
        choices: ['Sí', 'No', 'No sabría decirlo'],
      },
      {
        text: '¿Podría estar en otro lugar durante esta hora aquello con lo que te lastimas: en otra habitación, o con alguien?',
        choices: ['Puede ser', 'Ahora no puedo'],
      },
      {
        text: 'Las ganas suben y bajan como una ola, y casi siempre ceden pronto. ¿Podrías esperar con algo frío en las manos hasta que bajen?',
        choices: ['Lo intento', 'Son demasiado fuertes'],
      },
      {
        text: '¿Qué fue lo último que pasó antes de que llegaran las ganas?',
        choices: ['Una discusión', 'Un recuerdo', 'Nada en especial'],
      },
      {
        text: 'Un paño limpio y presión firme durante varios minutos es lo primero que necesita una herida. ¿Deja de sangrar?',
        choices: ['Ya no sangra', 'Sigue sangrando', 'No hay herida'],
      },
      {
        text: 'En una consulta médica lo ven más a menudo de lo que crees, y lo curan sin reproches. ¿Podrías mostrarlo esta semana?',
        choices: ['Creo que podría', 'Todavía no'],
      },
    ],
    eating: [
      {
        text: '¿Notas mareo, o que el corazón te late raro?',
        choices: ['Sí', 'No', 'No sabría decir'],
      },
      {
        text: '¿Podrías beber un poco de algo ahora, y sentarte para hacerlo?',
        choices: ['Puedo', 'No puedo'],
      },
      { text: '¿Alguien más lo sabe?', choices: ['Alguien lo sabe', 'Nadie'] },
      {
        text: 'Un análisis de sangre dice cómo está tu cuerpo, y nada más que eso. ¿Podrías pedirlo en una consulta?',
        choices: ['Podría pedirlo', 'Todavía no'],
      },
      {
        text: '¿Cuándo es más difícil: antes de comer, durante o después?',
        choices: ['Antes', 'Durante', 'Después'],
      },
      {
        text: '¿Sería más llevadero si alguien se sentara contigo en la próxima comida?',
        choices: ['Sí', 'No', 'No hay quien pueda'],
      },
    ],
    psychosis: [
      { text: '¿Está contigo alguien en quien confías?', choices: ['Sí', 'No, no hay nadie'] },
      {
        text: '¿Podrías ir a un cuarto tranquilo, con la luz encendida y una persona al lado, y dejar las pantallas un rato?',
        choices: ['Lo hago', 'No es posible ahora'],
      },
      {
        text: '¿Cuánto has dormido en las últimas noches?',
        choices: ['Nada', 'Poco', 'Lo suficiente'],
      },
      {
        text: 'No tienes que hacer lo que diga una voz, por fuerte que suene. ¿Puedes esperar hasta que haya alguien contigo?',
        choices: ['Puedo esperar', 'Me cuesta'],
      },
      {
        text: '¿Tomas algún medicamento recetado, y se te acabó o lo dejaste?',
        choices: ['Lo tomo', 'Lo dejé', 'No tomo nada'],
      },
      {
        text: 'Un servicio médico de guardia puede ir, o verte hoy mismo, sin que lo expliques todo. ¿Podría llamarlos alguien de tu parte?',
        choices: ['Alguien podría', 'No hay nadie'],
      },
    ],
    harm_to_others: [
      { text: '¿Estás lejos de esa persona ahora?', choices: ['Sí', 'No'] },
      {
        text: '¿Podrías irte de ahí durante una hora, con las manos vacías?',
        choices: ['Puedo irme', 'No puedo irme'],
      },
      {
        text: '¿Dónde podrías dormir para no pasar la noche bajo el mismo techo?',
        choices: ['Con alguien', 'En ningún sitio'],
      },
      {
        text: '¿Hay a mano algo que pueda lastimar a alguien, y podría ir a otro lugar?',
        choices: ['Puede irse de aquí', 'No hay nada'],
      },
      {
        text: '¿Has bebido o consumido algo que lo empeore?',
        choices: ['Sí', 'No'],
      },
      {
        text: 'Hay personas que hablan con quienes temen su propia rabia, sin insultarlos. ¿Llamarías a una de ellas?',
        choices: ['Llamaría', 'Todavía no'],
      },
    ],
    violence: [
      {
        text: '¿Puedes escribir con seguridad en este rato, sin que nadie mire por encima de tu hombro?',
        choices: ['Sí', 'No', 'Unos minutos'],
      },
      {
        text: '¿Tienes lesiones? Un golpe en la cabeza o una mano en el cuello necesita atención médica hoy, aunque no se vea nada.',
        choices: ['Sí', 'No'],
      },
      {
        text: '¿Qué habitación tiene salida y nada que sirva de arma?',
        choices: ['Hay una', 'No hay ninguna'],
      },
      {
        text: '¿Cuál sería un momento seguro para llamar?',
        choices: ['Ahora', 'Hoy más tarde', 'No sé cuándo'],
      },
      {
        text: '¿Hay alguien del vecindario o de confianza que llamaría por ti si le mandas una palabra acordada?',
        choices: ['Sí hay', 'No hay nadie'],
      },
      {
        text: 'Una bolsa con papeles, llaves, dinero y medicinas, guardada en casa de otra persona, hace posible irse cuando tú lo decidas. ¿Podrías empezar por una de esas cosas?',
        choices: ['Podría empezar', 'No es seguro'],
      },
    ],
    child: [
      {
        text: '¿Hay alguien en peligro ahora mismo?',
        choices: ['Sí', 'No', 'No lo tengo claro'],
      },
      {
        text: '¿Qué persona adulta de fuera podría oír esto hoy: alguien de la escuela, de la consulta, del barrio?',
        choices: ['Conozco a una', 'Nadie'],
      },
      {
        text: '¿Hay un lugar donde la niña o el niño pueda pasar la noche, lejos de eso?',
        choices: ['Hay uno', 'No hay'],
      },
      {
        text: '¿Qué viste u oíste tú, en una frase?',
        choices: ['Prefiero no decirlo'],
      },
      {
        text: '¿Sabe esa niña o ese niño que no es su culpa, y que contarlo está bien?',
        choices: ['Creo que sí', 'No'],
      },
      {
        text: 'En la línea de la infancia hablan también con personas adultas, y sin nombre si lo deseas. ¿Te animarías a llamar?',
        choices: ['Me animo', 'Todavía no'],
      },
    ],
  },
  tell: [
    'Hablaste de {person}. ¿Podría {person} saber cómo estás? Con enviar «No estoy bien y te necesito aquí» es suficiente.',
    'Si no puedes llamar, una línea para {person} alcanza: «¿Te quedas conmigo al teléfono? No hace falta que digas nada».',
  ],
  person:
    /\bmi (?<person>mejor amig[oa]|hermana|hermano|madre|mama|padre|papa|marido|esposo|esposa|mujer|pareja|novia|novio|amiga|amigo|hija|hijo|companera de piso|companero de piso|companera|companero|roomie|vecina|vecino|tia|tio|prima|primo|abuela|abuelo|cunada|cunado|suegra|suegro|madrina|padrino|terapeuta|psicologa|psicologo|psiquiatra|doctora|doctor|medica|medico|maestra|maestro|profesora|profesor|profe|colega)\b/,
  people: {
    'mejor amiga': 'tu mejor amiga',
    'mejor amigo': 'tu mejor amigo',
    hermana: 'tu hermana',
    hermano: 'tu hermano',
    madre: 'tu madre',
    mama: 'tu mamá',
    padre: 'tu padre',
    papa: 'tu papá',
    marido: 'tu marido',
    esposo: 'tu esposo',
    esposa: 'tu esposa',
    mujer: 'tu mujer',
    pareja: 'tu pareja',
    novia: 'tu novia',
    novio: 'tu novio',
    amiga: 'tu amiga',
    amigo: 'tu amigo',
    hija: 'tu hija',
    hijo: 'tu hijo',
    'companera de piso': 'tu compañera de piso',
    'companero de piso': 'tu compañero de piso',
    companera: 'tu compañera',
    companero: 'tu compañero',
    roomie: 'tu roomie',
    vecina: 'tu vecina',
    vecino: 'tu vecino',
    tia: 'tu tía',
    tio: 'tu tío',
    prima: 'tu prima',
    primo: 'tu primo',
    abuela: 'tu abuela',
    abuelo: 'tu abuelo',
    cunada: 'tu cuñada',
    cunado: 'tu cuñado',
    suegra: 'tu suegra',
    suegro: 'tu suegro',
    madrina: 'tu madrina',
    padrino: 'tu padrino',
    terapeuta: 'tu terapeuta',
    psicologa: 'tu psicóloga',
    psicologo: 'tu psicólogo',
    psiquiatra: 'tu psiquiatra',
    doctora: 'tu doctora',
    doctor: 'tu doctor',
    medica: 'tu médica',
    medico: 'tu médico',
    maestra: 'tu maestra',
    maestro: 'tu maestro',
    profesora: 'tu profesora',
    profesor: 'tu profesor',
    profe: 'tu profe',
    colega: 'tu colega',
  },
  third: {
    suicide: [
      'Puedes preguntarle abiertamente, y con eso no le metes la idea a nadie: «¿Piensas en el suicidio?». Después escucha más de lo que hablas, quédate cerca y ayuda a alejar lo que sea peligroso. Si dice cuándo o cómo, no dejes a esa persona sin compañía y pidan ayuda en el momento.',
      'Lo que más ayuda es alguien a quien no le asuste la palabra suicidio. Dila en un rato tranquilo, cree la respuesta y llamen a este número en compañía; también puedes llamar tú para saber qué hacer.',
    ],
    self_harm: [
      'Puedes decir lo que viste, sin enojo: «Vi las marcas, y no te voy a reñir. ¿Quieres contarme?». No exijas que prometa dejarlo. Atiende la herida y acompaña a esa persona a una consulta.',
      'Casi siempre es una manera de aguantar algo, y no un deseo de morir; aun así, pregunta también por eso. Aquí ayudan a familias y amistades a encontrar las palabras.',
    ],
    eating: [
      'Habla de cómo está, y no de su aspecto ni de su peso: «Veo que no estás bien y me preocupo». Conviene que pronto reciba atención médica; si se desmaya o el corazón le late raro, hoy mismo.',
      'Discutir en la mesa lo pone más difícil para todos. Pregunta qué haría soportable una sola comida, y deja que aquí te orienten sobre cómo seguir.',
    ],
    psychosis: [
      'No discutas lo que cree ni le sigas la corriente. Háblale bajito, procura luz y calma, pregúntale cómo durmió y qué le daría tranquilidad. Si obedece a una voz, o lleva días sin dormir, necesita atención médica sin esperar a mañana.',
      'Puedes decirle: «Yo no lo oigo, y te creo cuando dices que te asusta». Quédate cerca sin agobiar, y pregunta aquí cómo conseguir atención médica.',
    ],
    harm_to_others: [
      'Tómalo en serio y no te pongas en medio sin ayuda. Si alguien corre peligro ya, llama a emergencias y di quién, dónde y con qué.',
      'Quien pueda salir lastimado debería saberlo y estar en otra parte. Aquí te dicen qué se puede hacer antes de que pase algo.',
    ],
    violence: [
      'Créele, y dile que la culpa no es suya. No le metas prisa para irse, porque ese es el momento más peligroso: pregunta qué necesita y cuándo pueden hablar sin riesgo.',
      'Un sitio donde dormir, una palabra en clave, una copia de sus papeles: eso ayuda más que los consejos. Aquí también orientan a amistades y familiares.',
    ],
    child: [
      'Mantén la calma, cree lo que te cuenta y no preguntes más de lo necesario: qué pasó y si ahora está a salvo. Anota lo que dijo con sus propias palabras, y llama hoy.',
      'No necesitas pruebas para pedir consejo. Cuenta lo que viste; allí saben qué sigue, y a la niña o al niño no le dicen quién llamó.',
    ],
  },
  hide: 'Si alguien puede estar mirando, «Leave this page» te lleva a una página inofensiva; el historial guarda rastros.',
};
