import type { Coluna, Leitura } from './coluna.ts'
import { colunasCodigo } from './colunas-codigo.ts'
import { readQuantidade, readTexto } from './read-celula.ts'

/** Units that a store may have of a product (contract, MovimentoEstoque). */
const MAXIMO = 1_000_000_000

function readSaldo(celula: string): Leitura {
  const lida = readQuantidade(celula)
  const cabe = 'erro' in lida || Number(lida.valor) <= MAXIMO
  return cabe ? lida : { erro: 'O número é grande demais.' }
}

/** What is counted of products; LIMPAR: it is not counted any more. */
export const colunasEstoque = [
  ...colunasCodigo,
  {
    campo: 'quantidade',
    titulo: 'Quantidade',
    sinonimos: [
      'estoque',
      'saldo',
      'qtd',
      'qtde',
      'quant',
      'contagem',
      'inventario',
      'disponivel',
      'quantidade em estoque',
      'qtd estoque',
      'saldo atual',
      'estoque atual',
      'saldo em estoque',
    ],
    read: readSaldo,
    mayClear: true,
  },
  {
    campo: 'motivo',
    titulo: 'Motivo',
    sinonimos: ['observacao', 'obs', 'justificativa', 'historico'],
    read: readTexto(200),
    largura: 30,
    isApoio: true,
  },
] as const satisfies readonly Coluna[]
