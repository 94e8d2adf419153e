import type { Phrases } from './phrases.ts';

/** Somebody else: a person that was named, or 'ela'. */
const THIRD_PERSON =
  '(?:(?:meu|minha|um|uma|nosso|nossa) (?:\\w+ )?(?:irmao|irma|filh[oa]|amig[oa]|namorad[oa]|marido|esposa|mulher|pai|mae|prim[oa]|alun[oa]|paciente|colega|sobrinh[oa]|avo|ex)|ele|ela)';

export const PORTUGUESE: Phrases = {
  'crisis suicide': {
    says: [
      /\b(?:mato-me (?:hoje|amanha|domingo|esta noite|depois)|(?:hoje|amanha|domingo|esta noite)\b[^.]{0,25}\bmato-me)\b(?! (?:a|de(?! novo))\b)|\bvou acabar comigo\b|\bvontade de morrer\b[^.]{0,20}\be? ?(?:hoje|agora)\b/,
      /\b(?:nao|num|n) (?:quero|guento|aguento) ma[si]s? vive(?:r)?\b(?! (?:em|com|aqui|assim|na|no)\b)|\b(?:cansei|cansad[ao]) de viver\b(?! (?:em|com|aqui|assim|na|no)\b)/,
      /\b(?:hoje|amanha|agora|esta noite|essa noite) (?:eu )?me mato\b(?! (?:de(?! novo)|a)\b)|\beu me mato (?:e pronto|hoje|amanha|agora)\b|\bv(?:ou|o) m[ei] mata(?:r)?\b(?! (?:de|a) )/,
      /\bv(?:ou|o) toma(?:r)? (?:todo|tudo|todos|toda)\b[^.]{0,10}\b(?:remedios?|comprimidos|caixa|cartela)\b/,
      /\b(?:na beirada|no parapeito|na borda|em pe na beira|na beira) (?:da|do|de uma|de um) (?:laje|predio|ponte|terraco|janela|viaduto|varanda)\b/,
      /\b(?:corda|arma|pistola|revolver|espingarda|remedios|comprimidos)\b[^.]{0,25}\b(?:na minha (?:mao|gaveta|cama|bolsa)|ao lado da cama|no meu (?:colo|bolso)|comigo|carregada)\b/,
      /\bnao (?:quero|aguento) mais (?:viver|existir|estar viv[ao])\b(?! (?:em|com|aqui|assim com|na|no)\b)|\bja nao quero viver\b|\btentei\b[^.!?]{0,40}\bvou tentar (?:de novo |outra vez )?(?:hoje|esta noite|amanha)\b/,
      /\b(?:comprimidos|remedios|a corda|a arma)\b[^.]{0,30}\b(?:na mesa|na mao|na minha frente|a minha frente|do meu lado|ao meu lado|em cima da (?:mesa|cama))\b/,
      /\b(?:tomei|engoli) (?:todos|toda|a caixa|muitos|um monte)\b[^.]{0,20}\b(?:comprimidos|remedios|caixa|cartela)\b/,
      /\bcartas? de despedida\b(?!.*\b(?:alunos|colegas|turma|equipa|equipe)\b)/,
    ],
    unlessDenied: [
      /\b(?:quero|vou|queria|preciso|penso em|pretendo) (?:\w+ )?(?:morrer|me matar|matar-me|me suicidar|suicidar-me|me enforcar|tirar a (?:minha )?(?:propria )?vida|me jogar (?:da|do|na|de))\b(?! (?:de (?:rir|vergonha|fome|calor|frio|amores)|a trabalhar)\b)/,

      /(?<!\b(?:vai|vao|quer|ia) )\b(?:me matar|matar-me|me suicidar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|por fim a minha vida)\b(?! (?:de (?:rir|trabalhar|estudar)|a trabalhar)\b)/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,50}\\b(?:(?:quer morrer|(?:vai|quer|queria|ameaca|ia) (?:se matar|matar-se|se suicidar|suicidar-se|se jogar (?:da|do)|tirar a propria vida))|nao quer mais viver|(?:tomou|engoliu) (?:todos|um monte de|muitos|a caixa|uma caixa))\\b(?! (?:de(?! novo)|em|no|na) )`,
      ),
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:vontade de acabar com tudo|quero acabar com tudo|cansad[ao] de existir|sem mim (?:estariam|seria) melhor|preferia nao (?:existir|ter nascido)|queria nao existir)\b/,
      /\b(?:minha (?:\w+ )?tentativa de suicidio|tentei (?:o )?suicidio)\b|\b(?:nao acordar(?: mais| nunca)?|melhor sem mim|melhor mort[ao]|pensamentos suicidas|vontade de (?:morrer|sumir|desaparecer)|nao vejo (?:mais )?(?:sentido|motivo) (?:em|para|pra) viver|nunca ter nascido)\b/,
      /\bcontei (?:todos )?(?:os|meus) (?:meus )?(?:comprimidos|remedios)\b(?!.*\b(?:farmacia|paciente\w*|semana|avo|mae|pai)\b)|^(?:sim,? )?(?:eu )?(?:tomei|engoli) (?:tudo|todos)(?: ja)?\W*$/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b(?! era)[^.!?]{0,40}\\b(?:suicida|pensamentos suicidas|pensa(?:ndo)? em (?:suicidio|se matar|morrer|suicidar-se))\\b`,
      ),
    ],
  },
  'crisis self_harm': {
    says: [
      /\bme queim(?:ar|ei|o) com\b[^.]{0,25}\bde proposito\b|\b(?:fazer|fiz|faco|fazendo) cortes (?:nas|nos|na|no) (?:pernas?|bracos?|coxas?|pulsos?|barriga)\b/,
      /\b(?:acabei de me cortar|(?:to|tou|estou|tava) me cortando|a cortar-me|me cortando)\b|\bme cortei\b(?!.*\b(?:cozinh\w*|cebola|barbe\w*|depil\w*|cabelo|papel|abrindo|lata|sem querer|dedo)\b)(?=.*\b(?:sangue|fundo|toalha|coxa|bracos?|pernas?|pulsos?|banheiro|parar|hoje|ontem|(?:esta|essa) noite)\b)/,
      /\b(?:retalhei|cortei) (?:a|o|os|as|meu|minha|meus|minhas) (?:\w+ )?(?:coxas?|barriga|bracos?|pulsos?|pernas?)\b|\bm[ei] queim(?:o|ei) com (?:isqueiro|izqueiro|cigarro)\b/,
      /\bme machuc(?:o|ando|ar) (?:de proposito|de novo|pra sentir|para sentir)\b|\b(?:quero|vou) me (?:cortar|machucar)\b(?! (?:o cabelo|na academia|no treino)\b)/,
      /\b(?:me corto|me cortei|corto-me|cortei-me|to me cortando|estou a cortar-me|me machuquei de proposito|me queimei de proposito) (?:de novo|outra vez|os bracos|o braco|as pernas|de proposito|no braco|nos pulsos|ontem a noite|hoje)\b|\b(?:vontade|preciso) de (?:me cortar|me machucar)\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:ele|ela|meu (?:marido|namorado|companheiro|ex|pai|padrasto)|minha (?:mulher|mae)) vai (?:(?:com certeza|outra vez|hoje) )*(?:me (?:bater|espancar|enforcar|socar|agredir)|bater em mim|(?:bater|espancar|agredir)-me)\b(?!.*\b(?:jogo|xadrez|corrida|videogame|kkk|brincadeira)\b)/,
      /\b(?:ele|ela|meu (?:marido|namorado|ex|pai|padrasto|companheiro)|minha (?:mulher|mae)) (?:ja |me |ontem )*(?:me )?(?:arrastou|chutou|socou|trancou|queimou|esfaqueou|sufocou|jogou (?:na parede|no chao|contra|da escada)|empurrou (?:da|contra|na escada)|bate em mim|bateu em mim|cortou o braco)\b/,
      /\b(?:encostou|apontou|aponta|botou|pos) (?:a|uma|o|me a) (?:faca|arma|espingarda|revolver|pistola)\b|\bme apontou (?:a|uma)\b|\bse eu (?:sair|for|contar|denunciar|largar)\b[^.]{0,30}\bm[ei] mata\b/,
      /\b(?:meu (?:marido|namorado|companheiro|ex|pai|padrasto)|minha (?:mulher|mae)|ele) (?:me (?:bate|bateu|espanca|espancou|ameaca|ameacou|enforcou|estuprou)|bate-me|bateu-me|ameaca-me|ameacou matar-me)\b(?! (?:no (?:jogo|xadrez)|com a noticia)\b)/,
    ],
  },
  'crisis psychosis': {
    says: [
      /\b(?:voz|vozes|radio|deus|diabo|demonio|anjos?)\b[^.]{0,30}\b(?:mand(?:a|am|ou|aram|ando)|diz|dizem|falou|ordena|pede)\b[^.]{0,10}\b(?:eu|que eu|pra eu|para eu|me)\b[^.]{0,20}\b(?:mat\w+|pul\w+|queim\w+|fogo|morr\w+|cort\w+|machuc\w+)\b/,
      /\b(?:botaram|colocaram|puseram|injet\w+|meteram)\b[^.]{0,15}\b(?:chip|escuta|camera|rastreador|microfone)\b[^.]{0,15}\b(?:em mim|no meu|na minha|nelas|neles|no dente|na cabeca)\b/,
      /\bvozes\b[^.]{0,20}\b(?:me (?:mandam|dizem|mandando)|mandam-me|dizem-me|que me)\b/,
    ],
  },
  'concern eating': {
    says: [
      /\b(?:provoco|provoquei|forco) (?:o )?vomito\b|\b(?:sem comer|nao como) (?:ha|faz|tem) \w+ dias\b/,
      /\b(?:vomitei|tornei a vomitar) (?:de novo|outra vez)\b(?=.*\bsangue\b)(?!.*\b(?:virose|quimio|gravid\w*)\b)|\btornei a vomitar\b(?=.*\bsangue\b)/,
    ],
  },
  'crisis eating': {
    says: [
      /\b(?:desmaiei|desmaio|apaguei|desmaiar)\b[^.]*\b(?:sem comer|nao com[oi]|jejum|laxantes?|vomit\w+|so no cha)\b|\b(?:sem comer|nao com[oi]|jejum|laxantes?|vomit\w+|so no cha|so agua)\b[^.]*\b(?:desmaiei|desmaio|coracao|sangue|nao consigo levantar)\b(?!.*\b(?:cachorr[ao]|gat[ao]|virose|gravid\w*)\b)/,
    ],
  },
  'crisis harm_to_others': {
    says: [
      /\b(?:vou|vo) (?:furar|esfaquear|dar um tiro n|meter bala n|passar por cima d)(?:\w*) ?(?:aquele|aquela|ele|ela|esse|essa|meu|minha|nele|nela)?\b(?=.*\b(?:ele|ela|aquele|aquela|esse|essa|nele|nela|fdp|patrao|ex)\b)/,
      /\b(?:bati|sacudi|chacoalhei|dei um soco) (?:no|na|o|a|em) (?:meu |minha )?(?:bebe|filh[oa]|menin[oa]|mulher|mae)\b(?! no (?:jogo|xadrez))/,
    ],
  },
  'concern harm_to_others': {
    says: [/\bquero mata(?:r)? (?:ele|ela|meu (?:patrao|pai|ex|marido|chefe)|aquele|aquela)\b(?! de)/],
  },
  'crisis child': {
    says: [
      /\b(?:meu (?:pai|padrasto|tio|avo)|minha mae|a mae|o pai) (?:me |nos )?(?:bate|bateu|tranca|trancou|toca|passa a mao) ?(?:em|na|no)? ?(?:mim|nos|meu irmao|minha irma|filh[oa]|menin[oa]|crianca)?\b(?=.*\b(?:anos|irmao|irma|medo|crianca|menin[oa]|quarto|fome)\b)/,
    ],
  },
  'concern self_harm': {
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,40}\\b(?:se corta|corta-se|se automutila|se machuca de proposito)\\b`,
      ),
    ],
  },
  'concern violence': {
    says: [
      /\b(?:ele|meu (?:marido|namorado|ex|padrasto|companheiro)) (?:vai me matar|me mata|mata-me)(?=$|[.;!]| se (?:ele )?(?:ver|vir|ler|descobrir|eu))(?!.*\b(?:kkk|rir|conta)\b)/,
    ],
  },
};
