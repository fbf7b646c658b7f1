import { secao } from './secao.ts'

const preparo = secao({
  categoria: 'massas-e-preparacao',
  unidade: 'un',
  unidade_base: 'kg',
  desenho: { forma: 'balde', motivo: 'paintbrush' },
  especificacoes: { Secagem: '2 a 4 h entre demãos' },
})
const acessorio = secao({
  categoria: 'acessorios-de-pintura',
  unidade: 'un',
  desenho: { forma: 'ferramenta', motivo: 'paintbrush' },
})

export const preparacaoDePintura = [
  preparo('MAS-COR', 'Massa corrida PVA Corvela 25 kg', 'Corvela', {
    preco: 59.9,
    descontoProgressivo: { 5: 57.5, 10: 54.9 },
    embalagem: 'balde 25 kg',
    fator_unidade: 25,
    estoque: 170,
    vendas: 67,
    cor: '#f0f1ee',
    cor2: '#c2410c',
    especificacoes: { Rendimento: '40 m² por demão', Uso: 'Interno' },
    descricao:
      'Nivela reboco e gesso antes da pintura interna. Aplique camadas finas com desempenadeira de aço e lixe com grão 220.',
  }),
  preparo('MAS-ACR', 'Massa acrílica Corvela 25 kg', 'Corvela', {
    preco: 109.9,
    embalagem: 'balde 25 kg',
    fator_unidade: 25,
    estoque: 80,
    vendas: 43,
    cor: '#e6e8e4',
    cor2: '#1f3d63',
    especificacoes: { Rendimento: '35 m² por demão', Uso: 'Interno e externo' },
    descricao:
      'Corrige fachada, banheiro e cozinha, onde a umidade desmancharia a massa corrida. Endurece mais e exige lixa grão 150.',
  }),
  preparo('SEL-018', 'Selador acrílico pigmentado Corvela 18 L', 'Corvela', {
    preco: 119.9,
    embalagem: 'lata 18 L',
    estoque: 74,
    vendas: 41,
    cor: '#e9ecef',
    cor2: '#8a6fc0',
    forma: 'lata',
    especificacoes: { Rendimento: '90 m² por demão', Uso: 'Interno e externo' },
    descricao:
      'Primeira demão em reboco novo, que uniformiza a absorção e poupa tinta. Espere 30 dias de cura do reboco antes de aplicar.',
  }),
  acessorio('ROL-023', 'Rolo de lã antirrespingo 23 cm com cabo', 'Pintafácil', {
    preco: 24.9,
    embalagem: 'peça',
    estoque: 220,
    vendas: 55,
    cor: '#e8b84a',
    especificacoes: { Largura: '23 cm', Lã: '12 mm' },
    descricao:
      'Lã média para tinta acrílica em parede lisa ou pouco texturizada. A gaiola gira livre e aceita prolongador de rosca.',
  }),
  acessorio('TRI-2P5', 'Trincha de cerdas gris 2 1/2"', 'Pintafácil', {
    preco: 13.9,
    embalagem: 'peça',
    estoque: 260,
    vendas: 44,
    cor: '#8a4a2a',
    especificacoes: { Largura: '63 mm', Uso: 'Tinta à base de água' },
    descricao:
      'Faz o recorte junto ao teto, ao rodapé e às esquadrias. As cerdas com ponta desfiada não deixam marca de pincel.',
  }),
  acessorio('LIX-180', 'Lixa de massa grão 180', 'Pintafácil', {
    preco: 1.4475,
    descontoProgressivo: { 50: 1.3495, 200: 1.2485 },
    embalagem: 'folha 23 x 28 cm',
    granularidade: 10,
    min_por_pedido: 10,
    estoque: 2400,
    vendas: 37,
    cor: '#b5573a',
    forma: 'tabua',
    motivo: 'scroll',
    especificacoes: { Grão: '180', Uso: 'A seco' },
    descricao:
      'Folha para alisar massa corrida e gesso antes da tinta. Cada folha trabalha de 3 a 5 m² de parede.',
  }),
  acessorio('FIT-CRE', 'Fita crepe 48 mm x 50 m', 'Pintafácil', {
    preco: 16.9,
    embalagem: 'rolo 50 m',
    estoque: 310,
    vendas: 50,
    cor: '#e6d6a8',
    forma: 'rolo',
    motivo: 'roll-of-paper',
    especificacoes: { Medida: '48 mm x 50 m' },
    descricao:
      'Isola rodapé, batente e vidro durante a pintura. Retire em até 48 horas para não deixar cola.',
  }),
]
