import { prateleira } from './prateleira.ts'

const boi = prateleira({
  categoria: 'bovinos',
  porPeso: true,
  desenho: { forma: 'bandeja', motivo: 'cut-of-meat' },
  especificacoes: {
    Conservação: 'Geladeira entre 0 e 4 °C por até 3 dias, ou congele',
    Venda: 'Cortado na hora, em passos de 50 g',
  },
})
const ave = prateleira({
  categoria: 'aves-e-suinos',
  porPeso: true,
  desenho: { forma: 'bandeja', motivo: 'poultry-leg' },
  especificacoes: { Conservação: 'Geladeira entre 0 e 4 °C por até 2 dias, ou congele' },
})
const peixe = prateleira({
  categoria: 'peixes',
  porPeso: true,
  desenho: { forma: 'bandeja', motivo: 'fish' },
  especificacoes: {
    Conservação: 'Geladeira entre 0 e 2 °C; prepare em até 24 horas',
    Alérgicos: 'Contém peixe',
  },
})
const ACOUGUE = 'Açougue da Serra'
const PEIXARIA = 'Peixaria Ilha Norte'

export const carnes = [
  boi('BV-1501', 'Picanha em peça', ACOUGUE, {
    embalagem: 'peça por peso, cerca de 1,2 kg',
    min_por_pedido: 1,
    preco: 119.9,
    precooferta: 104.9,
    maxporpedido: 10,
    estoque: 35,
    vendas: 91,
    cor: '#a8262f',
    descricao:
      'Peça fechada na terceira veia, com capa de gordura de um dedo. Vem resfriada e a vácuo; tire da embalagem vinte minutos antes de salgar.',
    especificacoes: { Origem: 'Angus cruzado, MS' },
  }),
  boi('BV-1502', 'Filé-mignon limpo', ACOUGUE, {
    preco: 129.9,
    estoque: 24,
    vendas: 62,
    cor: '#8f1f2a',
    descricao:
      'Miolo sem cordão e sem pele prateada, pronto para medalhões de três dedos. Sele dois minutos de cada lado e deixe descansar antes de cortar.',
    especificacoes: { Origem: 'Nelore, GO' },
  }),
  boi('BV-1503', 'Contrafilé em bifes', ACOUGUE, {
    preco: 69.9,
    precooferta: 59.9,
    estoque: 48,
    vendas: 78,
    cor: '#b0353a',
    descricao:
      'Bifes de 2 cm com a tira de gordura lateral, que dá sabor na chapa. Faça piques na gordura para o bife não enrolar.',
    especificacoes: { Origem: 'Nelore, MT' },
  }),
  boi('BV-1504', 'Patinho moído na hora', ACOUGUE, {
    preco: 46.9,
    descontoProgressivo: { 1: 45.9, 2: 44.5, 5: 42.9 },
    estoque: 60,
    vendas: 86,
    cor: '#b8434a',
    descricao:
      'Corte magro, com menos de 10% de gordura, moído duas vezes depois do pedido. Para hambúrguer, peça meio a meio com acém.',
    especificacoes: { Origem: 'Nelore, SP', Conservação: 'Geladeira por até 24 horas, ou congele' },
  }),
  boi('BV-1505', 'Acém em cubos', ACOUGUE, {
    preco: 39.9,
    estoque: 42,
    vendas: 60,
    cor: '#9c3038',
    descricao:
      'Cubos de 3 cm com fibra e colágeno, que ficam macios em 40 minutos de pressão. A carne de panela e do picadinho.',
    especificacoes: { Origem: 'Nelore, SP' },
  }),
  boi('BV-1506', 'Costela bovina ripa', ACOUGUE, {
    preco: 34.9,
    min_por_pedido: 0.5,
    estoque: 38,
    vendas: 51,
    cor: '#7d2a2a',
    motivo: 'meat-on-bone',
    descricao:
      'Ripas com osso e boa camada de carne, serradas em pedaços de 8 cm. Quatro horas de forno baixo, coberta, e o osso sai limpo.',
    especificacoes: { Origem: 'Nelore, MS' },
  }),
  boi('BV-1507', 'Carne-seca dianteira dessalgada', 'Sertão Vivo', {
    preco: 74.9,
    estoque: 22,
    vendas: 47,
    cor: '#8a3a2a',
    descricao:
      'Já passou por três trocas de água, mas prove antes de salgar o prato. Cozinhe, desfie e refogue com cebola na manteiga de garrafa.',
    especificacoes: { Ingredientes: 'Carne bovina e sal', Origem: 'Jequié, BA' },
  }),
  boi('BV-1508', 'Hambúrguer de costela 160 g', ACOUGUE, {
    unidade: 'un',
    granularidade: 1,
    min_por_pedido: 1,
    embalagem: 'pacote 4 un · 160 g',
    fator_unidade: 0.64,
    motivo: 'hamburger',
    preco: 38.9,
    descontoProgressivo: { 3: 36.9, 6: 34.9 },
    estoque: 33,
    vendas: 54,
    cor: '#7a2424',
    descricao:
      'Só costela e peito, 20% de gordura, sem sal na massa. Separados por papel, vão do freezer à chapa sem descongelar.',
    especificacoes: { Ingredientes: 'Carne bovina (costela e peito)', Venda: 'Pacote fechado com 4' },
  }),
  ave('AV-1520', 'Peito de frango sem osso', 'Granja Alvorada', {
    preco: 27.9,
    precooferta: 22.9,
    estoque: 70,
    vendas: 89,
    cor: '#f0c9b0',
    descricao:
      'Filés inteiros e sem pele, com cerca de 250 g cada. Meia hora em salmoura fraca deixa a carne suculenta na grelha.',
    especificacoes: { Origem: 'Amparo, SP' },
  }),
  ave('AV-1521', 'Coxa e sobrecoxa de frango', 'Granja Alvorada', {
    preco: 16.9,
    estoque: 64,
    vendas: 71,
    cor: '#e8b58f',
    descricao:
      'Com osso e pele, a parte que não resseca no forno. Asse a 200 °C por 50 minutos com a pele para cima.',
    especificacoes: { Origem: 'Amparo, SP' },
  }),
  ave('AV-1522', 'Frango caipira inteiro', 'Sítio Aurora', {
    embalagem: 'peça por peso, cerca de 2,2 kg',
    min_por_pedido: 2,
    granularidade: 0.1,
    preco: 32.9,
    estoque: 14,
    vendas: 39,
    cor: '#e3c08a',
    motivo: 'rooster',
    descricao:
      'Criado solto por 85 dias, de carne firme e gordura amarela. Pede panela demorada, com açafrão e quiabo; vem limpo e sem miúdos.',
    especificacoes: { Origem: 'Gonçalves, MG' },
    tags: ['da-serra'],
  }),
  ave('AV-1523', 'Lombo suíno temperado', ACOUGUE, {
    preco: 36.9,
    precooferta: 31.9,
    estoque: 26,
    vendas: 46,
    cor: '#d9928a',
    motivo: 'bacon',
    descricao:
      'Marinado por 12 horas em alho, vinho branco e louro. Asse coberto por uma hora e descubra nos vinte minutos finais.',
    especificacoes: { Ingredientes: 'Lombo suíno, vinho branco, alho, louro e sal' },
  }),
  ave('AV-1524', 'Costelinha suína', ACOUGUE, {
    preco: 38.9,
    estoque: 28,
    vendas: 48,
    cor: '#c9736a',
    motivo: 'meat-on-bone',
    descricao:
      'Ripa inteira, sem a membrana do osso, retirada no balcão. Duas horas a 150 °C embrulhada, depois barbecue e grelha.',
    especificacoes: { Origem: 'Concórdia, SC' },
  }),
  ave('AV-1525', 'Linguiça toscana artesanal', 'Colônia Velha', {
    preco: 34.9,
    precooferta: 29.9,
    estoque: 40,
    vendas: 74,
    cor: '#c25a4a',
    motivo: 'hot-dog',
    descricao:
      'Paleta suína moída grossa, alho e salsinha, em tripa natural. Fogo baixo no começo e não fure: a gordura é que a mantém macia.',
    especificacoes: { Ingredientes: 'Carne suína, alho, salsinha, sal e conservadores' },
    tags: ['artesanal'],
  }),
  ave('AV-1526', 'Bacon em cubos', 'Colônia Velha', {
    preco: 54.9,
    estoque: 30,
    vendas: 58,
    cor: '#b0453f',
    motivo: 'bacon',
    descricao:
      'Barriga suína defumada seis horas em lenha de eucalipto, sem fumaça líquida. Comece em frigideira fria para soltar a gordura.',
    especificacoes: { Ingredientes: 'Barriga suína, sal, açúcar e conservadores' },
  }),
  peixe('PX-1540', 'Filé de salmão com pele', PEIXARIA, {
    preco: 119.9,
    precooferta: 104.9,
    estoque: 18,
    vendas: 63,
    cor: '#f0835a',
    descricao:
      'Lado inteiro resfriado, sem espinhas, cortado no peso pedido. Comece pela pele em frigideira quente e vire só no último minuto.',
    especificacoes: { Origem: 'Puerto Montt, Chile (cultivado)' },
  }),
  peixe('PX-1541', 'Filé de tilápia', PEIXARIA, {
    preco: 59.9,
    estoque: 30,
    vendas: 64,
    cor: '#e6d9d2',
    descricao:
      'Filés brancos e finos, de 120 g, sem cheiro forte. Cozinham em seis minutos: passe em fubá e frite ou asse com limão.',
    especificacoes: { Origem: 'Ilha Solteira, SP (cultivada)' },
  }),
  peixe('PX-1542', 'Truta eviscerada da Mantiqueira', 'Truticultura Água Fria', {
    embalagem: 'peça por peso, cerca de 300 g',
    min_por_pedido: 0.3,
    preco: 74.9,
    estoque: 12,
    vendas: 41,
    cor: '#b9a6a0',
    descricao:
      'Truta arco-íris de água corrente, despescada na manhã da entrega. Recheie com limão e tomilho e asse inteira por 18 minutos.',
    especificacoes: { Origem: 'Sapucaí-Mirim, MG (cultivada)' },
    tags: ['da-serra'],
  }),
  peixe('PX-1543', 'Camarão-rosa médio limpo', PEIXARIA, {
    preco: 139.9,
    estoque: 10,
    vendas: 43,
    cor: '#f0a088',
    motivo: 'shrimp',
    descricao:
      'Sem casca, sem cabeça e sem a veia, 30 a 40 por quilo. Dois minutos de frigideira quente, e sai antes de fechar em círculo.',
    especificacoes: { Origem: 'Litoral de Santa Catarina', Alérgicos: 'Contém crustáceos' },
  }),
  peixe('PX-1544', 'Bacalhau dessalgado em lombo', PEIXARIA, {
    preco: 169,
    estoque: 0,
    vendas: 34,
    cor: '#efe6d2',
    preco_embalagem: 9,
    descricao:
      'Lombos altos de Gadus morhua, dessalgados por 48 horas e resfriados. Vão direto ao forno com batata, cebola e bastante azeite.',
    especificacoes: { Ingredientes: 'Bacalhau (Gadus morhua) e sal', Origem: 'Noruega' },
  }),
]
