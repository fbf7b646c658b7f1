import { prateleira } from './prateleira.ts'

const farinha = prateleira({
  categoria: 'farinhas-e-acucar',
  desenho: { forma: 'pacote', motivo: 'sheaf-of-rice' },
  especificacoes: { Conservação: 'Local seco, em pote fechado' },
})
const acucar = prateleira({
  categoria: 'farinhas-e-acucar',
  desenho: { forma: 'pacote', motivo: 'candy' },
  especificacoes: { Conservação: 'Local seco', Alérgicos: 'Não contém glúten' },
})

export const farinhas = [
  farinha('FA-0601', 'Farinha de trigo Moinho Sul tipo 1', 'Moinho Sul', {
    embalagem: 'pacote 1 kg',
    preco: 5.79,
    estoque: 260,
    vendas: 84,
    cor: '#2f5fa3',
    cor2: '#f4e2b8',
    descricao:
      'Farinha branca com 10% de proteína, para bolo, panqueca, molho branco e pão de forma. Peneire antes de medir, porque assenta no pacote.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo enriquecida com ferro e ácido fólico',
      Alérgicos: 'Contém trigo e glúten',
      Origem: 'Paraná',
    },
  }),
  farinha('FA-0602', 'Farinha de trigo Moinho Sul tipo 1 5 kg', 'Moinho Sul', {
    principal: 'FA-0601',
    embalagem: 'pacote 5 kg',
    preco: 26.9,
    precovendaatacado: 24.9,
    minvendaatacado: 4,
    estoque: 48,
    vendas: 35,
    cor: '#2f5fa3',
    cor2: '#f4e2b8',
    descricao:
      'O pacote de quem assa toda semana, com economia perto de 7% por quilo. Divida em potes bem secos e use em até quatro meses.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo enriquecida com ferro e ácido fólico',
      Alérgicos: 'Contém trigo e glúten',
    },
  }),
  farinha('FA-0603', 'Farinha de trigo integral Moinho Sul', 'Moinho Sul', {
    principal: 'FA-0601',
    embalagem: 'pacote 1 kg',
    preco: 7.49,
    estoque: 82,
    vendas: 40,
    cor: '#8b5e34',
    cor2: '#f4e2b8',
    descricao:
      'Moagem do grão inteiro em pedra, com farelo visível. Troque até metade da farinha branca da receita sem mudar o resto, só com um pouco mais de água.',
    especificacoes: { Ingredientes: 'Farinha de trigo integral', Alérgicos: 'Contém trigo e glúten' },
    tags: ['integral'],
  }),
  farinha('FA-0604', 'Farinha para pizza tipo 00 Casa Toscana', 'Casa Toscana', {
    embalagem: 'pacote 1 kg',
    motivo: 'pizza',
    preco: 16.9,
    precooferta: 13.9,
    estoque: 46,
    vendas: 38,
    cor: '#b3402e',
    cor2: '#f7f1e4',
    descricao:
      'Moagem muito fina e 12,5% de proteína, para massa que estica sem rasgar. Descanse 24 horas na geladeira e asse no máximo do forno.',
    especificacoes: {
      Ingredientes: 'Farinha de trigo tipo 00',
      Alérgicos: 'Contém trigo e glúten',
      Origem: 'Campânia, Itália',
    },
  }),
  farinha('FA-0605', 'Farinha de mandioca torrada Engenho do Brejo', 'Engenho do Brejo', {
    embalagem: 'pacote 500 g',
    motivo: 'roasted-sweet-potato',
    preco: 7.9,
    estoque: 74,
    vendas: 43,
    cor: '#e0b54a',
    descricao:
      'Farinha fina e amarela, torrada no forno a lenha, que estala na boca. Faz farofa com manteiga em cinco minutos e engrossa pirão.',
    especificacoes: { Ingredientes: 'Mandioca', Origem: 'Nazaré, BA', Alérgicos: 'Não contém glúten' },
    tags: ['sem-gluten', 'vegano', 'artesanal'],
  }),
  farinha('FA-0606', 'Polvilho azedo Engenho do Brejo', 'Engenho do Brejo', {
    embalagem: 'pacote 500 g',
    motivo: 'bagel',
    preco: 9.49,
    estoque: 90,
    vendas: 41,
    cor: '#3f7fa0',
    descricao:
      'Amido fermentado e seco ao sol, o que faz o pão de queijo e o biscoito crescerem sem fermento. Escalde com leite bem quente antes de juntar os ovos.',
    especificacoes: { Ingredientes: 'Fécula de mandioca fermentada', Alérgicos: 'Não contém glúten' },
    tags: ['sem-gluten', 'vegano'],
  }),
  farinha('FA-0607', 'Fubá mimoso Moinho Sul', 'Moinho Sul', {
    embalagem: 'pacote 1 kg',
    motivo: 'ear-of-corn',
    preco: 5.29,
    descontoProgressivo: { 6: 4.99, 12: 4.69 },
    estoque: 135,
    vendas: 47,
    cor: '#e5b520',
    descricao:
      'Milho moído bem fino, para bolo de fubá cremoso, angu e polenta lisa. Desmanche em água fria antes de ir ao fogo e não empelota.',
    especificacoes: {
      Ingredientes: 'Farinha de milho enriquecida com ferro e ácido fólico',
      Alérgicos: 'Não contém glúten',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  farinha('FA-0608', 'Farinha de amêndoas Castanhal', 'Castanhal', {
    embalagem: 'pacote 200 g',
    motivo: 'chestnut',
    preco: 28.9,
    precooferta: 24.9,
    estoque: 29,
    vendas: 27,
    cor: '#d8b48a',
    descricao:
      'Amêndoa sem pele moída fina, base de macaron e bolo sem trigo. Guarde na geladeira depois de aberta para o óleo não rançar.',
    especificacoes: { Ingredientes: 'Amêndoa', Alérgicos: 'Contém amêndoa' },
    tags: ['sem-gluten', 'vegano'],
  }),
  farinha('FA-0609', 'Tapioca hidratada Engenho do Brejo', 'Engenho do Brejo', {
    embalagem: 'pacote 500 g',
    forma: 'pouch',
    motivo: 'flatbread',
    preco: 7.2,
    estoque: 108,
    vendas: 59,
    cor: '#b9d3dd',
    cor2: '#2f7a4a',
    descricao:
      'Goma pronta e peneirada, só espalhar na frigideira quente, sem óleo. O pacote rende de dez a doze discos e fica na geladeira depois de aberto.',
    especificacoes: {
      Ingredientes: 'Fécula de mandioca, água e sal',
      Alérgicos: 'Não contém glúten',
      Conservação: 'Depois de aberta, geladeira por até 15 dias',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
  acucar('FA-0620', 'Açúcar demerara orgânico Canavial', 'Canavial', {
    embalagem: 'pacote 1 kg',
    preco: 9.9,
    precovendaatacado: 8.7,
    minvendaatacado: 10,
    estoque: 150,
    vendas: 88,
    cor: '#a06a2c',
    cor2: '#f3e3c0',
    descricao:
      'Cristais dourados de cana orgânica, sem branqueador químico. Dissolve devagar e deixa um fundo de melado no café e na crosta do bolo.',
    especificacoes: {
      Ingredientes: 'Açúcar demerara orgânico',
      Certificação: 'Produto orgânico',
      Origem: 'Sertãozinho, SP',
    },
    tags: ['organico', 'vegano', 'sem-gluten'],
  }),
  acucar('FA-0621', 'Açúcar refinado Canavial', 'Canavial', {
    embalagem: 'pacote 1 kg',
    preco: 5.19,
    descontoProgressivo: { 5: 4.99, 10: 4.79 },
    estoque: 220,
    vendas: 73,
    cor: '#2f7ac0',
    descricao:
      'Fino e branco, some no suco gelado e no chantilly em segundos. É o açúcar da confeitaria do dia a dia.',
    especificacoes: { Ingredientes: 'Açúcar refinado' },
    tags: ['vegano', 'sem-gluten'],
  }),
  acucar('FA-0622', 'Açúcar mascavo orgânico Canavial', 'Canavial', {
    principal: 'FA-0620',
    embalagem: 'pacote 500 g',
    preco: 10.9,
    estoque: 66,
    vendas: 36,
    cor: '#6b3f1c',
    cor2: '#f3e3c0',
    descricao:
      'Caldo de cana batido até granular, úmido e com gosto forte de rapadura. Dá cor escura ao bolo de especiarias e ao pão de mel.',
    especificacoes: { Ingredientes: 'Açúcar mascavo orgânico', Certificação: 'Produto orgânico' },
    tags: ['organico', 'vegano', 'sem-gluten'],
  }),
  acucar('FA-0623', 'Rapadura em tabletes Moenda Velha', 'Moenda Velha', {
    embalagem: 'pacote 10 un · 30 g',
    forma: 'caixa',
    preco: 12.9,
    estoque: 37,
    vendas: 25,
    cor: '#8a4f1d',
    descricao:
      'Tabletes de 30 g embrulhados em palha de milho, do tamanho de uma sobremesa. Raspe sobre o queijo coalho ou derreta no café.',
    especificacoes: { Ingredientes: 'Caldo de cana', Origem: 'Triunfo, PE' },
    tags: ['artesanal', 'vegano', 'sem-gluten'],
  }),
]
