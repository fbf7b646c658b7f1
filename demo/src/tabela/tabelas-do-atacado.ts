import type { TabelaDemo } from '../tipos-tabela.ts'

/** What gold customers pay in the quarter, below the 3 % that they have on everything. */
export const tabelasDoAtacado: TabelaDemo[] = [
  {
    nome: 'Tabela ouro',
    tags: ['ouro'],
    prioridade: 1,
    precos: {
      '20262': { preco: 112.9, faixas: { 5: 107.9, 10: 102.9 } },
      '20347': { preco: 112.9, faixas: { 5: 107.9, 10: 102.9 } },
      '20361': { preco: 134.9 },
      '20484': { preco: 149.9, faixas: { 4: 144.9 } },
      '20514': { desconto: 6 },
      '20521': { desconto: 6 },
      '40119': { preco: 176.9, faixas: { 3: 170.9, 6: 164.9 } },
      '40249': { desconto: 5 },
    },
  },
]
