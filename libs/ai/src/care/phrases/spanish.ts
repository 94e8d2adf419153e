import type { Phrases } from './phrases.ts';

/** Somebody else: a person that was named, or 'ella'. */
const THIRD_PERSON =
  '(?:(?:mi|mis|un|una|nuestr[ao]) (?:\\w+ )?(?:herman[ao]|hij[ao]|amig[ao]|nov[io]a?|novi[ao]|marido|esposo|esposa|mujer|padre|madre|papa|mama|prim[ao]|alumn[ao]|paciente|companer[ao]|sobrin[ao]|abuel[ao])|el|ella)';

export const SPANISH: Phrases = {
  'crisis suicide': {
    says: [
      /\b(?:quiero|ganas de|voy a) tirarme (?:al (?:\w+ )?(?:tren|metro)|a las vias)\b|\bacabo de (?:tomarme|tragarme) (?:un monton de|todas las|todo el|demasiadas|una caja)\b/,
      /\b(?:hoy|esta noche|esta madrugada|manana|ahora|luego) me (?:mato|tiro|cuelgo|ahorco|suicido|lanzo|quito la vida)\b(?! (?:a|de(?! nuevo)|en (?:la cama|plancha)|al (?:agua|mar|sofa))\b)/,
      /\b(?:quiero|ganas de|pienso en|pensando en) (?:soltar el volante|estrellarme|tirarme (?:al tren|por la ventana|de un puente|del puente)|desaparecer para siempre)\b/,
      /\b(?:ya|lo) (?:lo )?tengo decidido\b(?=.*\b(?:esta (?:noche|madrugada)|hoy|morir|adios|despedi\w*)\b)|\bya decidi (?:morir|irme de este mundo)\b/,
      /\b(?:la cuerda|la soga|la pistola|el arma|las pastillas)\b[^.]{0,25}\b(?:en (?:la|mi) (?:mano|regazo|cama|mesa)|delante|a mi lado|conmigo|list[ao]s?|en el bolsillo)\b/,
      /\bme (?:acabo de tomar|acabo de tragar|tome|trague|he tomado)\b[^.]{0,20}\b(?:pastillas|frasco|caja|blister)\b(?=.*\b(?:tod[ao]s|enter[ao]|demasiad\w*|monton|punado)\b)/,
      /\b(?:ya )?no quiero (?:seguir viviendo|vivir(?: mas)?|seguir viva|seguir vivo|existir)\b(?! (?:en|con|aqui|alli|solo|sola|asi con)\b)/,
      /\bya no quiero vivir\b|\b(?:lo )?intente\b[^.!?]{0,40}\b(?:volvere a intentarlo|voy a (?:volver a intentarlo|intentarlo (?:otra vez|de nuevo))) (?:hoy|esta noche|manana)\b/,
      /\btengo [^.]{0,25}\b(?:pastillas|la cuerda|la pistola|la navaja)\b[^.]{0,25}\b(?:en la (?:mesa|mano|cama)|delante|aqui|encima|list[ao]s?)\b/,
      /\bme (?:tome|he tomado|trague) [^.]{0,20}(?:todas|un monton de|el frasco|la caja|demasiadas)\b/,
      /\bcarta de despedida\b(?!.*\b(?:alumn[ao]s|alunos|colegas|companer[ao]s|equipo|clase|turma|escola)\b)/,
    ],
    unlessDenied: [
      /\bme (?:quiero|voy a) (?:morir|matar|suicidar|ahorcar)\b(?! de |.{0,12}\b(?:jaj|jej|xd))/,

      /\b(?:me )?(?:quiero|voy a|quisiera|necesito|pienso) (?:morir(?:me)?|matarme|suicidarme|ahorcarme|quitarme la vida|tirarme (?:al|del|desde|por))\b(?! (?:de (?:la |pura )?(?:risa|verguenza|hambre|sueno|calor|frio|amor|nueve|mil)|por (?:un|una) )|.{0,12}\b(?:jaj|jej|xd))/,

      /\b(?:quitarme la vida|acabar con mi vida|terminar con mi vida|suicidarme|matarme)\b(?! (?:a|de) (?:trabajar|estudiar|risa))/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,50}\\b(?:se quiere morir|se (?:va a|quiere) (?:matar|suicidar|ahorcar)|(?:quiere|va a|queria) (?:matarse|suicidarse|morirse|quitarse la vida|ahorcarse)|no quiere (?:seguir viviendo|vivir)|se (?:tomo|ha tomado|trago) (?:todas|un monton de|demasiadas|un frasco))\\b(?! (?:de(?! nuevo)|a|en) )|\\bquiere (?:matarse|suicidarse)\\b(?=.*\\b(?:puente|techo|pastillas|amig[ao])\\b)`,
      ),
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:quiero|voy a|necesito|ganas de) (?:acabar|terminar) con (?:todo|todo esto)\b(?! (?:el|la|los|las|lo)\b)|\b(?:cansad[ao]|hart[ao]) de (?:vivir|la vida|estar viv[ao])\b(?! (?:aqui|en|con|sol[ao])\b)|\b(?:no (?:hubiera|hubiese) nacido|nunca (?:haber nacido|debi nacer))\b|\bsin mi (?:estarian|estaria todo) mejor\b/,
      /\b(?:queria|quise) (?:morir(?:me)?|estar muert[ao])\b(?! de\b)|\bmi (?:\w+ )?intento de suicidio\b|\bintente suicid\w+|\b(?:ojala no (?:despertar[ae]?|despertase|hubiera nacido)|no despertar(?:me)?(?: mas| nunca)?(?! a\b)|mejor (?:muert[ao]|sin mi)|estarian mejor sin mi|no tiene sentido (?:vivir|seguir viviendo)|pensamientos suicidas|pienso en (?:la muerte|morir)|no puedo mas con (?:la|mi|esta) vida|ganas de desaparecer)\b/,
      /\bcont(?:e|ado|ando) (?:todas )?(?:las|mis) pastillas\b(?!.*\b(?:farmacia|paciente\w*|semana|abuel[ao]|madre|padre)\b)|^(?:si,? )?me las (?:he tomado|tome|trague) todas(?: ya)?\W*$/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b(?! era)[^.!?]{0,40}\\b(?:suicida|pensamientos suicidas|piensa en (?:el suicidio|suicidarse|morir|matarse)|pensando en (?:el suicidio|suicidarse|matarse))\\b`,
      ),
    ],
  },
  'crisis self_harm': {
    says: [
      /\b(?:haciendome|hacerme|me hago|me hice|me he hecho) (?:mas )?(?:cortes|dano a proposito|heridas)\b|\b(?:cortandome|quemandome|autolesionandome)\b(?!.*\b(?:pelo|unas)\b)/,
      /\bme (?:corte|corto|he cortado|queme|quemo|he quemado)\b(?!.*\b(?:pelo|cocin\w*|afeit\w*|cebolla|pan|papel|flequillo|unas|sol|horno|plancha|lengua|sarten|aceite|sin querer|llamada|conexion|luz|playa|piscina|verano)\b)[^.]*\b(?:anoche|esta (?:noche|tarde)|otra vez|de nuevo|brazos?|muslos?|piernas?|munecas?|sangre|empapad[ao]|parar|puntos)\b/,
      /\bapag(?:ar|arme|ue|o|ado|andome)\b[^.]{0,12}\b(?:cigarr(?:o|illo)s?|colilla)\b[^.]{0,8}\ben (?:el|la|mi|los) (?:brazo|pierna|piel|muslo|mano)\b|\b(?:golpe(?:o|arme|andome)|doy|darme)\b[^.]{0,12}\bcabeza\b[^.]{0,12}\b(?:pared|suelo|contra)\b|\bla pared con la cabeza\b/,
      /\bpuntos\b[^.]{0,30}\babr(?:ir|i)\w* yo mism[ao]\b/,
      /\bme (?:corto|corte|he cortado|quemo|estoy cortando|quiero cortar|autolesiono|autolesione) (?:los brazos|las venas|las piernas|otra vez|de nuevo|a proposito|el brazo|la muneca|las munecas)\b|\bme autolesion[eo]\b|\b(?:quiero|ganas de) (?:cortarme|hacerme dano)\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:me va a (?:volver a )?(?:pegar|golpear|dar una paliza)|va a (?:volver a )?(?:pegarme|golpearme|darme una paliza))\b(?! (?:el|la|los|las|un (?:susto|grito|toque|tiron)|una gripe|algo)\b)(?!.*\b(?:gripe|catarro|resfriado|ajedrez|jaja|risa)\b)/,
      /\bme (?:acaba de|volvio a|ha vuelto a|vuelve a|esta|sigue) (?:pegar|golpear|pegando|golpeando|estrangular|patear|amenazar)\b(?! (?:un (?:susto|toque)|el sol|fuerte el)\b)/,
      /\bsi (?:me voy|lo dejo|la dejo|lo denuncio|te vas|me dejas|hablo)\b[^.]{0,30}\b(?:me|te)\b[^.]{0,15}\bmat(?:a|o|ara|are|aria)\b/,
      /\bme (?:arrastro|empujo|tiro|agarro|cogio|lanzo)\b[^.]{0,10}\b(?:del pelo|por el pelo|del cuello|por el cuello|contra la (?:pared|puerta)|por las escaleras|al suelo)\b|\b(?:pistola|cuchillo|navaja|escopeta|machete)\b[^.]{0,15}\b(?:en (?:el|la) (?:cuello|cabeza|garganta)|me apunt\w+)\b|\bme apunt\w+ con\b/,
      /\b(?:mi (?:marido|esposo|novio|pareja|ex|padre|padrastro|mujer|madre)|el) (?:me (?:pega|pego|golpea|golpeo|amenaza|amenazo con matarme|maltrata|estrangulo|ahorco)|(?:ha|volvio a) (?:pegarme|golpearme)|me ha (?:pegado|golpeado))\b(?! un (?:susto|grito))/,
    ],
  },
  'crisis psychosis': {
    says: [
      /\b(?:voz|voces|dios|diablo|demonio|virgen|angel(?:es)?|la radio|los de la radio)\b[^.]{0,25}\bme (?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden|ha dicho|han dicho|dijo)\b[^.]{0,40}\b(?:que (?:queme|salte|mate|haga|me|no)|matar|quemar|saltar|sangre|cornisa)\b/,
      /\bvoces\b[^.]{0,20}\b(?:me (?:dicen|ordenan|mandan)|que me)\b/,
    ],
  },
  'concern eating': {
    says: [
      /\bvomito (?:\w+ ){0,4}(?:veces al dia|cada vez que como|despues de (?:cada comida|comer|cenar))\b/,
      /\b(?:me provoco|me provoque|provocarme) (?:el vomito|vomitos|vomitar)\b|\bllevo \w+ dias sin comer\b/,
      /\b(?:vomite|he vomitado|vomito) (?:otra vez|de nuevo)\b(?=.*\bsangre\b)(?!.*\b(?:virus|gastroenteritis|quimio|embaraz\w+)\b)/,
    ],
  },
  'crisis eating': {
    says: [
      /\b(?:desmay\w+|me cai redonda|perdi el conocimiento)\b[^.]*\b(?:sin comer|no (?:como|he comido|comi)|ayun\w+|vomit\w+|laxantes)\b|\b(?:sin comer|no (?:como|he comido)|ayuno|laxantes|vomit\w+)\b[^.]*\b(?:desmay\w+|calambres|corazon|no me puedo levantar|perdi el conocimiento)\b(?!.*\b(?:perr[ao]|gat[ao]|virus|embaraz\w+)\b)/,
    ],
  },
  'crisis harm_to_others': {
    says: [
      /\bvoy a matar a (?:mi|mis|ese|esa)\b(?! (?:personaje|jefe (?:de|final))\b)(?!.*\b(?:a besos|risa|disgustos)\b)/,
      /\b(?:lo|la|le|les) (?:voy a|quiero) (?:apunalar|acuchillar|degollar|disparar|reventar a)\b|\bvoy a (?:apunalar|acuchillar|degollar|disparar|prender fuego)(?:lo|la|le|los)? ?(?:a)?\b(?! (?:la foto|fotos)\b)|\bme las (?:va a pagar|paga) con sangre\b/,
      /\b(?:sacudi|he sacudido|acabo de sacudir|pegue|le he pegado|zarandee) (?:al?|a la|a mi) (?:bebe|nino|nina|hij[ao])\b/,
    ],
  },
  'concern harm_to_others': {
    says: [/\b(?:lo|la|los) quiero matar\b(?! a besos)|\bquiero matar(?:lo|la|los)\b/],
  },
  'crisis child': {
    says: [
      /\bmi (?:padrastro|tio|abuelo|padre|hermano|primo) (?:entra|viene|se mete) (?:en|a) mi (?:cuarto|cama|habitacion) (?:por la|de|cada) noche\b/,
      /\b(?:pegandole|pegando|pega|golpea|golpeando|pegan|maltrata|sacude) (?:al nino|a la nina|a su hij[oa]|a los ninos|al bebe|a mi herman[oa]|a las ninas)\b|\bal nino\b[^.]{0,20}\b(?:pegando|golpes)\b/,
      /\b(?:la|lo) toca cuando\b|\bme toca (?:ahi|por debajo|las partes|donde no)\b|\bmi (?:papa|padrastro|tio|abuelo|padre|mama|madre) (?:me|nos) (?:pega|golpea|encierra|hace dano)\b/,
    ],
  },
  'concern self_harm': {
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,40}\\bse (?:corta|autolesiona|hace (?:cortes|dano))\\b(?! (?:el pelo|las unas)\\b)`,
      ),
    ],
  },
  'concern violence': {
    says: [
      /\b(?:el|mi (?:marido|esposo|novio|ex|pareja|padrastro)) me (?:va a matar|mata)(?=$|[.;!]| si (?:lo |me )?(?:ve|lee|encuentra|voy|dejo))(?!.*\b(?:jaja|risa|factura)\b)/,
    ],
  },
};
