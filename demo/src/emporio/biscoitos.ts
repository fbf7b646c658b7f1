import { prateleira } from './prateleira.ts'

const biscoito = prateleira({
  categoria: 'biscoitos',
  desenho: { forma: 'caixa', motivo: 'cookie' },
  especificacoes: {
    Conservação: 'Local seco; depois de aberto, pote fechado',
    Alérgicos: 'Contém trigo, leite e glúten',
  },
})

export const biscoitos = [
  biscoito('BI-1001', 'Biscoito amanteigado Vovó Zilda', 'Vovó Zilda', {
    embalagem: 'caixa 300 g',
    preco: 14.9,
    maxporpedido: 24,
    preco_embalagem: 5,
    estoque: 130,
    vendas: 85,
    cor: '#c77f3b',
    cor2: '#f6e6cc',
    descricao:
      'Receita de três ingredientes principais, com 28% de manteiga, assada até a borda dourar. Desmancha na boca e vem em três pacotinhos, para não murchar.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, manteiga, açúcar, ovo e sal',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
    tags: ['artesanal'],
  }),
  biscoito('BI-1002', 'Biscoito amanteigado com goiabada Vovó Zilda', 'Vovó Zilda', {
    principal: 'BI-1001',
    embalagem: 'caixa 300 g',
    motivo: 'shortcake',
    preco: 16.9,
    preco_embalagem: 5,
    estoque: 74,
    vendas: 49,
    cor: '#b03a3a',
    cor2: '#f6e6cc',
    descricao:
      'O amanteigado da casa com uma gota de goiabada cascão no centro. A goiabada puxa no dente e corta o doce da manteiga.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, manteiga, goiabada, açúcar, ovo e sal',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
    tags: ['artesanal'],
  }),
  biscoito('BI-1003', 'Biscoito de limão com cobertura Vovó Zilda', 'Vovó Zilda', {
    principal: 'BI-1001',
    embalagem: 'caixa 300 g',
    motivo: 'lemon',
    preco: 16.9,
    estoque: 58,
    vendas: 38,
    cor: '#b7b53a',
    cor2: '#f6e6cc',
    descricao:
      'Massa com raspas de limão-taiti e glacê fino por cima. É o mais ácido da linha e combina com chá preto.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, manteiga, açúcar, limão e ovo',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
    tags: ['artesanal'],
  }),
  biscoito('BI-1004', 'Biscoito de polvilho azedo Tia Benê', 'Tia Benê', {
    embalagem: 'pacote 200 g',
    forma: 'saco',
    motivo: 'bagel',
    preco: 10.9,
    estoque: 110,
    vendas: 57,
    cor: '#e6d3a3',
    cor2: '#2f7a4a',
    descricao:
      'Argolas leves, só de polvilho, ovo e óleo, que somem num estalo. Feche bem o pacote: meia hora aberto já amolece.',
    especificacoes: {
      Ingredientes: 'Polvilho azedo, ovo, óleo de girassol e sal',
      Alérgicos: 'Contém ovo; não contém glúten',
    },
    tags: ['sem-gluten'],
  }),
  biscoito('BI-1005', 'Torrada de fermentação natural Forno da Praça', 'Forno da Praça', {
    embalagem: 'pacote 150 g',
    forma: 'pouch',
    motivo: 'bread',
    preco: 15.9,
    estoque: 48,
    vendas: 40,
    cor: '#a0703a',
    descricao:
      'Fatias finas do pão da casa, assadas duas vezes com azeite e sal. Aguentam patê e queijo cremoso sem quebrar.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, água, azeite, fermento natural e sal',
      Alérgicos: 'Contém trigo e glúten',
    },
    tags: ['artesanal', 'vegano'],
  }),
  biscoito('BI-1006', 'Biscoito integral de aveia e cacau Manhã Boa', 'Manhã Boa', {
    embalagem: 'pacote 150 g',
    forma: 'pouch',
    preco: 9.49,
    descontoProgressivo: { 3: 8.9, 6: 8.3 },
    estoque: 90,
    vendas: 36,
    cor: '#5a3a22',
    cor2: '#f3dfbd',
    descricao:
      'Biscoito seco de aveia com gotas de chocolate amargo, adoçado com mascavo. Cada pacotinho interno tem três unidades, a conta do lanche.',
    especificacoes: {
      Ingredientes: 'Aveia, farinha de trigo integral, açúcar mascavo, cacau e óleo de girassol',
      Alérgicos: 'Contém aveia, trigo e glúten; pode conter leite',
    },
    tags: ['integral'],
  }),
  biscoito('BI-1007', 'Cracker de sementes Campo Dourado', 'Campo Dourado', {
    embalagem: 'caixa 180 g',
    motivo: 'seedling',
    preco: 18.9,
    precooferta: 15.9,
    estoque: 35,
    vendas: 29,
    cor: '#7d7a3a',
    descricao:
      'Placas finas de linhaça, gergelim e girassol, sem farinha de trigo. Parta com a mão e sirva na tábua de queijos.',
    especificacoes: {
      Ingredientes: 'Semente de linhaça, gergelim, semente de girassol e sal',
      Alérgicos: 'Contém gergelim; não contém glúten',
    },
    tags: ['sem-gluten', 'vegano', 'integral'],
  }),
  biscoito('BI-1008', 'Rosquinha de coco Vovó Zilda', 'Vovó Zilda', {
    embalagem: 'pacote 400 g',
    forma: 'saco',
    motivo: 'doughnut',
    preco: 8.9,
    estoque: 120,
    vendas: 46,
    cor: '#e3d2b0',
    cor2: '#8e1d1d',
    descricao:
      'Rosquinha seca polvilhada de açúcar e coco, a de molhar no café com leite. O pacote tem perto de 50 unidades.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, açúcar, coco ralado, gordura vegetal e ovo',
      Alérgicos: 'Contém trigo, ovo e glúten; pode conter leite',
    },
  }),
]
