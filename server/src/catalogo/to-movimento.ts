import type { MovimentoDoProduto, MovimentoEstoque } from '@vitrine/contract'

/** Who reads the audit is told where stock was changed by hand. */
const motivo = 'Painel'

/** A movement of a product; a quantity that is missing is refused by the writer. */
export function toMovimento(
  idcadastroextraproduto: string,
  { tipo, quantidade }: MovimentoDoProduto,
): MovimentoEstoque {
  const comum = { idcadastroextraproduto, motivo }
  return tipo === 'SEM_CONTROLE'
    ? { ...comum, tipo }
    : { ...comum, tipo, quantidade: quantidade ?? Number.NaN }
}
