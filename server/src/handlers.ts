import type { Registry } from 'prom-client'

import { createAcaoPedidoHandlers, createPainelPedidoHandlers } from '#acao'
import type { ContextoComprador } from '#acesso'
import { createAcessoOperadorHandlers } from '#acesso-operador'
import { createAlertaHandlers } from '#alerta'
import { createAnexoHandlers } from '#anexo'
import { createAprovacaoHandlers } from '#aprovacao'
import { openArmazem } from '#armazem'
import { createAssinaturaHandlers } from '#assinatura'
import { createAtendimentoHandlers } from '#atendimento'
import { createCarrinhoHandlers } from '#carrinho'
import { createCarrosselHandlers } from '#carrossel'
import { createCategoriaHandlers } from '#categoria'
import { createMovimentoDeEstoqueHandlers, createProdutoGuardadoHandlers } from '#catalogo'
import type { Handlers, Requisicao } from '#chamada'
import { createChatHandlers } from '#chat'
import { createClienteHandlers, ensureCadastro, showConfiguracoes } from '#cliente'
import { withChegada } from '#cliente-previsto'
import { createSegundoFatorHandlers } from '#segundo-fator'
import { createPreparoHandlers } from '#preparo'
import { createPromocaoHandlers } from '#promocao'
import { createComboHandlers } from '#combo'
import type { DepsDaConta } from '#conta-provedor'
import { createContestacaoHandlers } from '#contestacao'
import { createConteudoHandlers } from '#conteudo'
import { createAvisoCupomHandlers, createCupomHandlers } from '#cupom'
import { createEnderecoHandlers } from '#endereco'
import { createEnderecoTestadoHandlers, createEntregaHandlers } from '#entrega'
import { createDetalheHandlers, type DetalhesLembrados } from '#detalhe'
import { createCartaHandlers } from '#carta'
import { createDominioHandlers } from '#dominio'
import { createEquipeHandlers } from '#equipe'
import { createExportacaoHandlers } from '#exportacao'
import { createFotoHandlers } from '#foto'
import { createImportacaoHandlers } from '#importacao'
import { createFaturaHandlers } from '#fatura'
import { createFilaHandlers } from '#fila'
import { createFormularioHandlers } from '#formulario'
import { createFornecedorHandlers, type Fornecedores } from '#fornecedor'
import { createLugarHandlers, type LugaresRecusados, type MapaDeAreas } from '#lugar'
import { createGanchoHandlers } from '#gancho'
import type { Geocoder } from '#geocoder'
import type { Config, Sql } from '#infra'
import { createLeituraHandlers } from '#leitura'
import { createLinkAcaoHandlers } from '#link-acao'
import { createListaComprasHandlers } from '#lista-compras'
import { createLoginHandlers } from '#login'
import { createMedicaoHandlers, type Contadores } from '#medicao'
import { createBloqueioHandlers, createNegociacaoDoClienteHandlers, createNegociacaoHandlers } from '#grade'
import { createNotaFiscalHandlers } from '#nota-fiscal'
import { createChaves, createNotificacaoHandlers } from '#notificacao'
import { createOperacaoHandlers } from '#operacao'
import { createOrcamentoHandlers } from '#orcamento'
import { createPagamentoHandlers, type Pagamentos } from '#pagamento'
import { createPagamentoDoPedidoHandlers } from '#pagamento-do-pedido'
import { findSlugDoHost } from '#pagina'
import { createImpressoHandlers } from '#impresso'
import { createPaginaEstaticaHandlers } from '#pagina-estatica'
import { createPaginaInicialHandlers } from '#pagina-inicial'
import { createPedidoHandlers } from '#pedido'
import { createProdutoHandlers, type Catalogo, type ProdutosVivos } from '#produto'
import type { Publicacoes } from '#publicacao'
import { createReceita } from '#receita'
import { createReembolsoHandlers } from '#reembolso'
import { createAtoHandlers } from '#ato'
import { createRegistroHandlers } from '#registro'
import { createRemetenteHandlers } from '#remetente'
import { createRepresentanteHandlers } from '#representante'
import { createPrecoHandlers } from '#reajuste'
import { createRecorteHandlers } from '#recorte'
import { createRespostaProntaHandlers } from '#resposta-pronta'
import { createSaudeHandlers } from '#saude'
import { createSubmissaoHandlers, createSubmissoes } from '#submissao'
import { createSugestaoHandlers } from '#sugestao'
import { createTitularHandlers } from '#titular'
import { createTextoEstaticoHandlers } from '#texto-estatico'
import { createUsuarioVinculadoHandlers } from '#usuario-vinculado'
import { createVisaoHandlers } from '#visao'

