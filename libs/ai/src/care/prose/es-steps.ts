import type { CareProse } from './care-prose.ts';

const YES_NO_UNSAID = ['Sí', 'No', 'Prefiero no decirlo'] as const;
export const CLOSENESS_CHOICES = { might: 'Podría hacerlo', decided: 'Ya lo decidí' } as const;

export const ES_STEPS: CareProse['steps'] = {
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
      choices: [...YES_NO_UNSAID],
    },
    {
      text: '¿Podría salir de ahí ahora mismo aquello que usarías: bajo llave, en la basura o en manos de alguien?',
      choices: ['Puedo hacerlo', 'A solas no puedo', 'Aquí no hay nada así'],
    },
    {
      text: '¿Qué tan cerca está en este instante?',
      choices: ['Es un pensamiento', CLOSENESS_CHOICES.might, CLOSENESS_CHOICES.decided, 'No lo sé'],
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
};
