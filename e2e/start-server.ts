import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '../server/src/infra/banco/db.ts'
import { hashSenhaLeve } from '../server/src/teste/hash-senha-leve.ts'
import { port, portaDoDns, readBanco } from './banco.ts'

/** The server of the browser tests: a new database on the cluster of `npm test`, demo data loaded as a first start does. */
const { base, nome, url } = readBanco()
const admin = openDatabase(base, { max: 1 })
await admin.unsafe(`drop database if exists ${nome} with (force)`)
await admin.unsafe(`create database ${nome}`)
await admin.end()

process.env.PORT = String(port)
process.env.DATABASE_URL = url
process.env.DEMO = '1'
// Accounts of stores are sealed with a key of this morning; their provider is nobody.
process.env.CHAVES_SELO = `e2e:${randomBytes(32).toString('base64')}`
process.env.MERCADO_PAGO_URL = 'http://127.0.0.1:9'
// Names of stores are asked of a name server that a test starts at this port.
process.env.DNS_SERVIDORES = `127.0.0.1:${portaDoDns}`
process.env.DOMINIO_ALVO = 'lojas.vitrine.example'
// All browsers of the tests come from one address.
process.env.LIMITE_CONSULTAS = '100000'
for (const limite of ['LIMITE_IP', 'LIMITE_CONTA', 'LIMITE_CHAMADA']) process.env[limite] = '0'
// One folder, however often the tests run: nothing takes it away when this process is killed.
const pasta = join(tmpdir(), `vitrine-e2e-${port}`)
rmSync(pasta, { recursive: true, force: true })
process.env.VITRINE_DATA = pasta
// Connections of one test's calls wait in the browser's hand for another's: one that the server ends meanwhile fails there.
subscribe('http.server.request.start', (message) => {
  ;(message as { server: Server }).server.keepAliveTimeout = 3_600_000 // as Node documents this channel
})
// As it is shipped, one bundle.
await import(new URL('../server/build/main.js', import.meta.url).href)

// What most tests buy one of, more often than the demo has it: a thousand, in thousandths.
const sql = openDatabase(url, { max: 1 })
await sql`
  update estoque set quantidade = 1000000 from produto p
  where p.sku = 'CF-0420' and (p.idfornecedor, p.idcadastroextraproduto) = (estoque.idfornecedor, estoque.idcadastroextraproduto)`
// Hundreds buy in one morning: the window that most choose takes 40.
await sql`update forma_entrega set capacidade_pedidos = 400 where capacidade_pedidos = 40`
// By day nobody is answered by the clock; at night it would be a message more in each room.
await sql`
  insert into ajuste_atendimento (idfornecedor, ausencia, atende_feriado) select idfornecedor, false, true from fornecedor
  on conflict (idfornecedor) do update set ausencia = false, atende_feriado = true`
// Each test logs in, some a few times: what that costs on purpose is paid where somebody chose a password.
await sql`
  update usuario set senha_hash = ${await hashSenhaLeve('vitrine-demo')}
  where email like '%@vitrine.example' and senha_hash like '$argon2id$%'`
await sql.end()
