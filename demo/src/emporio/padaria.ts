import { prateleira } from './prateleira.ts'

const pao = prateleira({
  categoria: 'paes',
  desenho: { forma: 'solto', motivo: 'bread' },
  especificacoes: {
    Conservação: 'Saco de papel no dia; depois, congele fatiado',
    Alérgicos: 'Contém trigo e glúten; pode conter leite, ovo e gergelim',
  },
})
const peso = prateleira({
  categoria: 'paes',
  porPeso: true,
  desenho: { forma: 'solto', motivo: 'baguette-bread' },
  especificacoes: { Alérgicos: 'Contém trigo e glúten; pode conter leite, ovo e gergelim' },
})
const bolo = prateleira({
  categoria: 'bolos-e-salgados',
  desenho: { forma: 'caixa', motivo: 'birthday-cake' },
  especificacoes: { Alérgicos: 'Contém trigo, ovo, leite e glúten' },
})
const CASA = 'Forno da Praça'

export const padaria = [
  pao('PA-1301', 'Pão de fermentação natural', CASA, {
    embalagem: 'unidade, cerca de 600 g',
    preco: 24,
    estoque: 24,
    vendas: 92,
    cor: '#a86a2f',
    descricao:
      'Massa com 75% de água e 20 horas de descanso, assada em forno de pedra até a casca estalar. Sai às 9h e às 16h; no segundo dia, volta à vida com cinco minutos de forno.',
    especificacoes: { Ingredientes: 'Farinha de trigo, água, fermento natural e sal' },
    tags: ['artesanal', 'vegano'],
  }),
  pao('PA-1302', 'Pão de fermentação natural com nozes', CASA, {
    principal: 'PA-1301',
    embalagem: 'unidade, cerca de 600 g',
    preco: 31,
    estoque: 14,
    vendas: 55,
    cor: '#7a4a2a',
    descricao:
      'A massa da casa com nozes e um pouco de mel, que escurece o miolo. Fatiado fino e torrado, é par do queijo azul.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, água, nozes, mel, fermento natural e sal',
      Alérgicos: 'Contém trigo, nozes e glúten',
    },
    tags: ['artesanal'],
  }),
  pao('PA-1303', 'Pão de fermentação natural multigrãos', CASA, {
    principal: 'PA-1301',
    embalagem: 'unidade, cerca de 600 g',
    preco: 27,
    estoque: 16,
    vendas: 60,
    cor: '#8b5e34',
    descricao:
      'Leva 30% de farinha integral, linhaça, girassol e gergelim hidratados na véspera. Dura um dia a mais que o branco, por causa das sementes.',
    especificacoes: {
      Ingredientes:
        'Farinha de trigo, farinha integral, água, linhaça, girassol, gergelim, fermento natural e sal',
      Alérgicos: 'Contém trigo, gergelim e glúten',
    },
    tags: ['artesanal', 'vegano', 'integral'],
  }),
  pao('PA-1304', 'Baguete de tradição', CASA, {
    embalagem: 'unidade, cerca de 250 g',
    motivo: 'baguette-bread',
    preco: 11.9,
    estoque: 30,
    vendas: 68,
    cor: '#c98f45',
    descricao:
      'Casca fina, miolo de alvéolos irregulares e ponta que se come no caminho. Feita com farinha sem aditivos e pré-fermento de um dia.',
    especificacoes: { Ingredientes: 'Farinha de trigo, água, sal e fermento biológico' },
    tags: ['artesanal', 'vegano'],
  }),
  peso('PA-1305', 'Pão francês', CASA, {
    preco: 18.9,
    estoque: 40,
    vendas: 95,
    cor: '#d39a4a',
    embalagem: 'por peso, cerca de 50 g cada',
    maxporpedido: 5,
    descricao:
      'Assado de hora em hora e embalado em papel para chegar crocante. Vinte pãezinhos pesam perto de um quilo.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, água, açúcar, gordura vegetal, sal e fermento',
      Conservação: 'No mesmo dia',
    },
  }),
  peso('PA-1306', 'Pão de queijo da casa', CASA, {
    preco: 59.9,
    precooferta: 49.9,
    estoque: 18,
    vendas: 74,
    cor: '#e0b04a',
    motivo: 'bagel',
    embalagem: 'por peso, cerca de 40 g cada',
    descricao:
      'Polvilho azedo escaldado e queijo meia cura da Canastra na proporção de meio a meio. Chega morno nas entregas até as 12h.',
    especificacoes: {
      Ingredientes: 'Polvilho azedo, queijo meia cura, leite, ovo, óleo e sal',
      Alérgicos: 'Contém leite e ovo; feito em cozinha que usa trigo',
      Conservação: 'No mesmo dia; reaqueça por 5 minutos',
    },
  }),
  pao('PA-1307', 'Pão de forma artesanal de leite', CASA, {
    embalagem: 'pacote 450 g',
    forma: 'saco',
    preco: 19.9,
    estoque: 26,
    vendas: 57,
    cor: '#e6c894',
    descricao:
      'Fofo e amanteigado, com fatias de 1,5 cm para torrada e misto. Não leva conservante: em quatro dias, melhor congelar.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, leite, manteiga, açúcar, ovo, sal e fermento',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
  }),
  pao('PA-1308', 'Focaccia de alecrim', CASA, {
    embalagem: 'unidade, cerca de 350 g',
    motivo: 'flatbread',
    preco: 22.9,
    estoque: 12,
    vendas: 44,
    cor: '#c9a34a',
    descricao:
      'Alta e furadinha, com bastante azeite no fundo da assadeira e flor de sal por cima. Corte na horizontal e vire sanduíche de mortadela.',
    especificacoes: { Ingredientes: 'Farinha de trigo, água, azeite, alecrim, sal e fermento' },
    tags: ['vegano'],
  }),
  pao('PA-1309', 'Pão de hambúrguer brioche', CASA, {
    embalagem: 'pacote 4 un · 70 g',
    forma: 'saco',
    motivo: 'hamburger',
    preco: 16.9,
    descontoProgressivo: { 3: 15.9, 6: 14.9 },
    estoque: 34,
    vendas: 50,
    cor: '#c07a35',
    descricao:
      'Brioche com 18% de manteiga, que aguenta o suco da carne sem desmanchar. Sele o miolo na chapa antes de montar.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, manteiga, ovo, leite, açúcar, sal e fermento',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
  }),
  pao('PA-1310', 'Pão sem glúten de linhaça', 'Cantina do Vale', {
    embalagem: 'pacote 350 g',
    forma: 'saco',
    preco: 26.9,
    estoque: 0,
    vendas: 33,
    cor: '#6f9a8a',
    descricao:
      'Feito em cozinha separada, com farinha de arroz, polvilho e linhaça dourada. Toste sempre antes de comer: o miolo fica mais leve.',
    especificacoes: {
      Ingredientes: 'Farinha de arroz, polvilho doce, linhaça, ovo, óleo e fermento',
      Alérgicos: 'Contém ovo; não contém glúten',
    },
    tags: ['sem-gluten', 'sem-lactose'],
  }),
  bolo('PA-1320', 'Croissant de manteiga', CASA, {
    embalagem: 'unidade, cerca de 80 g',
    forma: 'solto',
    motivo: 'croissant',
    preco: 12.9,
    estoque: 28,
    vendas: 65,
    cor: '#d9a04a',
    descricao:
      'Massa dobrada três vezes com manteiga, 24 horas entre a primeira dobra e o forno. Quebra em lascas por fora e é úmido por dentro.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, manteiga, leite, açúcar, sal e fermento',
      Conservação: 'No mesmo dia; 4 minutos a 180 °C para reviver',
    },
    tags: ['artesanal'],
  }),
  bolo('PA-1321', 'Croissant de amêndoas', CASA, {
    principal: 'PA-1320',
    embalagem: 'unidade, cerca de 110 g',
    forma: 'solto',
    motivo: 'croissant',
    preco: 17.9,
    estoque: 15,
    vendas: 43,
    cor: '#e6c07a',
    descricao:
      'O de manteiga recheado e coberto com creme de amêndoa, assado de novo. Vem com lâminas tostadas e um véu de açúcar.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, manteiga, amêndoa, açúcar, ovo e leite',
      Alérgicos: 'Contém trigo, leite, ovo, amêndoa e glúten',
    },
    tags: ['artesanal'],
  }),
  bolo('PA-1322', 'Bolo de fubá cremoso', CASA, {
    embalagem: 'unidade, cerca de 700 g',
    motivo: 'custard',
    preco: 29.9,
    precooferta: 24.9,
    estoque: 10,
    vendas: 52,
    cor: '#e5b520',
    descricao:
      'Três camadas que se formam sozinhas no forno: bolo, creme e crosta de queijo. Serve oito fatias e fica melhor gelado.',
    especificacoes: {
      Ingredientes: 'Fubá, leite, ovo, açúcar, queijo parmesão e manteiga',
      Conservação: 'Geladeira por até 4 dias',
    },
  }),
  bolo('PA-1323', 'Bolo de cenoura com calda de chocolate', CASA, {
    embalagem: 'unidade, cerca de 800 g',
    motivo: 'shortcake',
    preco: 34.9,
    preco_embalagem: 8,
    estoque: 9,
    vendas: 59,
    cor: '#e8792a',
    cor2: '#4b2a1c',
    descricao:
      'Cenoura batida na massa e cobertura de cacau que endurece e racha na faca. Dez fatias, sem conservante, para três dias fora da geladeira.',
    especificacoes: { Ingredientes: 'Farinha de trigo, cenoura, ovo, óleo, açúcar, chocolate e manteiga' },
  }),
  bolo('PA-1324', 'Torta de frango com requeijão', CASA, {
    embalagem: 'unidade, cerca de 900 g',
    motivo: 'pie',
    preco: 54.9,
    estoque: 8,
    vendas: 41,
    cor: '#c98f45',
    descricao:
      'Massa podre amanteigada e recheio úmido de frango desfiado com requeijão. Aqueça 20 minutos a 180 °C; serve seis pessoas.',
    especificacoes: {
      Ingredientes: 'Frango, farinha de trigo, manteiga, requeijão, ovo, cebola e temperos',
      Conservação: 'Geladeira por até 3 dias',
    },
  }),
  bolo('PA-1325', 'Pão de mel recheado Vovó Zilda', 'Vovó Zilda', {
    embalagem: 'caixa 6 un · 60 g',
    motivo: 'honey-pot',
    preco: 36.9,
    preco_embalagem: 7,
    estoque: 25,
    vendas: 48,
    cor: '#5a3420',
    cor2: '#d9902a',
    descricao:
      'Massa de mel e cravo, recheio de doce de leite e banho de chocolate ao leite. Seis unidades embrulhadas, boas para presente.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, mel, leite, doce de leite, chocolate ao leite e especiarias',
      Conservação: 'Local fresco por até 20 dias',
    },
    tags: ['artesanal'],
  }),
]
