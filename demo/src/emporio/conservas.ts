import { prateleira } from './prateleira.ts'

const conserva = prateleira({
  categoria: 'conservas',
  desenho: { forma: 'vidro', motivo: 'olive' },
  especificacoes: { Conservação: 'Depois de aberto, geladeira por até 15 dias, coberto pelo líquido' },
})
const lata = prateleira({
  categoria: 'conservas',
  desenho: { forma: 'lata-baixa', motivo: 'fish' },
  especificacoes: {
    Conservação: 'Depois de aberta, passe a outro recipiente e guarde na geladeira por 2 dias',
  },
})

export const conservas = [
  lata('CS-0801', 'Atum sólido ao natural Mar Azul', 'Mar Azul', {
    embalagem: 'lata 170 g',
    preco: 10.9,
    descontoProgressivo: { 4: 10.4, 8: 9.9, 24: 9.2 },
    estoque: 175,
    vendas: 87,
    cor: '#1c5fa8',
    cor2: '#f2c94c',
    descricao:
      'Pedaço inteiro de atum em água e sal, com 120 g drenados. Não se desfaz na salada e não leva óleo.',
    especificacoes: { Ingredientes: 'Atum, água e sal', Alérgicos: 'Contém peixe', 'Peso drenado': '120 g' },
    tags: ['sem-gluten'],
  }),
  lata('CS-0802', 'Atum sólido em azeite Mar Azul', 'Mar Azul', {
    principal: 'CS-0801',
    embalagem: 'lata 170 g',
    preco: 14.9,
    estoque: 92,
    vendas: 41,
    cor: '#1c5fa8',
    cor2: '#6c7a34',
    descricao:
      'O mesmo lombo de atum, agora em azeite de oliva, que você aproveita no molho da massa. Vai bem com feijão-branco e cebola-roxa.',
    especificacoes: {
      Ingredientes: 'Atum, azeite de oliva e sal',
      Alérgicos: 'Contém peixe',
      'Peso drenado': '120 g',
    },
    tags: ['sem-gluten'],
  }),
  lata('CS-0803', 'Sardinha em molho de tomate Mar Azul', 'Mar Azul', {
    embalagem: 'lata 125 g',
    preco: 6.49,
    precovendaatacado: 5.79,
    minvendaatacado: 12,
    estoque: 160,
    vendas: 44,
    cor: '#b3402e',
    cor2: '#1c5fa8',
    descricao:
      'Sardinhas limpas e sem cabeça, cozidas no molho, de espinha macia que se come junto. Amasse com coentro para rechear pão ou torta.',
    especificacoes: { Ingredientes: 'Sardinha, molho de tomate, óleo e sal', Alérgicos: 'Contém peixe' },
    tags: ['sem-gluten'],
  }),
  conserva('CS-0810', 'Pimenta-dedo-de-moça em conserva Brava', 'Brava', {
    embalagem: 'vidro 200 g',
    motivo: 'hot-pepper',
    preco: 16.4,
    preco_embalagem: 5,
    estoque: 47,
    vendas: 82,
    cor: '#c62f20',
    cor2: '#fffaf0',
    descricao:
      'Pimentas inteiras curtidas 30 dias em vinagre e cachaça, de ardência média. O líquido tempera feijão e pastel tanto quanto a própria pimenta.',
    especificacoes: {
      Ingredientes: 'Pimenta-dedo-de-moça, vinagre, cachaça, sal e louro',
      Alérgicos: 'Não contém glúten',
    },
    tags: ['artesanal', 'sem-gluten', 'vegano'],
  }),
  conserva('CS-0811', 'Pimenta-biquinho em conserva Brava', 'Brava', {
    principal: 'CS-0810',
    embalagem: 'vidro 200 g',
    motivo: 'bell-pepper',
    preco: 15.9,
    estoque: 55,
    vendas: 47,
    cor: '#e0452b',
    cor2: '#fffaf0',
    descricao:
      'Tem perfume de pimenta e quase nenhuma ardência. Enfeita pizza, petisco e tábua de queijos, e as crianças costumam gostar.',
    especificacoes: {
      Ingredientes: 'Pimenta-biquinho, vinagre, açúcar e sal',
      Alérgicos: 'Não contém glúten',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  conserva('CS-0812', 'Azeitona verde recheada com pimentão Horta da Nona', 'Horta da Nona', {
    embalagem: 'vidro 200 g',
    preco: 15.9,
    precooferta: 12.9,
    estoque: 84,
    vendas: 53,
    cor: '#7b8a35',
    descricao:
      'Azeitona arauco sem caroço, com tira de pimentão vermelho assado. Escorra e enxágue se for usar em massa ou empada, para tirar o sal.',
    especificacoes: { Ingredientes: 'Azeitona verde, pimentão, água e sal', Origem: 'Mendoza, Argentina' },
    tags: ['sem-gluten', 'vegano'],
  }),
  conserva('CS-0813', 'Palmito pupunha inteiro Mata Viva', 'Mata Viva', {
    embalagem: 'vidro 300 g',
    motivo: 'palm-tree',
    preco: 32.9,
    precooferta: 27.9,
    estoque: 43,
    vendas: 50,
    cor: '#c9bf8f',
    cor2: '#2f5d43',
    descricao:
      'Toletes de pupunha cultivada, palmeira que rebrota depois do corte. Macio por inteiro, serve para salada, torta e para grelhar com manteiga.',
    especificacoes: {
      Ingredientes: 'Palmito pupunha, água, sal e ácido cítrico',
      Origem: 'Vale do Ribeira, SP',
      Conservação: 'Ferva por 15 minutos antes de consumir, como pede o rótulo',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  conserva('CS-0814', 'Pepino em conserva com endro Horta da Nona', 'Horta da Nona', {
    embalagem: 'vidro 300 g',
    motivo: 'cucumber',
    preco: 17.9,
    estoque: 38,
    vendas: 31,
    cor: '#4f7a3f',
    descricao:
      'Pepininhos crocantes em salmoura com endro, alho e grão de mostarda. O amargo da casca equilibra hambúrguer e carne defumada.',
    especificacoes: {
      Ingredientes: 'Pepino, água, vinagre, sal, endro, alho e mostarda',
      Alérgicos: 'Contém mostarda',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  conserva('CS-0815', 'Tomate seco em óleo Horta da Nona', 'Horta da Nona', {
    embalagem: 'vidro 200 g',
    motivo: 'tomato',
    preco: 19.9,
    preco_embalagem: 5,
    estoque: 0,
    vendas: 37,
    cor: '#a8352a',
    descricao:
      'Metades de tomate desidratadas até ficarem macias, em óleo com orégano e alho. Aproveite o óleo para temperar rúcula ou focaccia.',
    especificacoes: { Ingredientes: 'Tomate, óleo de girassol, azeite, orégano, alho e sal' },
    tags: ['sem-gluten', 'vegano'],
  }),
  lata('CS-0816', 'Milho-verde no vapor Horta da Nona', 'Horta da Nona', {
    embalagem: 'lata 170 g',
    forma: 'lata',
    motivo: 'ear-of-corn',
    preco: 4.99,
    descontoProgressivo: { 6: 4.69, 12: 4.39 },
    estoque: 200,
    vendas: 56,
    cor: '#e5b520',
    cor2: '#2f7a4a',
    descricao:
      'Grãos cozidos a vapor dentro da lata, quase sem água, por isso doces e firmes. Não precisa escorrer nem lavar.',
    especificacoes: { Ingredientes: 'Milho-verde e sal' },
    tags: ['sem-gluten', 'vegano'],
  }),
]
