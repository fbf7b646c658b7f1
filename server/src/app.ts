import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'

import { createResolveContexto, createSessoesVivas } from '#acesso'
import { createRequireMotivo } from '#acesso-operador'
import { registerAplicativo } from '#aplicativo'
import { registerAnuncios } from '#anuncio'
import { registerEventosAprovacao } from '#aprovacao'
import {
  createDispatch,
  createLimiteDeChamadas,
  registerCalls,
  Rodizio,
  sendFalha,
  sendNotFound,
  type Dispatch,
  type Requisicao,
} from '#chamada'
import { createChamadasDeChave, type ChamadasDeChave } from '#chamada-de-chave'
import { openSocket } from '#chat'
import { createCofre } from '#cofre'
import { createDressPrevia } from '#conteudo'
import { applyEventoTeste, createProvedorDaLoja } from '#conta-provedor'
import { registerEventosCadastro } from '#cliente'
import { registerBuscador } from '#buscador'
import { registerCapas } from '#capa'
import { registerCaixaDemo } from '#correio'
import { createDetalhesLembrados } from '#detalhe'
import { applyEventoFatura } from '#fatura'
import { createFornecedores, type Fornecedores } from '#fornecedor'
import { createLugaresRecusados, createMapaDeAreas, type LugaresRecusados, type MapaDeAreas } from '#lugar'
import { createGeocoder } from '#geocoder'
import { registerImagens } from '#imagem'
import { CachePublico, trackGeracoes, uuidv7, type Config, type Notificacoes, type Sql } from '#infra'
import { registerMarca } from '#marca'
import { createContadores, type Contadores } from '#medicao'
import { createPagamentos, type Pagamentos } from '#pagamento'
import { FilaDePaginas, findSlugDoHost } from '#pagina'
import { registerEventosPedido } from '#pedido'
import { createCatalogo, createProdutosVivos } from '#produto'
import { createPublicacoes, type Publicacoes } from '#publicacao'
import { createSimulador, registerBanco } from '#provedor'

import { registerVisao } from '#visao'

import { registerDocs } from './docs/docs.routes.ts'
import { createHandlers } from './handlers.ts'
import { warnOfProxy } from './infra/aviso-proxy.ts'
import { protectRespostas } from './infra/cabecalhos.ts'
import { loggerOptions } from './infra/log.ts'
import { checkOrigem } from './infra/origem.ts'
import { createAtalhos, serveFirst } from './serve-first.ts'
import {
  collectMedidas,
  createProntidao,
  registerMetricas,
  registerSaude,
  type Prontidao,
} from './saude/index.ts'

export interface AppDeps {
  config: Config
  sql: Sql
  notificacoes: Notificacoes
  /** Tests: every answer is parsed strictly by the contract. */
  strict?: boolean
}

/** What the pages, the jobs and the tests need of a running app. */
export interface App {
  fastify: FastifyInstance
  dispatch: Dispatch
  fornecedores: Fornecedores
  publicacoes: Publicacoes
  mapa: MapaDeAreas
  cache: CachePublico
  /** Whose page is drawn next. */
  fila: FilaDePaginas
  /** Whose call is begun next. */
  rodizio: Rodizio
  pagamentos: Pagamentos
  /** What /metrics tells. */
  registry: Registry
  prontidao: Prontidao
  /** Counters in memory that were not written to the database yet. */
  contadores: Contadores
  /** Places that were refused and not written yet. */
  recusados: LugaresRecusados
  /** Calls of API keys that were not written yet. */
  chamadasDeChave: ChamadasDeChave
}

