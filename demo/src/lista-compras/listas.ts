/** A shopping list of the demo. */
export interface ListaDemo {
  slug: string
  /** The customer it belongs to; absent: the store suggests it to all its customers. */
  cliente?: string
  nome: string
  /** Why the store suggests it. */
  motivo?: string
  /** SKU and quantity in units. */
  itens: readonly (readonly [sku: string, quantidade: number])[]
}

export const listas: readonly ListaDemo[] = [
  {
    slug: 'emporio',
    cliente: 'ana',
    nome: 'Compra da semana',
    itens: [
      ['LA-1401', 6],
      ['PA-1305', 0.5],
      ['OV-1250', 1],
      ['FR-1102', 1.2],
      ['LG-1201', 0.8],
      ['VE-1230', 2],
      ['QJ-1432', 0.4],
      ['CF-0413', 1],
      ['LA-1410', 4],
    ],
  },
  {
    slug: 'emporio',
    cliente: 'ana',
    nome: 'Jantar de massa',
    itens: [
      ['MS-0201', 2],
      ['MS-0223', 2],
      ['QJ-1435', 0.25],
      ['VE-1237', 1],
      ['AZ-0302', 1],
      ['VI-1720', 1],
    ],
  },
  {
    slug: 'emporio',
    nome: 'Café da manhã da Serra',
    motivo: 'O que mais sai junto até as dez da manhã',
    itens: [
      ['PA-1305', 0.4],
      ['PA-1306', 0.3],
      ['CF-0412', 1],
      ['LA-1420', 1],
      ['DC-0520', 1],
      ['QJ-1430', 0.3],
      ['SU-1620', 1],
      ['FR-1105', 1],
    ],
  },
  {
    slug: 'emporio',
    nome: 'Churrasco para oito',
    motivo: 'Quantidades para oito pessoas, com sobra de pão',
    itens: [
      ['BV-1501', 1.5],
      ['AV-1525', 1],
      ['AV-1521', 1],
      ['QJ-1433', 0.5],
      ['TE-0902', 1],
      ['TE-0914', 1],
      ['PA-1305', 1],
      ['LG-1202', 0.6],
    ],
  },
  {
    slug: 'atacado',
    cliente: 'bar',
    nome: 'Reposição do bar',
    itens: [
      ['10234', 10],
      ['10241', 8],
      ['10340', 4],
      ['11894', 20],
      ['11918', 15],
      ['12205', 6],
      ['10419', 6],
      ['35102', 5],
    ],
  },
  {
    slug: 'atacado',
    cliente: 'bar',
    nome: 'Limpeza do mês',
    itens: [
      ['40133', 2],
      ['40157', 3],
      ['40164', 2],
      ['40225', 1],
      ['45125', 2],
      ['50272', 1],
      ['40263', 60],
    ],
  },
  {
    slug: 'atacado',
    nome: 'Kit lanchonete',
    motivo: 'Para abrir a chapa: do óleo ao guardanapo',
    itens: [
      ['20385', 3],
      ['35225', 4],
      ['30519', 2],
      ['30540', 2],
      ['20439', 2],
      ['20446', 1],
      ['50234', 50],
      ['45149', 1],
      ['10265', 5],
    ],
  },
  {
    slug: 'atacado',
    nome: 'Despensa de restaurante',
    motivo: 'A base que gira em toda cozinha, em caixa fechada',
    itens: [
      ['20118', 5],
      ['20125', 5],
      ['20385', 4],
      ['20576', 30],
      ['20599', 2],
      ['20286', 2],
      ['20262', 2],
      ['20422', 1],
    ],
  },
]
