import { flushCompileCache } from 'node:module'

import { followEstoque, sendAlertas } from './alerta/index.ts'
import { runAssinaturas } from './assinatura/index.ts'
import { buildApp } from './app.ts'
import { purgeRegistrosFiscais } from './cliente/index.ts'
import { chooseCarteiro, followCorreio, sendCorreio } from './correio/index.ts'
import { sendAvisosCupom } from './cupom/index.ts'
import { isEmpty } from './demo/is-empty.repository.ts'
import { followAreas, purgeAvisosArea, sendAvisosArea } from './fornecedor/index.ts'
import { sendAvisosDeFatura, settleCobrancas } from './fatura/index.ts'
import { startFila, type Fila } from './fila/index.ts'
import { deliverGanchos, followGanchos, pruneEntregas } from './gancho/index.ts'
import { purgeVerificacoes } from './acesso/index.ts'
import { ensureOperador } from './acesso/ensure-operador.ts'
import { makeAvifs } from './imagem/index.ts'
import { migrate, openDatabase, openNotificacoes, readConfig } from './infra/index.ts'
import { registerPaginas } from './pagina/index.ts'
import { expireOrcamentos, makeExportacoes, purgeExportacoes } from './pedido/index.ts'
import { countPares, renewSugestoes } from './sugestao/index.ts'
import { purgeConvites } from './usuario-vinculado/index.ts'

/** Started by `npm start` (run/start.mjs), which gives it a database; everything else comes from the environment. */
const config = readConfig(process.env)
// Its pictures and texts take 10 MiB: a shop without a demo does not read them.
const demo = config.demo ? await import('./demo/index.ts') : null
const sql = openDatabase(config.databaseUrl)

await migrate(sql)
if (await isEmpty(sql)) {
  if (demo) await demo.loadDemo(sql)
  else await ensureOperador(sql, process.env)
}

const notificacoes = await openNotificacoes(sql)
const app = await buildApp({ config, sql, notificacoes })
await registerPaginas(app.fastify, {
  dispatch: app.dispatch,
  fornecedores: app.fornecedores,
  cache: app.cache,
  config,
})
await app.fastify.listen({ port: config.port, host: config.host })

app.mapa.warm().catch((error: unknown) => app.fastify.log.error({ err: error }, 'areas were not read'))

const carteiro = await chooseCarteiro(config)
const sendLetters = async () =>
  carteiro ? sendCorreio(sql, carteiro, (error) => app.fastify.log.error({ err: error }, 'mail')) : 0

const deliver = () =>
  deliverGanchos({ sql, config, onErro: (error) => app.fastify.log.error({ err: error }, 'webhook') })

// Jobs start after the shop answers: none of them is needed for the first page.
let fila: Fila | undefined
const filaPronta = startFila(
  config.databaseUrl,
  [
    { nome: 'enviar-correio', cron: '* * * * *', run: sendLetters },
    { nome: 'limpar-registros-fiscais', cron: '20 3 * * *', run: () => purgeRegistrosFiscais(sql) },
    { nome: 'limpar-convites', cron: '17 3 * * *', run: () => purgeConvites(sql) },
    { nome: 'limpar-verificacoes', cron: '7 * * * *', run: () => purgeVerificacoes(sql) },
    { nome: 'expirar-pagamentos', cron: '* * * * *', run: () => app.pagamentos.expire() },
    { nome: 'retomar-pagamentos', cron: '* * * * *', run: () => app.pagamentos.resume() },
    { nome: 'terminar-reservas', cron: '11 * * * *', run: () => app.pagamentos.endReservas() },
    { nome: 'expirar-orcamentos', cron: '* * * * *', run: () => expireOrcamentos(sql, config) },
    { nome: 'avisar-ganchos', cron: '* * * * *', run: deliver },
    { nome: 'limpar-ganchos', cron: '47 3 * * *', run: () => pruneEntregas(sql, new Date()) },
    { nome: 'exportar-pedidos', cron: '* * * * *', run: () => makeExportacoes(sql) },
    { nome: 'limpar-exportacoes', cron: '37 3 * * *', run: () => purgeExportacoes(sql) },
    { nome: 'avisar-disponibilidade', cron: '* * * * *', run: () => sendAlertas(sql, config) },
    { nome: 'avisar-cupons', cron: '*/5 * * * *', run: () => sendAvisosCupom(sql, config) },
    { nome: 'avisar-areas', cron: '*/5 * * * *', run: () => sendAvisosArea({ ...app, sql, config }) },
    { nome: 'limpar-avisos-area', cron: '27 3 * * *', run: () => purgeAvisosArea(sql) },
    { nome: 'avisar-faturas', cron: '*/5 * * * *', run: () => sendAvisosDeFatura(sql, config) },
    { nome: 'contar-pares', cron: '*/10 * * * *', run: () => countPares(sql) },
    { nome: 'renovar-sugestoes', cron: '30 4 * * 0', run: () => renewSugestoes(sql) },
    {
      nome: 'acertar-faturas',
      cron: '* * * * *',
      run: () =>
        settleCobrancas({
          ...app,
          sql,
          config,
          onFalha: (error) => app.fastify.log.error({ err: error }, 'payment provider'),
        }),
    },
    {
      nome: 'repetir-assinaturas',
      cron: '*/10 * * * *',
      run: () => runAssinaturas({ ...app, sql, config }),
    },
    { nome: 'fazer-avif', cron: '* * * * *', run: () => makeAvifs({ sql, dataDir: config.dataDir }, 20) },
  ],
  (error) => app.fastify.log.error({ err: error }, 'job failed'),
).then(
  (started) => (fila = started),
  (error: unknown) => app.fastify.log.error({ err: error }, 'jobs did not start'),
)

followEstoque(notificacoes, (ids) =>
  sendAlertas(sql, config, ids).catch((error: unknown) =>
    app.fastify.log.error({ err: error }, 'alerts were not sent'),
  ),
)

followAreas(notificacoes, () =>
  sendAvisosArea({ ...app, sql, config }).catch((error: unknown) =>
    app.fastify.log.error({ err: error }, 'notices of areas were not sent'),
  ),
)

followGanchos(notificacoes, () =>
  deliver().catch((error: unknown) => app.fastify.log.error({ err: error }, 'webhooks were not told')),
)

followCorreio(notificacoes, () =>
  sendLetters().catch((error: unknown) => app.fastify.log.error({ err: error }, 'mail was not sent')),
)

demo?.announce(config)
process.send?.('pronto')
// What was compiled for this start is there for the next one, also when that one follows a kill -9.
flushCompileCache()

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  // Requests under way finish first, then the jobs, then the connections.
  await app.fastify.close()
  await filaPronta
  await fila?.close()
  await notificacoes.close()
  await sql.end({ timeout: 5 })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
process.once('disconnect', () => void stop())