/** The whole server but its pages and its port: infrastructure, then the slices. */
export async function buildApp({ config, sql, notificacoes, strict = false }: AppDeps): Promise<App> {
  const geracoes = trackGeracoes(notificacoes)
  const fornecedores = createFornecedores(sql, geracoes)
  const cache = new CachePublico(
    geracoes,
    () => notificacoes.isListening(),
    (idfornecedor) => fornecedores.peek(idfornecedor)?.viradas,
  )
  const esperas = { fila: new FilaDePaginas(), rodizio: new Rodizio() }
  const publicacoes = createPublicacoes(sql, geracoes)
  const registry = new Registry()
  const prontidao = createProntidao(sql, notificacoes)
  const sessoes = createSessoesVivas(sql, notificacoes)
  const produtos = createProdutosVivos(sql, geracoes, notificacoes)
  const catalogo = createCatalogo({ sql, produtos, geracoes, notificacoes })
  const fontes = { catalogo, detalhes: createDetalhesLembrados(geracoes, notificacoes) }
  const limite = createLimiteDeChamadas(config)
  const atalhos = createAtalhos(config, { cache, sessoes, fornecedores, fontes, limite, ...esperas, strict })
  const fastify = Fastify({
    serverFactory: serveFirst({ prontidao, cache, ...atalhos }),
    ...loggerOptions(config),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    // In the order of time (slice chamada-de-chave).
    genReqId: () => uuidv7(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // What comes on a connection that is open is answered: others are asked already (saude/prontidao.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  const mapa = createMapaDeAreas(sql, geracoes)
  const geocoder = createGeocoder({
    geocoders: config.geocoders,
    bases: { nominatim: config.nominatimUrl, photon: config.photonUrl },
    onFalha: (adaptador, error) => fastify.log.warn({ err: error, adaptador }, 'geocoder failed'),
  })
  const cofre = createCofre(config)
  const daLoja = createProvedorDaLoja({ config, cofre, simulador: config.demo ? createSimulador(sql) : null })
  const pagamentos = createPagamentos({
    sql,
    fornecedores,
    provedorOf: daLoja.provedorOf,
    applyFora: async (tx, provedor, evento) =>
      (await applyEventoTeste(tx, provedor, evento)) || applyEventoFatura(tx, provedor, evento),
    onFalha: (error, numpedido) => fastify.log.error({ err: error, numpedido }, 'payment provider'),
  })
  const resolveContexto = createResolveContexto(sessoes, fornecedores, createDressPrevia(sql))
  const contextoOf = (requisicao: Requisicao, idfornecedor: string | null, idcliente?: string) =>
    resolveContexto(requisicao, { fornecedor: idfornecedor ?? undefined, idcliente })
  const notados = createNotados(fastify, { sql, registry })
  const handlers = createHandlers({
    config,
    sql,
    fornecedores,
    publicacoes,
    mapa,
    produtos,
    ...fontes,
    pagamentos,
    conta: { cofre, daLoja },
    geocoder,
    onFalha: (error) => fastify.log.error({ err: error }, 'payment provider'),
    onErro: (error) => fastify.log.error({ err: error }, 'background work failed'),
    contextoOf,
    contadores: notados.contadores,
    onRecusado: notados.recusados.note,
    registry,
  })
  const dispatch = createDispatch(handlers, {
    resolveContexto,
    limite,
    requireMotivo: createRequireMotivo(sql),
    forgetSessao: sessoes.forget,
    catchUp: notificacoes.catchUp,
  })

  protectRespostas(fastify, config)
  await fastify.register(fastifyCookie)
  fastify.addHook('onRequest', checkOrigem)
  warnOfProxy(fastify, config)
  fastify.setErrorHandler(sendFalha)
  fastify.setNotFoundHandler(sendNotFound)
  registerCalls(fastify, {
    dispatch,
    cache,
    ...atalhos,
    rodizio: esperas.rodizio,
    limite,
    strict,
    onFeita: notados.chamadasDeChave.note,
    idOfFornecedor: (nome) => fornecedores.peek(nome)?.idfornecedor,
  })
  registerAoVivo(fastify, { sql, notificacoes, resolveContexto, config })
  registerImagens(fastify, { sql, dataDir: config.dataDir })
  registerAplicativo(fastify, { config, fornecedores })
  registerAnuncios(fastify, { sql, config, fornecedores, contextoOf })
  registerCapas(fastify, { sql, dataDir: config.dataDir, fornecedores, dispatch })
  const slugDoHost = (host: string) => findSlugDoHost(host, { fornecedores, config })
  registerMarca(fastify, { sql, dataDir: config.dataDir, fornecedores, slugDoHost })
  registerBuscador(fastify, { sql, publicacoes, fornecedores, config, slugDoHost })
  registerVisao(fastify, { sql, config, slugDoHost })
  collectMedidas(fastify, { registry, sql, notificacoes, cache, ...atalhos, ...esperas })
  registerSaude(fastify, prontidao)
  // In production they stand on a port of their own (main.ts).
  if (!config.admin) registerInternas(fastify, registry)
  if (config.demo)
    await fastify.register(async (scope) => {
      registerBanco(scope, sql)
      registerCaixaDemo(scope, sql)
    })
  return {
    fastify,
    dispatch,
    fornecedores,
    publicacoes,
    mapa,
    cache,
    ...esperas,
    pagamentos,
    registry,
    prontidao,
    ...notados,
  }
}

/** What is noted in memory and written later: who is noted waits for no write. */
const createNotados = (fastify: FastifyInstance, deps: { sql: Sql; registry: Registry }) => ({
  contadores: createContadores(fastify, deps.sql),
  recusados: createLugaresRecusados(fastify, deps.sql),
  chamadasDeChave: createChamadasDeChave(fastify, deps),
})

/** What browsers are told without asking. */
function registerAoVivo(fastify: FastifyInstance, deps: Parameters<typeof openSocket>[1]): void {
  registerEventosCadastro(fastify, deps)
  registerEventosAprovacao(fastify, deps)
  registerEventosPedido(fastify, deps)
  openSocket(fastify, deps)
}

/** What only the people who run the shop need: documents of the calls, health and measures. */
export function registerInternas(fastify: FastifyInstance, registry: Registry): void {
  registerDocs(fastify)
  registerMetricas(fastify, registry)
}
