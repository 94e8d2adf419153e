import type { Translation } from './translated.ts';

export const SPANISH_EXERCISES: Translation = {
  breathing: {
    title: 'Respirar despacio',
    offer: 'tomar aire despacio y soltarlo más despacio todavía, unos dos minutos',
    begin: 'Vamos a respirar',
    steps: {
      before: {
        line: 'Apoya la espalda en algo, si hay dónde. ¿Cuánta tensión hay ahora mismo, del 0 al 10?',
        variant: 'Primero un número. Del 0 al 10, ¿cuánta tensión tienes en este momento?',
        help: 'A ojo está bien: 0 es un domingo en el sofá, 10 es toda la tensión que conoces.',
      },
      breathe: {
        line: 'Ahora con el círculo: toma aire en cuatro, suéltalo en seis. Él lleva la cuenta. Toca cuando termines.',
        variant:
          'Ocho respiraciones con el círculo: cuatro para tomar aire, seis para soltarlo. Si te pierdes, entra en la siguiente.',
        choices: ['Ya terminé', 'Más despacio, por favor', 'Esto no es para mí'],
        help: 'Cuando el círculo crece, tomas aire; cuando se encoge, lo sueltas. Por la boca también está bien.',
      },
      slower: {
        line: 'Más despacio, entonces: cuatro para tomar aire, ocho para soltarlo. Cinco veces.',
        variant: 'Con más tiempo al soltar: el aire entra en cuatro y sale en ocho, cinco veces.',
        choices: ['Ya terminé', 'Demasiado lento', 'Esto no es para mí'],
        help: 'Junta los labios como para enfriar la sopa: así el aire sale despacio sin hacer nada más.',
      },
      after: {
        line: 'Y ahora, ¿del 0 al 10?',
        variant: '¿Qué número es ahora, del 0 al 10?',
        help: 'La misma escala de antes. Puede ser menos, más o igual.',
      },
      note: {
        line: 'Si algo cambió, ¿qué palabra le queda bien?',
        variant: '¿Qué notas, en una palabra o dos? Nada también es una respuesta.',
        choices: ['No mucho', 'Algo más de calma', 'Sobre todo sueño'],
        help: 'Hay quien nota primero la mandíbula o las manos, y hay quien nota los ruidos de alrededor.',
      },
      onward: {
        line: 'No le sale a todo el mundo, ni todas las veces. ¿Cómo prefieres seguir?',
        variant: 'Otra ronda, una más lenta, o basta por ahora: ¿qué prefieres?',
        choices: ['Otra ronda', 'Una ronda más lenta', 'Basta por ahora'],
        matches: {
          slower: /lent|despacio/i,
          breathe: /(?<!\bno,? |\bno quiero )(?:otra(?! cosa)|de nuevo|una vez más|repetir)/i,
        },
        help: 'A veces la segunda ronda sale más fácil y a veces aburre. Parar es igual de bueno.',
      },
    },
    page: [
      'Respiración lenta. Tensión del 0 al 10: antes {before}, después {after}.',
      'Lo que noté: {noticed}',
    ],
    closing: ['Eso fue todo.', 'No hay más que eso; también se puede hacer en la fila del supermercado.'],
  },
  senses: {
    title: 'Cinco, cuatro, tres, dos, uno',
    offer: 'cinco cosas que ves, cuatro que tocas, y así hasta una, unos cuatro minutos',
    begin: 'Miremos alrededor',
    steps: {
      before: {
        line: 'Primero un número: ¿cuánto revuelo hay por dentro ahora, del 0 al 10?',
        variant: 'Antes de mirar alrededor: ¿a qué altura están las olas, del 0 al 10?',
        help: '0 es esperar el autobús sin prisa, 10 es el mayor revuelo que conoces. Sirve el primer número que salga.',
      },
      see: {
        line: 'Mira despacio alrededor y escribe cinco cosas que ves. Las aburridas cuentan: un enchufe, una mancha.',
        variant: 'Ahora los ojos: ¿qué cinco cosas ves desde donde estás?',
        help: 'Elige un color y búscalo cinco veces. A oscuras: cinco cosas que seguro tienes a mano.',
      },
      touch: {
        line: 'Cuatro cosas que puedas tocar. Pon la mano un momento en cada una: ¿cómo es, áspera, fría, blanda?',
        variant: 'Ahora las manos. ¿Qué cuatro cosas alcanzas a tocar?',
        help: "Empieza por la ropa. Por ejemplo: 'Lana, mesa fría, teléfono tibio, mi codo.'",
      },
      hear: {
        line: 'Tres sonidos, de cerca o de lejos. ¿Qué oyes?',
        variant: 'Quédate unos segundos en silencio y deja que lleguen los sonidos. ¿Cuáles son los tres?',
        choices: ['Casi no se oye nada'],
        help: 'Si hay silencio, haz tres: un golpecito en la mesa, la mano por la manga, un soplo.',
      },
      smell: {
        line: 'Faltan dos olores y un sabor. ¿Qué notas, aunque sea apenas?',
        variant: 'Huele el aire, la manga, la taza: ¿qué dos olores hay, y qué sabor te queda en la boca?',
        choices: ['Nada de nada'],
        help: 'El dorso de la mano huele a algo, y el papel también. Para el sabor, sirve el último trago.',
      },
      after: {
        line: 'El mismo número otra vez: ¿cuál es ahora?',
        variant: 'Y ahora, ¿cuánto revuelo hay, del 0 al 10?',
        help: 'La misma escala del comienzo. También puede haberse quedado igual.',
      },
      near: {
        line: 'El número sigue alto. A veces llega más una voz que una lista: ¿hay alguien cerca?',
        variant:
          'Todavía hay mucho movimiento. ¿Con quién podrías sentarte o hablar por teléfono unos minutos?',
        choices: ['Sí, hay alguien', 'Otra ronda', 'Basta por ahora'],
        matches: { see: /otra ronda|otra vez|de nuevo|repetir/i },
        help: 'Alguien del edificio, de la tienda, quien conteste el teléfono: no hace falta explicar nada.',
      },
    },
    page: [
      'Lo que podía ver: {seen}',
      'Lo que podía tocar: {touched}',
      'Lo que podía oír: {heard}',
      'Olores y un sabor: {smelled}',
      'Cuánto revuelo había, del 0 al 10: antes {before}, después {after}.',
    ],
    closing: ['Esos fueron los cinco sentidos.', 'De cinco a uno, completo. En el autobús también se puede.'],
  },
  goodThings: {
    title: 'Tres cosas buenas',
    offer: 'tres cosas de hoy que estuvieron bien, y cómo llegaron, unos seis minutos',
    begin: 'Busquemos tres cosas buenas',
    steps: {
      first: {
        line: '¿Qué estuvo bien hoy? Lo pequeño cuenta: un asiento en el autobús, un tomate que sabe a tomate.',
        variant: 'De una en una. ¿Qué fue hoy pasable, o mejor que eso?',
        choices: ['Hoy no hubo nada bueno'],
        matches: {
          'bad-day':
            /^\W*(?:no|ningun[oa]|(?:hoy |pues |la verdad |creo que )*(?:no (?:hubo|hay|tengo|pasó|estuvo|fue|se me ocurre|me viene) )?(?:absolutamente )?nada(?: (?:bueno|bien|hoy|de nada|en absoluto|que recuerde))*)\W*$/i,
        },
        help: 'Prueba con los sentidos: algo rico, una canción, agua caliente. O alguien que sostuvo una puerta.',
      },
      'first-cause': {
        line: "Escribiste: '{first}'. ¿Cómo llegó a pasar?",
        variant: "Sobre '{first}': ¿quién o qué tuvo algo que ver?",
        choices: ['Pura suerte', 'Alguien fue amable', 'Fue por algo que hice'],
        help: 'Hasta la suerte tiene ayuda: alguien horneó el pan, alguien llamó, saliste a tiempo.',
      },
      second: {
        line: 'Ahora una de otro rincón del día. ¿Qué aparece?',
        variant: 'La segunda: algo que alguien dijo, o algo que salió bien. ¿Qué fue?',
        choices: ['Hoy solo esa'],
        matches: { end: /^\W*(?:no|nada|nada más|ninguna(?: más)?|no hay más)\W*$/i },
        help: "Ve por el reloj: la mañana, el mediodía, la última hora. 'El tren llegó a tiempo' cuenta.",
      },
      'second-cause': {
        line: '¿Qué o quién lo hizo posible?',
        variant: '¿Y quién estuvo detrás: tú, otra gente, el clima?',
        choices: ['Sobre todo yo', 'Otra persona', 'El clima, la verdad'],
        help: "Un paso atrás: ¿qué tuvo que pasar antes? 'El teléfono estaba en el cajón' es un ejemplo.",
      },
      third: {
        line: 'Una más, y puede ser diminuta. ¿Qué queda?',
        variant: 'La tercera quizá esté en lo aburrido: el camino, los platos, la fila. ¿Qué encuentras ahí?',
        choices: ['Con dos basta'],
        help: "También sirve lo que no salió mal: 'El pastel salió entero del molde.'",
      },
      'bad-day': {
        line: 'Entonces no inventamos nada. ¿Qué fue solo un poco menos malo: una silla, un té, diez minutos de calma?',
        variant: 'Hay días así. ¿Qué cuarto de hora fue el menos malo?',
        choices: ['Ni siquiera eso'],
        help: "Puede ser tan poco como 'la ducha estaba caliente' o 'la tienda estaba vacía'.",
      },
    },
    page: [
      'Lo bueno de hoy: {first}',
      'Cómo llegó: {firstCause}',
      'Una segunda cosa: {second}',
      'Cómo llegó: {secondCause}',
      'Una tercera: {third}',
      'Lo que fue menos malo: {leastBad}',
    ],
    closing: ['Con eso, el día queda escrito.', 'Ese es el día de hoy. Mañana tendrá su propia página.'],
  },
};
