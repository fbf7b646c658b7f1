export { findAjuste } from './ajuste.repository.ts'
export { descontoNoFreteOf, limitesOf, saveAjustes, showAjustes } from './ajustes.ts'
export { acceptTudo, answerLinha, suggestLinha } from './answer-linha.ts'
export { applyDesconto, matchUltimos } from './apply-em-tudo.ts'
export { changeFrete } from './change-frete.ts'
export { changeLinha, includeProduto, removeLinha } from './change-linha.ts'
export { listCustos, listUltimos, type CustoRow, type UltimoRow } from './custo.repository.ts'
export { editLinha, showEdicao } from './edit-linha.ts'
export type { ProdutoDoAto } from './escrita.repository.ts'
export {
  findEstado,
  type EdicaoRow,
  type EncerradaRow,
  type EstadoRow,
  type LinhaRow,
  type NegociacaoRow,
} from './estado.repository.ts'
export { isTitularAusente, requirePosse, vivaOf, type Deps } from './in-negociacao.ts'
export { fitPedida } from './fit-pedida.ts'
export { listFretes } from './frete-da-loja.ts'
export { toLinhaAJulgar } from './judge-linha.ts'
export { tabelaOf, toConversa } from './linha.ts'
export { createNegociacaoTarefas } from './negociacao.tarefas.ts'
export { beat, releaseCarrinhos, takeCarrinho, unlockCarrinho } from './posse.ts'
export { asCliente, donoOf, inLugar, quemOf, type Dono, type Quem } from './quem.ts'
export { decideAlcada, releaseComPrecos } from './settle-negociacao.ts'
