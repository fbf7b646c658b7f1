import type { ComboDemo } from '../tipos.ts'

const skus = (...lista: string[]) => lista.map((sku) => ({ sku }))

export const combos: ComboDemo[] = [
  {
    nome: 'Monte seu pack de 6',
    descricao:
      'Seis long necks ou latas na ordem que você quiser, repetindo as preferidas. Vai em caixa de papelão com alça, gelada.',
    limite_por_pedido: 4,
    preco: { tipo: 'percentual', percentual: 15 },
    grupos: [
      {
        nome: 'Cervejas do pack',
        minimo: 6,
        maximo: 6,
        repete: true,
        produtos: skus('AM-121', 'AM-120', 'AM-122', 'AM-123', 'AM-202', 'AM-203', 'AM-201', 'AM-204'),
      },
    ],
  },
  {
    nome: 'Primeiro brinde',
    descricao:
      'Um copo da casa e três garrafas diferentes para começar a conhecer a fábrica. O copo certo muda o aroma: o cartão da caixa explica.',
    limite_por_pedido: 3,
    preco: { tipo: 'fixo', valor: 74.9 },
    grupos: [
      { nome: 'Copo', minimo: 1, maximo: 1, produtos: skus('AM-501', 'AM-502', 'AM-503') },
      {
        nome: 'Garrafas',
        minimo: 3,
        maximo: 3,
        produtos: skus('AM-101', 'AM-103', 'AM-106', 'AM-108', 'AM-105', 'AM-112', 'AM-102', 'AM-110'),
      },
    ],
  },
  {
    nome: 'Chope em casa',
    descricao:
      'Dois growlers de um litro tirados no dia, amendoim e torresmo de rolo. Beba em até cinco dias; depois de aberto, no mesmo dia.',
    dias: 24,
    preco: { tipo: 'por_produto' },
    grupos: [
      {
        nome: 'Growlers',
        minimo: 2,
        maximo: 2,
        produtos: [
          { sku: 'AM-301', precocombo: 23.9 },
          { sku: 'AM-302', precocombo: 31.9 },
        ],
      },
      {
        nome: 'Petiscos',
        minimo: 2,
        maximo: 2,
        produtos: [
          { sku: 'AM-540', precocombo: 9.9 },
          { sku: 'AM-541', precocombo: 25.9 },
        ],
      },
    ],
  },
  {
    nome: 'Churrasco para vinte',
    descricao:
      'Barril de 30 litros, seis canecas que ficam com você e de dois a quatro petiscos. Agende a entrega com montagem da chopeira no fim do pedido.',
    dias: 60,
    limite_por_pedido: 1,
    exige_login: true,
    preco: { tipo: 'percentual', percentual: 10 },
    grupos: [
      { nome: 'Barril', minimo: 1, maximo: 1, produtos: skus('AM-312', 'AM-313') },
      { nome: 'Canecas', minimo: 1, maximo: 1, produtos: [{ sku: 'AM-504', quantidade: 6 }] },
      {
        nome: 'Petiscos',
        minimo: 2,
        maximo: 4,
        repete: true,
        produtos: [
          { sku: 'AM-540', quantidade: 4 },
          { sku: 'AM-541', quantidade: 2 },
          { sku: 'AM-542', quantidade: 3 },
          { sku: 'AM-543', quantidade: 3 },
        ],
      },
    ],
  },
]