import { isInscricaoEstadual } from './is-inscricao-estadual.ts'

interface HandlerDeps {
  config: Config
  sql: Sql
  fornecedores: Fornecedores
  publicacoes: Publicacoes
  mapa: MapaDeAreas
  produtos: ProdutosVivos
  catalogo: Catalogo
  detalhes: DetalhesLembrados
  pagamentos: Pagamentos
  /** By which accounts at payment providers are kept and used. */
  conta: Pick<DepsDaConta, 'cofre' | 'daLoja'>
  geocoder: Geocoder
  /** What came of a provider instead of an answer. */
  onFalha: (error: unknown) => void
  /** Failures of work in the background, where no request waits for an answer. */
  onErro: (error: unknown) => void
  contadores: Contadores
  onRecusado: LugaresRecusados['note']
  /** What this process measures of itself. */
  registry: Registry
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** The handlers of each slice, one line each. A call of the contract without a handler does not compile here. */
export function createHandlers({
  config,
  sql,
  fornecedores,
  publicacoes,
  mapa,
  produtos,
  catalogo,
  detalhes,
  pagamentos,
  conta,
  geocoder,
  onFalha,
  onErro,
  contadores,
  contextoOf,
  onRecusado,
  registry,
}: HandlerDeps): Handlers {
  const showSessao = async (requisicao: Requisicao, idfornecedor: string | null) =>
    showConfiguracoes(sql, await contextoOf(requisicao, idfornecedor))
  const slugDoHost = (host: string) => findSlugDoHost(host, { fornecedores, config })
  const submissoes = createSubmissoes({ sql, pagamentos, config, vivos: produtos })
  const receita = createReceita(config)
  const entrada = {
    sql,
    config,
    showSessao,
    ensureCadastro: withChegada(sql, ensureCadastro.bind(null, sql)),
  }
  return {
    ...createFornecedorHandlers({ sql, fornecedores, contextoOf }),
    ...createHandlersDeLugares({ sql, fornecedores, mapa, slugDoHost, geocoder, produtos, onRecusado }),
    ...createHandlersDoConteudo({ sql, db: sql, produtos, publicacoes }),
    ...createLinkAcaoHandlers({ sql, config }),
    ...createHandlersDaPlataforma({ sql, config, registry }),
    ...createHandlersDosNomes({ sql, config }),
    ...createGanchoHandlers({ sql, config }),
    ...createHandlersDoCatalogo(catalogo, detalhes),
    ...createCarrinhoHandlers(sql, produtos),
    ...createCupomHandlers({ sql, produtos, contextoOf }),
    ...createAvisoCupomHandlers(sql),
    ...createAprovacaoHandlers({ sql, config, submissoes }),
    ...createBloqueioHandlers(sql, produtos),
    ...createComboHandlers({ sql, contextoOf }),
    ...createPromocaoHandlers({ sql }),
    ...createLoginHandlers(entrada),
    ...createEquipeHandlers({ sql, config }),
    ...createSegundoFatorHandlers({ ...entrada, cofre: conta.cofre }),
    ...createUsuarioVinculadoHandlers({ ...entrada, fornecedores }),
    ...createAssinaturaHandlers({ sql, config, produtos, pagamentos, contextoOf }),
    ...createClienteHandlers({ sql, config, receita, isInscricao: isInscricaoEstadual }),
    ...createTitularHandlers({ sql, config }),
    ...createListaComprasHandlers(sql, produtos),
    ...createPagamentoHandlers(sql, pagamentos),
    ...createNotaFiscalHandlers({ sql, config, contextoOf }),
    ...createFaturaHandlers({ sql, config, fornecedores, pagamentos, onFalha }),
    ...createSubmissaoHandlers({ sql, pagamentos, config, produtos }),
    ...createPedidoHandlers({ sql, config }),
    ...createAcaoPedidoHandlers({ sql, produtos, pagamentos, contextoOf }),
    ...createPainelPedidoHandlers({ sql, produtos, pagamentos, contextoOf }),
    ...createLeituraHandlers({ sql, config, contextoOf }),
    ...createHandlersDoCadastro(sql, onErro),
    ...createContestacaoHandlers({ sql, config, fornecedores, pagamentos, contextoOf }),
    ...createReembolsoHandlers({ sql, contextoOf }),
    ...createPagamentoDoPedidoHandlers({ sql, config, fornecedores, pagamentos, contextoOf }),
    ...createMedicaoHandlers({ sql, contextoOf, contadores }),
    ...createAlertaHandlers(sql, produtos),
    ...createChatHandlers({ sql }),
    ...createAnexoHandlers({ sql, armazem: openArmazem(config.dataDir) }),
    ...createAtendimentoHandlers({ sql }),
    ...createRecorteHandlers({ sql }),
    ...createRespostaProntaHandlers({ sql }),
    ...createPreparoHandlers({ sql, pagamentos, config, conta }),
    ...createOrcamentoHandlers({ sql, produtos, contextoOf, config }),
    ...createNegociacaoHandlers({ sql, produtos, pagamentos, config }),
    ...createNegociacaoDoClienteHandlers(sql, produtos),
    ...createVisaoHandlers({ sql, config }),
    ...createNotificacaoHandlers({ sql, config, readChaves: createChaves({ sql, config }) }),
    ...createRepresentanteHandlers({ sql, config, showSessao }),
  }
}

/** Under which names a store is reached and writes: hosts, sender, letters. */
const createHandlersDosNomes = (deps: { sql: Sql; config: Config }) => ({
  ...createRemetenteHandlers(deps),
  ...createDominioHandlers(deps),
  ...createCartaHandlers(deps),
})

/** Products, in lists, each by itself, and those that are proposed. */
const createHandlersDoCatalogo = (catalogo: Catalogo, detalhes: DetalhesLembrados) => ({
  ...createProdutoHandlers(catalogo),
  ...createDetalheHandlers({ catalogo, detalhes }),
  ...createSugestaoHandlers(catalogo.db, catalogo.produtos),
})

/** Who delivers where, addresses, and what is offered at them. */
const createHandlersDeLugares = (
  deps: Parameters<typeof createLugarHandlers>[0] & Parameters<typeof createEntregaHandlers>[0],
) => ({
  ...createLugarHandlers(deps),
  ...createEnderecoHandlers(deps),
  ...createEntregaHandlers(deps),
  ...createEnderecoTestadoHandlers(deps),
})

/** Products as their supplier keeps them, by hand, by spreadsheet and by picture, and what goes out as files: jobs that no request waits for. */
const createHandlersDoCadastro = (sql: Sql, onErro: (error: unknown) => void) => ({
  ...createProdutoGuardadoHandlers({ sql }),
  ...createMovimentoDeEstoqueHandlers({ sql }),
  ...createCategoriaHandlers({ sql }),
  ...createPrecoHandlers({ sql }),
  ...createExportacaoHandlers(sql, onErro),
  ...createImportacaoHandlers(sql, onErro),
  ...createFotoHandlers(sql),
  ...createAtoHandlers({ sql }),
  ...createRegistroHandlers({ sql }),
})

/** What the platform's operator asks for. */
const createHandlersDaPlataforma = (deps: { sql: Sql; config: Config; registry: Registry }) => ({
  ...createFilaHandlers(deps.sql),
  ...createOperacaoHandlers(deps),
  ...createAcessoOperadorHandlers(deps),
  ...createSaudeHandlers(deps),
})

/** What a store says: its home, pages, rows of products, texts and printed matter, as they are read and as they are written. */
const createHandlersDoConteudo = (deps: Parameters<typeof createConteudoHandlers>[0]) => ({
  ...createConteudoHandlers(deps),
  ...createPaginaInicialHandlers(deps),
  ...createPaginaEstaticaHandlers(deps),
  ...createFormularioHandlers(deps),
  ...createTextoEstaticoHandlers(deps),
  ...createImpressoHandlers(deps),
  ...createCarrosselHandlers(deps.sql, deps.produtos),
})
