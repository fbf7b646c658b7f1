import { prateleira } from './prateleira.ts'

const legume = prateleira({
  categoria: 'legumes',
  porPeso: true,
  desenho: { forma: 'solto', motivo: 'carrot' },
  especificacoes: { Venda: 'Por peso, em passos de 50 g' },
})
const folha = prateleira({
  categoria: 'verduras-e-ervas',
  desenho: { forma: 'maco', motivo: 'leafy-green' },
  especificacoes: { Conservação: 'Geladeira, lavada e seca, em pote com papel-toalha' },
})
const ovo = prateleira({
  categoria: 'ovos',
  desenho: { forma: 'caixa', motivo: 'egg' },
  especificacoes: { Conservação: 'Geladeira, na prateleira e não na porta', Alérgicos: 'Contém ovo' },
})
const EQUIPE = 'Hortifrúti da Serra'

export const legumes = [
  legume('LG-1201', 'Tomate italiano', EQUIPE, {
    preco: 9.9,
    precooferta: 7.9,
    estoque: 110,
    vendas: 90,
    cor: '#c8312f',
    motivo: 'tomato',
    descricao:
      'Comprido, de polpa grossa e pouca semente, é o tomate do molho e do forno. Vai maduro para uso em dois dias; peça mais verde nas anotações.',
    especificacoes: { Origem: 'Mogi Guaçu, SP' },
  }),
  legume('LG-1202', 'Cebola', EQUIPE, {
    preco: 5.49,
    descontoProgressivo: { 2: 4.99, 5: 4.49 },
    estoque: 150,
    vendas: 84,
    cor: '#c79a4a',
    motivo: 'onion',
    descricao:
      'Cebola amarela de casca seca e firme, tamanho médio. Guarde em lugar escuro e ventilado, longe da batata.',
    especificacoes: { Origem: 'Piedade, SP' },
  }),
  legume('LG-1203', 'Cebola-roxa', EQUIPE, {
    preco: 8.9,
    estoque: 45,
    vendas: 52,
    cor: '#7a2f5a',
    motivo: 'onion',
    descricao:
      'Mais doce e menos ardida, própria para comer crua. Dez minutos em água gelada com vinagre tiram o resto do ardor.',
    especificacoes: { Origem: 'Monte Alto, SP' },
  }),
  legume('LG-1204', 'Batata-inglesa lavada', EQUIPE, {
    preco: 6.49,
    estoque: 170,
    vendas: 83,
    cor: '#cfae6a',
    motivo: 'potato',
    descricao:
      'Batata ágata de pele lisa, boa para purê, salada e cozido. Para fritar, prefira a asterix, de casca rosada.',
    especificacoes: { Origem: 'Vargem Grande do Sul, SP' },
  }),
  legume('LG-1205', 'Batata asterix', EQUIPE, {
    preco: 8.49,
    estoque: 80,
    vendas: 54,
    cor: '#b0625a',
    motivo: 'potato',
    descricao:
      'Casca rosada e polpa seca, a que fica crocante por fora na fritura. Corte em palitos, dê um susto na água fria e seque bem.',
    especificacoes: { Origem: 'Serra do Salitre, MG' },
  }),
  legume('LG-1206', 'Batata-doce roxa', EQUIPE, {
    preco: 5.9,
    estoque: 65,
    vendas: 46,
    cor: '#8a3f5a',
    motivo: 'roasted-sweet-potato',
    descricao:
      'De casca roxa e polpa creme, carameliza no forno em 40 minutos. Dura duas semanas fora da geladeira, em lugar seco.',
    especificacoes: { Origem: 'Presidente Prudente, SP' },
  }),
  legume('LG-1207', 'Cenoura', EQUIPE, {
    preco: 5.9,
    estoque: 95,
    vendas: 76,
    cor: '#e8792a',
    descricao:
      'Cenouras médias, sem folhas, lavadas e de miolo fino. Murchou? Uma hora em água gelada devolve a crocância.',
    especificacoes: { Origem: 'São Gotardo, MG' },
  }),
  legume('LG-1208', 'Abobrinha italiana', EQUIPE, {
    preco: 6.9,
    estoque: 50,
    vendas: 51,
    cor: '#6f9a3a',
    motivo: 'cucumber',
    descricao:
      'Colhida pequena, com casca tenra e poucas sementes. Grelhe em fatias no sentido do comprimento, sem descascar.',
    especificacoes: { Origem: 'Ibiúna, SP' },
  }),
  legume('LG-1209', 'Berinjela', EQUIPE, {
    preco: 7.9,
    estoque: 42,
    vendas: 42,
    cor: '#3d1f4f',
    motivo: 'eggplant',
    descricao:
      'Casca brilhante e cabo verde, sinais de que foi colhida há pouco. Salgue as fatias por 20 minutos para chupar menos óleo.',
    especificacoes: { Origem: 'Mogi das Cruzes, SP' },
  }),
  legume('LG-1210', 'Pepino japonês', EQUIPE, {
    preco: 8.9,
    estoque: 40,
    vendas: 40,
    cor: '#3f7a3a',
    motivo: 'cucumber',
    descricao:
      'Fino, estriado e sem amargo, come-se com casca. Faz sunomono em 15 minutos com vinagre de arroz, sal e açúcar.',
    especificacoes: { Origem: 'Biritiba Mirim, SP' },
  }),
  legume('LG-1211', 'Pimentão vermelho', EQUIPE, {
    preco: 16.9,
    estoque: 28,
    vendas: 39,
    cor: '#c62f20',
    motivo: 'bell-pepper',
    descricao:
      'Pimentão maduro, mais doce que o verde. Queime a pele na chama, abafe num saco e ela sai inteira.',
    especificacoes: { Origem: 'Pirapozinho, SP' },
  }),
  legume('LG-1212', 'Alho nacional', EQUIPE, {
    preco: 34.9,
    precooferta: 29.9,
    estoque: 32,
    vendas: 71,
    cor: '#e6dccb',
    motivo: 'garlic',
    descricao:
      'Alho roxo de São Gotardo, de dente graúdo e sabor mais forte que o importado. Uma cabeça pesa perto de 50 g.',
    especificacoes: { Origem: 'São Gotardo, MG' },
  }),
  legume('LG-1213', 'Gengibre', EQUIPE, {
    preco: 19.9,
    estoque: 15,
    vendas: 34,
    cor: '#c9a45a',
    motivo: 'ginger-root',
    descricao:
      'Raiz de casca fina, que se raspa com a colher. Congele inteiro e rale direto do freezer no chá ou no refogado.',
    especificacoes: { Origem: 'Santa Leopoldina, ES' },
  }),
  legume('LG-1214', 'Abóbora cabotiá', EQUIPE, {
    preco: 5.49,
    estoque: 70,
    vendas: 43,
    cor: '#2f5d43',
    motivo: 'jack-o-lantern',
    embalagem: 'por peso, em metades de cerca de 1 kg',
    min_por_pedido: 1,
    descricao:
      'Polpa laranja, seca e adocicada, que dispensa açúcar no purê. A casca amacia no forno e pode ser comida.',
    especificacoes: { Origem: 'Guaíra, SP' },
  }),
  legume('LG-1215', 'Mandioca descascada', EQUIPE, {
    preco: 11.9,
    estoque: 36,
    vendas: 48,
    cor: '#ece3cf',
    motivo: 'roasted-sweet-potato',
    descricao:
      'Mandioca amarela já sem casca, resfriada em água e embalada a vácuo. Cozinha em 20 minutos de pressão; troque a água se for fritar.',
    especificacoes: { Origem: 'Mogi Mirim, SP', Conservação: 'Geladeira por até 5 dias' },
  }),
  legume('LG-1216', 'Cogumelo-paris fresco', 'Cogumelos do Pico', {
    unidade: 'un',
    granularidade: 1,
    min_por_pedido: 1,
    embalagem: 'bandeja 200 g',
    fator_unidade: 0.2,
    forma: 'bandeja',
    motivo: 'brown-mushroom',
    preco: 13.9,
    estoque: 38,
    vendas: 44,
    cor: '#d8cbb8',
    descricao:
      'Colhidos na madrugada, fechados e brancos. Limpe com pano úmido em vez de lavar e doure em fogo alto, sem mexer.',
    especificacoes: { Origem: 'Pinhalzinho, SP', Venda: 'Bandeja fechada' },
    tags: ['da-serra'],
  }),
  legume('LG-1217', 'Shiitake fresco', 'Cogumelos do Pico', {
    unidade: 'un',
    granularidade: 1,
    min_por_pedido: 1,
    embalagem: 'bandeja 200 g',
    fator_unidade: 0.2,
    forma: 'bandeja',
    motivo: 'mushroom',
    preco: 21.9,
    precooferta: 18.5,
    estoque: 24,
    vendas: 37,
    cor: '#7a5a3a',
    descricao:
      'Cultivado em tora de eucalipto, de chapéu grosso e carnudo. Separe os talos para o caldo e grelhe os chapéus na manteiga com shoyu.',
    especificacoes: { Origem: 'Pinhalzinho, SP', Venda: 'Bandeja fechada' },
    tags: ['da-serra'],
  }),
  folha('VE-1230', 'Alface crespa', EQUIPE, {
    embalagem: 'unidade',
    preco: 4.49,
    estoque: 80,
    vendas: 81,
    cor: '#7fb84a',
    descricao:
      'Cabeça inteira colhida de madrugada no cinturão verde de Campinas. As folhas de fora são as mais crocantes; guarde com a raiz para cima.',
    especificacoes: { Origem: 'Monte Mor, SP' },
  }),
  folha('VE-1231', 'Alface americana hidropônica', EQUIPE, {
    embalagem: 'unidade',
    preco: 5.49,
    estoque: 55,
    vendas: 57,
    cor: '#9fca6a',
    descricao:
      'Fechada e crocante, cultivada em água, sem terra entre as folhas. É a alface do hambúrguer e dos rolinhos.',
    especificacoes: { Origem: 'Jarinu, SP' },
  }),
  folha('VE-1232', 'Rúcula', EQUIPE, {
    embalagem: 'maço',
    preco: 4.29,
    estoque: 60,
    vendas: 58,
    cor: '#4f8a3a',
    descricao:
      'Folhas jovens, de picância leve. Ponha sobre a pizza depois do forno, com lascas de queijo e limão.',
    especificacoes: { Origem: 'Ibiúna, SP' },
  }),
  folha('VE-1233', 'Couve-manteiga fatiada', EQUIPE, {
    embalagem: 'bandeja 150 g',
    forma: 'bandeja',
    preco: 6.9,
    estoque: 34,
    vendas: 53,
    cor: '#2f6b3a',
    descricao:
      'Lavada, seca e cortada bem fina, como pede a feijoada. Um minuto na frigideira com alho basta para não perder o verde.',
    especificacoes: { Origem: 'Piedade, SP', Conservação: 'Geladeira por até 3 dias' },
  }),
  folha('VE-1234', 'Brócolis-ninja', EQUIPE, {
    embalagem: 'unidade, cerca de 400 g',
    motivo: 'broccoli',
    preco: 9.49,
    precooferta: 7.49,
    estoque: 46,
    vendas: 60,
    cor: '#3f7a3a',
    descricao:
      'Buquê fechado e de talo grosso, que também se come, descascado. Três minutos no vapor deixam verde e firme.',
    especificacoes: { Origem: 'Ibiúna, SP' },
  }),
  folha('VE-1235', 'Couve-flor', EQUIPE, {
    embalagem: 'unidade, cerca de 700 g',
    motivo: 'broccoli',
    preco: 9.9,
    estoque: 30,
    vendas: 41,
    cor: '#ece6d2',
    descricao:
      'Cabeça branca e compacta, com folhas que protegem no transporte. Asse inteira com páprica e azeite por 45 minutos.',
    especificacoes: { Origem: 'Socorro, SP' },
  }),
  folha('VE-1236', 'Cheiro-verde', EQUIPE, {
    embalagem: 'maço',
    motivo: 'herb',
    preco: 3.99,
    estoque: 70,
    vendas: 69,
    cor: '#3a8a4a',
    descricao:
      'Salsinha e cebolinha amarradas no mesmo maço. Pique, congele em forminha de gelo com azeite e terá para o mês.',
    especificacoes: { Origem: 'Monte Mor, SP' },
  }),
  folha('VE-1237', 'Manjericão orgânico Sítio Aurora', 'Sítio Aurora', {
    embalagem: 'maço',
    motivo: 'herb',
    preco: 6.49,
    estoque: 26,
    vendas: 35,
    cor: '#4f8a3a',
    descricao:
      'Manjericão de folha larga, com raiz, que dura dias num copo de água fora da geladeira. No frio, as folhas ficam pretas.',
    especificacoes: {
      Origem: 'Gonçalves, MG',
      Certificação: 'Produto orgânico',
      Conservação: 'Em copo com água, à temperatura ambiente',
    },
    tags: ['organico', 'da-serra'],
  }),
  folha('VE-1238', 'Hortelã', EQUIPE, {
    embalagem: 'maço',
    motivo: 'herb',
    preco: 3.99,
    estoque: 44,
    vendas: 38,
    cor: '#3f9a63',
    descricao:
      'Maço de talos longos, para suco, quibe e chá gelado. Lave e enrole em papel úmido para aguentar cinco dias.',
    especificacoes: { Origem: 'Monte Mor, SP' },
  }),
  folha('VE-1239', 'Milho-verde na palha', EQUIPE, {
    embalagem: 'bandeja com 4 espigas',
    forma: 'bandeja',
    motivo: 'ear-of-corn',
    preco: 9.9,
    estoque: 33,
    vendas: 36,
    cor: '#e5c233',
    descricao:
      'Espigas de grão leitoso, com uma camada de palha para não secar. Cozinhe 15 minutos sem sal e tempere só no prato.',
    especificacoes: { Origem: 'Mogi Mirim, SP', Conservação: 'Geladeira por até 3 dias' },
  }),
  ovo('OV-1250', 'Ovos caipiras Sítio Aurora', 'Sítio Aurora', {
    embalagem: 'caixa com 12 ovos',
    preco: 17.9,
    descontoProgressivo: { 3: 16.9, 6: 15.9 },
    estoque: 70,
    vendas: 93,
    cor: '#b5763a',
    cor2: '#f3e3c0',
    descricao:
      'Galinhas soltas em pasto, alimentadas com milho e capim, o que dá a gema laranja. A data da postura vem carimbada em cada ovo.',
    especificacoes: { Origem: 'Gonçalves, MG', Tipo: 'Grande, casca vermelha' },
    tags: ['da-serra'],
  }),
  ovo('OV-1251', 'Ovos brancos grandes Granja Alvorada', 'Granja Alvorada', {
    embalagem: 'caixa com 30 ovos',
    preco: 24.9,
    precooferta: 21.9,
    estoque: 60,
    vendas: 75,
    cor: '#dfe3e6',
    cor2: '#2f7ac0',
    descricao:
      'Cartela de 30 ovos tipo grande, com perto de 55 g cada, entregues em até três dias da postura. Para a confeitaria, conte 20 ovos por quilo.',
    especificacoes: { Origem: 'Bastos, SP', Tipo: 'Grande, casca branca' },
  }),
  ovo('OV-1252', 'Ovos de codorna Granja Alvorada', 'Granja Alvorada', {
    embalagem: 'bandeja com 30 ovos',
    forma: 'bandeja',
    preco: 11.9,
    estoque: 42,
    vendas: 45,
    cor: '#c9b79a',
    descricao:
      'Ovinhos frescos para conserva e petisco. Quatro minutos em água fervente e um banho de gelo, e a casca sai quase sozinha.',
    especificacoes: { Origem: 'Bastos, SP' },
  }),
]
