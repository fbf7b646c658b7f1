import { prateleira } from './prateleira.ts'

const azeite = prateleira({
  categoria: 'azeites-e-oleos',
  desenho: { forma: 'garrafa', motivo: 'olive' },
  especificacoes: {
    Conservação: 'Ao abrigo da luz e do calor; depois de aberto, use em 60 dias',
    Alérgicos: 'Não contém glúten',
  },
})
const oleo = prateleira({
  categoria: 'azeites-e-oleos',
  desenho: { forma: 'garrafa', motivo: 'sunflower' },
  especificacoes: { Conservação: 'Local fresco e escuro', Alérgicos: 'Não contém glúten' },
})
const vinagre = prateleira({
  categoria: 'azeites-e-oleos',
  desenho: { forma: 'garrafa', motivo: 'grapes' },
  especificacoes: { Conservação: 'Local fresco; não precisa de geladeira' },
})

export const azeites = [
  azeite('AZ-0301', 'Azeite extravirgem Vale do Olival', 'Vale do Olival', {
    embalagem: 'garrafa 500 ml',
    preco: 42.9,
    preco_embalagem: 7,
    estoque: 84,
    vendas: 98,
    cor: '#24401f',
    cor2: '#e9d9a1',
    descricao:
      'Azeitonas arbequina e koroneiki da Mantiqueira, prensadas a frio em até quatro horas da colheita. Tem aroma de grama cortada e um leve picante no fim, bom para salada e pão.',
    especificacoes: { Acidez: '0,2%', Origem: 'Maria da Fé, MG', Safra: '2026' },
    tags: ['da-serra', 'sem-gluten', 'vegano'],
  }),
  azeite('AZ-0302', 'Azeite extravirgem Vale do Olival 250 ml', 'Vale do Olival', {
    principal: 'AZ-0301',
    embalagem: 'garrafa 250 ml',
    preco: 26.9,
    preco_embalagem: 6,
    estoque: 52,
    vendas: 49,
    cor: '#24401f',
    cor2: '#e9d9a1',
    descricao:
      'A mesma safra da garrafa grande, em vidro escuro de bico dosador. É o tamanho para quem só usa azeite cru e quer abrir sempre um fresco.',
    especificacoes: { Acidez: '0,2%', Origem: 'Maria da Fé, MG', Safra: '2026' },
    tags: ['da-serra', 'sem-gluten', 'vegano'],
  }),
  azeite('AZ-0303', 'Azeite extravirgem lata Vale do Olival 3 L', 'Vale do Olival', {
    principal: 'AZ-0301',
    embalagem: 'lata 3 L',
    forma: 'galao',
    preco: 219,
    estoque: 9,
    vendas: 21,
    maxporpedido: 2,
    cor: '#24401f',
    cor2: '#e9d9a1',
    descricao:
      'Lata de três litros para família grande ou cozinha de restaurante, com o menor preço por litro da marca. Passe aos poucos para uma garrafa menor para não oxidar.',
    especificacoes: { Acidez: '0,3%', Origem: 'Maria da Fé, MG', Safra: '2026' },
    tags: ['da-serra', 'sem-gluten', 'vegano'],
  }),
  azeite('AZ-0304', 'Azeite português extravirgem Quinta da Ribeira', 'Quinta da Ribeira', {
    embalagem: 'garrafa 500 ml',
    preco: 49.9,
    precooferta: 41.9,
    preco_embalagem: 7,
    estoque: 67,
    vendas: 66,
    cor: '#3b4a1f',
    cor2: '#c6a24a',
    descricao:
      'Lote de galega e cobrançosa do Alentejo, mais maduro e amendoado que o brasileiro. Aguenta bem o bacalhau no forno e o refogado em fogo médio.',
    especificacoes: { Acidez: '0,4%', Origem: 'Alentejo, Portugal' },
    tags: ['sem-gluten', 'vegano'],
  }),
  azeite('AZ-0305', 'Azeite com limão-siciliano Vale do Olival', 'Vale do Olival', {
    embalagem: 'garrafa 250 ml',
    motivo: 'lemon',
    preco: 34.9,
    preco_embalagem: 6,
    estoque: 24,
    vendas: 29,
    cor: '#c9a227',
    descricao:
      'As azeitonas são moídas junto com a casca do limão, sem aroma adicionado. Basta um fio no peixe grelhado, na ricota ou no sorvete de creme.',
    especificacoes: { Ingredientes: 'Azeitona e casca de limão-siciliano', Origem: 'Maria da Fé, MG' },
    tags: ['da-serra', 'artesanal', 'vegano'],
  }),
  azeite('AZ-0306', 'Azeite com alho e alecrim Vale do Olival', 'Vale do Olival', {
    embalagem: 'garrafa 250 ml',
    motivo: 'garlic',
    preco: 34.9,
    estoque: 0,
    vendas: 23,
    cor: '#5d6b2d',
    descricao:
      'Infusão lenta de alho assado e ramo de alecrim em azeite extravirgem. Pincele na focaccia antes do forno ou sirva com pão quente.',
    especificacoes: { Ingredientes: 'Azeite extravirgem, alho e alecrim', Origem: 'Maria da Fé, MG' },
    tags: ['da-serra', 'artesanal', 'vegano'],
  }),
  oleo('AZ-0310', 'Óleo de girassol Girassol', 'Girassol', {
    embalagem: 'garrafa 900 ml',
    preco: 9.9,
    descontoProgressivo: { 3: 9.5, 6: 9.1, 12: 8.49 },
    estoque: 190,
    vendas: 92,
    cor: '#e7b11b',
    cor2: '#2f7a4a',
    descricao:
      'Óleo leve e sem cheiro, que não encobre o gosto da comida. Suporta fritura a 180 °C e serve também para bolo e maionese.',
    especificacoes: { Ingredientes: 'Óleo refinado de girassol', 'Ponto de fumaça': '230 °C' },
    tags: ['sem-gluten', 'vegano'],
  }),
  oleo('AZ-0311', 'Óleo de milho Girassol', 'Girassol', {
    embalagem: 'garrafa 900 ml',
    motivo: 'ear-of-corn',
    preco: 11.4,
    estoque: 76,
    vendas: 40,
    cor: '#d99a1e',
    descricao:
      'Extraído do gérmen do milho, tem sabor discreto e doura a massa por igual. Bom para pipoca, bolo de fubá e empanados.',
    especificacoes: { Ingredientes: 'Óleo refinado de milho', 'Ponto de fumaça': '230 °C' },
    tags: ['vegano'],
  }),
  oleo('AZ-0312', 'Óleo de coco extravirgem Praia Mansa', 'Praia Mansa', {
    embalagem: 'vidro 200 ml',
    forma: 'vidro',
    motivo: 'coconut',
    preco: 24.9,
    precooferta: 19.9,
    estoque: 48,
    vendas: 35,
    cor: '#e8efe8',
    cor2: '#5d4632',
    descricao:
      'Prensado a frio da polpa do coco fresco, mantém o perfume da fruta. Fica sólido abaixo de 24 °C: é só amornar o vidro em banho-maria.',
    especificacoes: { Ingredientes: 'Óleo de coco extravirgem', Origem: 'Conde, BA' },
    tags: ['vegano'],
  }),
  oleo('AZ-0313', 'Óleo de gergelim torrado Kaminari', 'Kaminari', {
    embalagem: 'garrafa 100 ml',
    motivo: 'chopsticks',
    preco: 19.9,
    estoque: 33,
    vendas: 26,
    cor: '#6b3f1c',
    descricao:
      'Gergelim torrado antes da prensa, de aroma forte e cor âmbar. Use no fim, umas gotas sobre o yakisoba ou no molho da salada de pepino.',
    especificacoes: { Ingredientes: 'Óleo de gergelim torrado', Alérgicos: 'Contém gergelim' },
    tags: ['vegano'],
  }),
  vinagre('AZ-0320', 'Vinagre balsâmico Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'garrafa 250 ml',
    preco: 23.9,
    preco_embalagem: 5,
    estoque: 46,
    vendas: 38,
    cor: '#2b1a1c',
    cor2: '#c9a94f',
    descricao:
      'Mosto cozido de uva misturado a vinagre de vinho e descansado em carvalho por um ano. Reduzido na panela pela metade, vira calda para morango e queijo.',
    especificacoes: { Ingredientes: 'Mosto de uva cozido e vinagre de vinho', Acidez: '6%' },
  }),
  vinagre('AZ-0321', 'Vinagre de maçã Pomar Vivo', 'Pomar Vivo', {
    embalagem: 'garrafa 500 ml',
    motivo: 'red-apple',
    preco: 12.9,
    estoque: 58,
    vendas: 41,
    cor: '#c8862f',
    descricao:
      'Fermentado de suco de maçã de São Joaquim, não filtrado e com a mãe do vinagre no fundo. Agite antes de usar em vinagrete e picles rápidos.',
    especificacoes: { Ingredientes: 'Fermentado acético de maçã', Acidez: '4,2%', Origem: 'São Joaquim, SC' },
    tags: ['vegano'],
  }),
  vinagre('AZ-0322', 'Vinagre de vinho tinto Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'garrafa 500 ml',
    preco: 9.9,
    precovendaatacado: 8.6,
    minvendaatacado: 6,
    estoque: 71,
    vendas: 32,
    cor: '#6b1f2f',
    descricao:
      'Feito de vinho bordô da Serra Gaúcha, sem corante. Tempera salada verde, carne de panela e a vinha-d’alhos do pernil.',
    especificacoes: {
      Ingredientes: 'Fermentado acético de vinho tinto',
      Acidez: '6%',
      Origem: 'Bento Gonçalves, RS',
    },
    tags: ['vegano'],
  }),
]
