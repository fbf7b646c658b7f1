import { createAcessoHandlers, type ContextoComprador } from '#acesso'
import { createAlertaHandlers } from '#alerta'
import { createAprovacaoHandlers } from '#aprovacao'
import { createAssinaturaHandlers } from '#assinatura'
import { createBloqueioHandlers, createCarrinhoHandlers } from '#carrinho'
import type { Handlers, Requisicao } from '#chamada'
import { createClienteHandlers, createPrivacidadeHandlers, ensureCadastro, showConfiguracoes } from '#cliente'
import { createRemetenteHandlers } from '#correio'
import { createAvisoCupomHandlers, createCupomHandlers } from '#cupom'
import { createComboHandlers } from '#combo'
import { createEnderecoHandlers } from '#endereco'
import { createEntregaHandlers } from '#entrega'
import { createFaturaHandlers } from '#fatura'
import { createFilaHandlers } from '#fila'
import { createFornecedorHandlers, type Fornecedores, type MapaDeAreas } from '#fornecedor'
import { createGanchoHandlers } from '#gancho'
import type { Geocoder } from '#geocoder'
import type { Config, Sql } from '#infra'
import { createImpostoHandlers } from '#imposto'
import { createListaComprasHandlers } from '#lista-compras'
import { createNotaFiscalHandlers } from '#nota-fiscal'
import { createPagamentoHandlers, type Pagamentos } from '#pagamento'
import {
  createAcaoPedidoHandlers,
  createContestacaoHandlers,
  createReembolsoHandlers,
  createExportacaoHandlers,
  createLeituraPedidoHandlers,
  createPagamentoDoPedidoHandlers,
  createPainelPedidoHandlers,
  createPedidoHandlers,
  createSubmissoes,
} from '#pedido'
import { resolveHost } from '#pagina'
import { createProdutoHandlers, type FindSemelhantes, type ProdutosVivos } from '#produto'
import { createReceita } from '#receita'
import { createRepresentanteHandlers } from '#representante'
import { createSugestaoHandlers } from '#sugestao'
import { createUsuarioVinculadoHandlers } from '#usuario-vinculado'

import { isInscricaoEstadual } from './is-inscricao-estadual.ts'

interface HandlerDeps {
  config: Config
  sql: Sql
  fornecedores: Fornecedores
  mapa: MapaDeAreas
  produtos: ProdutosVivos
  findSemelhantes: FindSemelhantes
  pagamentos: Pagamentos
  geocoder: Geocoder
  /** What came of a provider instead of an answer. */
  onFalha: (error: unknown) => void
  /** What failed where nobody waits for an answer. */
  onErro: (error: unknown) => void
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** Who serves what: one line for each slice. A call of the contract that nobody serves does not compile here. */
export function createHandlers({
  config,
  sql,
  fornecedores,
  mapa,
  produtos,
  findSemelhantes,
  pagamentos,
  geocoder,
  onFalha,
  onErro,
  contextoOf,
}: HandlerDeps): Handlers {
  const showSessao = async (requisicao: Requisicao, idfornecedor: string | null) =>
    showConfiguracoes(sql, await contextoOf(requisicao, idfornecedor))
  const slugDoHost = async (host: string) => {
    const alvo = await resolveHost(host, { fornecedores, config })
    return 'slug' in alvo ? alvo.slug : null
  }
  const entrada = {
    sql,
    config,
    showSessao,
    ensureCadastro: (idcliente: string, fornecedor: Parameters<typeof ensureCadastro>[2]) =>
      ensureCadastro(sql, idcliente, fornecedor),
  }
  return {
    ...createFornecedorHandlers({ sql, fornecedores, mapa, slugDoHost }),
    ...createFilaHandlers(sql),
    ...createRemetenteHandlers({ sql, config }),
    ...createGanchoHandlers({ sql, config }),
    ...createImpostoHandlers(sql),
    ...createProdutoHandlers({ db: sql, produtos, findSemelhantes }),
    ...createCarrinhoHandlers(sql, produtos),
    ...createCupomHandlers({ sql, produtos, contextoOf }),
    ...createAvisoCupomHandlers(sql),
    ...createAprovacaoHandlers({
      sql,
      config,
      submissoes: createSubmissoes({ sql, pagamentos, config, vivos: produtos }),
    }),
    ...createBloqueioHandlers(sql, produtos),
    ...createComboHandlers({ sql, contextoOf }),
    ...createAcessoHandlers(entrada),
    ...createUsuarioVinculadoHandlers({ ...entrada, fornecedores }),
    ...createAssinaturaHandlers({ sql, config, produtos, pagamentos, contextoOf }),
    ...createClienteHandlers({
      sql,
      config,
      receita: createReceita(config),
      isInscricao: isInscricaoEstadual,
    }),
    ...createPrivacidadeHandlers({ sql, config }),
    ...createEnderecoHandlers({ sql, geocoder }),
    ...createEntregaHandlers({ sql, geocoder, produtos }),
    ...createListaComprasHandlers(sql, produtos),
    ...createPagamentoHandlers(sql, pagamentos),
    ...createNotaFiscalHandlers({ sql, config, contextoOf }),
    ...createFaturaHandlers({ sql, config, fornecedores, pagamentos, onFalha }),
    ...createPedidoHandlers({ sql, pagamentos, config, produtos }),
    ...createAcaoPedidoHandlers({ sql, config, produtos, pagamentos, contextoOf }),
    ...createPainelPedidoHandlers({ sql, config, pagamentos, contextoOf }),
    ...createLeituraPedidoHandlers({ sql, config, contextoOf }),
    ...createExportacaoHandlers(sql, onErro),
    ...createContestacaoHandlers({ sql, config, fornecedores, pagamentos, contextoOf }),
    ...createReembolsoHandlers({ sql, config, contextoOf }),
    ...createPagamentoDoPedidoHandlers({ sql, config, fornecedores, pagamentos, contextoOf }),
    ...createAlertaHandlers(sql, produtos),
    ...createSugestaoHandlers(sql, produtos),
    ...createRepresentanteHandlers({ sql, config, showSessao }),
  }
}
