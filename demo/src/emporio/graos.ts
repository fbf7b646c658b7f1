import { prateleira } from './prateleira.ts'

const arroz = prateleira({
  categoria: 'graos-e-cereais',
  desenho: { forma: 'pacote', motivo: 'cooked-rice' },
  especificacoes: {
    Conservação: 'Local seco e arejado; depois de aberto, pote fechado',
    Alérgicos: 'Não contém glúten',
  },
})
const feijao = prateleira({
  categoria: 'graos-e-cereais',
  desenho: { forma: 'pacote', motivo: 'beans' },
  especificacoes: {
    Conservação: 'Local seco e ao abrigo da luz',
    Preparo: 'Deixe de molho por 8 horas e descarte a água',
  },
})
const cereal = prateleira({
  categoria: 'graos-e-cereais',
  desenho: { forma: 'pouch', motivo: 'sheaf-of-rice' },
  especificacoes: { Conservação: 'Depois de aberto, pote fechado por até 30 dias' },
})

export const graos = [
  arroz('GR-0101', 'Arroz agulhinha tipo 1 Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 5 kg',
    preco: 27.9,
    precovendaatacado: 25.4,
    minvendaatacado: 6,
    estoque: 140,
    vendas: 99,
    cor: '#1f6f54',
    cor2: '#f0d26a',
    descricao:
      'Arroz branco polido da safra gaúcha, de grão longo que cozinha solto em 15 minutos. O pacote de 5 kg rende perto de 100 porções e traz lacre para dobrar depois de aberto.',
    especificacoes: { Origem: 'Rio Grande do Sul', Tipo: '1, longo fino' },
    tags: ['sem-gluten'],
  }),
  arroz('GR-0102', 'Arroz agulhinha tipo 1 Grão Nobre 1 kg', 'Grão Nobre', {
    principal: 'GR-0101',
    embalagem: 'pacote 1 kg',
    preco: 6.29,
    estoque: 96,
    vendas: 61,
    cor: '#1f6f54',
    cor2: '#f0d26a',
    descricao:
      'O mesmo agulhinha do pacote grande, em tamanho de quem cozinha para um ou dois. Para cada xícara de arroz, use duas de água fervente.',
    especificacoes: { Origem: 'Rio Grande do Sul', Tipo: '1, longo fino' },
    tags: ['sem-gluten'],
  }),
  arroz('GR-0103', 'Arroz integral Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 1 kg',
    preco: 8.49,
    estoque: 58,
    vendas: 54,
    cor: '#8a5a2b',
    descricao:
      'Mantém o farelo e o gérmen, por isso fica mais firme e pede 35 minutos de panela. Dourar o grão no alho antes da água deixa o sabor de nozes mais presente.',
    especificacoes: { Origem: 'Rio Grande do Sul', Tipo: '1, longo fino integral' },
    tags: ['sem-gluten', 'integral'],
  }),
  arroz('GR-0104', 'Arroz arbóreo Casa Toscana', 'Casa Toscana', {
    embalagem: 'caixa 500 g',
    forma: 'caixa',
    preco: 21.9,
    precooferta: 18.4,
    estoque: 34,
    vendas: 47,
    cor: '#7a2e2e',
    cor2: '#f3e3c0',
    preco_embalagem: 6,
    descricao:
      'Grão curto e rico em amido, que solta o creme do risoto sem desmanchar o miolo. Acrescente o caldo quente aos poucos por 17 minutos e finalize com manteiga fria.',
    especificacoes: { Origem: 'Vercelli, Itália' },
    tags: ['sem-gluten'],
  }),
  arroz('GR-0105', 'Arroz-vermelho do Vale do Piancó', 'Sertão Vivo', {
    embalagem: 'pacote 500 g',
    preco: 15.9,
    estoque: 22,
    vendas: 26,
    cor: '#a13b2a',
    descricao:
      'Arroz vermelho cultivado por famílias do sertão paraibano, de casca rosada e miolo macio. Combina com queijo coalho, carne-seca e feijão-verde.',
    especificacoes: { Origem: 'Vale do Piancó, PB' },
    tags: ['sem-gluten', 'artesanal'],
  }),
  arroz('GR-0106', 'Arroz negro Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 500 g',
    preco: 17.9,
    estoque: 0,
    vendas: 24,
    cor: '#2d2433',
    cor2: '#c9a94f',
    descricao:
      'Grão de casca roxa quase preta que tinge o caldo e tem aroma de castanha. Cozinha em 30 minutos e acompanha bem camarão, lula e abóbora assada.',
    especificacoes: { Origem: 'Vale do Paraíba, SP' },
    tags: ['sem-gluten', 'integral'],
  }),
  feijao('GR-0110', 'Feijão carioca tipo 1 Dona Rita', 'Dona Rita', {
    embalagem: 'pacote 1 kg',
    preco: 8.49,
    estoque: 180,
    vendas: 95,
    cor: '#5a1f12',
    cor2: '#f5e6cf',
    descricao:
      'Feijão novo, de pele fina, que fica macio em 25 minutos de pressão e engrossa o próprio caldo. Os grãos são escolhidos por máquina ótica, mas vale conferir antes do molho.',
    especificacoes: { Origem: 'Unaí, MG', Safra: '2026' },
    tags: ['sem-gluten'],
  }),
  feijao('GR-0111', 'Feijão-preto tipo 1 Dona Rita', 'Dona Rita', {
    embalagem: 'pacote 1 kg',
    preco: 9.29,
    precooferta: 7.89,
    estoque: 120,
    vendas: 72,
    cor: '#241f24',
    cor2: '#f5e6cf',
    descricao:
      'O feijão da feijoada, de caldo escuro e grosso que segura bem a carne. Com louro e laranja na panela, o cozimento leva meia hora na pressão.',
    especificacoes: { Origem: 'Castro, PR', Safra: '2026' },
    tags: ['sem-gluten'],
  }),
  feijao('GR-0112', 'Feijão-fradinho Dona Rita', 'Dona Rita', {
    embalagem: 'pacote 500 g',
    preco: 7.9,
    estoque: 44,
    vendas: 28,
    cor: '#c8a46a',
    descricao:
      'Feijão claro de olho preto, base do acarajé e da salada fria com cebola-roxa. Dispensa pressão: em 30 minutos de panela comum está al dente.',
    especificacoes: { Origem: 'Irecê, BA' },
    tags: ['sem-gluten'],
  }),
  feijao('GR-0113', 'Feijão-branco graúdo Dona Rita', 'Dona Rita', {
    embalagem: 'pacote 500 g',
    preco: 12.9,
    estoque: 36,
    vendas: 25,
    cor: '#d8cbb2',
    cor2: '#5a1f12',
    descricao:
      'Grãos grandes de casca delicada, que ficam cremosos em dobradinha, sopa ou purê. Salgue só no final para a pele não endurecer.',
    especificacoes: { Origem: 'Cristalina, GO' },
    tags: ['sem-gluten'],
  }),
  feijao('GR-0114', 'Lentilha canadense Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 500 g',
    preco: 9.9,
    estoque: 70,
    vendas: 45,
    cor: '#7d7a3a',
    descricao:
      'Lentilha verde-marrom que cozinha em 20 minutos sem molho prévio. Vai bem com arroz e cebola frita ou numa sopa com linguiça defumada.',
    especificacoes: { Origem: 'Saskatchewan, Canadá', Preparo: '20 minutos em água fervente, sem molho' },
    tags: ['sem-gluten', 'vegano'],
  }),
  feijao('GR-0115', 'Grão-de-bico graúdo Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 500 g',
    preco: 11.9,
    precovendaatacado: 10.4,
    minvendaatacado: 6,
    estoque: 62,
    vendas: 48,
    cor: '#c9963f',
    descricao:
      'Grão de calibre 9 mm, bom para homus liso e para assar com páprica até ficar crocante. Depois do molho, cozinha em 40 minutos na pressão.',
    especificacoes: { Origem: 'Cristalina, GO' },
    tags: ['sem-gluten', 'vegano'],
  }),
  feijao('GR-0116', 'Ervilha partida Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 500 g',
    motivo: 'pea-pod',
    preco: 8.4,
    estoque: 41,
    vendas: 22,
    cor: '#5f8d3e',
    descricao:
      'Ervilha seca sem casca que se desfaz sozinha e vira sopa cremosa em 40 minutos. Um osso de presunto ou bacon no refogado dá o sabor das noites frias.',
    especificacoes: { Preparo: 'Lave e cozinhe direto, sem molho' },
    tags: ['sem-gluten', 'vegano'],
  }),
  cereal('GR-0120', 'Granola com castanhas Manhã Boa', 'Manhã Boa', {
    embalagem: 'pacote 800 g',
    motivo: 'bowl-with-spoon',
    preco: 26.9,
    estoque: 0,
    vendas: 79,
    cor: '#a8642a',
    cor2: '#f3dfbd',
    descricao:
      'Aveia assada com mel, castanha-do-pará, castanha-de-caju e coco em lascas grandes. É crocante sem ser muito doce e leva passas só na medida de um punhado por pacote.',
    especificacoes: {
      Ingredientes: 'Aveia, mel, castanha-do-pará, castanha-de-caju, coco, uva-passa e óleo de girassol',
      Alérgicos: 'Contém aveia e castanhas',
    },
    tags: ['integral'],
  }),
  cereal('GR-0121', 'Granola sem açúcar Manhã Boa', 'Manhã Boa', {
    principal: 'GR-0120',
    embalagem: 'pacote 800 g',
    motivo: 'bowl-with-spoon',
    preco: 29.9,
    estoque: 38,
    vendas: 52,
    cor: '#4c7a5b',
    cor2: '#f3dfbd',
    descricao:
      'Adoçada apenas com tâmara e maçã desidratada, sem mel nem xarope. A mistura leva semente de abóbora e linhaça dourada no lugar das passas.',
    especificacoes: {
      Ingredientes: 'Aveia, tâmara, maçã, semente de abóbora, linhaça e castanha-de-caju',
      Alérgicos: 'Contém aveia e castanha-de-caju',
    },
    tags: ['integral', 'vegano'],
  }),
  cereal('GR-0122', 'Granola de cacau Manhã Boa', 'Manhã Boa', {
    principal: 'GR-0120',
    embalagem: 'pacote 800 g',
    motivo: 'bowl-with-spoon',
    preco: 28.9,
    estoque: 27,
    vendas: 43,
    cor: '#4b2a1c',
    cor2: '#f3dfbd',
    descricao:
      'Flocos envolvidos em cacau em pó e melado, com nibs que trazem o amargo do chocolate. O leite da tigela fica com gosto de achocolatado no fim.',
    especificacoes: {
      Ingredientes: 'Aveia, melado, cacau, nibs de cacau, amêndoa e óleo de girassol',
      Alérgicos: 'Contém aveia e amêndoa',
    },
  }),
  cereal('GR-0123', 'Aveia em flocos finos Manhã Boa', 'Manhã Boa', {
    embalagem: 'pacote 500 g',
    preco: 8.9,
    descontoProgressivo: { 3: 8.4, 6: 7.9 },
    estoque: 110,
    vendas: 68,
    cor: '#d7b26b',
    descricao:
      'Flocos cortados pequenos, que engrossam mingau e vitamina em três minutos. Também substituem parte da farinha em bolo de banana e cookies.',
    especificacoes: {
      Ingredientes: 'Aveia em flocos finos',
      Alérgicos: 'Contém aveia; pode conter trigo, cevada e centeio',
    },
    tags: ['integral', 'vegano'],
  }),
  cereal('GR-0124', 'Quinoa em grãos Grão Nobre', 'Grão Nobre', {
    embalagem: 'pacote 250 g',
    preco: 16.9,
    precooferta: 13.9,
    estoque: 45,
    vendas: 33,
    cor: '#b89c5c',
    descricao:
      'Mistura de quinoa branca e vermelha já lavada, sem o amargo da saponina. Fica pronta em 15 minutos e serve de base para tabule sem trigo.',
    especificacoes: { Origem: 'Potosí, Bolívia' },
    tags: ['sem-gluten', 'vegano'],
  }),
  cereal('GR-0125', 'Milho para pipoca Dona Rita', 'Dona Rita', {
    embalagem: 'pacote 500 g',
    motivo: 'popcorn',
    preco: 5.49,
    estoque: 130,
    vendas: 57,
    cor: '#e0a526',
    descricao:
      'Milho de alto estouro, do tipo borboleta, com pouquíssimos piruás no fundo da panela. Meia xícara de grãos enche uma tigela de três litros.',
    especificacoes: { Origem: 'Jataí, GO' },
    tags: ['sem-gluten', 'vegano'],
  }),
]
