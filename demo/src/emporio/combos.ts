import type { ComboDemo } from '../tipos.ts'

const skus = (...lista: string[]) => lista.map((sku) => ({ sku }))

export const combos: ComboDemo[] = [
  {
    nome: 'Noite de massa',
    descricao:
      'Duas massas, dois molhos e, se quiser, o azeite da Serra: jantar para quatro pessoas em vinte minutos.',
    limite_por_pedido: 5,
    preco: { tipo: 'percentual', percentual: 12 },
    grupos: [
      {
        nome: 'Massas',
        minimo: 2,
        maximo: 2,
        repete: true,
        produtos: skus('MS-0201', 'MS-0202', 'MS-0203', 'MS-0205', 'MS-0208'),
      },
      {
        nome: 'Molhos',
        minimo: 2,
        maximo: 2,
        repete: true,
        produtos: skus('MS-0220', 'MS-0221', 'MS-0222', 'MS-0223'),
      },
      { nome: 'Azeite, se quiser', minimo: 0, maximo: 1, produtos: skus('AZ-0302', 'AZ-0305') },
    ],
  },
  {
    nome: 'Café da manhã de domingo',
    descricao:
      'Café da Serra Alta, pão, manteiga e o mel do Apiário do Lobo por um preço só. Escolha o pão que sai do forno no dia da sua entrega.',
    limite_por_pedido: 3,
    preco: { tipo: 'fixo', valor: 89.9 },
    grupos: [
      { nome: 'Café', minimo: 1, maximo: 1, produtos: skus('CF-0412', 'CF-0414') },
      { nome: 'Pão', minimo: 1, maximo: 1, produtos: skus('PA-1307', 'PA-1308', 'PA-1303') },
      { nome: 'Manteiga', minimo: 1, maximo: 1, produtos: skus('LA-1420', 'LA-1421') },
      { nome: 'Mel', minimo: 1, maximo: 1, produtos: skus('DC-0501') },
    ],
  },
  {
    nome: 'Castanhas para a semana',
    descricao:
      'Três porções de 200 g do balcão, pesadas na hora e embaladas em separado. Pode repetir a preferida.',
    dias: 40,
    preco: { tipo: 'percentual', percentual: 10 },
    grupos: [
      {
        nome: 'Porções de 200 g',
        minimo: 3,
        maximo: 3,
        repete: true,
        produtos: ['CA-0703', 'CA-0702', 'CA-0705', 'CA-0704', 'CA-0706'].map((sku) => ({
          sku,
          quantidade: 0.2,
        })),
      },
    ],
  },
]
