import type { Coluna, Leitura } from './coluna.ts'
import { colunasCodigo } from './colunas-codigo.ts'
import { readPreco, readQuantidade } from './read-celula.ts'

/** The contract's bound of a threshold: seven digits before the comma. */
const MAXIMO = 9_999_999

function readLimiar(celula: string): Leitura {
  const lida = readQuantidade(celula)
  const cabe = 'erro' in lida || Number(lida.valor) <= MAXIMO
  return cabe ? lida : { erro: 'O número é grande demais.' }
}

/** What products cost, a row for each price: that of the list, and one for each quantity from which another holds. */
export const colunasPreco = [
  ...colunasCodigo,
  {
    campo: 'quantidade',
    titulo: 'A partir de',
    sinonimos: [
      'quantidade',
      'qtd',
      'qtde',
      'quantidade minima',
      'qtd minima',
      'faixa',
      'a partir de qtd',
      'de',
    ],
    read: readLimiar,
    isApoio: true,
  },
  {
    campo: 'preco',
    titulo: 'Preço (R$)',
    sinonimos: [
      'preco',
      'valor',
      'preco de venda',
      'preco venda',
      'preco unitario',
      'preco de tabela',
      'vl venda',
      'vl unitario',
      'valor unitario',
    ],
    read: readPreco,
    mayClear: true,
  },
] as const satisfies readonly Coluna[]

/** The quantity from which the price of a row holds, as a product's table names it; null: it is the list price. */
export function readFaixa(celula: string): string | null {
  const texto = celula.trim()
  const lida = texto === '' ? { valor: 0 } : readLimiar(texto)
  return 'erro' in lida || !lida.valor ? null : String(lida.valor)
}
