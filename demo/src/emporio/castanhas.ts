import { prateleira } from './prateleira.ts'

const granel = prateleira({
  categoria: 'castanhas',
  porPeso: true,
  desenho: { forma: 'solto', motivo: 'chestnut' },
  especificacoes: {
    Conservação: 'Pote fechado em local fresco; dura mais na geladeira',
    Venda: 'A granel, em passos de 50 g',
  },
})
const pronto = prateleira({
  categoria: 'castanhas',
  desenho: { forma: 'pouch', motivo: 'peanuts' },
  especificacoes: { Conservação: 'Depois de aberto, 30 dias em pote fechado' },
})

export const castanhas = [
  granel('CA-0701', 'Castanha-portuguesa a granel', 'Castanhal', {
    preco: 89.9,
    estoque: 18.5,
    vendas: 89,
    cor: '#8a4a2a',
    descricao:
      'Castanha fresca com casca, de calibre grande, da colheita de outono. Faça um corte em cruz e asse por 25 minutos a 200 °C, ou cozinhe com erva-doce.',
    especificacoes: { Origem: 'São Roque, SP', Alérgicos: 'Contém castanha' },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0702', 'Castanha-do-pará sem casca a granel', 'Castanhal', {
    preco: 118,
    precooferta: 99.9,
    estoque: 22,
    vendas: 58,
    cor: '#d3a878',
    descricao:
      'Amêndoas inteiras, coletadas por cooperativas da Amazônia e quebradas à mão. Cruas e sem sal: toste dez minutos no forno se quiser mais crocância.',
    especificacoes: {
      Origem: 'Reserva Extrativista do Rio Cajari, AP',
      Alérgicos: 'Contém castanha-do-pará',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0703', 'Castanha-de-caju torrada sem sal a granel', 'Castanhal', {
    preco: 94,
    estoque: 30,
    vendas: 65,
    cor: '#e3c189',
    descricao:
      'Castanha W1, de amêndoa inteira e grande, torrada a seco. Serve de petisco e, demolhada, vira creme e queijo vegetal.',
    especificacoes: { Origem: 'Pacajus, CE', Alérgicos: 'Contém castanha-de-caju' },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0704', 'Nozes-chilenas sem casca a granel', 'Castanhal', {
    preco: 96,
    estoque: 14,
    vendas: 42,
    cor: '#a97a4a',
    descricao:
      'Metades claras de noz da variedade Chandler, de amargor baixo. Pique grosso sobre salada de endívia, bolo de cenoura ou massa com gorgonzola.',
    especificacoes: { Origem: 'Vale do Maipo, Chile', Alérgicos: 'Contém nozes' },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0705', 'Amêndoas cruas a granel', 'Castanhal', {
    preco: 84,
    estoque: 26,
    vendas: 46,
    cor: '#b3713d',
    descricao:
      'Amêndoas com pele do tipo nonpareil, secas e de mordida firme. Deixe de molho por uma noite para tirar a pele e bater leite vegetal.',
    especificacoes: { Origem: 'Califórnia, Estados Unidos', Alérgicos: 'Contém amêndoa' },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0706', 'Uva-passa preta sem semente a granel', 'Castanhal', {
    motivo: 'grapes',
    preco: 32,
    estoque: 25,
    vendas: 34,
    cor: '#3a2130',
    descricao:
      'Passas macias, secas ao sol e sem óleo na superfície. Hidrate em rum ou água morna antes de ir para o panetone e o arroz.',
    especificacoes: { Origem: 'Mendoza, Argentina' },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0707', 'Damasco turco a granel', 'Castanhal', {
    motivo: 'peach',
    preco: 79,
    estoque: 12,
    vendas: 32,
    cor: '#e2832a',
    descricao:
      'Damasco inteiro e sem caroço, alaranjado e úmido. Recheie com queijo cremoso e meia noz para uma entrada em cinco minutos.',
    especificacoes: { Origem: 'Malatya, Turquia', Alérgicos: 'Contém dióxido de enxofre (conservante)' },
    tags: ['sem-gluten', 'vegano'],
  }),
  granel('CA-0708', 'Semente de abóbora sem casca a granel', 'Castanhal', {
    motivo: 'seedling',
    preco: 58,
    estoque: 16,
    vendas: 28,
    cor: '#6c8a3f',
    descricao:
      'Sementes verdes, cruas e sem sal, que estufam em três minutos de frigideira. Dão crocância a sopas, saladas e pão caseiro.',
    especificacoes: { Origem: 'Yunnan, China' },
    tags: ['sem-gluten', 'vegano'],
  }),
  pronto('CA-0720', 'Amendoim japonês Tia Benê', 'Tia Benê', {
    embalagem: 'pacote 400 g',
    preco: 13.9,
    descontoProgressivo: { 3: 12.9, 6: 11.9 },
    estoque: 95,
    vendas: 49,
    cor: '#d9822b',
    cor2: '#7a1f1f',
    descricao:
      'Amendoim coberto de massa fina de trigo e shoyu, assado até estalar. Sal na medida de quem vai comer com cerveja gelada.',
    especificacoes: {
      Ingredientes: 'Amendoim, farinha de trigo, amido, açúcar, molho de soja e sal',
      Alérgicos: 'Contém amendoim, trigo e soja; contém glúten',
    },
  }),
  pronto('CA-0721', 'Mix de castanhas Manhã Boa', 'Manhã Boa', {
    embalagem: 'pacote 150 g',
    motivo: 'chestnut',
    preco: 22.9,
    precooferta: 19.9,
    estoque: 60,
    vendas: 43,
    cor: '#7d5532',
    cor2: '#f3dfbd',
    descricao:
      'Caju, pará, amêndoa e noz em partes iguais, torradas sem óleo e sem sal. O pacote com fecho dá cinco porções de 30 g.',
    especificacoes: {
      Ingredientes: 'Castanha-de-caju, castanha-do-pará, amêndoa e noz',
      Alérgicos: 'Contém castanha-de-caju, castanha-do-pará, amêndoa e noz',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  pronto('CA-0722', 'Pasta de amendoim integral Tia Benê', 'Tia Benê', {
    embalagem: 'pote 500 g',
    forma: 'pote',
    preco: 24.9,
    estoque: 52,
    vendas: 51,
    cor: '#b9803f',
    cor2: '#7a1f1f',
    descricao:
      'Só amendoim torrado e moído, sem açúcar, sal ou óleo de palma. O óleo natural sobe com o tempo: mexa com a faca até o fundo.',
    especificacoes: { Ingredientes: 'Amendoim', Alérgicos: 'Contém amendoim' },
    tags: ['sem-gluten', 'vegano'],
  }),
]
