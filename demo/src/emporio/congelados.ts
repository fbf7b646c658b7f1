import { prateleira } from './prateleira.ts'

const prato = prateleira({
  categoria: 'pratos-prontos',
  desenho: { forma: 'caixa', motivo: 'pot-of-food' },
  especificacoes: { Conservação: 'Freezer a −18 °C; não recongele' },
})
const polpa = prateleira({
  categoria: 'polpas-e-legumes',
  desenho: { forma: 'pouch', motivo: 'snowflake' },
  especificacoes: { Conservação: 'Freezer a −18 °C', Alérgicos: 'Não contém glúten' },
})
const sorvete = prateleira({
  categoria: 'sorvetes',
  desenho: { forma: 'pote', motivo: 'ice-cream' },
  especificacoes: { Conservação: 'Freezer a −18 °C; deixe 5 minutos fora antes de servir' },
})

export const congelados = [
  prato('CG-2001', 'Lasanha à bolonhesa Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'bandeja 600 g',
    forma: 'bandeja',
    preco: 34.9,
    precooferta: 28.9,
    estoque: 48,
    vendas: 64,
    cor: '#b3402e',
    descricao:
      'Cinco camadas de massa com ovos, ragu de patinho e bechamel de verdade. Do freezer ao forno, 45 minutos a 200 °C; serve dois.',
    especificacoes: {
      Ingredientes: 'Massa de sêmola, carne bovina, tomate, leite, queijo e temperos',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
  }),
  prato('CG-2002', 'Lasanha de abobrinha Cantina do Vale', 'Cantina do Vale', {
    principal: 'CG-2001',
    embalagem: 'bandeja 600 g',
    forma: 'bandeja',
    motivo: 'cucumber',
    preco: 36.9,
    estoque: 26,
    vendas: 38,
    cor: '#5f8d3e',
    descricao:
      'Fatias de abobrinha grelhada no lugar da massa, com ricota e molho de tomate. Solta um pouco de água ao assar: espere dez minutos antes de cortar.',
    especificacoes: {
      Ingredientes: 'Abobrinha, ricota, tomate, muçarela e manjericão',
      Alérgicos: 'Contém leite; não contém glúten',
    },
    tags: ['sem-gluten'],
  }),
  prato('CG-2003', 'Pizza de muçarela de fermentação longa Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'caixa 420 g',
    motivo: 'pizza',
    preco: 38.9,
    descontoProgressivo: { 2: 36.9, 4: 34.9 },
    estoque: 40,
    vendas: 58,
    cor: '#d9a23a',
    descricao:
      'Disco de 30 cm aberto à mão, pré-assado em forno a lenha e congelado em seguida. Sete minutos no forno mais quente da casa.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, muçarela, tomate, azeite, sal e fermento',
      Alérgicos: 'Contém trigo, leite e glúten',
    },
  }),
  prato('CG-2004', 'Pão de queijo congelado Fazenda do Chapadão', 'Fazenda do Chapadão', {
    embalagem: 'pacote 1 kg',
    forma: 'saco',
    motivo: 'bagel',
    preco: 39.9,
    precovendaatacado: 36.5,
    minvendaatacado: 5,
    estoque: 72,
    vendas: 75,
    cor: '#e3b04b',
    descricao:
      'Quarenta bolinhas de 25 g com queijo curado, direto do freezer para o forno a 190 °C. Em 25 minutos dobram de tamanho.',
    especificacoes: {
      Ingredientes: 'Polvilho, queijo meia cura, leite, ovo, óleo e sal',
      Alérgicos: 'Contém leite e ovo; não contém glúten',
    },
    tags: ['sem-gluten'],
  }),
  prato('CG-2005', 'Coxinha de frango com requeijão da casa', 'Forno da Praça', {
    embalagem: 'pacote 20 un · 30 g',
    forma: 'saco',
    motivo: 'chicken',
    preco: 36.9,
    estoque: 44,
    vendas: 50,
    cor: '#c9823a',
    descricao:
      'Massa de batata e caldo de frango, recheio desfiado com requeijão. Frite congelada, cinco por vez, em óleo a 180 °C.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo, batata, frango, requeijão, farinha de rosca e temperos',
      Alérgicos: 'Contém trigo, leite, ovo e glúten',
    },
  }),
  prato('CG-2006', 'Hambúrguer de grão-de-bico Mata Viva', 'Mata Viva', {
    embalagem: 'caixa 4 un · 110 g',
    motivo: 'falafel',
    preco: 29.9,
    estoque: 30,
    vendas: 33,
    cor: '#7d8a3a',
    descricao:
      'Grão-de-bico, beterraba e aveia, com casquinha que doura na frigideira em oito minutos. Não imita carne e segura bem no pão.',
    especificacoes: {
      Ingredientes: 'Grão-de-bico, beterraba, aveia, cebola, azeite e especiarias',
      Alérgicos: 'Contém aveia',
    },
    tags: ['vegano', 'sem-lactose'],
  }),
  polpa('CG-2020', 'Polpa de açaí puro Igarapé', 'Igarapé', {
    embalagem: 'pacote 4 un · 100 g',
    motivo: 'blueberries',
    preco: 18.9,
    precooferta: 15.9,
    estoque: 66,
    vendas: 57,
    cor: '#3d1f4f',
    descricao:
      'Açaí médio, sem guaraná nem açúcar, de Igarapé-Miri. Bata com meia banana congelada para a tigela grossa.',
    especificacoes: { Ingredientes: 'Polpa de açaí', Origem: 'Igarapé-Miri, PA' },
    tags: ['vegano', 'sem-gluten'],
  }),
  polpa('CG-2021', 'Polpa de maracujá Igarapé', 'Igarapé', {
    embalagem: 'pacote 4 un · 100 g',
    motivo: 'lemon',
    preco: 14.9,
    descontoProgressivo: { 3: 13.9, 6: 12.9 },
    estoque: 54,
    vendas: 42,
    cor: '#e0a526',
    descricao:
      'Polpa sem semente e sem água, uma das mais ácidas da linha. Um sachê faz mousse para quatro ou um litro de suco.',
    especificacoes: { Ingredientes: 'Polpa de maracujá', Origem: 'Livramento de Nossa Senhora, BA' },
    tags: ['vegano', 'sem-gluten'],
  }),
  polpa('CG-2022', 'Frutas vermelhas congeladas Sítio Aurora', 'Sítio Aurora', {
    embalagem: 'pacote 500 g',
    motivo: 'strawberry',
    preco: 29.9,
    estoque: 37,
    vendas: 45,
    cor: '#a81f3a',
    descricao:
      'Morango, amora, framboesa e mirtilo congelados um a um, que não grudam no pacote. Use sem descongelar em vitamina e calda.',
    especificacoes: { Ingredientes: 'Morango, amora, framboesa e mirtilo', Origem: 'Gonçalves, MG' },
    tags: ['da-serra', 'vegano', 'sem-gluten'],
  }),
  polpa('CG-2023', 'Ervilha congelada Horta da Nona', 'Horta da Nona', {
    embalagem: 'pacote 500 g',
    motivo: 'pea-pod',
    preco: 13.9,
    estoque: 58,
    vendas: 39,
    cor: '#5f9a3a',
    descricao:
      'Colhida tenra e congelada em três horas, mais doce que a de lata. Dois minutos em água fervente, e está pronta.',
    especificacoes: { Ingredientes: 'Ervilha' },
    tags: ['vegano', 'sem-gluten'],
  }),
  sorvete('CG-2030', 'Sorvete de doce de leite Gelateria da Vila', 'Gelateria da Vila', {
    embalagem: 'pote 500 ml',
    motivo: 'custard',
    preco: 36.9,
    precooferta: 31.9,
    estoque: 34,
    vendas: 55,
    cor: '#c08a4a',
    descricao:
      'Base de creme fresco e doce de leite Viçosinha, com fios dele no meio. Pouco ar batido, por isso pesa e derrete devagar.',
    especificacoes: {
      Ingredientes: 'Leite, creme de leite, doce de leite, açúcar e gema',
      Alérgicos: 'Contém leite e ovo',
    },
    tags: ['artesanal', 'sem-gluten'],
  }),
  sorvete('CG-2031', 'Sorvete de chocolate 70% Gelateria da Vila', 'Gelateria da Vila', {
    principal: 'CG-2030',
    embalagem: 'pote 500 ml',
    motivo: 'chocolate-bar',
    preco: 38.9,
    estoque: 28,
    vendas: 47,
    cor: '#3a1d14',
    descricao:
      'Feito com a barra 70% da Cacau da Serra, escuro e pouco doce. Fica ótimo com uma pitada de flor de sal.',
    especificacoes: {
      Ingredientes: 'Leite, creme de leite, chocolate 70%, açúcar e gema',
      Alérgicos: 'Contém leite e ovo; pode conter castanhas',
    },
    tags: ['artesanal', 'sem-gluten'],
  }),
  sorvete('CG-2032', 'Sorbet de manga Gelateria da Vila', 'Gelateria da Vila', {
    principal: 'CG-2030',
    embalagem: 'pote 500 ml',
    motivo: 'mango',
    preco: 34.9,
    estoque: 31,
    vendas: 37,
    cor: '#f0a02c',
    descricao:
      'Só manga palmer, água e açúcar, com 60% de fruta. Sem leite nem ovo, atende veganos e intolerantes.',
    especificacoes: {
      Ingredientes: 'Manga, água, açúcar e suco de limão',
      Alérgicos: 'Feito em cozinha que usa leite',
    },
    tags: ['vegano', 'sem-lactose', 'sem-gluten'],
  }),
]
