import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

// The smallest quantity is the product's, copied by a trigger (0002).
const registro = describeRegistro(
  'estoque',
  ['idfornecedor', 'quantidade_minima'],
  ['idcadastroextraproduto', 'quantidade'],
)
/** The stock of a product, in 1/1,000 unit. */
export const cadastroEstoque = describeCadastro(registro, {
  chave: ['idcadastroextraproduto'],
  porFornecedor: true,
})
/** 1/1,000 unit. */
export type EstoqueGuardado = LinhaDe<typeof registro>
