import { prateleira } from './prateleira.ts'

const massa = prateleira({
  categoria: 'massas-e-molhos',
  desenho: { forma: 'caixa', motivo: 'spaghetti' },
  especificacoes: { Conservação: 'Local seco e fresco', Alérgicos: 'Contém trigo e glúten; pode conter ovo' },
})
const molho = prateleira({
  categoria: 'massas-e-molhos',
  desenho: { forma: 'vidro', motivo: 'tomato' },
  especificacoes: { Conservação: 'Depois de aberto, geladeira por até 5 dias' },
})
const SEMOLA = 'Sêmola de trigo durum e água'

export const massas = [
  massa('MS-0201', 'Macarrão espaguete nº 8 Casa Toscana', 'Casa Toscana', {
    embalagem: 'caixa 500 g',
    preco: 6.29,
    descontoProgressivo: { 3: 5.9, 6: 5.49, 12: 4.99 },
    estoque: 210,
    vendas: 97,
    cor: '#1f4b8e',
    cor2: '#f2c94c',
    descricao:
      'Massa de sêmola de trigo durum trefilada em bronze, áspera o bastante para o molho grudar. Chega ao ponto em 9 minutos, e uma concha da água do cozimento ajuda a ligar tudo.',
    especificacoes: { Ingredientes: SEMOLA, Cozimento: '9 minutos' },
  }),
  massa('MS-0202', 'Macarrão penne Casa Toscana', 'Casa Toscana', {
    embalagem: 'caixa 500 g',
    preco: 6.49,
    descontoProgressivo: { 3: 6.1, 6: 5.69, 12: 5.19 },
    estoque: 160,
    vendas: 70,
    cor: '#1f4b8e',
    cor2: '#e2703a',
    descricao:
      'Tubos com estrias por fora e corte em bisel, que guardam molho por dentro e por fora. Tire da água aos 10 minutos se for ao forno depois.',
    especificacoes: { Ingredientes: SEMOLA, Cozimento: '11 minutos' },
  }),
  massa('MS-0203', 'Macarrão fusilli Casa Toscana', 'Casa Toscana', {
    embalagem: 'caixa 500 g',
    preco: 6.49,
    descontoProgressivo: { 3: 6.1, 6: 5.69, 12: 5.19 },
    estoque: 122,
    vendas: 58,
    cor: '#1f4b8e',
    cor2: '#5c9a54',
    descricao:
      'Parafuso de espiral fechada que não desmonta na salada fria. Prende bem pesto, atum e legumes picados.',
    especificacoes: { Ingredientes: SEMOLA, Cozimento: '10 minutos' },
  }),
  massa('MS-0204', 'Lasanha pré-cozida Casa Toscana', 'Casa Toscana', {
    embalagem: 'caixa 500 g',
    motivo: 'pot-of-food',
    preco: 11.9,
    estoque: 54,
    vendas: 42,
    cor: '#1f4b8e',
    cor2: '#b3402e',
    descricao:
      'Folhas finas que vão direto à travessa, sem passar pela panela. Cubra bem de molho e asse por 25 minutos: a caixa monta duas lasanhas de seis pedaços.',
    especificacoes: { Ingredientes: SEMOLA, Cozimento: '25 minutos no forno' },
  }),
  massa('MS-0205', 'Macarrão integral espaguete Casa Toscana', 'Casa Toscana', {
    principal: 'MS-0201',
    embalagem: 'caixa 500 g',
    preco: 7.9,
    estoque: 66,
    vendas: 37,
    cor: '#7a5230',
    cor2: '#f2c94c',
    descricao:
      'Feito com trigo durum moído inteiro, tem cor de avelã e mordida mais firme. Fica melhor com alho, brócolis e azeite do que com molho de creme.',
    especificacoes: { Ingredientes: 'Sêmola integral de trigo durum e água', Cozimento: '10 minutos' },
    tags: ['integral'],
  }),
  massa('MS-0206', 'Massa de grano duro pappardelle Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'pacote 250 g',
    forma: 'pouch',
    preco: 18.9,
    preco_embalagem: 5,
    estoque: 28,
    vendas: 30,
    cor: '#efe2c0',
    cor2: '#7a2e2e',
    descricao:
      'Fitas largas de massa com ovos, secas por 24 horas em baixa temperatura. Pedem molho encorpado, como ragu de cordeiro ou de cogumelos.',
    especificacoes: {
      Ingredientes: 'Sêmola de trigo durum e ovos',
      Cozimento: '6 minutos',
      Alérgicos: 'Contém trigo, ovo e glúten',
    },
    tags: ['artesanal'],
  }),
  massa('MS-0207', 'Nhoque de batata Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'bandeja 500 g',
    forma: 'bandeja',
    motivo: 'potato',
    preco: 17.5,
    precooferta: 14.9,
    estoque: 26,
    vendas: 46,
    cor: '#d9b45b',
    descricao:
      'Nhoque fresco com 72% de batata, resfriado e pronto para a água. Quando boiar, em dois minutos, já pode ir para o molho.',
    especificacoes: {
      Ingredientes: 'Batata, farinha de trigo, ovo e sal',
      Conservação: 'Geladeira entre 1 e 5 °C',
      Alérgicos: 'Contém trigo, ovo e glúten',
    },
  }),
  massa('MS-0208', 'Macarrão de arroz sem glúten Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'pacote 400 g',
    forma: 'pouch',
    preco: 12.4,
    estoque: 39,
    vendas: 27,
    cor: '#6fa3a0',
    descricao:
      'Penne de farinha de arroz e milho que não vira papa, desde que saia da água aos 8 minutos. Passe em água fria se for servir como salada.',
    especificacoes: {
      Ingredientes: 'Farinha de arroz, farinha de milho e água',
      Alérgicos: 'Não contém glúten',
      Cozimento: '8 minutos',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  molho('MS-0220', 'Molho de tomate rústico Horta da Nona', 'Horta da Nona', {
    embalagem: 'vidro 340 g',
    preco: 6.49,
    precovendaatacado: 5.29,
    minvendaatacado: 12,
    estoque: 240,
    vendas: 94,
    cor: '#c23b22',
    cor2: '#f4efe2',
    descricao:
      'Tomate italiano pelado e amassado, com pedaços, cebola e manjericão. Um vidro molha 250 g de massa e só precisa aquecer.',
    especificacoes: {
      Ingredientes: 'Tomate, cebola, azeite, manjericão, alho e sal',
      Alérgicos: 'Não contém glúten',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  molho('MS-0221', 'Molho de tomate com azeitona Horta da Nona', 'Horta da Nona', {
    principal: 'MS-0220',
    embalagem: 'vidro 340 g',
    motivo: 'olive',
    preco: 7.29,
    precovendaatacado: 5.99,
    minvendaatacado: 12,
    estoque: 88,
    vendas: 41,
    cor: '#9c2f25',
    cor2: '#6c7a34',
    descricao:
      'A base rústica da casa com azeitona-preta e alcaparra, no jeito da puttanesca. Já vem salgado: prove antes de temperar a massa.',
    especificacoes: {
      Ingredientes: 'Tomate, azeitona-preta, alcaparra, cebola, azeite e alho',
      Alérgicos: 'Não contém glúten',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  molho('MS-0222', 'Molho de tomate picante Horta da Nona', 'Horta da Nona', {
    principal: 'MS-0220',
    embalagem: 'vidro 340 g',
    motivo: 'hot-pepper',
    preco: 6.99,
    precovendaatacado: 5.69,
    minvendaatacado: 12,
    estoque: 74,
    vendas: 36,
    cor: '#8f1d14',
    cor2: '#f2a33a',
    descricao:
      'Arrabbiata com pimenta-calabresa e dedo-de-moça, de ardência média. Serve para penne, shakshuka e ovos no purgatório.',
    especificacoes: {
      Ingredientes: 'Tomate, cebola, pimenta-calabresa, pimenta-dedo-de-moça, azeite e sal',
      Alérgicos: 'Não contém glúten',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  molho('MS-0223', 'Passata de tomate Horta da Nona', 'Horta da Nona', {
    embalagem: 'garrafa 700 g',
    forma: 'garrafa',
    preco: 13.9,
    estoque: 92,
    vendas: 55,
    cor: '#d8462b',
    descricao:
      'Tomate peneirado sem pele nem semente, sem sal e sem açúcar. É o ponto de partida de quem prefere fazer o próprio molho em fogo baixo.',
    especificacoes: { Ingredientes: 'Tomate', Alérgicos: 'Não contém glúten' },
    tags: ['sem-gluten', 'vegano'],
  }),
  molho('MS-0224', 'Tomate pelado inteiro Horta da Nona', 'Horta da Nona', {
    embalagem: 'lata 400 g',
    forma: 'lata',
    preco: 8.9,
    descontoProgressivo: { 3: 8.4, 6: 7.9, 12: 7.4 },
    estoque: 150,
    vendas: 62,
    cor: '#c23b22',
    cor2: '#2f7a4a',
    descricao:
      'Tomates do tipo italiano inteiros em suco próprio, colhidos maduros e enlatados no mesmo dia. Amasse com a mão para a pizza ou cozinhe por 20 minutos para a massa.',
    especificacoes: { Ingredientes: 'Tomate italiano e suco de tomate', Origem: 'Goiás' },
    tags: ['sem-gluten', 'vegano'],
  }),
  molho('MS-0225', 'Molho pesto genovês Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'vidro 180 g',
    motivo: 'herb',
    preco: 27.9,
    preco_embalagem: 5,
    estoque: 31,
    vendas: 44,
    cor: '#4f7f3a',
    descricao:
      'Manjericão fresco batido com azeite, queijo curado e castanha-de-caju no lugar do pinoli. Não leve ao fogo: misture à massa já escorrida.',
    especificacoes: {
      Ingredientes: 'Manjericão, azeite, queijo parmesão, castanha-de-caju, alho e sal',
      Alérgicos: 'Contém leite e castanha-de-caju',
    },
    tags: ['artesanal'],
  }),
  molho('MS-0226', 'Molho de soja artesanal Kaminari', 'Kaminari', {
    embalagem: 'garrafa 300 ml',
    forma: 'garrafa',
    motivo: 'chopsticks',
    preco: 22.9,
    estoque: 40,
    vendas: 34,
    cor: '#3a1f16',
    descricao:
      'Shoyu fermentado por oito meses em tonel de cedro, sem corante caramelo. Mais salgado e menos doce que o comum: metade da medida basta.',
    especificacoes: {
      Ingredientes: 'Soja, trigo, sal e água',
      Alérgicos: 'Contém soja e trigo; contém glúten',
    },
    tags: ['artesanal', 'vegano'],
  }),
  molho('MS-0227', 'Extrato de tomate duplo Horta da Nona', 'Horta da Nona', {
    embalagem: 'tubo 130 g',
    forma: 'tubo',
    preco: 9.9,
    estoque: 63,
    vendas: 39,
    cor: '#a8231b',
    descricao:
      'Concentrado em bisnaga, para usar uma colher e guardar o resto sem sobrar lata aberta. Frite por um minuto no refogado antes de juntar o líquido.',
    especificacoes: {
      Ingredientes: 'Tomate concentrado e sal',
      Conservação: 'Depois de aberto, geladeira por até 30 dias',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
]
