import { prateleira } from './prateleira.ts'

const AVISO = 'Mantenha fora do alcance de crianças e animais'
const casa = prateleira({
  categoria: 'cozinha-e-casa',
  desenho: { forma: 'frasco', motivo: 'sparkles' },
  especificacoes: { Segurança: AVISO, Conservação: 'Local seco, na embalagem original' },
})
const roupa = prateleira({
  categoria: 'roupas',
  desenho: { forma: 'galao', motivo: 't-shirt' },
  especificacoes: { Segurança: AVISO },
})
const papel = prateleira({
  categoria: 'papeis-e-descartaveis',
  desenho: { forma: 'rolo', motivo: 'roll-of-paper' },
})

export const limpeza = [
  casa('LI-1801', 'Detergente neutro Brisa Clara', 'Brisa Clara', {
    embalagem: 'frasco 500 ml',
    preco: 3.49,
    precooferta: 2.89,
    estoque: 320,
    vendas: 93,
    cor: '#dfe9ef',
    cor2: '#2f7ac0',
    motivo: 'soap',
    descricao:
      'Sem corante e de cheiro quase nenhum, corta gordura em água fria. Uma colher de chá diluída na esponja lava a louça do almoço.',
    especificacoes: { Composição: 'Tensoativos aniônicos biodegradáveis, glicerina, conservante e água' },
  }),
  casa('LI-1802', 'Detergente de limão Brisa Clara', 'Brisa Clara', {
    principal: 'LI-1801',
    embalagem: 'frasco 500 ml',
    motivo: 'lemon',
    preco: 3.49,
    estoque: 210,
    vendas: 56,
    cor: '#b9d34a',
    cor2: '#2f7ac0',
    descricao:
      'A fórmula do neutro com óleo de limão, que tira o cheiro de peixe e alho das tábuas. Enxágua sem deixar filme no copo.',
    especificacoes: { Composição: 'Tensoativos aniônicos biodegradáveis, fragrância, corante e água' },
  }),
  casa('LI-1803', 'Detergente de maçã Brisa Clara', 'Brisa Clara', {
    principal: 'LI-1801',
    embalagem: 'frasco 500 ml',
    motivo: 'green-apple',
    preco: 3.49,
    estoque: 180,
    vendas: 50,
    cor: '#7fb84a',
    cor2: '#2f7ac0',
    descricao:
      'Perfume de maçã-verde para quem não gosta de cítrico na pia. Rende o mesmo que o neutro e também serve para pré-lavar colarinho.',
    especificacoes: { Composição: 'Tensoativos aniônicos biodegradáveis, fragrância, corante e água' },
  }),
  casa('LI-1804', 'Limpador multiuso Brisa Clara', 'Brisa Clara', {
    embalagem: 'spray 500 ml',
    forma: 'spray',
    preco: 11.9,
    precooferta: 9.49,
    estoque: 120,
    vendas: 67,
    cor: '#2f7ac0',
    descricao:
      'Para fogão, azulejo e geladeira, com gatilho que faz espuma e não escorre. Espere um minuto antes de passar o pano úmido.',
    especificacoes: { Composição: 'Tensoativo não iônico, álcool, alcalinizante, fragrância e água' },
  }),
  casa('LI-1805', 'Desinfetante de eucalipto Mata Viva', 'Mata Viva', {
    embalagem: 'galão 2 L',
    forma: 'galao',
    motivo: 'leaf-fluttering-in-wind',
    preco: 13.9,
    descontoProgressivo: { 3: 12.9, 6: 11.9 },
    estoque: 85,
    vendas: 54,
    cor: '#3f8a63',
    descricao:
      'Óleo de eucalipto natural no lugar do perfume sintético. Puro no ralo e no vaso; para o piso, uma tampa em cinco litros de água.',
    especificacoes: { Composição: 'Cloreto de benzalcônio, óleo essencial de eucalipto e água' },
  }),
  casa('LI-1806', 'Água sanitária Brisa Clara', 'Brisa Clara', {
    embalagem: 'frasco 2 L',
    motivo: 'droplet',
    preco: 7.9,
    estoque: 150,
    vendas: 62,
    cor: '#f4f6f7',
    cor2: '#2f7ac0',
    descricao:
      'Cloro ativo entre 2,0% e 2,5%, para alvejar e desinfetar. Para verduras, uma colher de sopa por litro de água, quinze minutos, e enxágue.',
    especificacoes: {
      Composição: 'Hipoclorito de sódio e água',
      Segurança: 'Nunca misture com vinagre, amoníaco ou outros produtos',
    },
  }),
  casa('LI-1807', 'Esponja multiuso dupla face', 'Brisa Clara', {
    embalagem: 'pacote com 4 esponjas',
    forma: 'pacote',
    motivo: 'sponge',
    preco: 8.49,
    descontoProgressivo: { 3: 7.9, 6: 7.4 },
    estoque: 190,
    vendas: 65,
    cor: '#e9c53a',
    cor2: '#3f8a4a',
    descricao:
      'Lado verde para panela, lado amarelo para copo e antiaderente. Troque a cada dez dias e seque em pé entre um uso e outro.',
    especificacoes: { Composição: 'Espuma de poliuretano e fibra sintética com abrasivo' },
  }),
  casa('LI-1808', 'Sabão de coco em barra Mata Viva', 'Mata Viva', {
    embalagem: 'pacote 5 un · 200 g',
    forma: 'barra',
    motivo: 'coconut',
    preco: 19.9,
    estoque: 74,
    vendas: 45,
    cor: '#f3efe4',
    cor2: '#3f8a63',
    descricao:
      'Feito com óleo de babaçu e sem corante, para roupa de bebê, pano de prato e pincel. Cinco barras de 200 g, embaladas uma a uma.',
    especificacoes: { Composição: 'Sabão de óleo de babaçu, glicerina, sal e água' },
    tags: ['vegano'],
  }),
  casa('LI-1809', 'Vassoura de piaçava', 'Dona Rita', {
    embalagem: 'unidade',
    forma: 'ferramenta',
    motivo: 'broom',
    preco: 24.9,
    estoque: 26,
    vendas: 30,
    cor: '#8a5a2b',
    descricao:
      'Cerdas longas de piaçava da Bahia, para quintal e calçada. O cabo de madeira de 1,2 m rosqueia e pode ser trocado.',
    especificacoes: { Composição: 'Fibra de piaçava e madeira de reflorestamento' },
  }),
  roupa('LI-1820', 'Lava-roupas líquido Alva', 'Alva', {
    embalagem: 'galão 3 L',
    preco: 39.9,
    precooferta: 33.9,
    estoque: 80,
    vendas: 76,
    cor: '#2f5fb0',
    cor2: '#f2c94c',
    descricao:
      'Concentrado que age em água fria e não deixa pó na roupa escura. A tampa mede 60 ml por lavagem, o que dá 50 lavagens por galão.',
    especificacoes: {
      Composição: 'Tensoativos biodegradáveis, enzimas, branqueador óptico, fragrância e água',
      Rendimento: '50 lavagens',
    },
  }),
  roupa('LI-1821', 'Lava-roupas delicadas Alva', 'Alva', {
    principal: 'LI-1820',
    embalagem: 'frasco 1 L',
    forma: 'frasco',
    preco: 21.9,
    estoque: 48,
    vendas: 37,
    cor: '#b98ac0',
    cor2: '#f7f4ea',
    descricao:
      'pH neutro e sem branqueador, para lã, seda e roupa íntima. Lave à mão ou no ciclo delicado e seque à sombra, na horizontal.',
    especificacoes: {
      Composição: 'Tensoativos suaves, glicerina, fragrância e água',
      Rendimento: '20 lavagens',
    },
  }),
  roupa('LI-1822', 'Amaciante concentrado Alva', 'Alva', {
    embalagem: 'frasco 1,5 L',
    motivo: 'blossom',
    preco: 22.9,
    descontoProgressivo: { 3: 21.5, 6: 19.9 },
    estoque: 90,
    vendas: 53,
    cor: '#7fb8d8',
    cor2: '#f2c94c',
    descricao:
      'Uma tampa de 25 ml substitui o copo do amaciante comum. Toalhas pedem metade da dose, para continuar absorvendo.',
    especificacoes: {
      Composição: 'Tensoativo catiônico, fragrância, conservante e água',
      Rendimento: '60 lavagens',
    },
  }),
  roupa('LI-1823', 'Tira-manchas em pó Alva', 'Alva', {
    embalagem: 'pote 450 g',
    forma: 'pote',
    motivo: 'sparkles',
    preco: 26.9,
    estoque: 55,
    vendas: 38,
    cor: '#d84a8a',
    descricao:
      'Oxigênio ativo, sem cloro, para brancos e coloridos. Deixe de molho em água morna por uma hora: café, vinho e molho de tomate saem.',
    especificacoes: { Composição: 'Percarbonato de sódio, carbonato de sódio, tensoativo e enzimas' },
  }),
  papel('LI-1840', 'Papel-toalha folha dupla', 'Nuvem Alva', {
    embalagem: 'pacote com 2 rolos',
    preco: 6.9,
    precovendaatacado: 5.9,
    minvendaatacado: 6,
    estoque: 200,
    vendas: 90,
    cor: '#eef2f5',
    cor2: '#3f9a8a',
    descricao:
      'Folhas resistentes que não rasgam molhadas e podem escorrer fritura. Cada rolo tem 60 folhas de 19 por 22 cm.',
    especificacoes: { Composição: '100% fibras celulósicas virgens' },
  }),
  papel('LI-1841', 'Papel higiênico folha dupla Nuvem Alva', 'Nuvem Alva', {
    embalagem: 'fardo com 12 rolos',
    forma: 'fardo',
    preco: 24.9,
    precooferta: 21.9,
    estoque: 130,
    vendas: 87,
    cor: '#dbe8f0',
    cor2: '#3f9a8a',
    descricao:
      'Doze rolos de 30 metros, folha dupla macia e sem perfume. Dissolve na água e não entope fossa.',
    especificacoes: { Composição: '100% fibras celulósicas', Metragem: '30 m por rolo' },
  }),
  papel('LI-1842', 'Papel-alumínio', 'Nuvem Alva', {
    embalagem: 'rolo 7,5 m',
    motivo: 'cooking',
    preco: 8.9,
    estoque: 95,
    vendas: 40,
    cor: '#b9c0c7',
    descricao:
      'Folha de 30 cm de largura, com lado fosco e brilhante que funcionam igual. A serrilha da caixa corta reto na primeira puxada.',
    especificacoes: { Composição: 'Alumínio', Largura: '30 cm' },
  }),
  papel('LI-1843', 'Saco para lixo 50 litros', 'Nuvem Alva', {
    embalagem: 'rolo com 30 sacos',
    motivo: 'wastebasket',
    preco: 18.9,
    descontoProgressivo: { 3: 17.5, 6: 16.4 },
    estoque: 110,
    vendas: 59,
    cor: '#2f3338',
    descricao:
      'Polietileno reciclado reforçado, de fundo estrela que não vaza. Serve em lixeira de cozinha de 40 a 50 litros.',
    especificacoes: { Composição: 'Polietileno reciclado', Medidas: '63 × 80 cm' },
  }),
]
