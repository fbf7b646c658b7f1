export { comCofre, createTestApp, type AppDeTeste, type Resposta } from './app-de-teste.ts'
export {
  buildCatalogo,
  buildHistorico,
  chamadasDoCatalogo,
  entradasDoCatalogo,
  type CatalogoDeTeste,
  type ChamadaDoCatalogo,
  buildCarrossel,
} from './area-catalogo.ts'
export { buildAssinatura, buildTipoAssinatura } from './exemplares/build-assinatura.ts'
export { createTestDatabase } from './banco-de-teste.ts'
export { semLimites, startServidor } from './start-servidor.ts'
export { buildCupom, type CupomDeTeste } from './exemplares/build-cupom.ts'
export { buildCombo, type ComboDeTeste } from './exemplares/build-combo.ts'
export { buildFatura } from './exemplares/build-fatura.ts'
export { buildLimites } from './exemplares/build-limites.ts'
export { buildImpostos } from './exemplares/build-imposto.ts'
export { buildCancelamento, buildNfe } from './exemplares/build-nfe.ts'
export { buildMensagem, buildSala } from './exemplares/build-chat.ts'
export { copyPedido } from './copy-pedido.ts'
export { buildPedidoNoCartao, type PedidoNoCartao } from './exemplares/build-pedido-no-cartao.ts'
export { listRecusados } from './list-recusados.ts'
export { buildServico } from './exemplares/build-servico.ts'
export {
  buildCadastro,
  buildCliente,
  buildFornecedor,
  buildImagem,
  buildProduto,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type ProdutoDeTeste,
} from './builders.ts'
export { createEntradasDaMatriz } from './entradas-da-matriz.ts'
export { countEsperando } from './count-esperando.ts'
export { buildEntradaMinima } from './entrada-minima.ts'
export { hashSenhaLeve } from './hash-senha-leve.ts'
export {
  acceptTermos,
  buildApiKey,
  buildEquipe,
  buildErp,
  buildAcesso,
  buildOperador,
  buildSessao,
  buildVinculado,
  type LoginDeTeste,
} from './logins.ts'
export { openRodada } from './open-rodada.ts'
export { createPlanilhas, sayErros } from './planilhas.ts'
export { pickTudo } from './pick-tudo.ts'
export {
  openAparelho,
  readVapid,
  startReceptorPush,
  type ReceptorPush,
} from './provedor-falso/receptor-push.ts'
export { startReceptor, type Receptor } from './receptor.ts'
export { readTexto, scanBarras } from './read-pdf.ts'
export { amanha, buildSubmissao, depoisDoBoleto, hoje } from './submissao.ts'
export { casos } from './busca/casos-de-busca.ts'
export { insertCatalogoGerado, measureRecall } from './busca/measure-busca.ts'
export {
  buildLojaDePrecos,
  idDaForma,
  precosAoAcaso,
  setEntregas,
  setPrecos,
  type LojaDePrecos,
  type PrecosAoAcaso,
  type QualForma,
} from './mundo/precos-ao-acaso.ts'
