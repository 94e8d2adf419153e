import type { CareAnswers } from './care-answers.ts';

const GO_CHOICES = ['Voy', 'No puedo'];
const CALL_CHOICES = ['Voy a llamar', 'No hay nadie', 'No puedo llamar'];

export const ES_ANSWERS: CareAnswers = {
  anyNumber: 'número de emergencias',
  again: [
    'No hace falta que quieras. Llama al {number} de todos modos, di la calle y el número, y deja la línea abierta. Del resto se encargan ellos.',
    'En vez de una llamada puede ser un movimiento: salir de ese cuarto, por la primera puerta con luz, hacia cualquier persona. Desde allí alguien puede marcar el {number} por ti.',
    'Vuelvo a nombrar el {number}, porque los próximos minutos importan más que si parece lo correcto. Primero abre el cerrojo de la entrada, después marca.',
    'Puede que hablar sea demasiado. Dale a alguien el teléfono con el {number} ya marcado, o escribe a una persona: «Ven ahora, corro peligro».',
    'Puedes odiar la idea del {number} y hacerlo igual. Nada de lo que has contado empeora porque vengan.',
    'Lo demás que espera lo podrá arreglar mañana alguien que siga con vida. Esta noche están el {number} y un lugar con gente.',
    'Sigue siendo el {number}, y sigue siendo no estar a solas ahí. Siéntate en la escalera, en la acera, en una tienda: donde eso no esté.',
    'De mañana no hay que decidir nada ahora. Una sola cosa: el {number} en la pantalla, y el pulgar encima.',
    'Si el {number} parece demasiado, hazlo más pequeño: toca cualquier puerta del edificio y que llame esa persona.',
    'Ponte los zapatos, toma la llave y ve a donde haya luz y gente. Por el camino, el {number}.',
    'Yo aquí solo puedo escribir, y te hace falta alguien con manos. Esa persona está en el {number}, o detrás de la puerta más cercana.',
  ],
  stay: [
    'Me quedo aquí, y no puedo pedir ayuda: tiene que hacerlo alguno de ustedes, mejor ahora que luego.',
    'Sigo contestando mientras lo haces. De esta página no sale ninguna alarma, así que la llamada tiene que salir de donde estás.',
  ],
  medical: {
    bleeding: [
      'Aprieta ahora, fuerte, con una toalla o un paño limpio. No lo levantes para mirar, y mantén esa parte en alto. Si la sangre traspasa, no para en diez minutos o notas mareo: llama al {number} ya. Despierta a alguien o toca en la puerta de al lado mientras aprietas, y no conduzcas.',
      'Sigue apretando, y siéntate en el suelo para no caerte. Si sientes que flotas, marca el {number} sin esperar. Pon el altavoz: te dirán qué hacer con las manos.',
      'Llama al {number} y di: «Estoy sangrando y no para». Otra toalla va encima de la primera. Deja la puerta abierta para que entren.',
    ],
    taken: [
      'Llama ahora al {number}, aunque te sientas bien: lo que tomaste puede hacer efecto horas después. Despierta a alguien o toca en la puerta de al lado, guarda la caja para enseñarla, y no conduzcas.',
      'Esto es para urgencias, y allí nadie te va a regañar. Di qué fue y cuándo. Hasta que haya alguien contigo, quita el cerrojo, y túmbate de lado si te entra sueño.',
      'Por favor, marca el {number} antes que nada. Mucho tiene remedio si llegan pronto, y prefieren venir una vez de más.',
    ],
    body: [
      'Eso necesita atención médica ahora, no por la mañana: llama al {number}, o que alguien te lleve a urgencias. La sangre, un corazón que aletea o un desmayo pueden indicar que las sales de la sangre se han descompensado, y eso se mide y se corrige. Despierta a alguien, siéntate, y no conduzcas.',
      'No es exagerar. Para esto está el {number}, y puedes decir: «He vomitado mucho y el corazón me late raro». No te duermas a solas con ello.',
      'Hasta que te vean: nada de ejercicio, ninguna puerta del baño cerrada, y alguien a tu lado. Si duele el pecho, te desmayas o continúa, marca el {number}.',
    ],
  },
  armed: {
    voice: [
      'Deja lo que tienes en la mano y aléjate de esa puerta: baja las escaleras, sal a la calle, adonde haya luz y gente. Luego {number}: «Oigo una voz que me manda hacer daño a alguien, y no quiero».',
      'No quieres hacerlo, y no tienes que hacerlo. Deja eso donde está, con las manos vacías, y llama al {number} desde fuera.',
    ],
    anger: [
      'Suéltalo ahora, ahí donde estás, y vete en la otra dirección: fuera, lejos de esa persona, con las manos vacías. Después el {number}: «Estoy a punto de hacer daño a alguien, y necesito ayuda para que no pase».',
      'Nada de esto tiene que resolverse esta noche. Primero más distancia entre tú y esa persona, y luego el {number}: pueden llegar antes de que alguien salga herido.',
    ],
  },
  glad: [
    'Lo has hecho, y me alegro.',
    'Ha costado mucho, y estás más a salvo que antes. Da gusto leerlo.',
    'Qué bien que ahora haya alguien contigo.',
  ],
  small: [
    'Por ahora solo esto: siéntate donde están los demás, con una manta y algo caliente.',
    'Queda una cosa pequeña: lo que abre la cerradura, o lleva de vuelta, se queda hasta mañana en el bolsillo de otra persona.',
    'Si vuelve a tirar de ti, dilo en voz alta a quien esté a tu lado: «Ha vuelto».',
  ],
  idea: [
    'Sí, haz justo eso, y hazlo ahora. No hace falta dar ningún motivo.',
    'Es una buena idea, y nada rara. Adelante con ella.',
  ],
  leaveNow: [
    'Sal ahora de esta página: «Leave this page», arriba. Si hay peligro, el {number}.',
    'Cierra esto ya y guarda el teléfono. El {number} si se pone peligroso; a la calle si puedes.',
    'Primero, fuera de esta página. Luego el {number} cuando puedas hablar, o deja la línea abierta.',
    'Cierra al instante, con «Leave this page» o el navegador entero. El {number} si alguien levanta la mano.',
    'Primero la página, luego los zapatos y la puerta. A casa de los vecinos o a la calle, y desde ahí el {number}.',
    'Lejos de la pantalla es lo más seguro en este minuto. Puedes volver cuando nadie mire; el {number} sirve también sin decir palabra.',
  ],
  threatened: [
    'Llama al {number} si puedes hablar sin que te oigan; si no, deja la línea abierta o ve con algún vecino. Muévete hacia una puerta que dé a la calle, no hacia la cocina ni el baño.',
    'Ahora cuenta llegar a otras personas: al lado, a una tienda, a la calle. Desde allí, el {number}.',
    'Si empieza otra vez, el {number} va antes que todo, y está bien irse con las manos vacías.',
    'Déjate los zapatos puestos y libre el paso a la puerta. El {number} oye también un cuarto donde nadie contesta.',
    'Llamar al {number} no es exagerar: existe para las personas a las que hacen daño.',
    'Toca la primera puerta con luz y di una frase: «Por favor, llame al {number} por mí».',
    'Los niños van contigo, las bolsas no. Antes que nada la calle, y en cuanto estés en ella, el {number}.',
  ],
  away: {
    place: {
      text: 'De lo que no se puede guardar, uno se puede alejar: los pies en el suelo, fuera de ese cuarto, y la puerta cerrada detrás. ¿Puedes ir con alguien y decir que no deberías estar ahí a solas?',
      choices: ['Voy', 'No puedo moverme', 'Ya me alejé'],
    },
    vehicle: {
      text: 'No conduzcas ahora, ni siquiera a casa: dale las llaves a alguien, o déjalas donde no las vayas a buscar. ¿Quién podría recogerte o llevar el coche?',
      choices: ['Sé de alguien', 'Nadie'],
    },
  },
  follow: {
    go: [
      {
        text: 'Entonces ve ahora, antes de seguir leyendo. En la puerta puedes decir: «No estoy bien y no debería estar a solas. ¿Puedo sentarme contigo?». No hay que explicar más. ¿Vas para allá?',
        choices: GO_CHOICES,
      },
      {
        text: 'Toca la puerta, aunque parezca ridículo. «¿Te quedas conmigo esta noche? Luego te explico» es una frase completa. ¿Lo harás antes que cualquier otra cosa?',
        choices: GO_CHOICES,
      },
    ],
    ring: [
      {
        text: 'Entonces el teléfono es la persona más cercana. ¿A quién podrías llamar a cualquier hora, incluso a alguien con quien no hablas hace tiempo? En una línea de ayuda también hay una persona: escucha, pregunta y se queda al habla, y no pide el nombre.',
        choices: CALL_CHOICES,
      },
      {
        text: 'A solas ahí dentro es lo más difícil. ¿Quién tiene llave, coche o simplemente un teléfono junto a la cama? Basta un «¿puedes venir?».',
        choices: CALL_CHOICES,
      },
    ],
    refused: [
      {
        text: 'No querer tiene sentido con tanto cansancio, y no tiene que ser nadie que te conozca. ¿Qué lo hace más difícil: lo que pensarían, tener que hablar, o que vengan?',
        choices: ['Lo que pensarían', 'Tener que hablar', 'Que vengan'],
      },
      {
        text: 'Estar cerca de alguien basta; no hay que contar nada. ¿Podrías sentarte donde haya otra persona y decir solo que es una mala noche?',
        choices: ['Eso puedo', 'Eso no puedo'],
      },
    ],
    write: [
      {
        text: 'Entonces escríbele esto ahora, tal cual: «Mala noche. ¿Puedes venir o llamarme? No tienes que hacer nada». ¿Está enviado?',
        choices: ['Enviado', 'Todavía no'],
      },
    ],
    hand: [
      {
        text: 'Entonces no a solas, y hasta que llegue alguien, quien sale del cuarto eres tú. ¿Quién podría venir a llevárselo: alguien del edificio, de tus amistades, quienes atienden ese número?',
        choices: ['Sé de alguien', 'Nadie', 'No quiero pedirlo'],
      },
    ],
    safer: [
      {
        text: 'Esa es la parte difícil, y la estás haciendo. Quédate ahora cerca de esa persona. Dile lo único que hace falta, que estuviste a punto de matarte, y hagan juntos la siguiente llamada. ¿Puede alguien quedarse esta noche?',
        choices: ['Sí', 'No'],
      },
      {
        text: 'Bien. Para quien está a tu lado: que no te deje a solas, que saque de ahí lo peligroso, y que te acompañe a urgencias o a llamar. ¿Le enseñas estas líneas?',
        choices: ['Lo haré', 'Todavía no'],
      },
    ],
    wound: [
      {
        text: 'Una herida hay que enseñarla hoy si está abierta, es honda o no se mantiene cerrada, y también si está caliente, roja, hinchada o supura. Mientras, agua limpia y un vendaje seco. ¿Quién podría mirarla contigo?',
        choices: ['Alguien podría', 'Nadie', 'Iría por mi cuenta'],
      },
    ],
    weak: [
      {
        text: 'Levántate despacio y tómate el pulso un momento. Un desmayo, un corazón que tropieza, calambres o sangre son para que te vean hoy, y urgencias abre de noche. ¿Notas algo de eso?',
        choices: ['Sí', 'No'],
      },
    ],
    injured: [
      {
        text: 'Entonces que te lo miren hoy. En urgencias puedes pedir que te atiendan a solas, y que escriban lo que encuentran; más adelante puede servirte. ¿Podrías llegar sin que te sigan?',
        choices: ['Podría', 'No es seguro'],
      },
    ],
  },
  words: {
    body: [
      'Puedes decirlo así: «Mi cuerpo no está bien. En parte lo he empeorado yo, y necesito que alguien me lleve al médico».',
      'O solo: «Me he hecho daño, hay que mirarlo, y quiero que me vean a solas».',
    ],
    violence: [
      'Puedes decirlo así: «En casa alguien me hace daño. No me devuelva la llamada, por favor; dígame qué puedo hacer».',
      'O solo: «En casa no estoy a salvo. ¿Puedo ir contigo?»',
    ],
    voice: [
      'Puedes decirlo así: «Oigo una voz que me dice qué hacer. Tengo miedo y necesito a alguien conmigo».',
      'O solo: «No he dormido y no estoy bien. Quédate al teléfono, por favor, y busca un médico».',
    ],
    anger: [
      'Puedes decirlo así: «Tengo miedo de hacer daño a alguien. Aléjame de esa persona, por favor, y quédate conmigo».',
      'O solo: «Tengo demasiada rabia para estar cerca. ¿Puedes venir a buscarme?».',
    ],
    company: [
      'Puedes decirlo así: «No estoy bien. He pensado en matarme, y no debería estar a solas. ¿Puedo quedarme contigo?». Se puede leer de la pantalla.',
      'Más corto también sirve: «Siéntate conmigo, por favor. No preguntes mucho todavía».',
    ],
    hand: [
      'Dilo así: «¿Puedes venir ahora mismo? Corro peligro, y aquí hay algo que necesito que te lleves». La historia entera puede esperar.',
      'O solo: «Ven y quítame esto, por favor. Otro día te digo por qué».',
    ],
  },
  questions: {
    throat: [
      'Sí: una mano en el cuello es para que la vea un médico, hoy o mañana, también semanas después y aunque no se note nada. Una voz distinta, un chasquido o dolor al tragar son un motivo más. {number} enseguida si cuesta respirar o tragar, si el cuello se hincha, con un dolor de cabeza fuerte, un lado débil o dormido, problemas para ver o hablar, o un desmayo.',
      'En una línea: sí, enseña hoy el cuello a un médico y di que fue una mano.',
    ],
    doctorTells: [
      'Casi siempre el médico no le cuenta nada a nadie sin ti, tampoco a la policía o a los padres; si peligra un niño o una vida puede ser distinto, y las reglas dependen del país. Pregunta primero: «¿Qué tendría que comunicar usted, y a quién?»',
    ],
    tellAll: [
      'Sí, si puedes: lo que más cuesta decir es lo que permite ayudar con lo que de verdad pasa y alejarlo de ti. Con una frase basta.',
    ],
    mustCall: [
      'Mientras esté cerca, no haya nadie contigo o el cuerpo avise: sí. Donde alguien se queda contigo, no hay nada al alcance y el cuerpo está bien, puede esperar a la mañana. Si algo de eso cambia, {number}.',
    ],
    watched: [
      'Nada de esto aparece solo en la pantalla. Pero quien abra este navegador con tu sesión iniciada puede leer la conversación, y el historial muestra que la página estuvo abierta: cierra la sesión al terminar y borra el historial de hoy. Es más seguro un aparato que nunca esté en esas manos, de una amiga o de una biblioteca.',
      'No puedo hacer desaparecer la conversación: queda en tu cuenta, con tu contraseña. Con la sesión cerrada, el teléfono solo muestra que se visitó este sitio.',
    ],
    bill: [
      'Una llamada puede salir en la factura y en la lista de llamadas del teléfono; en algunos países esas líneas no figuran, pero no en todos. Desde una biblioteca, el trabajo o el teléfono de una amiga no queda en nada tuyo.',
      'Escribir también deja rastro en el teléfono. Otro aparato es el camino seguro.',
    ],
    police: [
      'En una línea de ayuda primero escuchan, y casi siempre queda en una conversación; solo mandan a alguien si creen que una vida corre peligro ahora, y cómo se hace depende del país. Emergencias manda a quien esté más cerca, y puedes pedir una ambulancia y que vengan sin sirena.',
      'Puedes preguntar al principio: «¿A quién envían, y cuándo?». Están acostumbrados a esa pregunta.',
    ],
    kept: [
      'Casi siempre no: alguien habla contigo, deciden juntos, y la mayoría vuelve a casa con otra cita. Quedarse contra la propia voluntad es para un peligro que no se puede resolver de otra manera, tiene reglas y un final, y dependen del país. Puedes ir con alguien y preguntar qué piensan hacer.',
      'Allí puedes decir: «Tengo miedo de que me encierren». Les ayuda a encontrar lo menos duro que te proteja.',
    ],
    children: [
      'Pedir ayuda no es motivo para quitarle a nadie sus hijos; casi siempre habla a tu favor. Donde un niño corre peligro, en muchos países hay que avisar, y antes de contar más puedes preguntar qué tienen que comunicar.',
      'Madres y padres llaman allí cada día, sin nombre si lo prefieren.',
    ],
    school: [
      'Desde aquí la escuela no se entera de nada. Un docente muchas veces tiene que avisar si alguien corre peligro, casi siempre a una sola persona encargada, y puedes preguntar antes: «¿Qué tiene que contar, y a quién?».',
      'También puedes decir qué quieres que sepan y qué no, y estar presente cuando se cuente.',
    ],
    record: [
      'Lo que dices en una consulta queda entre quienes te atienden; en tu trabajo no lo ven sin ti. Lo que un seguro puede preguntar después depende del país, y puedes preguntar qué se va a anotar.',
      'Una línea de ayuda no guarda historia clínica.',
    ],
    forMe: [
      'No puedo: soy un programa, y de aquí no sale ninguna llamada ni mensaje. Tienes que ser tú, o alguien a tu lado.',
      'No, y ojalá fuera de otra manera. Con las palabras sí te ayudo mientras marcas.',
    ],
    call: [
      'Alguien contesta y pregunta qué pasa y si corres peligro; puedes callar, llorar o leer lo que escribiste aquí. «Necesito hablar con alguien y no sé por dónde empezar» es suficiente. Puedes colgar cuando quieras.',
      'En urgencias dices en la entrada que no estás a salvo, y por qué. Después hay espera, una conversación y un plan para los próximos días.',
    ],
    doctor: [
      'No puedo verlo, así que en la duda: sí, hoy. Una herida caliente, roja, hinchada, que supura, honda o abierta la tiene que ver alguien; también un desmayo, sangre o un corazón que late raro. En una farmacia o por una línea médica te dicen cuánta prisa corre, y en muchos países atienden a jóvenes sin compañía.',
      'Mejor enseñarlo una vez de más. Si empeora de hora en hora, es para urgencias.',
    ],
    enough: [
      'No tiene que ser peor para contar. Están también para el principio, y allí nadie compara.',
      'Lo que describes es motivo suficiente.',
    ],
    officers: [
      'En muchos países una amenaza, un agarre que deja marca o romper cosas para asustarte bastan para la policía; en otros, menos. Una línea para personas a quienes hacen daño en casa te dice qué vale donde estás, y para eso no hay que decidir nada.',
      'Puedes pedir consejo primero y denunciar después, o nunca. Fechas y fotos, guardadas donde nadie más mire, sirven para ambas cosas.',
    ],
    who: [
      'Nadie se entera de lo que escribes aquí: ni tu familia, ni la escuela, ni el trabajo, ni un médico, y no se envía a nadie. Está cifrado en tu cuenta; solo podría leerlo quien entre en ella o tenga tu aparato desbloqueado.',
      'Por mí, no: de esta página no sale nada hacia gente que conoces. Lo que va a tu página también lo ves solo tú.',
    ],
  },
  takenBack: [
    'De acuerdo, no te lo voy a reprochar, ni voy a hacer como que no lo leí. A ciertas horas son verdad las dos cosas, que uno lo dice en serio y que no. Los números siguen ahí arriba.',
    'Puedes retirarlo. Si vuelve cuando todo calla, dilo aquí sin explicaciones.',
  ],
  third: {
    morning: [
      'Por la mañana está bien si hasta entonces no se queda a solas ni un minuto, no queda en casa nada que pueda usar y sigue aceptando ir. Si se escapa, pide que se lo devuelvan o cambia de idea: {number} esta misma noche. Eso no es cobardía.',
    ],
    after: [
      'También cuentan las semanas tranquilas de después. Acordad ahora un día a la semana en que vuelvas a hacer la misma pregunta clara, dejad lo guardado donde está y apuntad juntos a quién se llama primero.',
    ],
    words: [
      'Con estas palabras basta: «Me preocupas, de verdad. ¿Estás pensando en matarte?». Después espera, aunque el silencio sea largo. Y luego: «Gracias por decírmelo. No me enfado, me quedo contigo y buscamos ayuda».',
      'No necesitas palabras mejores que las tuyas. «Te quiero, tengo miedo y prefiero preguntar» es un comienzo.',
    ],
    yes: [
      'Toma «sí» y «a veces» como un sí. Pregunta tres cosas más: cómo, cuándo, y si lo tiene ahí. Con un plan o algo a mano: llama al {number} ahora, o vayan enseguida a urgencias. Sin plan: quédate, y llamen hoy a una línea.',
      'Un sí significa que no debe quedarse a solas esta noche, ni un minuto. Hiciste bien en preguntar; te respondió a ti.',
    ],
    means: [
      'Sí: pastillas, cuchillas, cuerdas, armas, llaves y lo que haya nombrado salen de la casa o quedan bajo una llave que no esté allí. Hazlo con calma y dilo: «Me llevo esto por ahora, porque te quiero aquí». Quien esté más cerca puede empezar.',
      'Mira en el baño, la cocina, el garaje y el coche. Una bolsa con todo en casa de un vecino basta para esta noche.',
    ],
    police: [
      'Si una vida corre peligro ahora, es el {number}, aunque después se enfade. Di enseguida que se trata de suicidio y si hay un arma, y pide ayuda médica. Si no está tan cerca, una línea de crisis o urgencias es el camino más discreto.',
      'Un enfado se arregla mañana. Puedes decirle que llamaste por miedo a perder a esa persona.',
    ],
    go: [
      'Si está a solas y ha pensado en el suicidio: sí, ve, o manda a alguien que esté más cerca. Hasta que haya alguien allí, sigue al teléfono, con el altavoz si conduces, y no conduzcas a solas si te tiemblan las manos.',
      'Al llegar: siéntate a su lado, pregunta otra vez, retiren lo peligroso, y duerme hoy en el mismo lugar. Mañana, a una consulta o a una línea, en compañía.',
    ],
  },
  thirdDone: [
    'Estás haciendo lo que más ayuda: esa persona no se queda a solas con esto, y has preguntado a quien sabe. Ve con cuidado, pasa allí la noche, y vuelve a llamar cuando lo necesites. Hiciste bien en insistir.',
  ],
  thirdMore: [
    'Allí puedes llamar también por otra persona: te dicen qué decir y qué viene después, y te toman en serio. Tampoco tienes que cargarlo a solas.',
    'No dejarle a solas y nada peligroso en casa: eso es lo que más ayuda esta noche. ¿Qué sabes de dónde está ahora y de quién le acompaña?',
  ],
  notYou: [
    'Entendido: no se trata de ti, y siento haber preguntado. Ahora, a lo de esa persona.',
    'Dijiste que es otra persona, y debí oírlo. Vamos a eso.',
  ],
  listen: [
    'Estoy leyendo. Cuenta lo siguiente tal como venga.',
    'Sigue; no hace falta ningún orden.',
    '¿Qué pasó después?',
    'Me gustaría leer más de eso, si te apetece.',
    'Escribe lo siguiente cuando puedas.',
    'Eso ya lo tengo; queda sitio para lo demás.',
    'Puedes contar lo que te ronda ahora.',
  ],
};
