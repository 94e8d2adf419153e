import type { Exercise } from './exercise.ts';

export const PACED_BREATHING_ES: Exercise = {
  id: 'paced-breathing-es',
  language: 'es',
  modes: ['heal', 'write', 'plan'],
  title: 'Respirar despacio',
  minutes: 2,
  source:
    'Zaccaro et al. 2018, Frontiers in Human Neuroscience 12:353 (slow breathing, about six breaths a minute)',
  fits: { for: '' },
  offer: 'tomar aire despacio y soltarlo más despacio todavía, unos dos minutos',
  begin: 'Vamos a respirar',
  steps: [
    {
      id: 'before',
      lines: [
        'Apoya la espalda en algo, si hay dónde. ¿Cuánta tensión hay ahora mismo, del 0 al 10?',
        'Primero un número. Del 0 al 10, ¿cuánta tensión tienes en este momento?',
      ],
      waits: 'number',
      keeps: 'before',
      help: 'A ojo está bien: 0 es un domingo en el sofá, 10 es toda la tensión que conoces.',
    },
    {
      id: 'breathe',
      lines: [
        'Ahora con el círculo: toma aire en cuatro, suéltalo en seis. Él lleva la cuenta. Toca cuando termines.',
        'Ocho respiraciones con el círculo: cuatro para tomar aire, seis para soltarlo. Si te pierdes, entra en la siguiente.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 6, rounds: 8 },
      next: 'after',
      choices: [
        { say: 'Ya terminé' },
        { say: 'Más despacio, por favor', to: 'slower' },
        { say: 'Esto no es para mí', to: 'onward' },
      ],
      help: 'Cuando el círculo crece, tomas aire; cuando se encoge, lo sueltas. Por la boca también está bien.',
    },
    {
      id: 'slower',
      lines: [
        'Más despacio, entonces: cuatro para tomar aire, ocho para soltarlo. Cinco veces.',
        'Con más tiempo al soltar: el aire entra en cuatro y sale en ocho, cinco veces.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 8, rounds: 5 },
      next: 'after',
      choices: [
        { say: 'Ya terminé' },
        { say: 'Demasiado lento', to: 'breathe' },
        { say: 'Esto no es para mí', to: 'onward' },
      ],
      help: 'Junta los labios como para enfriar la sopa: así el aire sale despacio sin hacer nada más.',
    },
    {
      id: 'after',
      lines: ['Y ahora, ¿del 0 al 10?', '¿Qué número es ahora, del 0 al 10?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'onward' }],
      help: 'La misma escala de antes. Puede ser menos, más o igual.',
    },
    {
      id: 'note',
      lines: [
        'Si algo cambió, ¿qué palabra le queda bien?',
        '¿Qué notas, en una palabra o dos? Nada también es una respuesta.',
      ],
      waits: 'text',
      keeps: 'noticed',
      next: 'end',
      choices: [{ say: 'No mucho' }, { say: 'Algo más de calma' }, { say: 'Sobre todo sueño' }],
      help: 'Hay quien nota primero la mandíbula o las manos, y hay quien nota los ruidos de alrededor.',
    },
    {
      id: 'onward',
      lines: [
        'No le sale a todo el mundo, ni todas las veces. ¿Cómo prefieres seguir?',
        'Otra ronda, una más lenta, o basta por ahora: ¿qué prefieres?',
      ],
      waits: 'choice',
      keeps: 'wish',
      branches: [
        { slot: 'wish', matches: /lent|despacio/i, to: 'slower' },
        {
          slot: 'wish',
          matches: /(?<!\bno,? |\bno quiero )(?:otra(?! cosa)|de nuevo|una vez más|repetir)/i,
          to: 'breathe',
        },
      ],
      next: 'end',
      choices: [
        { say: 'Otra ronda', to: 'breathe' },
        { say: 'Una ronda más lenta', to: 'slower' },
        { say: 'Basta por ahora', to: 'end' },
      ],
      help: 'A veces la segunda ronda sale más fácil y a veces aburre. Parar es igual de bueno.',
    },
  ],
  page: [
    'Respiración lenta. Tensión del 0 al 10: antes {before}, después {after}.',
    'Lo que noté: {noticed}',
  ],
  closing: ['Eso fue todo.', 'No hay más que eso; también se puede hacer en la fila del supermercado.'],
};

export const FIVE_FOUR_THREE_TWO_ONE_ES: Exercise = {
  id: 'five-four-three-two-one-es',
  language: 'es',
  modes: ['heal', 'write', 'plan'],
  title: 'Cinco, cuatro, tres, dos, uno',
  minutes: 4,
  source: 'Najavits 2002, Seeking Safety: A Treatment Manual for PTSD and Substance Abuse (grounding)',
  fits: { for: '' },
  offer: 'cinco cosas que ves, cuatro que tocas, y así hasta una, unos cuatro minutos',
  begin: 'Miremos alrededor',
  steps: [
    {
      id: 'before',
      lines: [
        'Primero un número: ¿cuánto revuelo hay por dentro ahora, del 0 al 10?',
        'Antes de mirar alrededor: ¿a qué altura están las olas, del 0 al 10?',
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 es esperar el autobús sin prisa, 10 es el mayor revuelo que conoces. Sirve el primer número que salga.',
    },
    {
      id: 'see',
      lines: [
        'Mira despacio alrededor y escribe cinco cosas que ves. Las aburridas cuentan: un enchufe, una mancha.',
        'Ahora los ojos: ¿qué cinco cosas ves desde donde estás?',
      ],
      waits: 'text',
      keeps: 'seen',
      help: 'Elige un color y búscalo cinco veces. A oscuras: cinco cosas que seguro tienes a mano.',
    },
    {
      id: 'touch',
      lines: [
        'Cuatro cosas que puedas tocar. Pon la mano un momento en cada una: ¿cómo es, áspera, fría, blanda?',
        'Ahora las manos. ¿Qué cuatro cosas alcanzas a tocar?',
      ],
      waits: 'text',
      keeps: 'touched',
      help: "Empieza por la ropa. Por ejemplo: 'Lana, mesa fría, teléfono tibio, mi codo.'",
    },
    {
      id: 'hear',
      lines: [
        'Tres sonidos, de cerca o de lejos. ¿Qué oyes?',
        'Quédate unos segundos en silencio y deja que lleguen los sonidos. ¿Cuáles son los tres?',
      ],
      waits: 'text',
      keeps: 'heard',
      choices: [{ say: 'Casi no se oye nada' }],
      help: 'Si hay silencio, haz tres: un golpecito en la mesa, la mano por la manga, un soplo.',
    },
    {
      id: 'smell',
      lines: [
        'Faltan dos olores y un sabor. ¿Qué notas, aunque sea apenas?',
        'Huele el aire, la manga, la taza: ¿qué dos olores hay, y qué sabor te queda en la boca?',
      ],
      waits: 'text',
      keeps: 'smelled',
      choices: [{ say: 'Nada de nada' }],
      help: 'El dorso de la mano huele a algo, y el papel también. Para el sabor, sirve el último trago.',
    },
    {
      id: 'after',
      lines: ['El mismo número otra vez: ¿cuál es ahora?', 'Y ahora, ¿cuánto revuelo hay, del 0 al 10?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'near' }],
      next: 'end',
      help: 'La misma escala del comienzo. También puede haberse quedado igual.',
    },
    {
      id: 'near',
      lines: [
        'El número sigue alto. A veces llega más una voz que una lista: ¿hay alguien cerca?',
        'Todavía hay mucho movimiento. ¿Con quién podrías sentarte o hablar por teléfono unos minutos?',
      ],
      waits: 'choice',
      keeps: 'company',
      branches: [{ slot: 'company', matches: /otra ronda|otra vez|de nuevo|repetir/i, to: 'see' }],
      next: 'end',
      choices: [
        { say: 'Sí, hay alguien', to: 'end' },
        { say: 'Otra ronda', to: 'see' },
        { say: 'Basta por ahora', to: 'end' },
      ],
      help: 'Alguien del edificio, de la tienda, quien conteste el teléfono: no hace falta explicar nada.',
    },
  ],
  page: [
    'Lo que podía ver: {seen}',
    'Lo que podía tocar: {touched}',
    'Lo que podía oír: {heard}',
    'Olores y un sabor: {smelled}',
    'Cuánto revuelo había, del 0 al 10: antes {before}, después {after}.',
  ],
  closing: ['Esos fueron los cinco sentidos.', 'De cinco a uno, completo. En el autobús también se puede.'],
};

export const THREE_GOOD_THINGS_ES: Exercise = {
  id: 'three-good-things-es',
  language: 'es',
  modes: ['heal', 'write', 'plan'],
  title: 'Tres cosas buenas',
  minutes: 6,
  source:
    'Seligman, Steen, Park and Peterson 2005, Positive psychology progress: empirical validation of interventions, American Psychologist 60:410',
  fits: { for: '' },
  offer: 'tres cosas de hoy que estuvieron bien, y cómo llegaron, unos seis minutos',
  begin: 'Busquemos tres cosas buenas',
  steps: [
    {
      id: 'first',
      lines: [
        '¿Qué estuvo bien hoy? Lo pequeño cuenta: un asiento en el autobús, un tomate que sabe a tomate.',
        'De una en una. ¿Qué fue hoy pasable, o mejor que eso?',
      ],
      waits: 'text',
      keeps: 'first',
      choices: [{ say: 'Hoy no hubo nada bueno', to: 'bad-day' }],
      branches: [
        {
          slot: 'first',
          matches:
            /^\W*(?:no|ningun[oa]|(?:hoy |pues |la verdad |creo que )*(?:no (?:hubo|hay|tengo|pasó|estuvo|fue|se me ocurre|me viene) )?(?:absolutamente )?nada(?: (?:bueno|bien|hoy|de nada|en absoluto|que recuerde))*)\W*$/i,
          to: 'bad-day',
        },
      ],
      help: 'Prueba con los sentidos: algo rico, una canción, agua caliente. O alguien que sostuvo una puerta.',
    },
    {
      id: 'first-cause',
      lines: [
        "Escribiste: '{first}'. ¿Cómo llegó a pasar?",
        "Sobre '{first}': ¿quién o qué tuvo algo que ver?",
      ],
      waits: 'text',
      keeps: 'firstCause',
      choices: [{ say: 'Pura suerte' }, { say: 'Alguien fue amable' }, { say: 'Fue por algo que hice' }],
      help: 'Hasta la suerte tiene ayuda: alguien horneó el pan, alguien llamó, saliste a tiempo.',
    },
    {
      id: 'second',
      lines: [
        'Ahora una de otro rincón del día. ¿Qué aparece?',
        'La segunda: algo que alguien dijo, o algo que salió bien. ¿Qué fue?',
      ],
      waits: 'text',
      keeps: 'second',
      choices: [{ say: 'Hoy solo esa', to: 'end' }],
      branches: [
        { slot: 'second', matches: /^\W*(?:no|nada|nada más|ninguna(?: más)?|no hay más)\W*$/i, to: 'end' },
      ],
      help: "Ve por el reloj: la mañana, el mediodía, la última hora. 'El tren llegó a tiempo' cuenta.",
    },
    {
      id: 'second-cause',
      lines: ['¿Qué o quién lo hizo posible?', '¿Y quién estuvo detrás: tú, otra gente, el clima?'],
      waits: 'text',
      keeps: 'secondCause',
      choices: [{ say: 'Sobre todo yo' }, { say: 'Otra persona' }, { say: 'El clima, la verdad' }],
      help: "Un paso atrás: ¿qué tuvo que pasar antes? 'El teléfono estaba en el cajón' es un ejemplo.",
    },
    {
      id: 'third',
      lines: [
        'Una más, y puede ser diminuta. ¿Qué queda?',
        'La tercera quizá esté en lo aburrido: el camino, los platos, la fila. ¿Qué encuentras ahí?',
      ],
      waits: 'text',
      keeps: 'third',
      next: 'end',
      choices: [{ say: 'Con dos basta', to: 'end' }],
      help: "También sirve lo que no salió mal: 'El pastel salió entero del molde.'",
    },
    {
      id: 'bad-day',
      lines: [
        'Entonces no inventamos nada. ¿Qué fue solo un poco menos malo: una silla, un té, diez minutos de calma?',
        'Hay días así. ¿Qué cuarto de hora fue el menos malo?',
      ],
      waits: 'text',
      keeps: 'leastBad',
      next: 'end',
      choices: [{ say: 'Ni siquiera eso', to: 'end' }],
      help: "Puede ser tan poco como 'la ducha estaba caliente' o 'la tienda estaba vacía'.",
    },
  ],
  page: [
    'Lo bueno de hoy: {first}',
    'Cómo llegó: {firstCause}',
    'Una segunda cosa: {second}',
    'Cómo llegó: {secondCause}',
    'Una tercera: {third}',
    'Lo que fue menos malo: {leastBad}',
  ],
  closing: ['Con eso, el día queda escrito.', 'Ese es el día de hoy. Mañana tendrá su propia página.'],
};
